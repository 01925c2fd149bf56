"""Store which messages ask for the computer in a seat, so that they lose their buttons afterwards.

A table beside that of undo: programs of revision 0030 tell of each message there as of an undo.
"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
oldest = "0023"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "substitute_messages",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("request", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("message_id", name="pk_substitute_messages"),
    )
    op.create_index("ix_substitute_messages_table_id", "substitute_messages", ["table_id"])
