"""Which reviews are kept, which are made anew, and how many a person may wait for."""

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest
from msgspec.structs import replace

from bot.computer import reviews as module
from bot.computer.reviews import DEAREST, Reviews
from bot.contract import Session
from bot.games import open_session
from bot.runtime.limits import Limit, Limits
from bot.runtime.shutdown import Shutdown
from bot.store import Ending, Player
from bot.tables.refusals import Refusal
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.duel.legal import legal
from tests.stored import record_of

from ..scene import after

if TYPE_CHECKING:
    from bot.workers.ai_pool import AiPool

ANA, BRUNO, CARLA = 1, 2, 3
MOVES = 3


class Searches:
    """Searches that find every move as good, once `may_end`; full strength is `left` seconds off.

    `seeds` are those of the searches in their order.
    """

    def __init__(self) -> None:
        self.left: int | None = None
        self.seeds: list[int] = []
        self.error: Exception | None = None
        self.may_end = asyncio.Event()
        self.may_end.set()

    async def evaluate(
        self, _: str, view: Any, seat: Seat, seed: int, *__: Any, **___: Any
    ) -> Thought:
        self.seeds.append(seed)
        await self.may_end.wait()
        if self.error is not None:
            raise self.error
        return Thought(seat, tuple(Option(str(move), 0.5, 1) for move in legal(view, seat)), 1)

    async def seconds_to_full_strength(self, _: str) -> int | None:
        return self.left


def made_by(searches: Searches, limits: Limits | None = None) -> Reviews:
    return Reviews(cast("AiPool", searches), Shutdown(), limits or Limits())


def game(number: int) -> Session:
    """A game of Ana and Bruno that Ana won after a few moves, as Bruno has left."""
    position = after(MOVES)
    players, ending = (Player(ANA, "Ana"), Player(BRUNO, "Bruno")), Ending("resignation", (0,))
    record = record_of("duel", position.deal, players, position.moves, ending=ending)
    return open_session(replace(record, id=number))


async def test_a_review_below_full_strength_is_made_anew_once_the_computer_is_prepared() -> None:
    searches, session = Searches(), game(1)
    reviews, searches.left = made_by(searches), 30
    assert await reviews.preparing(session) == 30
    first = await reviews.of(session, ANA, preliminary=True)
    assert list(first.curve[-1]) == [1, 0]
    assert await reviews.preparing(session) == 30
    assert await reviews.of(session, BRUNO, preliminary=True) is first
    searches.left = None
    assert await reviews.preparing(session) is None
    assert reviews.seconds(session, ANA) > 0
    second = await reviews.of(session, ANA, preliminary=False)
    assert searches.seeds == [*range(MOVES)] * 2
    searches.left = 30  # of which this one is independent
    assert await reviews.preparing(session) is None
    assert await reviews.of(session, ANA, preliminary=True) is second
    assert (reviews.seconds(session, ANA), reviews.searched(session)) == (0, 0)


async def test_a_review_that_failed_is_no_preliminary_one() -> None:
    searches, session = Searches(), game(1)
    reviews, searches.error, searches.left = made_by(searches), ZeroDivisionError(), 30
    with pytest.raises(ZeroDivisionError):
        await reviews.of(session, ANA, preliminary=True)
    searches.error, searches.left = None, None
    made = await reviews.of(session, ANA, preliminary=False)
    assert await reviews.preparing(session) is None
    assert await reviews.of(session, ANA, preliminary=False) is made


async def test_of_the_reviews_the_one_that_nobody_asked_for_longest_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "CACHED", 2)
    reviews, games = made_by(Searches()), [game(number) for number in range(3)]
    for asked in (games[0], games[1], games[0], games[2]):
        await reviews.of(asked, ANA, preliminary=asked is games[1])
    assert [reviews.seconds(each, ANA) > 0 for each in games] == [False, True, False]
    again = await reviews.of(games[1], ANA, preliminary=False)
    assert await reviews.preparing(games[1]) is None
    assert await reviews.of(games[1], ANA, preliminary=False) is again


async def test_a_person_waits_for_few_and_all_together_for_some_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "SECONDS", 1.0)
    monkeypatch.setattr(module, "AGAIN_SECONDS", 0.5)
    searches, games = Searches(), [game(number) for number in range(4)]
    limits = Limits(reviews=Limit(1), reviews_in_all=Limit(2))
    reviews = made_by(searches, limits)
    searches.may_end.clear()
    alone = MOVES + DEAREST // 2
    assert reviews.seconds(games[0], ANA) == alone
    first = asyncio.create_task(reviews.of(games[0], ANA, preliminary=False))
    await asyncio.sleep(0)
    assert reviews.seconds(games[0], ANA) == alone, "to wait for what one has asked for is free"
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="limit-waiting"):
        reviews.seconds(games[1], ANA)
    with pytest.raises(Refusal, match="limit-waiting"):
        await reviews.of(games[1], ANA, preliminary=False)
    assert reviews.seconds(games[2], BRUNO) == 2 * alone, "behind another"
    second = asyncio.create_task(reviews.of(games[2], BRUNO, preliminary=False))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="limit-queue"):
        await reviews.of(games[3], CARLA, preliminary=False)
    searches.may_end.set()
    assert len((await first).moves) == len((await second).moves) == MOVES
    await reviews.of(games[3], CARLA, preliminary=False)
