"""Whoever waits for `/review` is told how far it is."""

from threading import Event
from typing import Any

import pytest

from bot.discord.client import Wonders
from bot.tables import progress
from bot.workers import process as worker
from engine.ai.thought import Thought
from playground import Playground

from ..scene import ended, sit, town, words
from ..waiting import LONG
from .test_reviews import shown


@pytest.mark.long
async def test_who_must_wait_is_told_how_long_and_how_far_and_the_line_goes(
    discord: Playground, bot: Wonders, thought: list[Thought], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "EVERY", 0.001)
    evaluate, may_begin, may_go_on = worker.evaluate, Event(), Event()

    def held(*asked: Any) -> Thought:
        (may_go_on if thought else may_begin).wait(LONG)
        return evaluate(*asked)

    monkeypatch.setattr(worker, "evaluate", held)
    place, say = town(discord), words("en-US")
    await sit(bot, place.channel, (place.ana, place.bruno), ended())
    answer = await place.ana.command(place.channel, "review")
    (line,) = answer.private
    before = say("review-wait", seconds=1)
    assert line.text == before
    may_begin.set()
    await discord.until(lambda: line.text != before, what="how far it is")
    moves = len(ended().moves)
    assert line.text == f"{before}\n{say('review-progress', n=1, moves=moves)}"
    may_go_on.set()
    last = await shown(bot, answer)
    assert last.id != line.id
    assert line.deleted
    again = await place.bruno.command(place.channel, "review")
    assert (await shown(bot, again)).text == last.text
    assert len(thought) == len(ended().moves)
