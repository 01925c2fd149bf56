"""Store choices that are not yet open apart from the moves, and who made each move."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the table, and add the column; who made earlier moves is not known."""
    op.create_table(
        "open_choices",
        sa.Column(
            "table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False
        ),
        sa.Column("seat", sa.Integer(), autoincrement=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("by_computer", sa.Boolean()),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_open_choices"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"],
            ["seats.table_id", "seats.seat"],
            name="fk_open_choices_table_id_seat",
        ),
    )
    op.add_column("moves", sa.Column("by_computer", sa.Boolean()))
