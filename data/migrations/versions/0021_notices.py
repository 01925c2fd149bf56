"""Store how people want to be told that it is their turn, and what they wait to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the columns, the table and its indexes; NULL means the default."""
    for name in ("notify", "daily", "quiet", "zone"):
        op.add_column("choices", sa.Column(name, sa.Text()))
    op.add_column("choices", sa.Column("closed", sa.Boolean()))
    own_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "notices",
        sa.Column("table_id", own_id, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"],
            ["seats.table_id", "seats.seat"],
            name="fk_notices_table_id_seat",
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_notices"),
    )
    op.create_index("ix_notices_person_id", "notices", ["person_id"])
    due = sa.column("due_at").is_not(None)
    op.create_index(
        "ix_notices_due_at", "notices", ["due_at"], sqlite_where=due, postgresql_where=due
    )
