"""Choices hold whether hints and reviews are given; nothing chosen means that they are."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the two columns."""
    op.add_column("choices", sa.Column("hints", sa.Boolean()))
    op.add_column("choices", sa.Column("reviews", sa.Boolean()))
