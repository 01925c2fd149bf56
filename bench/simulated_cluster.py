"""A cluster without network and without waiting: machines that share shards, in simulated time.

The machines run the real `bot.cluster.keeper.Keeper`; the database, Discord and time are simulated.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.cluster.keeper import LEASE, Keeper
from bot.store.cluster.lease_records import Claimed, GatewaySession, Standing
from bot.store.refusals import Unavailable

R = TypeVar("R")

START_SECONDS = 5.2
"""Seconds between two sessions that begin in one bucket."""

TRIP = 0.02
"""Seconds of a statement of the database, and of a message to Discord."""


class _NothingToWaitFor(selectors.DefaultSelector):
    """Lets time pass at once where a loop would wait."""

    def __init__(self, passed: Callable[[float], None]) -> None:
        super().__init__()
        self._passed = passed

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("the simulation waits for something that nobody does")
        self._passed(max(0.0, timeout))
        return []


class _SimulatedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._simulated = 0.0
        super().__init__(_NothingToWaitFor(self._pass))

    def time(self) -> float:
        return self._simulated

    def _pass(self, seconds: float) -> None:
        self._simulated += seconds


def simulated(work: Coroutine[Any, Any, R]) -> R:
    """Run a coroutine in a time of its own, which passes as quickly as it can be worked off."""
    with asyncio.Runner(loop_factory=_SimulatedLoop) as runner:
        return runner.run(work)


def now() -> float:
    """Return the simulated time in seconds."""
    return asyncio.get_running_loop().time()


@dataclass
class _Lease:
    owner: str | None = None
    until: float = 0.0
    session: GatewaySession | None = None

    @property
    def is_free(self) -> bool:
        return self.owner is None or self.until <= now()


@dataclass(eq=False)
class SharedLeases:
    """The tables of leases, members and starts, with the rules of `bot.store.cluster.leases`."""

    shards: int
    leases: list[_Lease] = field(default_factory=list)
    members: dict[str, float] = field(default_factory=dict)
    starts: dict[int, float] = field(default_factory=dict)
    begun: int = 0
    """How many sessions have begun."""

    def __post_init__(self) -> None:
        self.leases = [_Lease() for _ in range(self.shards)]

    def renew(self, name: str, seconds: float) -> Standing:
        """Prolong a process's life and leases."""
        self.members = {n: until for n, until in self.members.items() if until > now()}
        self.members[name] = now() + seconds
        held = [n for n, each in enumerate(self.leases) if each.owner == name and not each.is_free]
        for shard in held:
            self.leases[shard].until = now() + seconds
        free = sum(each.is_free for each in self.leases)
        return Standing(frozenset(held), len(self.members), self.shards, free)

    def claim(self, name: str, most: int, seconds: float, resumable: bool) -> tuple[Claimed, ...]:
        """Take free shards, the lowest first."""
        free = (n for n, each in enumerate(self.leases) if each.is_free)
        leases = self.leases
        found = [
            n
            for n in free
            if (leases[n].session is not None or leases[n].owner == name) == resumable
        ][:most]
        got = tuple(Claimed(n, leases[n].session, leases[n].owner == name) for n in found)
        for n in found:
            self.leases[n] = _Lease(name, now() + seconds)
        return got

    def give_back(self, name: str, shard: int, session: GatewaySession | None) -> bool:
        """Free a shard."""
        if self.leases[shard].owner != name:
            return False
        self.leases[shard] = _Lease(None, now(), session)
        return True

    def reserve(self, bucket: int) -> float:
        """Take the next start in a bucket; return in how many seconds it is."""
        at = max(self.starts.get(bucket, 0.0), now())
        self.starts[bucket] = at + START_SECONDS
        self.begun += 1
        return at - now()


@dataclass(eq=False)
class Machine:
    """A process: its way to the database, its connections to Discord, and its keeper."""

    name: str
    world: "World"
    alive: bool = True
    reaches_database: bool = True
    sockets: set[int] = field(default_factory=set)
    keeper: Keeper = field(init=False)
    running: "asyncio.Task[None]" = field(init=False)

    def __post_init__(self) -> None:
        changed: Callable[[frozenset[int], int], None] = lambda *_: None  # noqa: E731
        self.keeper = Keeper(self.name, self, self, changed, self.world.concurrency)
        self.running = asyncio.create_task(self.keeper.run())

    async def _ask(self) -> SharedLeases:
        await asyncio.sleep(TRIP)
        if not self.reaches_database:
            await asyncio.sleep(1.0)
            raise Unavailable("the database does not answer")
        return self.world.leases

    async def renew(self, name: str, seconds: float) -> Standing:
        """Ask the database."""
        return (await self._ask()).renew(name, seconds)

    async def claim(
        self, name: str, most: int, seconds: float, *, resumable: bool
    ) -> tuple[Claimed, ...]:
        """Ask the database."""
        return (await self._ask()).claim(name, most, seconds, resumable)

    async def give_back(self, name: str, shard: int, session: GatewaySession | None) -> bool:
        """Ask the database."""
        return (await self._ask()).give_back(name, shard, session)

    async def leave(self, name: str) -> None:
        """Ask the database."""
        (await self._ask()).members.pop(name, None)

    @property
    def connected(self) -> frozenset[int]:
        """The shards that are connected."""
        return frozenset(self.sockets)

    async def connect(self, shard: int, session: GatewaySession | None) -> None:
        """Connect a shard after its turn has come, or resume its session at once."""
        if session is None:
            await asyncio.sleep((await self._ask()).reserve(shard % self.world.concurrency))
        await asyncio.sleep(TRIP)
        self.sockets.add(shard)
        self.world.connected(self, shard)

    async def disconnect(self, shard: int) -> GatewaySession | None:
        """Cut a shard off."""
        if shard not in self.sockets:
            return None
        self.cut(shard)
        return GatewaySession(f"session {shard}", 1, "ws://gateway")

    def cut(self, shard: int) -> None:
        """Close a connection."""
        self.sockets.discard(shard)
        self.world.disconnected(shard)

    def kill(self) -> None:
        """End at once, and give nothing back."""
        self.alive = False
        self.running.cancel()
        for task in [*self.keeper._connecting.values()]:
            task.cancel()
        for shard in sorted(self.sockets):
            self.cut(shard)

    async def stop(self) -> None:
        """Stop as on SIGTERM."""
        await self.keeper.stop()
        self.alive = False


@dataclass(eq=False)
class World:
    """All machines, and since when each shard is without a connection."""

    shards: int
    concurrency: int
    machines: list[Machine] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)
    """For how long shards were without a connection, each time; without the first start."""
    twice: int = 0
    """How often a shard was connected by two machines at the same time."""
    leases: SharedLeases = field(init=False)
    _since: dict[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.leases = SharedLeases(self.shards)

    def start(self) -> Machine:
        """Start one more machine."""
        machine = Machine(f"machine {len(self.machines)}", self)
        self.machines.append(machine)
        return machine

    @property
    def living(self) -> list[Machine]:
        """The machines that run."""
        return [each for each in self.machines if each.alive]

    def connected(self, machine: Machine, shard: int) -> None:
        """Note that a shard is connected."""
        others = (each for each in self.living if each is not machine)
        self.twice += any(shard in each.sockets for each in others)
        since = self._since.pop(shard, None)
        if since is not None:
            self.gaps.append(now() - since)

    def disconnected(self, shard: int) -> None:
        """Note that a shard is connected no longer."""
        self._since[shard] = now()

    async def started(self, number: int) -> None:
        """Start machines, and let the others notice."""
        for _ in range(number):
            self.start()
        await asyncio.sleep(2)

    async def killed(self, machines: Sequence[Machine]) -> None:
        """Kill machines: they give nothing back."""
        for each in machines:
            each.kill()

    async def replaced(self, machines: Sequence[Machine]) -> None:
        """Start a machine for each, and stop that when the new one has joined."""
        for each in machines:
            self.start()
            await asyncio.sleep(2)
            await each.stop()
            await asyncio.sleep(2)

    async def cut_off(self, machines: Sequence[Machine], seconds: float) -> None:
        """Keep machines from the database for a while.

        Raises `AssertionError` if one keeps its shards for longer than its lease.
        """
        for each in machines:
            each.reaches_database = False
        await asyncio.sleep(LEASE)
        assert not any(each.sockets for each in machines), "shards were kept without a lease"
        await asyncio.sleep(max(0.0, seconds - LEASE))
        for each in machines:
            each.reaches_database = True
        await asyncio.sleep(3)

    @property
    def complete(self) -> bool:
        """Whether each shard is connected, and no machine has more than its share."""
        sizes = [len(each.sockets) for each in self.living]
        share = -(-self.shards // len(sizes))
        return sum(sizes) == self.shards and max(sizes) <= share

    async def until_complete(self, most: float) -> float:
        """Wait until all is well; return how long it took. Raises `TimeoutError`."""
        begun = now()
        while not self.complete:
            if now() - begun > most:
                raise TimeoutError(
                    f"{sum(len(m.sockets) for m in self.living)} shards after {most} s"
                )
            await asyncio.sleep(0.25)
        return now() - begun
