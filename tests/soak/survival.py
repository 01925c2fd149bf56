"""Plays through a storm and to the end of every game, then checks what must hold."""

import asyncio
import sys
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Protocol

from .boards import Boards
from .ledger import unhandled
from .players import Checks
from .stored import Stored
from .storm import Storm

SHOWN_WITHIN = 150.0
"""Seconds after a storm in which every board is shown: longer than the first three retries."""

STUCK_AFTER = 60.0
"""Seconds in which some game moves on, on a slow machine too."""


class Bots(Protocol):
    """Whatever runs the bot: one process, or several."""

    async def tables(self) -> list[Stored]:
        """Return every game as the database has it."""
        ...

    def megabytes(self) -> int:
        """Return the memory of all processes."""
        ...

    async def stop(self) -> list[int]:
        """Ask all processes to stop; return their exit statuses."""
        ...

    def log(self) -> str:
        """Return all that was logged."""
        ...


@dataclass(eq=False)
class Survival:
    """Games in a storm; `checks` are those of their kind, `short` is that of test runs."""

    storm: Storm
    bots: Bots
    boards: Boards
    checks: Checks
    short: bool

    async def play(self) -> None:
        """Play, and check what must hold."""
        storm, bots, ledger = self.storm, self.bots, self.storm.ledger
        begun, before = time.monotonic(), bots.megabytes()
        watching = asyncio.create_task(ledger.watch())
        missing, torn = await self._through_the_storm()
        await storm.discord.quiet(0.3, timeout=60)
        after = bots.megabytes()
        tables = await bots.tables()
        watching.cancel()
        ended = {each.channel_id for each in tables if each.ended}
        wrong: Mapping[str, object] = {
            **self.checks(tables),
            "boards missing": missing,
            "boards doubled": self.boards.doubled(tables),
            "other boards with controls": [*torn, *self.boards.torn(tables)],
            "presses unanswered": ledger.unanswered(),
            "promised answers that never came": ledger.still_waiting(),
            "games not ended": [
                game.account()
                for game in storm.games
                if not game.place.deleted and game.place.id not in ended
            ],
        }
        report(
            {
                "seconds": round(time.monotonic() - begun),
                "games": len(storm.games),
                "finished": len([each for each in tables if each.ended]),
                "moves": sum(len(each.moves) for each in tables),
                "times that some were taken back": sum(len(each.undos) for each in tables),
                "presses": len(ledger.pressed),
                **dict(sorted(ledger.done.items())),
                **wrong,
                "MB before, after": f"{before}, {after}",
            }
        )
        found = {name: what for name, what in wrong.items() if what}
        assert not found, found
        assert not any(await bots.stop())
        wrong_in_log = unhandled(bots.log())
        assert not wrong_in_log, "\n".join(wrong_in_log)
        assert not storm.discord.violations, storm.discord.violations

    async def _through_the_storm(self) -> tuple[list[Stored], list[tuple[int, list[str]]]]:
        """Let people play while everything fails and after it; return what `_shown` does."""
        storm = self.storm
        playing = {asyncio.create_task(game.play()): game for game in storm.games}
        await storm.run()
        if self.short:
            storm.discord.invalidate_session()  # what waits for a retry is shown on reconnecting
        for game in storm.games:
            game.often, game.pace = 0.0, 0.0 if self.short else game.pace / 3
        in_the_end = await self._shown()
        accounts = [playing[task].account() for task in await self._stuck(playing)]
        assert not accounts, "\n".join([*accounts, str(in_the_end), storm.discord.account(40)])
        await asyncio.gather(*playing)
        return in_the_end

    async def _stuck(self, playing: Collection[asyncio.Task[None]]) -> set[asyncio.Task[None]]:
        """Wait until all games have ended; return those left once none moves on any more."""
        left, made = set(playing), -1
        while left:
            _, left = await asyncio.wait(left, timeout=STUCK_AFTER)
            former, made = made, sum(each.revision for each in await self.bots.tables())
            if left and made == former:
                break
        return left

    async def _shown(self) -> tuple[list[Stored], list[tuple[int, list[str]]]]:
        """Wait until every game shows its present board by itself, with the only controls.

        Return the games that do not, and what has controls of those that were never in order:
        while people play, two boards of a game have some for a moment.
        """
        end, in_order = time.monotonic() + SHOWN_WITHIN, set[int]()
        while True:
            there = self.storm.discord.world.channels
            tables = [each for each in await self.bots.tables() if each.channel_id in there]
            missing, torn = self.boards.missing(tables), self.boards.torn(tables)
            in_order |= {each.id for each in tables} - {table for table, _ in torn}
            torn = [each for each in torn if each[0] not in in_order]
            if not (missing or torn) or time.monotonic() > end:
                return missing, torn
            await asyncio.sleep(0.5)


def report(figures: Mapping[str, object]) -> None:
    """Print the figures of a run; of what was found, how much."""
    for name, value in figures.items():
        told = len(value) if isinstance(value, list) else value
        sys.stdout.write(f"{name:40} {told}\n")
