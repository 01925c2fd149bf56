"""Add the preference for pictures of former boards; NULL means that they go."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column."""
    op.add_column("choices", sa.Column("pictures", sa.Boolean()))
