"""Store what servers lay down for their games, and which games change ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the columns: NULL in a server's row means the default; all older games are rated."""
    op.add_column("choices", sa.Column("clock", sa.Text()))
    for name in ("live", "mentions", "direct", "rated"):
        op.add_column("choices", sa.Column(name, sa.Boolean()))
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true())
    )
