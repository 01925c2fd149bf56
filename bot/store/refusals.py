"""What the store refuses, and why."""

from sqlalchemy.exc import SQLAlchemyError


class StoreRefusal(Exception):  # noqa: N818 - a refusal, not a fault of the program
    """The store did not do what was asked of it; nothing was changed."""


class NoSuchTable(StoreRefusal):
    """There is no table with this id, or it has no such seat."""


class DamagedTable(StoreRefusal):
    """What is stored of a table cannot be read, or no game comes of it."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is damaged")
        self.table_id = table_id


class TableEnded(StoreRefusal):
    """The game at this table has ended; it takes no more moves."""


class StillPlays(StoreRefusal):
    """The person sits in a running game."""


class StaleMove(StoreRefusal):
    """The move is not the seat's next one: another was stored first, or it came too early."""


class ChannelTaken(StoreRefusal):
    """A game is running in the channel already; `table_id` is its table."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is running in this channel")
        self.table_id = table_id


class NoSuchChallenge(StoreRefusal):
    """There is no challenge with this id."""


class Unavailable(SQLAlchemyError):  # noqa: N818 - says what is the case
    """The database cannot be read or written just now: its disk is full, or somebody locks it.

    What was to be stored is not stored. It passes when somebody sees to it, or by itself.
    """


class SealSpent(StoreRefusal):
    """Another game was dealt from this seal in the meantime, or it was promised to one."""


class NewerDatabase(StoreRefusal):
    """The database was migrated by a newer version of the program; this one must not touch it."""
