"""Reviews of finished games: each is computed once, cached, and shown to whoever asks."""

import asyncio
import math
from collections import OrderedDict

from engine.ai.review import Review, review
from engine.ai.thought import Thought
from engine.core.game import Seat

from ..contract import Session
from ..controls.panel import Panel
from ..games import GAMES
from ..runtime.shutdown import Shutdown, Stopping
from ..store import Store
from ..tables.ports import Reply
from ..tables.refusals import Refusal
from ..workers.ai_pool import AiPool, Closed

SECONDS = 0.15
"""How long the search for each move of a game takes."""

CACHED = 64
"""How many reviews are cached in memory."""


class Reviews:
    """Computes reviews one at a time; everybody who asks for the same one waits for one task."""

    def __init__(self, ai_pool: AiPool, shutdown: Shutdown) -> None:
        self._ai_pool = ai_pool
        self._shutdown = shutdown
        self._made: OrderedDict[int, Review] = OrderedDict()
        self._under_way: dict[int, asyncio.Task[Review]] = {}
        self._one = asyncio.Lock()

    def seconds(self, session: Session) -> int:
        """Return about how long one must wait for a review: 0 where it is there already."""
        if session.record.id in self._made:
            return 0
        before = len(self._under_way.keys() - {session.record.id})
        return math.ceil(len(session.record.moves) * SECONDS * (1 + before))

    async def of(self, session: Session) -> Review:
        """Return the review of a finished game; raises `Refusal` where the bot is stopping."""
        table = session.record.id
        if table in self._made:
            self._made.move_to_end(table)
            return self._made[table]
        if table not in self._under_way:
            task = asyncio.create_task(self._make(session), name=f"review of {table}")
            self._under_way[table] = task
            task.add_done_callback(lambda done: self._done(table, done))
        try:
            return await self._shutdown.interrupt(self._under_way[table])
        except (Closed, Stopping):
            raise Refusal("review-closing") from None

    def _done(self, table: int, task: asyncio.Task[Review]) -> None:
        del self._under_way[table]
        if task.cancelled() or task.exception() is not None:
            return
        self._made[table] = task.result()
        while len(self._made) > CACHED:
            self._made.popitem(last=False)

    async def _make(self, session: Session) -> Review:
        async with self._one:
            thoughts = await self._thoughts(session)
        record, ending = session.record, session.ending()
        winners = [Seat(seat) for seat in ending.winners] if ending else []
        made = [move.text for move in record.moves]
        return review(thoughts, made, winners, len(record.players))

    async def _thoughts(self, session: Session) -> list[Thought]:
        """Evaluate every position with the view that the maker of the move had."""
        game, found = session.record.game, list[Thought]()
        for view, seat in GAMES[game].decision_views(session.record):
            if self._shutdown.begun:
                raise Closed
            seed = len(found)
            found.append(
                await self._ai_pool.evaluate(game, view, seat, seed, SECONDS, patient=True)
            )
        return found


async def reviewed(store: Store, reviews: Reviews, session: Session, reply: Reply) -> Review:
    """Return a game's review, telling the person how long it takes.

    Raises `Refusal` where there is nothing to review, or reviews are switched off.
    """
    await _expect(store, session)
    seconds = reviews.seconds(session)
    if not seconds:
        return await reviews.of(session)
    line = await reply.say(Panel((reply.words("review-wait", seconds=seconds),)))
    try:
        return await reviews.of(session)
    finally:
        await reply.withdraw(line)


async def _expect(store: Store, session: Session) -> None:
    if session.ending() is None:
        raise Refusal("review-running")
    if not (await store.preferences.of(session.record.owner_id)).reviews:
        raise Refusal("review-off")
    if not session.record.moves:
        raise Refusal("review-empty")
