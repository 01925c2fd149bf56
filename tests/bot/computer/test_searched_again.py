"""A review searches the moves that seem to have cost most again, longer."""

from typing import Any

import pytest

from bot.computer import reviews
from bot.discord.client import Wonders
from bot.workers import process as worker
from engine.ai.thought import Thought
from engine.core.game import Seat
from playground import Playground

from ..scene import ended, sit, town
from .test_reviews import made, shown


@pytest.mark.long
async def test_the_dearest_moves_are_searched_again(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    evaluate, again = worker.evaluate, list[tuple[int, Thought]]()

    def noted(module: str, view: Any, seat: Seat, seed: int, seconds: float) -> Thought:
        found = evaluate(module, view, seat, seed, seconds)
        if seconds == reviews.AGAIN_SECONDS:
            again.append((seed, found))
        return found

    monkeypatch.setattr(worker, "evaluate", noted)
    place, moves = town(discord), len(ended().moves)
    table = await sit(bot, place.channel, (place.ana, place.bruno), ended())
    await shown(bot, await place.ana.command(place.channel, "review"))
    review = await made(bot, table)
    assert 0 < len(again) <= reviews.DEAREST
    for seed, found in again:
        assert review.moves[seed - moves].thought == found
    assert {turn.n for turn in review.turns} <= {seed - moves for seed, _ in again}
