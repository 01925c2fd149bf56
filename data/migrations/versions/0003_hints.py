"""Add preferences for hints and reviews; NULL means that they are given."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the two columns."""
    op.add_column("choices", sa.Column("hints", sa.Boolean()))
    op.add_column("choices", sa.Column("reviews", sa.Boolean()))
