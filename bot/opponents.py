"""The computer's seats: whoever is to move there moves through the same door as people."""

import asyncio
import logging
from functools import partial
from random import Random
from typing import Protocol

from .answers import Answer
from .closing import Closing
from .games import Match
from .messages import Studio
from .refusals import Refusal
from .store import StoreRefusal

log = logging.getLogger(__name__)

RETRIES = (5, 60, 600)
"""Seconds to wait before the computer tries again where something unforeseen went wrong."""


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
        studio: Studio,
        rng: Random,
        watch_seconds: float,
        closing: Closing,
    ) -> None:
        self._closing = closing
        self._studio = studio
        self._rng = rng
        self._watch_seconds = watch_seconds
        self._called: set[int] = set()
        self._awake: dict[int, asyncio.Task[None]] = {}

    def wake(self, door: Door, table: int, answer: Answer | None = None) -> None:
        """Let the computer move through `door` where it is to move, unless it thinks already."""
        self._called.add(table)
        if table in self._awake:
            return
        task = asyncio.create_task(self._think(door, table, answer), name=f"table {table}")
        self._awake[table] = task

    async def close(self) -> None:
        """Let nobody think any more; what was not moved yet is moved after the next start."""
        for task in self._awake.values():
            task.cancel()
        await asyncio.gather(*self._awake.values(), return_exceptions=True)

    async def _think(self, door: Door, table: int, answer: Answer | None) -> None:
        waits = iter(RETRIES)
        try:
            while table in self._called and not self._closing.begun:
                self._called.discard(table)
                if not await self._moved(door, table, answer):
                    seconds = next(waits, None)
                    if seconds is None or not await self._closing.sleep(seconds):
                        return
                    self._called.add(table)
        except (Refusal, StoreRefusal) as error:
            log.info("Table %s: the computer stops: %r", table, error)
        finally:
            # No await since the last look at `_called`, so no call is lost.
            del self._awake[table]

    async def _moved(self, door: Door, table: int, answer: Answer | None) -> bool:
        """Make a move; return whether it went well. What goes wrong may pass, so it is logged."""
        try:
            with self._closing.working():
                await self._move(door, table, answer)
        except (Refusal, StoreRefusal):
            raise
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
        text = await self._studio.draw(partial(match.computer_move, seats[0], self._rng))
        nth = match.record.next_nth(seats[0])
        await door.play(table, None, seats[0], nth, text, answer)
