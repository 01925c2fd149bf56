"""One bot on one machine, which is killed, and whose disk is full or database locked."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from tests.bot.processes import Host

from .disk import Disk
from .stored import Stored, stored
from .storm import Storm


@dataclass(eq=False)
class OneHost:
    """The bot and its disk."""

    host: Host
    disk: Disk

    async def tables(self) -> list[Stored]:
        """Return every game as the database has it."""
        return stored(self.disk.database)

    def megabytes(self) -> int:
        """Return the memory that the bot has."""
        return memory(self.host.pid)

    async def stop(self) -> list[int]:
        """Ask the bot to stop; return its exit status."""
        return [await self.host.stop()]

    def log(self) -> str:
        """Return all that the bot has logged."""
        return self.host.log()


@dataclass(eq=False, kw_only=True)
class MachineStorm(Storm):
    """A storm in which one machine fails until the bot was killed so often."""

    host: Host
    disk: Disk
    kills: int

    async def _machine_fails(self) -> None:
        """Kill the bot, again and again; now and then its disk is full or its database locked."""
        for n in range(self.kills):
            await self._rest(self.calm)
            if n % 4 == 1:
                await self.disk.fill(self.host.pid, self.rng.uniform(1.0, 3.0))
                self.ledger.done["disk full"] += 1
            elif n % 4 == 3:
                # Some locks outlast the patience of the database, which is 5 seconds.
                await self.disk.lock(self.rng.choice((2.0, 7.0)))
                self.ledger.done["database locked"] += 1
            self.ledger.kills.append(datetime.now(UTC))
            self.ledger.killing(range(self.discord.world.shards))
            await self.host.kill()
            self.ledger.done["kill -9"] += 1
            await self.host.start()


def memory(pid: int) -> int:
    """Return the megabytes that a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) // 1024
