"""Two people press at the same moment on the message of a tournament."""

import asyncio
from typing import Any

import pytest

from bot.discord.client import Wonders
from bot.tables.tournaments import tournaments
from bot.workers.pool import Busy
from playground import Message, Person, Playground

from ..scene import settled, words
from .test_tournaments import beginning, channel_with_people, opened, state

say = words("en-US")


async def test_no_game_begins_once_the_tournament_was_ended(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    host = people[0]
    board = await opened(channel, people[:4], game="duel", kind="robin")
    async with beginning(discord, bot, host, board):
        really = (await host.click(board, "T:1:ask")).private[0]
        await host.click(really, "T:1:end")
    running, other = (await state(bot)).pairings
    assert running.table_id is not None
    assert (other.thread_id, other.table_id) == (None, None)
    assert len(channel.messages) == 2  # the tournament, and the game that had been told of


class Held:
    """Holds a query of one person until the test lets it go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, bot: Wonders, name: str) -> None:
        self.there, self.go_on = asyncio.Event(), asyncio.Event()
        query = getattr(bot.store.tournaments, name)

        async def held(number: Any, *arguments: Any) -> Any:
            if arguments[0] == self.person:
                self.there.set()
                await self.go_on.wait()
            return await query(number, *arguments)

        self.person: int | None = None
        monkeypatch.setattr(bot.store.tournaments, name, held)

    async def press(self, person: Person, board: Message, control: str) -> asyncio.Task[Any]:
        self.person = person.id
        pressed = asyncio.create_task(person.click(board, control))
        await self.there.wait()
        return pressed


async def answered(pressed: asyncio.Task[Any]) -> str:
    (answer,) = (await pressed).private
    text: str = answer.text
    return text


async def test_whoever_comes_too_late_for_the_last_place_is_told_why(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments, "MOST", 4)
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:3], game="duel")
    held = Held(monkeypatch, bot, "join")
    late = await held.press(people[4], board, "T:1:join")
    await people[3].click(board, "T:1:join")
    held.go_on.set()
    assert await answered(late) == say("refusal-tournament-full", most=4)


@pytest.mark.parametrize(("action", "key"), [("begin", "begun"), ("end", "over")])
async def test_whoever_joins_as_it_begins_or_ends_is_told_so(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, action: str, key: str
) -> None:
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:4], game="duel")
    held = Held(monkeypatch, bot, "join")
    late = await held.press(people[4], board, "T:1:join")
    on = board if action == "begin" else (await people[0].click(board, "T:1:ask")).private[0]
    await people[0].click(on, f"T:1:{action}")
    held.go_on.set()
    assert await answered(late) == say(f"refusal-tournament-{key}")


async def test_whoever_leaves_as_it_ends_is_told_that_it_is_over(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:2], game="duel")
    really = (await people[0].click(board, "T:1:ask")).private[0]
    held = Held(monkeypatch, bot, "leave")
    late = await held.press(people[1], board, "T:1:leave")
    await people[0].click(really, "T:1:end")
    held.go_on.set()
    assert await answered(late) == say("refusal-tournament-over")


async def test_of_two_who_begin_it_at_once_the_second_is_told_that_it_has_begun(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    assert channel.guild is not None
    channel.guild.give(people[4], channel.guild.add_role("Manager", "manage_guild"))
    board = await opened(channel, people[:4], game="duel")
    both = await asyncio.gather(*(people[n].click(board, "T:1:begin") for n in (0, 4)))
    told = {message.text for answer in both for message in answer.private}
    assert told == {
        say("tournament-begins", name=say("tournament-unnamed")),
        say("refusal-tournament-begun"),
    }


@pytest.mark.parametrize(("action", "key"), [("begin", "begins"), ("leave", "left")])
async def test_what_is_done_is_told_also_where_too_many_pictures_wait(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, action: str, key: str
) -> None:
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:4], game="duel", kind="robin")
    if action == "leave":
        await people[0].click(board, "T:1:begin")
        await settled(bot)

    async def busy(_: object) -> bytes:
        raise Busy

    with monkeypatch.context() as full:
        full.setattr(bot.render_pool, "draw", busy)
        answer = await people[0].click(board, f"T:1:{action}")
        await settled(bot)
    told = say(f"tournament-{key}", name=say("tournament-unnamed"))
    assert [each.text for each in answer.private] == [told]
    await bot.services.tournaments.look()
    await settled(bot)
    found = await state(bot)
    assert found.shown == found.version
