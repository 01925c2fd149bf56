"""Create the tables of games, seats, moves, challenges and servers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create the first schema."""
    _tables()
    _challenges()
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False),
        sa.Column("locale", sa.Text()),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guilds"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", _ID),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("opener_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("deal", sa.LargeBinary(), nullable=False),
        sa.Column("postable", sa.Boolean(), nullable=False),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("shown", sa.Integer(), nullable=False, server_default="-1"),
        sa.Column("end_shown", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("end_reason", sa.Text()),
        sa.Column("winners", sa.JSON()),
        sa.Column("ended_at", _TIME),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index(
        "uq_tables_channel_id_running",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("ended_at IS NULL"),
        postgresql_where=sa.text("ended_at IS NULL"),
    )
    op.create_index("ix_tables_channel_id_ended_at", "tables", ["channel_id", "ended_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", _ID, autoincrement=False),
        sa.Column("seat", sa.Integer(), autoincrement=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text()),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_table(
        "moves",
        sa.Column("table_id", _ID, autoincrement=False),
        sa.Column("n", sa.Integer(), autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("nth", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_moves"),
        sa.UniqueConstraint("table_id", "seat", "nth", name="uq_moves_table_id_seat_nth"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_moves_table_id_seat"
        ),
    )


def _challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", _ID),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("postable", sa.Boolean(), nullable=False),
        sa.Column("players", sa.JSON(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("expires_at", _TIME, nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("table_id", _ID),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_challenges_table_id"),
        sa.CheckConstraint(
            "status IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')",
            name="ck_challenges_status",
        ),
    )
    op.create_index("ix_challenges_status_expires_at", "challenges", ["status", "expires_at"])
