"""Keeps this process's shards: claims its share, renews the leases, and lets go in time.

A process acts for its shards only while it surely has them. It counts the time of a lease from
before it asked for it, and lets go `MARGIN` seconds early: if the database cannot be reached, it
has cut its shards off before another process can take them.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from ..store.cluster.lease_records import Claimed, GatewaySession, Standing
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

PATIENCE = 5.0
"""Seconds that a renewal may take of a process that has no shard to let go of in time."""

LEAVING = 5.0
"""Seconds that a process which stops may take to give its shards back."""

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
        self._stopping = asyncio.Event()
        self._ticking = asyncio.Lock()
        self._running: asyncio.Task[None] | None = None
        self._safe_until = _now()
        self._begins_at = 0.0
        self._leased = frozenset[int]()
        self._left: dict[int, GatewaySession] = {}
        self._failed: set[int] = set()
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
        self._running = asyncio.current_task()
        while not self._stopping.is_set():
            try:
                async with self._ticking:
                    await self.tick()
            except Unavailable as error:
                log.warning("No shard could be claimed or given back; trying again: %s", error)
            except Exception:
                log.exception("The leases of the shards could not be looked after; trying again")
            await asyncio.sleep(EVERY)

    async def tick(self) -> None:
        """Renew the leases, drop what is lost, and claim or give back one step."""
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
            await self._drop(self._served)

    async def _step(self, standing: Standing) -> None:
        await self._drop(self._served - standing.held)
        self._regain(standing)
        for shard in sorted(self._failed & self.held):
            await self._give_back(shard)
        self._failed.clear()
        step = plan(standing, len(self._connecting), self._concurrency)
        for shard in self._spare(step.give_back):
            if self._stopping.is_set():  # all of them are given back at once
                break
            await self._give_back(shard)
        claimed = await self._claim(step.resume, resumable=True)
        if _now() >= self._begins_at:
            left = step.resume - len(claimed)
            await self._claim(min(step.begin, left), resumable=False)

    async def stop(self) -> None:
        """Give every shard back, its session ready to be resumed, and leave the cluster.

        What is being given back or claimed is waited for: cut short, the shard would be nobody's
        until its lease ends, and its session lost. Without an answer of the database the shards are
        cut off: their leases will end.
        """
        self._stopping.set()
        with suppress(Unavailable, TimeoutError):
            async with asyncio.timeout(LEAVING), self._ticking:
                await asyncio.gather(*(self._give_back(shard) for shard in sorted(self.held)))
                await self._leases.leave(self._name)
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running}, timeout=EVERY)
        await self._drop(self._served)  # which could not be given back

    async def _renewed(self, asked: float) -> Standing | None:
        """Renew; return `None` where that fails, and let go where the leases are about to end."""
        patience = max(EVERY, self._safe_until - asked) if self.held else PATIENCE
        renewing = asyncio.ensure_future(self._leases.renew(self._name, LEASE))
        waiting = asyncio.ensure_future(self._stops_within(patience))
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
            await self._drop(self._served)
        return None

    async def _stops_within(self, seconds: float) -> None:
        """Wait until `stop`, which needs no renewal, but no longer than so many seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)

    def _regain(self, standing: Standing) -> None:
        """Hold all shards that this process has leases of; connect those that are cut off.

        This process has let some go that it could renew after all, or has not heard that it had
        claimed them, or that they could not be given back. Of a shard that nobody else had since,
        the session is resumed.
        """
        known, self._leased = self._leased, standing.held
        regained = sorted(standing.held - self.held)
        self._hold(standing.held, standing.shards)
        if regained:
            log.info("Connecting shards %s again", ", ".join(map(str, regained)))
        for shard in regained:
            session = self._left.pop(shard, None)
            self._begin_connecting(shard, session if shard in known else None)

    async def _claim(self, most: int, *, resumable: bool) -> tuple[Claimed, ...]:
        if not most:
            return ()
        got = await self._leases.claim(self._name, most, LEASE, resumable=resumable)
        if got:
            log.info("Claimed shards %s", ", ".join(str(each.shard) for each in got))
            self._hold(self.held.union(each.shard for each in got), self._shards)
            self._leased = self._leased.union(each.shard for each in got)
        for each in got:
            former = self._left.pop(each.shard, None)
            self._begin_connecting(each.shard, each.session or (former if each.again else None))
        return got

    def _begin_connecting(self, shard: int, session: GatewaySession | None) -> None:
        self._leave(shard, session)  # until it is resumed
        connecting = asyncio.create_task(self._connect(shard, session), name=f"shard {shard}")
        self._connecting[shard] = connecting

    async def _connect(self, shard: int, session: GatewaySession | None) -> None:
        try:
            await self._connections.connect(shard, session)
            self._left.pop(shard, None)
        except Exception:
            log.exception("Shard %s could not be connected; it is given back", shard)
            self._left.pop(shard, None)
            self._failed.add(shard)  # by the next step: one at a time changes what is held
        finally:
            self._connecting.pop(shard, None)

    @property
    def _served(self) -> frozenset[int]:
        """The shards that this process has, or is connected to all the same."""
        return self.held | self._connections.connected

    def _spare(self, count: int) -> list[int]:
        """Return the shards to give back first: those not connected yet, then the highest."""
        connected = self._connections.connected
        return sorted(self.held, key=lambda shard: (shard in connected, -shard))[:count]

    async def _give_back(self, shard: int) -> None:
        await self._stop_connecting(shard)
        session = await self._connections.disconnect(shard) or self._left.pop(shard, None)
        self._hold(self.held - {shard}, self._shards)
        try:
            await self._leases.give_back(self._name, shard, session)
        except Unavailable as error:  # it is connected again if its lease is still there
            log.warning("Shard %s could not be given back: %s", shard, error)
            self._leave(shard, session)
        else:
            log.info("Gave shard %s back", shard)

    async def _drop(self, shards: frozenset[int]) -> None:
        """Cut shards off that this process has no longer."""
        if not shards:
            return
        log.warning("Lost the leases of shards %s", ", ".join(map(str, sorted(shards))))
        cutting = [self._cut(shard) for shard in sorted(shards)]
        self._hold(self.held - shards, self._shards)
        # All at once: where the network is split, closing each of them takes seconds.
        await asyncio.gather(*cutting)

    async def _cut(self, shard: int) -> None:
        await self._stop_connecting(shard)
        self._leave(shard, await self._connections.disconnect(shard))

    def _leave(self, shard: int, session: GatewaySession | None) -> None:
        """Remember the session of a shard that is cut off, and may yet resume it."""
        if session is not None:
            self._left[shard] = session

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
