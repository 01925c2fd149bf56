"""Add what the people of an invitation mix into the deal; NULL in older ones means nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the column."""
    op.add_column("challenges", sa.Column("cuts", sa.JSON()))
