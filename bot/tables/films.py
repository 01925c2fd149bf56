"""Films of games: each is drawn once, in its person's turn, and kept for a while."""

import asyncio
from collections import OrderedDict

from msgspec.structs import replace

from engine.core.game import Seat

from ..contract import Session
from ..controls.panel import Image, Panel
from ..runtime.limits import Limits
from ..wording.presentation import Presentation
from ..workers.render_pool import RenderPool
from .fair_queue import FairQueue

CACHED = 32
"""How many films are kept in memory; the longest have 3 MB."""

Key = tuple[int, int, bool, str, str, Seat | None]
"""A table, how many moves were made, whether it ended; language, theme and seat of who sees it."""


class Films:
    """Draws films one at a time; everybody who asks for the same one waits for one task."""

    def __init__(self, render_pool: RenderPool, limits: Limits) -> None:
        self._render_pool = render_pool
        self._queue = FairQueue(1, limits.films.most, limits.films_in_all.most)
        self._made: OrderedDict[Key, bytes] = OrderedDict()
        self._under_way: dict[Key, asyncio.Task[bytes]] = {}

    async def of(
        self, session: Session, to: Presentation, viewer: Seat | None, person: int
    ) -> Panel:
        """Return the film of a game so far, which is drawn; raises `Refusal`, `Busy`, `Closed`."""
        panel, record = session.replay(to, viewer), session.record
        ended = session.ending() is not None
        key = (record.id, len(record.moves), ended, to.words.locale, to.theme.name, viewer)
        parts = [
            replace(part, made=await self._film(key, part, person))
            if isinstance(part, Image)
            else part
            for part in panel.parts
        ]
        return replace(panel, parts=tuple(parts))

    async def _film(self, key: Key, image: Image, person: int) -> bytes:
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key not in self._under_way:
            self._queue.expect_room(person)
            task = asyncio.create_task(self._draw(image, person), name=f"film of {key[0]}")
            self._under_way[key] = task
            task.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(self._under_way[key])

    async def _draw(self, image: Image, person: int) -> bytes:
        async with self._queue.turn(person):
            return await self._render_pool.film(image.draw)

    def _done(self, key: Key, task: asyncio.Task[bytes]) -> None:
        del self._under_way[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._made[key] = task.result()
        while len(self._made) > CACHED:
            self._made.popitem(last=False)
