"""Store who does not want to be challenged, who is blocked, who was mentioned, and asked levels."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns and tables; a request to be replaced that is open has to be made anew."""
    op.add_column("choices", sa.Column("challenges", sa.Boolean()))
    op.add_column("seats", sa.Column("request_level", sa.Text()))
    op.create_table(
        "blocks",
        sa.Column("owner_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("owner_id", "person_id", name="pk_blocks"),
    )
    own_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "mentions",
        sa.Column("id", own_id, nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("of_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mentions"),
    )
    op.create_index("ix_mentions_by_id_at", "mentions", ["by_id", "at"])
    op.create_index("ix_mentions_at", "mentions", ["at"])
