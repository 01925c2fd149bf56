"""Add the preference for threads of games; NULL means that they are played in the channel."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column."""
    op.add_column("choices", sa.Column("threads", sa.Boolean()))
