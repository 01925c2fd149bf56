"""Store which messages still name somebody who was forgotten, until they are edited."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
oldest = "0023"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "forgotten_messages",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite")),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("message_id", name="pk_forgotten_messages"),
    )
    op.create_index("ix_forgotten_messages_since", "forgotten_messages", ["since"])
