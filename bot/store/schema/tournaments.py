"""The schema of tournaments: who takes part, and the games of each round."""

from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Integer, Table, Text

from .columns import OwnId, UtcTime, metadata
from .core import tables

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", OwnId, primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("organizer_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),  # swiss, robin
    Column("rounds", Integer, nullable=False),  # 0: by the number of people
    Column("round", Integer, nullable=False),  # that is played; 0 before the first
    Column("clock", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("status", Text, nullable=False, index=True),  # open, running, over, ended
    Column("version", Integer, nullable=False),  # grows with every change
    Column("shown", Integer, nullable=False),  # the version that the message shows
    Column("created_at", UtcTime, nullable=False),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", OwnId, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("cut", BigInteger, nullable=False),  # the interaction by which the person joined
    Column("drawn", Integer),  # the place in the draw, from 0
    Column("left_after", Integer),  # the last round with the person
    ForeignKeyConstraint(["tournament_id"], [tournaments.c.id]),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", OwnId, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),  # by their places in the draw
    Column("second", Integer),  # null for a bye
    Column("thread_id", BigInteger),  # of the game
    Column("table_id", OwnId, index=True),
    Column("seat", Integer),  # of the first
    Column("first_score", Integer),  # in halves of a point
    Column("second_score", Integer),
    ForeignKeyConstraint(["tournament_id"], [tournaments.c.id]),
    ForeignKeyConstraint(["table_id"], [tables.c.id]),
)
