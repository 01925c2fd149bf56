"""Add imported games, who watches a game, and who is named in the files of others."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

_OwnId = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the tables with their indexes, and the column."""
    op.create_table(
        "imported_games",
        sa.Column("id", _OwnId, nullable=False),
        sa.Column("owner_id", sa.BigInteger(), nullable=False),
        sa.Column("file", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_imported_games"),
    )
    op.create_index("ix_imported_games_owner_id", "imported_games", ["owner_id"])
    op.create_index("ix_imported_games_at", "imported_games", ["at"])
    op.add_column("choices", sa.Column("named", sa.Boolean()))
    op.create_table(
        "watchers",
        sa.Column("table_id", _OwnId, nullable=False, autoincrement=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("every_age", sa.Boolean(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_watchers_table_id"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_watchers"),
    )
    op.create_index("ix_watchers_person_id", "watchers", ["person_id"])
