"""The computer's seats: whoever is to move there moves through the same door as people."""

import asyncio
import logging
from functools import partial
from random import Random
from typing import Protocol

from .answers import Answer
from .games import Match
from .messages import Studio
from .refusals import CannotShow

log = logging.getLogger(__name__)


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
    ) -> None:
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
        task.add_done_callback(_report)

    async def close(self) -> None:
        """Stop thinking; what was not moved yet is moved after the next start."""
        thinking = list(self._awake.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def _think(self, door: Door, table: int, answer: Answer | None) -> None:
        try:
            while table in self._called:
                self._called.discard(table)
                await self._move_on(door, table, answer)
        except CannotShow as error:
            log.warning("Table %s: the computer waits: %s", table, error.missing)
        finally:
            # No await since the last look at `_called`, so no call is lost.
            del self._awake[table]

    async def _move_on(self, door: Door, table: int, answer: Answer | None) -> None:
        while True:
            match = await door.match(table)
            players = match.record.players
            seats = [seat for seat in match.to_act() if players[seat].user_id is None]
            if not seats:
                return
            if all(player.user_id is None for player in players):
                await asyncio.sleep(self._watch_seconds)
            seat = seats[0]
            text = await self._studio.draw(partial(match.computer_move, seat, self._rng))
            await door.play(table, None, seat, match.record.next_nth(seat), text, answer)


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("The computer stopped at %s", task.get_name(), exc_info=task.exception())
