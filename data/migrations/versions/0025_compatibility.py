"""Add what older programs need to know: whether they can live with a newer schema."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
oldest = "0023"


def upgrade() -> None:
    """Add the table; `bot/store/connection/migrations.py` writes its row after each migration."""
    op.create_table(
        "compatibility",
        sa.Column("revision", sa.Text(), nullable=False),
        sa.Column("oldest", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("revision", name="pk_compatibility"),
    )
