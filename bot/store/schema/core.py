"""The tables of games, invitations and results; `data/migrations` creates the schema."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    false,
    literal_column,
    true,
)

from .columns import OwnId, UtcTime
from .columns import metadata as metadata

tables = Table(
    "tables",
    metadata,
    Column("id", OwnId, primary_key=True),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("opener_id", BigInteger, nullable=False, index=True),
    Column("locale", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("deal", LargeBinary, nullable=False),
    Column("postable", Boolean, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("message_id", BigInteger),
    Column("shown", Integer, nullable=False, server_default="-1"),
    Column("end_shown", Boolean, nullable=False, server_default=false()),
    Column("seats_shown", Boolean, nullable=False, server_default=true()),
    Column("computer_due", Boolean, nullable=False, server_default=false()),
    Column("end_reason", Text),
    Column("winners", JSON(none_as_null=True)),
    Column("ended_at", UtcTime),
    Column("clock", Text),  # the name of one of `CLOCKS`; null: turns take as long as they like
    Column("turn_due", BigInteger, index=True),  # when `uptime` reaches it
    Column("reminded", Boolean, nullable=False, server_default=false()),  # of the end of the turn
    Column("counted", Boolean, nullable=False, server_default=false()),
    Column("undo_request", BigInteger),  # the id of the open request to take moves back
    Column("undo_seat", Integer),  # who asks
    Column("undo_revision", Integer),  # the revision of the game when it was made
    Column("undo_kept", Integer),  # how many of the moves in force are to stay
    Column("rated", Boolean, nullable=False, server_default=true()),  # whether ratings change
    Column("told_after", Integer),  # the revision after which the board message tells what happened
    Column("told_to", Integer),  # `shown` when that was stored: programs before 0027 store no more
)

running = tables.c.ended_at.is_(None)
"""The condition that a game has not ended."""

uncounted = tables.c.ended_at.is_not(None) & ~tables.c.counted
"""The condition that a game has ended, and that its result is not in `results` yet."""

computer_due = running & tables.c.computer_due
"""The condition that a computer may have to move in a game."""

end_unshown = tables.c.ended_at.is_not(None) & ~tables.c.end_shown
"""The condition that a game has ended, and that no message shows it yet."""


def _partial(name: str, *columns: Column[Any], where: ColumnElement[bool]) -> None:
    Index(name, *columns, sqlite_where=where, postgresql_where=where)


_partial("ix_tables_ended_at_uncounted", tables.c.ended_at, tables.c.id, where=uncounted)
_partial("ix_tables_id_computer_due", tables.c.id, where=computer_due)
_partial("ix_tables_id_end_unshown", tables.c.id, where=end_unshown)

# One running game a channel.
Index(
    "uq_tables_channel_id_running",
    tables.c.channel_id,
    unique=True,
    sqlite_where=running,
    postgresql_where=running,
)
Index("ix_tables_channel_id_ended_at", tables.c.channel_id, tables.c.ended_at)

seats = Table(
    "seats",
    metadata,
    Column("table_id", OwnId, ForeignKey(tables.c.id), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("former_id", BigInteger),  # the person whom the computer replaces
    Column("request", BigInteger),  # the id of the open request to be replaced by the computer
    Column("request_level", Text),  # the level that was asked for with it
    Column("left", Boolean, nullable=False, server_default=false()),  # the person, for good
    Column("agreed_seats", Integer, nullable=False, server_default="0"),  # to `request`, as bits
    Column("agreed_to", BigInteger),  # another seat's request; programs before 0033 go by it
    Column("agreed_undo", BigInteger),  # the id of the request to take moves back
    Column("stood_in", Integer, nullable=False, server_default="0"),  # times in a row, for a person
)

_partial("ix_seats_former_id_replaced", seats.c.former_id, where=seats.c.former_id.is_not(None))

moves = Table(
    "moves",
    metadata,
    Column("table_id", OwnId, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("nth", Integer, key="ply", nullable=False),
    Column("text", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("by_computer", Boolean),  # null before it was stored
    UniqueConstraint("table_id", "seat", "ply"),
    ForeignKeyConstraint(["table_id", "seat"], [seats.c.table_id, seats.c.seat]),
)

undos = Table(
    "undos",
    metadata,
    Column("table_id", OwnId, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entries", Integer, nullable=False),  # the moves that had been stored by then
    Column("kept", Integer, nullable=False),  # how many of those in force then stay in force
    Column("seat", Integer, nullable=False),  # who asked
    Column("at", UtcTime, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], [seats.c.table_id, seats.c.seat]),
)

open_choices = Table(
    "open_choices",
    metadata,
    Column("table_id", OwnId, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("by_computer", Boolean),
    ForeignKeyConstraint(["table_id", "seat"], [seats.c.table_id, seats.c.seat]),
)

invitations = Table(
    # Named after the first kind, the challenge: seals refer to the table, and SQLite can change a
    # reference only by copying both tables, which a damaged row must not hinder.
    "challenges",
    metadata,
    Column("id", OwnId, primary_key=True),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("postable", Boolean, nullable=False),
    Column("host", JSON(none_as_null=True)),  # null before it was stored: the first player
    Column("players", JSON, nullable=False),
    Column("invited", JSON(none_as_null=True)),  # null before it was stored: the second player
    Column("cuts", JSON(none_as_null=True)),  # null before it was stored: none
    Column("least", Integer, nullable=False, server_default="2"),
    Column("most", Integer, nullable=False, server_default="2"),
    Column("locale", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("expires_at", UtcTime, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("draft", Boolean, nullable=False, server_default=false()),
    Column("status", Text, nullable=False),
    Column("message_id", BigInteger),
    Column("table_id", OwnId, ForeignKey(tables.c.id)),
    Column("full_since", UtcTime),  # since when only a free channel is missing
    CheckConstraint(
        "status IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')", name="status"
    ),
    Index("ix_challenges_status_expires_at", "status", "expires_at"),
)

full = (invitations.c.status == literal_column("'open'")) & invitations.c.full_since.is_not(None)
"""An open invitation lacks a free channel at most; a parameter would hide the index from it."""

_partial("ix_challenges_id_full", invitations.c.id, where=full)

seals = Table(
    "seals",
    metadata,
    Column("id", OwnId, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("person_id", BigInteger, unique=True),  # whose next game; below 0 a tournament's
    Column("challenge_id", OwnId, ForeignKey(invitations.c.id, ondelete="SET NULL"), unique=True),
    Column("table_id", OwnId, ForeignKey(tables.c.id, ondelete="CASCADE"), unique=True),
    Column("terms", Text),  # what was mixed in, once the game was dealt
    CheckConstraint("(table_id IS NULL) = (terms IS NULL)", name="dealt"),
)

uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("ran", BigInteger, nullable=False),  # for how many milliseconds the bot has run
    Column("at", UtcTime, nullable=False),  # when that was counted
)

results = Table(
    "results",
    metadata,
    Column("table_id", OwnId, ForeignKey(tables.c.id), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),  # null where the game counts on no server
    Column("ended_at", UtcTime, nullable=False),
    Column("user_id", BigInteger),  # null for a computer
    Column("level", Text),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("points", Integer),  # null where the game did not end by its rules
    Column("reason", Text, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("wonders", Text, nullable=False),  # ids, joined by blanks
    Index("ix_results_user_id_ended_at", "user_id", "ended_at"),
    Index("ix_results_user_id_game", "user_id", "game"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("scope", BigInteger, primary_key=True, autoincrement=False),  # a server, or 0
    Column("game", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_ratings_scope_game_rating", "scope", "game", "rating"),
    Index("ix_ratings_user_id", "user_id"),
)
