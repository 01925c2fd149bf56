"""What goes wrong in a cluster: processes are killed, stopped, frozen, or lose the database."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from tests.bot.players import has_ended

from .cluster import Cluster, Process
from .storm import Storm

SHORT, LONG = 3.0, 18.0
"""Seconds for which a process stands still or has no database: less and more than a lease."""


@dataclass(eq=False, kw_only=True)
class ClusterStorm(Storm):
    """A storm in which one process after the other fails, and the database is restarted."""

    cluster: Cluster
    blows: int
    """How often a process, a worker or the database fails."""

    async def _machine_fails(self) -> None:
        """Let something fail `blows` times, each kind in turn; wait until all is served again."""
        kinds = [
            ("kill -9", self._kill),
            ("a process stopped", self._stop),
            ("kill -9", self._kill),
            ("database restarted", self._restart_database),
            ("a process without database", self._block),
            ("kill -9", self._kill),
            ("a process stood still", self._freeze),
            ("kill -9", self._kill),
        ]
        if self.cluster.workers:
            kinds[2:2] = [("a worker killed", self._kill_worker)]
            kinds[6:6] = [("a worker killed", self._kill_worker)]
        for n in range(self.blows):
            await self._rest(self.calm)
            name, strike = kinds[n % len(kinds)]
            self.ledger.done["blows while people played"] += any(self._playing())
            self.ledger.kills.append(datetime.now(UTC))
            await strike(self.rng.choice(self.cluster.processes))
            self.ledger.kills.append(datetime.now(UTC))
            self.ledger.done[name] += 1
            await self.cluster.whole()

    def _playing(self) -> Iterator[bool]:
        """Yield for each game whether it goes on: a failure while nobody plays proves nothing."""
        for game in self.games:
            board = game.board()
            yield not game.place.deleted and (board is None or not has_ended(board))

    async def _kill(self, process: Process) -> None:
        theirs = await self.cluster.shards_of(process)
        self.ledger.killing(theirs, process.given_back())
        await process.kill()
        await asyncio.sleep(self.rng.choice((0.0, SHORT, LONG)))
        await process.launch()

    async def _kill_worker(self, _: Process) -> None:
        worker = self.rng.choice(self.cluster.workers)
        await worker.end()
        await asyncio.sleep(self.rng.choice((0.0, SHORT)))
        await worker.start()

    async def _stop(self, process: Process) -> None:
        assert await process.stop() == 0
        await process.launch()

    async def _restart_database(self, _: Process) -> None:
        # In threads, so that playground and proxies go on: the server waits for its connections.
        server, mode = self.cluster.server, self.rng.choice(("immediate", "fast"))
        await asyncio.to_thread(server.stop, mode)
        await asyncio.sleep(self.rng.uniform(0.5, SHORT))
        await asyncio.to_thread(server.start)

    async def _block(self, process: Process) -> None:
        process.proxy.block()
        await asyncio.sleep(self.rng.choice((SHORT, LONG)))
        process.proxy.clear()

    async def _freeze(self, process: Process) -> None:
        theirs = await self.cluster.shards_of(process)
        self.ledger.frozen |= theirs
        process.freeze()
        try:
            await asyncio.sleep(self.rng.choice((SHORT, LONG)))
        finally:
            process.thaw()
            self.ledger.frozen -= theirs
