"""Store results and ratings, which games are counted, and where a person is listed.

No game is counted yet: the bot counts those that have ended in the background.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the columns, tables and indexes."""
    op.add_column("choices", sa.Column("rankings", sa.Text()))
    op.add_column(
        "tables",
        sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    uncounted = sa.column("ended_at").is_not(None) & ~sa.column("counted", sa.Boolean())
    op.create_index(
        "ix_tables_ended_at_uncounted",
        "tables",
        ["ended_at", "id"],
        sqlite_where=uncounted,
        postgresql_where=uncounted,
    )
    own_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "results",
        sa.Column("table_id", own_id, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("level", sa.Text()),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("wonders", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_user_id_ended_at", "results", ["user_id", "ended_at"])
    op.create_index("ix_results_user_id_game", "results", ["user_id", "game"])
    op.create_table(
        "ratings",
        sa.Column("scope", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("scope", "game", "user_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_scope_game_rating", "ratings", ["scope", "game", "rating"])
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
