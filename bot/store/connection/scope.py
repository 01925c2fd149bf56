"""The servers for which this process acts by itself: those of its shards, or all of them.

Whoever presses something is served by any process, and the database keeps that right. What nobody
presses (a computer's move, a reminder, a late board) is done by the process that has the server's
shard, so that it is not attempted by all of them at once.
"""

from collections.abc import Set as AbstractSet

from sqlalchemy import ColumnElement, func, literal, true

SHARD_SHIFT = 22
"""Discord gives a server to the shard `(server >> 22) % shards`; direct messages to shard 0."""


class Scope:
    """The shards of this process; all of them until `limit` is called."""

    def __init__(self) -> None:
        self._shards: frozenset[int] | None = None
        self._count = 1

    @property
    def shared(self) -> bool:
        """Whether other processes have shards, too."""
        return self._shards is not None

    def limit(self, shards: AbstractSet[int], count: int) -> None:
        """Act only for the servers of these shards, of `count` in all."""
        self._shards, self._count = frozenset(shards), count

    def serves(self, guild_id: int | None) -> bool:
        """Return whether this process acts for a server (`None`: for direct messages)."""
        return self._shards is None or shard_of(guild_id, self._count) in self._shards

    def of(self, guild_id: ColumnElement[int | None]) -> ColumnElement[bool]:
        """Return the condition that this process acts for the server in a column."""
        if self._shards is None:
            return true()
        server = func.coalesce(guild_id, literal(0))
        return (server // (1 << SHARD_SHIFT) % self._count).in_(sorted(self._shards))


def shard_of(guild_id: int | None, count: int) -> int:
    """Return the shard of a server among `count`; that of direct messages for `None`."""
    return ((guild_id or 0) >> SHARD_SHIFT) % count
