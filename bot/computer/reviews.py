"""Reviews of finished games: each is computed once, cached, and shown to whoever asks."""

import asyncio
import math
from collections.abc import Container

from engine.ai.review import Review, dearest, review
from engine.ai.thought import Thought
from engine.core.game import Seat

from ..contract import Reviewing, Session
from ..controls.panel import Panel
from ..games import GAMES
from ..runtime.limits import Limits
from ..runtime.recent import Recent
from ..runtime.shutdown import Shutdown, Stopping
from ..store import PlayedGame, Store
from ..tables.fair_queue import FairQueue
from ..tables.ports import Reply
from ..tables.progress import progress
from ..tables.refusals import Refusal
from ..wording.preparing import preparing
from ..workers.ai_pool import AiPool, Closed
from ..workers.jobs import SearchedPosition

SECONDS = 0.15
"""How long the search for each move of a game takes at most."""

WHOLE = 8.5
"""Seconds that the searches for all moves of a game take at most."""

DEAREST, AGAIN_SECONDS = 6, 0.5
"""How many of the moves that seem to have cost most are searched again, and how long each.

What a short search finds dear is often found good by a longer one.
"""

CACHED = 64
"""How many reviews are cached in memory."""


class Reviews:
    """Computes reviews one at a time, by person in turn; who asks for the same waits for one task.

    A review that was made below full strength is replaced once the computer player is prepared.
    """

    def __init__(self, ai_pool: AiPool, shutdown: Shutdown, limits: Limits) -> None:
        self._ai_pool = ai_pool
        self._shutdown = shutdown
        self._made = Recent[PlayedGame, Review](CACHED)
        self._preliminary: set[PlayedGame] = set()
        self._under_way: dict[PlayedGame, asyncio.Task[Review]] = {}
        self._searched: dict[PlayedGame, int] = {}
        self._queue = FairQueue(1, limits.reviews.most, limits.reviews_in_all.most)

    async def preparing(self, session: Session) -> int | None:
        """Return for how many seconds a review is below full strength, `None` if it is not.

        0 where that is not known.
        """
        game = session.record.played
        if game in self._made and game not in self._preliminary:
            return None
        left = await self._ai_pool.seconds_to_full_strength(session.record.game)
        if left is None and game in self._preliminary:
            self._preliminary.discard(game)
            self._made.pop(game, None)
        return left

    def seconds(self, session: Session, person: int) -> int:
        """Return about how long a person must wait for a review: 0 where it is there already.

        Raises `Refusal` where the person waits for too many already.
        """
        game = session.record.played
        if game in self._made:
            return 0
        before = 0
        if game not in self._under_way:
            self._queue.expect_room(person)
            before = self._queue.ahead(person)
        moves = len(session.record.moves)
        own = moves * _seconds_a_move(moves) + DEAREST * AGAIN_SECONDS
        return math.ceil(own * (1 + before))

    def searched(self, session: Session) -> int:
        """Return how many moves of a game have been searched for a review that is under way."""
        return self._searched.get(session.record.played, 0)

    async def of(self, session: Session, person: int, *, preliminary: bool) -> Review:
        """Return the review of a finished game, which a person asks for; raises `Refusal`.

        It is refused where the bot is stopping, and where the person waits for too many.
        """
        game = session.record.played
        if game in self._made:
            self._made.move_to_end(game)
            return self._made[game]
        if game not in self._under_way:
            self._queue.expect_room(person)
            task = asyncio.create_task(self._make(session, person), name=f"review of {game[0]}")
            self._under_way[game] = task
            if preliminary:
                self._preliminary.add(game)
            task.add_done_callback(lambda done: self._done(game, done))
        try:
            return await self._shutdown.interrupt(self._under_way[game])
        except (Closed, Stopping):
            raise Refusal("review-closing") from None

    def _done(self, game: PlayedGame, task: asyncio.Task[Review]) -> None:
        del self._under_way[game]
        self._searched.pop(game, None)
        if task.cancelled() or task.exception() is not None:
            self._preliminary.discard(game)
            return
        self._made[game] = task.result()
        self._preliminary &= {*self._made, *self._under_way}

    async def _make(self, session: Session, person: int) -> Review:
        record, ending = session.record, session.ending()
        winners = [Seat(seat) for seat in ending.winners] if ending else []
        made = [move.text for move in record.moves]
        async with self._queue.turn(person):
            thoughts = await self._thoughts(session)
            sure = dearest(thoughts, made, DEAREST)
            for n, thought in zip(sure, await self._thoughts(session, sure), strict=True):
                thoughts[n] = thought
        return review(thoughts, made, winners, len(record.players), sure)

    async def _thoughts(
        self, session: Session, again: Container[int] | None = None
    ) -> list[Thought]:
        """Evaluate every position with the view that the maker of the move had.

        Where numbers of moves are given, only these are searched `again`, longer.
        """
        record, found = session.record, list[Thought]()
        reviewing = GAMES[record.game].reviewing
        assert reviewing is not None  # or nobody could have asked for a review
        moves = len(record.moves)
        seconds = AGAIN_SECONDS if again is not None else _seconds_a_move(moves)
        for n, (view, seat) in enumerate(reviewing.decision_views(record)):
            if again is not None and n not in again:
                continue
            if self._shutdown.begun:
                raise Closed
            seed = n if again is None else moves + n  # other luck than that which made it seem dear
            position = SearchedPosition(record.id, n)
            found.append(
                await self._ai_pool.evaluate(
                    record.game, view, seat, seed, seconds, patient=True, position=position
                )
            )
            if again is None:
                self._searched[session.record.played] = len(found)
        return found


def _seconds_a_move(moves: int) -> float:
    """Return how long the search for each of so many moves takes."""
    return min(SECONDS, WHOLE / moves)


async def reviewed(
    store: Store, reviews: Reviews, session: Session, person: int, reply: Reply
) -> tuple[Review, Reviewing]:
    """Return a game's review, and what shows it; tell the person who asks meanwhile how far it is.

    Raises `Refusal` where there is nothing to review, or reviews are switched off.
    """
    reviewing = await _expect(store, session)
    left = await reviews.preparing(session)
    seconds = reviews.seconds(session, person)
    if not seconds:
        return await reviews.of(session, person, preliminary=left is not None), reviewing

    def line() -> Panel:
        lines = [reply.words("review-wait", seconds=seconds)]
        if left is not None:
            lines.append(preparing(reply.words, left))
        if n := reviews.searched(session):
            moves = len(session.record.moves)
            lines.append(reply.words("review-progress", n=n, moves=moves))
        return Panel(("\n".join(lines),))

    # What tells that the review is preliminary stays.
    async with progress(reply, line, stays=left is not None):
        return await reviews.of(session, person, preliminary=left is not None), reviewing


async def _expect(store: Store, session: Session) -> Reviewing:
    reviewing = GAMES[session.record.game].reviewing
    if reviewing is None:
        raise Refusal("review-none")
    if session.ending() is None:
        raise Refusal("review-running")
    if not (await store.preferences.of(session.record.owner_id)).reviews:
        raise Refusal("review-off")
    if not session.record.moves:
        raise Refusal("review-empty")
    return reviewing
