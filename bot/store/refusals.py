"""The errors that the store raises."""

from datetime import datetime

from sqlalchemy.exc import SQLAlchemyError


class StoreRefusal(Exception):  # noqa: N818 - a refusal, not a fault of the program
    """The store refused a request; nothing was changed."""


class NoSuchTable(StoreRefusal):
    """There is no table with this id, or it has no such seat."""


class DamagedTable(StoreRefusal):
    """The stored game is corrupt: it cannot be decoded, or not be replayed by the rules."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is damaged")
        self.table_id = table_id


class TableEnded(StoreRefusal):
    """The game at this table has ended; it takes no more moves."""


class StillPlays(StoreRefusal):
    """The person has a seat in a running game, so the data cannot be deleted."""


class StaleMove(StoreRefusal):
    """The move is not the seat's next one: another was stored first, or it came too early."""


class ChoicesChanged(StoreRefusal):
    """The open choices of other seats are not those that were seen; read them and try again."""


class SeatsChanged(StoreRefusal):
    """Others sit there now than was seen; read the game and try again."""


class ChannelTaken(StoreRefusal):
    """Another game, `table_id`, is running in the channel."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is running in this channel")
        self.table_id = table_id


class LimitReached(StoreRefusal):
    """There are as many already as a limit allows: `most`, by the limit's `name` in `Limits`.

    At `until` there may be fewer, where that is known.
    """

    def __init__(self, name: str, most: int, until: datetime | None = None) -> None:
        super().__init__(f"limit {name} is reached: {most}")
        self.name = name
        self.most = most
        self.until = until


class NoSuchInvitation(StoreRefusal):
    """There is no invitation with this id."""


class Unavailable(SQLAlchemyError):  # noqa: N818 - names the state
    """The database cannot be read or written at present, such as for a full disk or a lock.

    Nothing was stored, unless the connection was lost over the commit: then nobody knows. The same
    request may succeed later.
    """


class DamagedDatabase(Unavailable):
    """SQLite found that its file is damaged; no later request heals it."""


def why_unusable(error: BaseException) -> str:
    """Return why a database cannot be used, in the words of its driver or of the system.

    Other errors may quote the URL with its password, so only their kind is told.
    """
    if isinstance(error, (Unavailable, ImportError)):
        told: object = error
    else:
        told = getattr(error, "orig", None) or getattr(error, "strerror", None)
    return str(told or "") or type(error).__name__


class SealSpent(StoreRefusal):
    """Another game was dealt from this seal, or it was promised to another invitation."""


class NewerDatabase(StoreRefusal):
    """The database was migrated by a newer version of the program; this one must not touch it."""


class OlderPrograms(StoreRefusal):
    """Programs of older versions are running that could not live with the migrated database."""
