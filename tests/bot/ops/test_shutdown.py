"""Stopping: what is under way ends, everybody who waits is told, and nobody meets a closed door."""

import asyncio
import logging
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord as discord_py
import pytest

from bot.computer.reviews import Reviews
from bot.discord import client
from bot.discord.client import Wonders
from bot.discord.connection import run_once
from bot.discord.replies import reply as replies
from bot.discord.replies.reply import Reply
from bot.games import GAMES
from bot.runtime.limits import Limits
from bot.runtime.shutdown import Shutdown
from bot.store import Ending, Unavailable
from bot.tables.refusals import Refusal
from bot.wording.strings import Words
from bot.workers.ai_pool import AiPool
from bot.workers.render_pool import RenderPool
from playground import Patience, Person, Playground

from ..kills import put_game
from ..processes import Host
from ..scene import after, dealt, ended, sit, town, words
from ..tables.house import ANA, BRUNO, PATIENCE, a_house


class Hung(Executor):
    """Stands for processes that never finish, until they are killed."""

    def __init__(self) -> None:
        self.asked: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **named: Any) -> Future[Any]:
        self.asked.append(Future())
        return self.asked[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        for each in self.asked:
            if not each.done():
                each.set_exception(BrokenExecutor("killed"))


async def english() -> Words:
    return words("en-US")


class Unresponsive:
    """A press at a Discord that never answers."""

    def __init__(self) -> None:
        self.id, self.message = 1, None
        self.data: dict[str, object] = {}
        self.extras: dict[str, object] = {}
        self.type = discord_py.InteractionType.component
        self.deferring = asyncio.Event()
        self.response = SimpleNamespace(defer=self._defer, is_done=lambda: False)

    async def _defer(self, **_: object) -> None:
        self.deferring.set()
        await asyncio.Event().wait()


async def test_a_cancel_while_a_reply_is_being_sent_ends_its_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.0)
    shutdown, press = Shutdown(), Unresponsive()
    interaction = cast("discord_py.Interaction", press)

    async def pressed() -> None:
        async with Reply(interaction, english, RenderPool(0), shutdown):
            await press.deferring.wait()  # the reply waits for the acknowledgement on its way

    task = asyncio.create_task(pressed())
    await asyncio.wait_for(press.deferring.wait(), PATIENCE)
    await asyncio.sleep(0)
    finishing = asyncio.create_task(shutdown.finish(1000))
    await asyncio.sleep(0)
    assert not finishing.done()
    task.cancel()
    await asyncio.wait_for(finishing, PATIENCE)
    assert task.cancelled()


async def test_a_reply_whose_language_cannot_be_found_is_not_waited_for() -> None:
    async def unreadable() -> Words:
        raise LookupError

    shutdown, interaction = Shutdown(), cast("discord_py.Interaction", Unresponsive())
    with pytest.raises(LookupError):
        await Reply(interaction, unreadable, RenderPool(0), shutdown).__aenter__()
    await asyncio.wait_for(shutdown.idle(), PATIENCE)


async def test_who_waits_for_a_hung_worker_is_told_when_the_bot_stops(
    discord: Playground,
    bot: Wonders,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(client, "CLOSING_SECONDS", 0.2)
    monkeypatch.setattr(client, "LAST_SECONDS", PATIENCE)
    place, say, position = town(discord), words("en-US"), after(12)
    await dealt(bot, place, position)
    hall = place.guild.add_channel("hall")
    table = await sit(bot, hall, (place.ana, place.bruno), ended())
    await bot.store.tables.end(table, Ending("resignation", (0,)))
    pools = (bot.ai_pool.moves, bot.ai_pool.reviews, bot.render_pool._films)
    hung = [Hung() for _ in pools]
    for pool, executor in zip(pools, hung, strict=True):
        monkeypatch.setattr(pool, "_executor", executor)
    asked = {
        "refusal-restarting": ((place.person(position.seat), place.channel, "hint"),
                               (place.carla, hall, "replay")),
        "refusal-review-closing": ((place.ana, hall, "review"), (place.bruno, hall, "review")),
    }  # fmt: skip
    asking = {
        asyncio.create_task(_ask(*each)): key for key, people in asked.items() for each in people
    }
    async with asyncio.timeout(PATIENCE):
        while not all(each.asked for each in hung):  # noqa: ASYNC110 - workers tell nobody
            await asyncio.sleep(0.01)
    await bot.close()
    for task, key in asking.items():
        assert say(key) in [each.text for each in (await task).private], key
    assert discord.unanswered == []
    assert discord.thinking == []
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
    assert "Session is closed" not in caplog.text


async def _ask(person: Person, place: Any, name: str) -> Any:
    return await person.command(place, name)


async def test_who_waits_for_a_review_is_told_as_soon_as_the_bot_stops() -> None:
    """Reviews take long, and are not waited for."""
    shutdown, searches = Shutdown(), AiPool({"duel": GAMES["duel"].agent}, 0)
    searches.reviews._executor = hung = Hung()
    async with a_house() as house:
        session = await house.tables.session(await house.sit(after(12), ANA, BRUNO))
        reviews = Reviews(searches, shutdown, Limits())
        asking = asyncio.create_task(reviews.of(session, ANA, preliminary=False))
        async with asyncio.timeout(PATIENCE):
            while not hung.asked:  # noqa: ASYNC110 - workers tell nobody
                await asyncio.sleep(0.01)
        await shutdown.finish(PATIENCE)
        with pytest.raises(Refusal, match="review-closing"):
            await asyncio.wait_for(asking, PATIENCE)
        searches.close()
        await asyncio.wait(reviews._under_way.values())


@pytest.mark.long
async def test_who_waits_for_a_review_is_told_that_the_program_restarts(tmp_path: Path) -> None:
    async with Playground(ack_seconds=60.0, patience=Patience(reply=60.0)) as discord:
        place, position = town(discord), ended()
        async with Host(discord, tmp_path) as host:
            await put_game(
                host, place.channel, (place.ana, place.bruno),
                game="duel", deal=position.deal, moves=position.moves,
            )  # fmt: skip
            people = (place.ana, place.bruno, place.carla)
            answers = await asyncio.gather(
                *(each.command(place.channel, "review") for each in people)
            )
            for answer in answers:
                (wait,) = answer.private
                assert wait.text.startswith(words("en-US")("review-wait", seconds=99)[:8])
            assert await host.stop() == 0
            told = words("en-US")("refusal-review-closing")
            assert [told in [m.text for m in each.private] for each in answers] == [True] * 3
            assert host.complaints() == []
            assert "Session is closed" not in host.log()


async def test_a_run_tells_whether_it_was_connected() -> None:
    class Client:
        def __init__(self, *, connected: bool) -> None:
            self.connected, self.closed = connected, False

        async def start(self, token: str) -> None:
            raise ConnectionError("Discord is away")

        async def close(self) -> None:
            self.closed = True
            self.connected = False

    for connected in (True, False):
        app = Client(connected=connected)
        assert await run_once(cast("Wonders", app), "token", asyncio.Event()) == connected
        assert app.closed


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (Unavailable('role "wonders" does not exist'), "The database cannot be reached"),
        (aiohttp.ClientConnectionError("Cannot connect"), "Discord cannot be reached"),
        (TimeoutError(), "Discord or the database cannot be reached"),
    ],
)
async def test_what_cannot_be_reached_is_told_in_words(
    error: Exception, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    class Client:
        connected = False

        async def start(self, token: str) -> None:
            raise error

        async def close(self) -> None:
            pass

    await run_once(cast("Wonders", Client()), "token", asyncio.Event())
    why = str(error) or "TimeoutError"
    assert caplog.messages == [f"{told}; starting again soon: {why}"]
