"""Store which moves people took back, and the open request of a game to do so."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the table and the columns; in older games nothing was taken back."""
    op.create_table(
        "undos",
        sa.Column(
            "table_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("kept", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"],
            ["seats.table_id", "seats.seat"],
            name="fk_undos_table_id_seat",
        ),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_undos"),
    )
    op.add_column("tables", sa.Column("undo_request", sa.BigInteger()))
    for name in ("undo_seat", "undo_revision", "undo_kept"):
        op.add_column("tables", sa.Column(name, sa.Integer()))
    op.add_column("seats", sa.Column("agreed_undo", sa.BigInteger()))
