"""What the store refuses, and why."""


class StoreRefusal(Exception):  # noqa: N818 - a refusal, not a fault of the program
    """The store did not do what was asked of it; nothing was changed."""


class NoSuchTable(StoreRefusal):
    """There is no table with this id, or it has no such seat."""


class TableEnded(StoreRefusal):
    """The game at this table has ended; it takes no more moves."""


class StaleMove(StoreRefusal):
    """The move is not the seat's next one: another was stored first, or it came too early."""


class ChannelTaken(StoreRefusal):
    """A game is running in the channel already; `table_id` is its table."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is running in this channel")
        self.table_id = table_id


class NoSuchChallenge(StoreRefusal):
    """There is no challenge with this id."""


class NewerDatabase(StoreRefusal):
    """The database was migrated by a newer version of the program; this one must not touch it."""
