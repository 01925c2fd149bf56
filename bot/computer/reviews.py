"""Reviews of finished games: each is thought out once, kept, and shown to whoever asks."""

import asyncio
import math
from collections import OrderedDict

from engine.ai.review import Review, review
from engine.ai.thought import Thought
from engine.core.game import Seat

from ..controls.panel import Panel
from ..discord.replies import Answer
from ..games import KITS, Match
from ..runtime.shutdown import Closing
from ..store import Store
from ..tables.refusals import Refusal
from ..workers.ai_pool import Closed, Thinkers

SECONDS = 0.15
"""How long the computer thinks about each move of a game."""

KEPT = 64
"""How many reviews are kept in memory."""


class Reviews:
    """Makes the reviews, one at a time; who asks for one that is being made waits for that one."""

    def __init__(self, thinkers: Thinkers, closing: Closing) -> None:
        self._thinkers = thinkers
        self._closing = closing
        self._made: OrderedDict[int, Review] = OrderedDict()
        self._under_way: dict[int, asyncio.Task[Review]] = {}
        self._one = asyncio.Lock()

    def seconds(self, match: Match) -> int:
        """Return about how long one must wait for a review: 0 where it is there already."""
        if match.record.id in self._made:
            return 0
        before = len(self._under_way.keys() - {match.record.id})
        return math.ceil(len(match.record.moves) * SECONDS * (1 + before))

    async def of(self, match: Match) -> Review:
        """Return the review of a finished game; raises `Refusal` where the bot is about to stop."""
        table = match.record.id
        if table in self._made:
            self._made.move_to_end(table)
            return self._made[table]
        if table not in self._under_way:
            task = asyncio.create_task(self._make(match), name=f"review of {table}")
            self._under_way[table] = task
            task.add_done_callback(lambda done: self._done(table, done))
        try:
            # Others may wait for it too: it goes on when one of them does not any more.
            return await asyncio.shield(self._under_way[table])
        except Closed:
            raise Refusal("review-closing") from None

    def _done(self, table: int, task: asyncio.Task[Review]) -> None:
        del self._under_way[table]
        if task.cancelled() or task.exception() is not None:
            return
        self._made[table] = task.result()
        while len(self._made) > KEPT:
            self._made.popitem(last=False)

    async def _make(self, match: Match) -> Review:
        async with self._one:
            thoughts = await self._thoughts(match)
        record, ending = match.record, match.ending()
        winners = [Seat(seat) for seat in ending.winners] if ending else []
        made = [move.text for move in record.moves]
        return review(thoughts, made, winners, len(record.players))

    async def _thoughts(self, match: Match) -> list[Thought]:
        """Think about every move by what its maker could know then."""
        game, found = match.record.game, list[Thought]()
        for view, seat in KITS[game].known(match.record):
            if self._closing.begun:
                raise Closed
            seed = len(found)
            found.append(await self._thinkers.weigh(game, view, seat, seed, SECONDS, patient=True))
        return found


async def reviewed(store: Store, reviews: Reviews, match: Match, answer: Answer) -> Review:
    """Return a game's review; who must wait for it is told how long.

    Raises `Refusal` where there is nothing to review, or reviews are not wanted.
    """
    await _expect(store, match)
    seconds = reviews.seconds(match)
    if not seconds:
        return await reviews.of(match)
    line = await answer.say(Panel((answer.words("review-wait", seconds=seconds),)))
    try:
        return await reviews.of(match)
    finally:
        await answer.withdraw(line)


async def _expect(store: Store, match: Match) -> None:
    if match.ending() is None:
        raise Refusal("review-running")
    if not (await store.choice(match.record.owner_id)).reviews:
        raise Refusal("review-off")
    if not match.record.moves:
        raise Refusal("review-empty")
