"""The tables of `schema` about people and servers: what they choose, and when they are away."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Table, Text

from .columns import OwnId, UtcTime, metadata

preferences = Table(
    "choices",
    metadata,
    Column("owner_id", BigInteger, primary_key=True, autoincrement=False),  # a server or a person
    Column("locale", Text),
    Column("theme", Text),
    Column("hints", Boolean),
    Column("reviews", Boolean),
    Column("pictures", Boolean),
    Column("threads", Boolean),
    Column("edits", Boolean),
    Column("challenges", Boolean),
    Column("named", Boolean),  # a person's: whether the files of games that others export name them
    Column("rankings", Text),  # a person's: null, 'everywhere' or 'nowhere'
    Column("clock", Text),
    Column("live", Boolean),
    Column("mentions", Boolean),
    Column("direct", Boolean),
    Column("rated", Boolean),
    Column("notify", Text),  # a person's, as the rest
    Column("daily", Text),
    Column("quiet", Text),
    Column("zone", Text),
    Column("closed", Boolean),  # whether Discord lets the bot send no direct messages
)

absences = Table(
    "absences",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("begins_at", UtcTime, primary_key=True),
    Column("ends_at", UtcTime, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("owner_id", BigInteger, primary_key=True, autoincrement=False),  # a server or a person
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),  # who is kept away
)

lessons = Table(
    "lessons",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("page", Text, nullable=False),  # where the person stands, by its name
)

mentions = Table(
    "mentions",
    metadata,
    Column("id", OwnId, primary_key=True),
    Column("by_id", BigInteger, nullable=False),
    Column("of_id", BigInteger, nullable=False),
    Column("at", UtcTime, nullable=False, index=True),
    Index("ix_mentions_by_id_at", "by_id", "at"),
)
