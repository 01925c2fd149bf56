"""Add clocks (NULL in older games means none), how long the bot has run, and absences."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the columns, the index by which clocks that have run out are found, and the tables."""
    op.add_column("tables", sa.Column("clock", sa.Text()))
    op.add_column("tables", sa.Column("turn_due", sa.BigInteger()))
    op.add_column(
        "tables", sa.Column("reminded", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("ix_tables_turn_due", "tables", ["turn_due"])
    op.add_column("seats", sa.Column("stood_in", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("ran", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptime"),
    )
    op.create_table(
        "absences",
        sa.Column("person_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("begins_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "begins_at", name="pk_absences"),
    )
