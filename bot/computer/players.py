"""The computer's seats: whoever is to move there moves through the same door as people."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import chain, repeat
from random import Random
from typing import Protocol

from engine.core.game import Seat

from ..discord.replies import Answer
from ..games import Match
from ..runtime.shutdown import Closing
from ..store import StoreRefusal, TableRecord, Unavailable
from ..tables.refusals import CannotShow, Refusal
from ..wording.players import level
from ..workers.ai_pool import Thinkers

log = logging.getLogger(__name__)

RETRIES = (5, 60, 600)
"""Seconds to wait before the computer tries again where something went wrong; the last repeats."""

QUICK = 0.3
"""Seconds of thinking that nobody need be told of."""

SEEDS = 1 << 32


class Door(Protocol):
    """What the computer needs of the tables: the same way in as people have."""

    async def match(self, table: int) -> Match:
        """Return a stored game, replayed."""
        ...

    async def play(
        self, table: int, user: int | None, seat: int, nth: int, text: str, answer: Answer | None
    ) -> None:
        """Make a move; the computer has no `user`."""
        ...


class Opponents:
    """Thinks for the computer's seats, one move at a time a table."""

    def __init__(
        self,
        thinkers: Thinkers,
        typing: Callable[[TableRecord], Awaitable[None]],
        rng: Random,
        watch_seconds: float,
        closing: Closing,
    ) -> None:
        self._closing = closing
        self._thinkers = thinkers
        self._typing = typing
        self._rng = rng
        self._watch_seconds = watch_seconds
        self._called: dict[int, Answer | None] = {}
        self._awake: dict[int, asyncio.Task[None]] = {}

    def wake(self, door: Door, table: int, answer: Answer | None = None) -> None:
        """Let the computer move through `door` where it is to move, unless it thinks already.

        `answer` is the newest one through which its boards can be shown, where there is one.
        """
        self._called[table] = answer or self._called.get(table)
        if table not in self._awake:
            thinking = self._think(door, table)
            self._awake[table] = asyncio.create_task(thinking, name=f"table {table}")

    async def close(self) -> None:
        """Let nobody think any more; what was not moved yet is moved after the next start."""
        for task in self._awake.values():
            task.cancel()
        await asyncio.gather(*self._awake.values(), return_exceptions=True)

    async def _think(self, door: Door, table: int) -> None:
        waits = chain(RETRIES, repeat(RETRIES[-1]))
        try:
            while table in self._called and not self._closing.begun:
                answer = self._called.pop(table)
                if not await self._moved(door, table, answer):
                    if not await self._closing.sleep(next(waits)):
                        return
                    self._called.setdefault(table, answer)
        finally:
            # No await since the last look at `_called`, so no call is lost.
            del self._awake[table]

    async def _moved(self, door: Door, table: int, answer: Answer | None) -> bool:
        """Make a move; return whether it went well. What goes wrong may pass, so it is logged."""
        try:
            with self._closing.working():
                await self._move(door, table, answer)
        except CannotShow as error:
            log.warning("Table %s: the computer's board lacks %s", table, error.missing)
            return False
        except Unavailable as error:
            log.warning("Table %s: the computer moves later: %s", table, error)
            return False
        except (Refusal, StoreRefusal) as error:  # somebody resigned in the meantime
            log.info("Table %s: the computer does not move: %r", table, error)
        except Exception:
            log.exception("Table %s: the computer tries again", table)
            return False
        return True

    async def _move(self, door: Door, table: int, answer: Answer | None) -> None:
        """Make one move of the computer, if it is to move; `door.play` calls for the next."""
        match = await door.match(table)
        players = match.record.players
        seats = [seat for seat in match.to_act() if players[seat].user_id is None]
        if not seats:
            return
        watched = all(player.user_id is None for player in players)
        if watched and not await self._closing.sleep(self._watch_seconds):
            return
        async with self._seen_thinking(match.record):
            text = await self._choose(match, seats[0])
        nth = match.record.next_nth(seats[0])
        await door.play(table, None, seats[0], nth, text, answer)

    async def _choose(self, match: Match, seat: Seat) -> str:
        """Let the level of a seat choose from what the seat may know; that alone leaves here."""
        record, seed = match.record, self._rng.randrange(SEEDS)
        strength = level(record.players[seat])
        return await self._thinkers.choose(record.game, match.view(seat), seat, strength, seed)

    @asynccontextmanager
    async def _seen_thinking(self, record: TableRecord) -> AsyncIterator[None]:
        """Show in the channel that the computer thinks, once, unless it is quick."""
        showing = asyncio.create_task(self._show_typing(record))
        try:
            yield
        finally:
            showing.cancel()  # one that comes after the board would stay for seconds
            await asyncio.wait({showing})

    async def _show_typing(self, record: TableRecord) -> None:
        await asyncio.sleep(QUICK)
        await self._typing(record)
