"""Store in a seat whom the computer has replaced, and the open request to be replaced."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the two columns."""
    op.add_column("seats", sa.Column("former_id", sa.BigInteger()))
    op.add_column("seats", sa.Column("request", sa.BigInteger()))
