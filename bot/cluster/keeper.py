"""Keeps this process's shards: claims its share, renews the leases, and lets go in time.

A process acts for its shards only while it surely has them. It counts the time of a lease from
before it asked for it, and lets go `MARGIN` seconds early: if the database cannot be reached, it
has cut its shards off before another process can take them.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from ..store.lease_records import Claimed, GatewaySession, Standing
from ..store.refusals import Unavailable
from .plan import plan
from .ports import Connections, Leases

log = logging.getLogger(__name__)

LEASE = 15.0
"""Seconds for which a process has its shards without renewing; so long does a takeover wait."""

MARGIN = 4.0
"""Seconds before the end of its leases at which a process lets go."""

EVERY = 1.0
"""Seconds between two renewals."""

SETTLING = 3.0
"""Seconds for which a process that joins begins no session, so that others can join as well.

After an outage of the database each first gets its own shards back.
"""


class Keeper:
    """Keeps the shards of one process, until `stop`."""

    def __init__(
        self,
        name: str,
        leases: Leases,
        connections: Connections,
        changed: Callable[[frozenset[int], int], None],
        concurrency: int,
    ) -> None:
        """`changed` is told the shards of this process, and how many there are in all.

        Discord lets `concurrency` sessions begin at once.
        """
        self._name = name
        self._leases = leases
        self._connections = connections
        self._changed = changed
        self._concurrency = concurrency
        self._connecting: dict[int, asyncio.Task[None]] = {}
        self._stopping = False
        self._ticking = asyncio.Lock()
        self._safe_until = _now()
        self._begins_at = 0.0
        self._left: dict[int, GatewaySession] = {}
        self._warned = False
        self._shards = 0
        self.held: frozenset[int] = frozenset()
        """The shards that this process has."""
        self.members = 0
        """How many processes there are."""

    @property
    def connecting(self) -> frozenset[int]:
        """The shards that are being connected."""
        return frozenset(self._connecting)

    @property
    def safe(self) -> bool:
        """Whether the leases surely last."""
        return _now() < self._safe_until

    @property
    def lease_left(self) -> float:
        """For how many seconds the leases surely last."""
        return max(0.0, self._safe_until - _now())

    async def run(self) -> None:
        """Keep shards until `stop`."""
        while not self._stopping:
            try:
                async with self._ticking:
                    await self.tick()
            except Exception:
                log.exception("The leases of the shards could not be looked after; trying again")
            await asyncio.sleep(EVERY)

    async def tick(self) -> None:
        """Renew the leases, drop what is lost, and claim or give back one step."""
        if self._stopping:
            return
        asked = _now()
        standing = await self._renewed(asked)
        if standing is None:
            return
        if not self.safe:
            self._begins_at = asked + SETTLING
        self._safe_until = asked + LEASE - MARGIN
        self.members = standing.members
        try:
            # A database that falls silent here must not keep this process from letting go.
            async with asyncio.timeout(self.lease_left):
                await self._step(standing)
        except TimeoutError:
            await self._drop(self.held)

    async def _step(self, standing: Standing) -> None:
        await self._drop(self.held - standing.held)
        self._hold(standing.held, standing.shards)
        step = plan(standing, len(self._connecting), self._concurrency)
        for shard in self._spare(step.give_back):
            await self._give_back(shard)
        claimed = await self._claim(step.resume, resumable=True)
        if _now() >= self._begins_at:
            left = max(0, step.resume - len(claimed))
            await self._claim(min(step.begin, left), resumable=False)

    async def stop(self) -> None:
        """Give every shard back, its session ready to be resumed, and leave the cluster."""
        self._stopping = True
        async with self._ticking:
            with suppress(Unavailable):
                await asyncio.gather(*(self._give_back(shard) for shard in sorted(self.held)))
                await self._leases.leave(self._name)
            await self._drop(self.held)  # which could not be given back

    async def _renewed(self, asked: float) -> Standing | None:
        """Renew; return `None` where that fails, and let go where the leases are about to end."""
        patience = max(EVERY, self._safe_until - asked)
        renewing = asyncio.ensure_future(self._leases.renew(self._name, LEASE))
        waiting = asyncio.ensure_future(asyncio.sleep(patience))
        try:
            await asyncio.wait({renewing, waiting}, return_when=asyncio.FIRST_COMPLETED)
            if renewing.done():
                standing = renewing.result()
                self._warned = False
                return standing
        except Unavailable as error:
            if not self._warned:
                log.warning("The leases of the shards could not be renewed: %s", error)
            self._warned = True
        finally:
            for each in (renewing, waiting):
                each.cancel()
        if not self.safe:
            await self._drop(self.held)
        return None

    async def _claim(self, most: int, *, resumable: bool) -> tuple[Claimed, ...]:
        if not most:
            return ()
        got = await self._leases.claim(self._name, most, LEASE, resumable=resumable)
        if got:
            log.info("Claimed shards %s", ", ".join(str(each.shard) for each in got))
            self._hold(self.held.union(each.shard for each in got), self._shards)
        for each in got:
            former = self._left.pop(each.shard, None)
            if each.again and each.session is None:
                each = Claimed(each.shard, former)
            connecting = asyncio.create_task(self._connect(each), name=f"shard {each.shard}")
            self._connecting[each.shard] = connecting
        return got

    async def _connect(self, claimed: Claimed) -> None:
        try:
            await self._connections.connect(claimed.shard, claimed.session)
        except Exception:
            log.exception("Shard %s could not be connected; it is given back", claimed.shard)
            del self._connecting[claimed.shard]
            await self._give_back(claimed.shard)
        finally:
            self._connecting.pop(claimed.shard, None)

    def _spare(self, count: int) -> list[int]:
        """Return the shards that are missed least: those not connected yet, then the highest."""
        connected = self._connections.connected
        return sorted(self.held, key=lambda shard: (shard in connected, -shard))[:count]

    async def _give_back(self, shard: int) -> None:
        await self._stop_connecting(shard)
        session = await self._connections.disconnect(shard)
        self._hold(self.held - {shard}, self._shards)
        with suppress(Unavailable):  # it is free when its lease ends
            await self._leases.give_back(self._name, shard, session)
            log.info("Gave shard %s back", shard)

    async def _drop(self, shards: frozenset[int]) -> None:
        """Cut shards off that this process has no longer."""
        if not shards:
            return
        log.warning("Lost the leases of shards %s", ", ".join(map(str, sorted(shards))))
        for shard in sorted(shards):
            await self._stop_connecting(shard)
            session = await self._connections.disconnect(shard)
            if session is not None:
                self._left[shard] = session
        self._hold(self.held - shards, self._shards)

    async def _stop_connecting(self, shard: int) -> None:
        connecting = self._connecting.pop(shard, None)
        if connecting is not None:
            connecting.cancel()
            await asyncio.wait({connecting})

    def _hold(self, shards: frozenset[int], count: int) -> None:
        if (shards, count) != (self.held, self._shards):
            self.held, self._shards = shards, count
            self._changed(shards, count)


def _now() -> float:
    """Return the time of the event loop in seconds, which only goes forward."""
    return asyncio.get_running_loop().time()
