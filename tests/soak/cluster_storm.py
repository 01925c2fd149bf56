"""What goes wrong in a cluster: processes die, stop, stand still and lose their way."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from tests.bot.players import has_ended

from .fleet import Fleet, Ship
from .storm import Storm

SHORT, LONG = 3.0, 18.0
"""Seconds for which a process stands still or has no database: less and more than a lease."""


@dataclass(eq=False, kw_only=True)
class ClusterStorm(Storm):
    """A storm in which one process after the other fails, and the database is restarted."""

    fleet: Fleet
    blows: int

    async def _machine_fails(self) -> None:
        """Strike so many blows, each kind in turn; after each, wait until all is served again."""
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
        if self.fleet.workers:
            kinds[2:2] = [("a worker killed", self._kill_worker)]
            kinds[6:6] = [("a worker killed", self._kill_worker)]
        for n in range(self.blows):
            await self._rest(self.calm)
            name, strike = kinds[n % len(kinds)]
            self.ledger.done["blows while people played"] += any(self._playing())
            self.ledger.kills.append(datetime.now(UTC))
            await strike(self.rng.choice(self.fleet.ships))
            self.ledger.kills.append(datetime.now(UTC))
            self.ledger.done[name] += 1
            await self.fleet.whole()

    def _playing(self) -> Iterator[bool]:
        """Yield for each game whether it goes on: a blow that meets none proves nothing."""
        for game in self.games:
            board = game.board()
            yield not game.place.deleted and (board is None or not has_ended(board))

    async def _kill(self, ship: Ship) -> None:
        theirs = await self.fleet.shards_of(ship)
        self.ledger.killing(theirs)
        await ship.kill()
        await asyncio.sleep(self.rng.choice((0.0, SHORT, LONG)))
        await ship.launch()

    async def _kill_worker(self, _: Ship) -> None:
        worker = self.rng.choice(self.fleet.workers)
        await worker.end()
        await asyncio.sleep(self.rng.choice((0.0, SHORT)))
        await worker.start()

    async def _stop(self, ship: Ship) -> None:
        assert await ship.stop() == 0
        await ship.launch()

    async def _restart_database(self, _: Ship) -> None:
        # Discord and the ways to the server go on while it stops, or it would wait for them.
        server, mode = self.fleet.server, self.rng.choice(("immediate", "fast"))
        await asyncio.to_thread(server.stop, mode)
        await asyncio.sleep(self.rng.uniform(0.5, SHORT))
        await asyncio.to_thread(server.start)

    async def _block(self, ship: Ship) -> None:
        ship.way.block()
        await asyncio.sleep(self.rng.choice((SHORT, LONG)))
        ship.way.clear()

    async def _freeze(self, ship: Ship) -> None:
        theirs = await self.fleet.shards_of(ship)
        self.ledger.frozen |= theirs
        ship.freeze()
        try:
            await asyncio.sleep(self.rng.choice((SHORT, LONG)))
        finally:
            ship.thaw()
            self.ledger.frozen -= theirs
