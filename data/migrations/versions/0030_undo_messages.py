"""Store which messages ask to take a move back, so that they lose their buttons afterwards."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
oldest = "0023"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "undo_messages",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("request", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("message_id", name="pk_undo_messages"),
    )
    op.create_index("ix_undo_messages_table_id", "undo_messages", ["table_id"])
