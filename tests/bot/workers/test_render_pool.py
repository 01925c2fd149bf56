"""Pictures are drawn in processes that are replaced when they die, and in a row that is bounded."""

import asyncio
import os
import pickle
import signal
from collections.abc import AsyncIterator
from functools import partial
from threading import Event

import pytest

from bot.discord.client import Wonders
from bot.tables.boards import delivery_retry as later
from bot.wording.strings import shared_strings
from bot.workers import render_pool
from bot.workers.drawing import encoded
from bot.workers.pool import Closed
from bot.workers.render_pool import RenderPool
from engine.duel.game import DUEL
from playground import Playground
from render import Look
from render import duel as pictures
from render.duel import warm
from render.themes import STANDARD, Theme, theme

from ..players import boards
from ..scene import after, dealt, discarding, settled, town, words
from ..waiting import until


@pytest.fixture
async def drawing() -> AsyncIterator[RenderPool]:
    made = RenderPool(1, [warm])
    yield made
    made.close()


def board(locale: str, look: Theme) -> partial[bytes]:
    view = DUEL.view(after(20).state, None)
    shown = Look(names=("Ana", "Bruno"), words=shared_strings().words(locale), theme=look)
    return partial(encoded, pictures.board, view, shown)


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_a_process_draws_the_same_picture(drawing: RenderPool, locale: str) -> None:
    work = board(locale, theme("high-contrast"))
    assert await drawing.draw(work) == work()


@pytest.mark.long
def test_themes_and_words_go_to_other_processes_as_names() -> None:
    spoken = shared_strings().words("es-ES")
    there = pickle.loads(pickle.dumps((STANDARD, spoken)))
    assert there[0] is STANDARD
    assert there[1].locale == "es-ES"
    assert len(pickle.dumps(spoken)) < 100


@pytest.mark.long
async def test_a_killed_process_is_replaced_and_its_picture_drawn(drawing: RenderPool) -> None:
    await drawing.warm()
    for pid in list(getattr(drawing._pool._executor, "_processes", {})):
        os.kill(pid, signal.SIGKILL)
    assert (await drawing.draw(board("en-US", STANDARD))).startswith(b"\x89PNG")


async def test_who_has_closed_draws_no_more(drawing: RenderPool) -> None:
    drawing.close()
    with pytest.raises(Closed):
        await drawing.draw(board("en-US", STANDARD))


@pytest.mark.long
async def test_where_too_many_wait_people_are_told_and_boards_follow(
    discord: Playground,
    bot: Wonders,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(render_pool, "MOST_WAITING", 1)
    monkeypatch.setattr(later, "SOON", 0.05)
    place, say, end = town(discord), words("en-US"), Event()
    _, shown = await dealt(bot, place, after(12))
    person = next(each for each in (place.ana, place.bruno) if each in shown.named)
    panel = (await person.click(shown, shown.buttons[0])).private[0]
    await until(lambda: not bot.render_pool._pool._wanted)  # it is prepared, and idle
    busy = [asyncio.create_task(bot.render_pool.draw(partial(end.wait, 30))) for _ in range(3)]
    await asyncio.sleep(0)
    assert bot.render_pool.waiting == 1
    refused = await place.carla.command(place.channel, "score")
    assert refused.private[-1].text == say("refusal-busy")
    played = await person.click(panel, discarding(panel))
    await discord.until(lambda: say("board-follows") in played.text)
    assert "is shown later: queue full" in caplog.text
    end.set()
    await asyncio.gather(*busy)
    await discord.until(lambda: len(boards(place.channel)) == 2)
    await settled(bot)
