"""Films of games: each is drawn once, in its person's turn, and kept for a while.

Whoever waits for one is told how far it is.
"""

import asyncio
from functools import partial

from msgspec.structs import replace

from ...contract import Session
from ...controls.panel import Film, Panel
from ...runtime.limits import Limits
from ...runtime.recent import Recent
from ...store import PlayedGame, Player
from ...wording.presentation import Presentation
from ...workers.render_pool import RenderPool
from ..fair_queue import FairQueue
from ..ports import Reply
from ..progress import progress
from .undone import with_undone

CACHED = 32
"""How many films are kept in memory; the longest have 3 MB."""

EVERY = 1.0
"""Seconds between two edits of the line that tells how far a film is, which takes two to five."""

Key = tuple[PlayedGame, tuple[Player, ...], int, bool, str, str]
"""All that a film depends on: what was played, players, revision, whether the game has ended; the
language and theme of whoever sees it. Not of the seat: a film shows what spectators saw. Players
change without a move: a computer takes a seat, or a person's data is deleted."""


class Films:
    """Draws films one at a time; everybody who asks for the same one waits for one task."""

    def __init__(self, render_pool: RenderPool, limits: Limits) -> None:
        self._render_pool = render_pool
        self._queue = FairQueue(1, limits.films.most, limits.films_in_all.most)
        self._made = Recent[Key, bytes](CACHED)
        self._under_way: dict[Key, asyncio.Task[bytes]] = {}
        self._drawn: dict[Key, tuple[int, int]] = {}

    def expect(self, session: Session, to: Presentation, person: int) -> bool:
        """Return whether a person has to wait for a film; raises `Refusal` as `of` does."""
        key = _key(session, to)
        if key not in self._made and key not in self._under_way:
            self._queue.expect_room(person)
        return key not in self._made

    def drawn(self, session: Session, to: Presentation) -> tuple[int, int]:
        """Return how many scenes of a film that is under way are drawn, and of how many."""
        return self._drawn.get(_key(session, to), (0, 0))

    async def of(self, session: Session, to: Presentation, person: int) -> Panel:
        """Return the film of a game so far, which is drawn; raises `Refusal`, `Busy`, `Closed`."""
        panel, key = session.replay(to), _key(session, to)
        parts = [
            replace(part, made=await self._film(key, part, person))
            if isinstance(part, Film)
            else part
            for part in panel.parts
        ]
        return replace(panel, parts=tuple(parts))

    async def _film(self, key: Key, film: Film, person: int) -> bytes:
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key not in self._under_way:
            self._queue.expect_room(person)
            task = asyncio.create_task(self._draw(key, film, person), name=f"film of {key[0][0]}")
            self._under_way[key] = task
            task.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(self._under_way[key])

    async def _draw(self, key: Key, film: Film, person: int) -> bytes:
        data, drawn, scenes = bytearray(), 0, 1
        async with self._queue.turn(person):
            while drawn < scenes:
                made = await self._render_pool.film(partial(film.stretch, drawn))
                data += made.data
                drawn, scenes = self._drawn[key] = made.drawn, made.all
        return bytes(data)

    def _done(self, key: Key, task: asyncio.Task[bytes]) -> None:
        del self._under_way[key]
        self._drawn.pop(key, None)
        if task.cancelled() or task.exception() is not None:
            return
        self._made[key] = task.result()


def _key(session: Session, to: Presentation) -> Key:
    record, ended = session.record, session.ending() is not None
    place = (record.played, record.players, record.revision, ended)
    return (*place, to.words.locale, to.theme.name)


async def show_film(
    films: Films,
    session: Session,
    to: Presentation,
    person: int,
    reply: Reply,
    *,
    private: bool = True,
) -> None:
    """Send the film of a game as the reply, after a private line that tells how far it is.

    Raises as `Films.of` does.
    """

    def waiting() -> Panel:
        lines = [reply.words("film-wait")]
        drawn, scenes = films.drawn(session, to)
        if drawn:
            lines.append(reply.words("film-progress", n=drawn, scenes=scenes))
        return Panel(("\n".join(lines),))

    if films.expect(session, to, person):
        async with progress(reply, waiting, every=EVERY):
            made = await films.of(session, to, person)
    else:
        made = await films.of(session, to, person)
    await reply.say(with_undone(to.words, made, session.record), private=private)
