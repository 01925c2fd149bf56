"""Store in a seat whether its player has left for good, and to which request it agrees."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the two columns; whoever the computer has replaced so far may come back."""
    op.add_column(
        "seats", sa.Column("left", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("agreed_to", sa.BigInteger()))
