"""Store tournaments, who takes part in them, and the games of their rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Create the tables and their indexes."""
    own_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "tournaments",
        sa.Column("id", own_id, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("organizer_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_guild_id", "tournaments", ["guild_id"])
    op.create_index("ix_tournaments_status", "tournaments", ["status"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", own_id, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("cut", sa.BigInteger(), nullable=False),
        sa.Column("drawn", sa.Integer()),
        sa.Column("left_after", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_entrants_tournament_id"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_entrants"),
    )
    op.create_index("ix_entrants_user_id", "entrants", ["user_id"])
    op.create_table(
        "pairings",
        sa.Column("tournament_id", own_id, autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer()),
        sa.Column("thread_id", sa.BigInteger()),
        sa.Column("table_id", own_id),
        sa.Column("seat", sa.Integer()),
        sa.Column("first_score", sa.Integer()),
        sa.Column("second_score", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_pairings_tournament_id"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pairings_table_id"),
        sa.PrimaryKeyConstraint("tournament_id", "round", "board", name="pk_pairings"),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])
