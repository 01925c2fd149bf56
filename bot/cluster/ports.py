"""What keeping shards needs of the database and of Discord's gateway."""

from typing import Protocol

from ..store.cluster.lease_records import Claimed, GatewaySession, Standing


class Leases(Protocol):
    """The leases that all processes share; errors of the database are `Unavailable`."""

    async def renew(self, name: str, seconds: float) -> Standing:
        """Prolong a process's life and its leases that have not run out."""
        ...

    async def claim(
        self, name: str, most: int, seconds: float, *, resumable: bool
    ) -> tuple[Claimed, ...]:
        """Take free shards."""
        ...

    async def give_back(self, name: str, shard: int, session: GatewaySession | None) -> bool:
        """Free a shard for others."""
        ...

    async def leave(self, name: str) -> None:
        """Take a process off the list of the living."""
        ...


class Connections(Protocol):
    """The connections of this process to Discord's gateway."""

    @property
    def connected(self) -> frozenset[int]:
        """The shards that are connected."""
        ...

    async def connect(self, shard: int, session: GatewaySession | None) -> None:
        """Connect a shard; resume a session where one is given."""
        ...

    async def disconnect(self, shard: int) -> GatewaySession | None:
        """Cut a shard off without ending its session; return that, where it can be resumed."""
        ...
