"""Boards that could not be shown, or not stored, are shown again by themselves, and once."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.controls import ids
from bot.discord.client import Wonders
from bot.store import Unavailable
from bot.tables.boards import delivery_retry as later
from playground import Channel, Message, Playground
from playground.model.interaction_types import DEFERRED_UPDATE
from playground.model.nonces import Nonces

from ..kills import give_up
from ..players import boards
from ..processes import Host
from ..routes import CALLBACK, POST
from ..scene import (
    Town,
    after,
    dealt,
    discarding,
    moved,
    private,
    resumed,
    settled,
    sit,
    town,
    words,
)
from ..tables.substitutes import ON_TURN, POSITION, WAITING, offered, requested
from ..waiting import database_held, until


async def thrown(place: Town, board: Message) -> None:
    """Let whoever is asked discard the first free card."""
    person = next(each for each in (place.ana, place.bruno) if each in board.named)
    panel = (await person.click(board, board.buttons[0])).private[0]
    await person.click(panel, discarding(panel))


async def stands(place: Town, number: int) -> None:
    await place.discord.until(lambda: len(boards(place.channel)) == number, what="the board")


async def test_a_board_without_permission_is_shown_when_it_is_granted(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    table, board = await dealt(bot, place, after(12))
    person = next(each for each in (place.ana, place.bruno) if each in board.named)
    panel = (await person.click(board, board.buttons[0])).private[0]
    place.channel.deny(discord.bot, "SEND_MESSAGES")
    await person.click(panel, discarding(panel))
    await settled(bot)
    assert await moved(bot, table) == 13
    assert len(boards(place.channel)) == 1
    place.channel.reset(discord.bot)
    await stands(place, 2)


async def test_a_look_at_a_server_begins_before_anything_else_is_done_in_it(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a game that is stored as soon as the bot knows the server cannot meet a late look."""
    await resumed(bot)
    begun, go_on = list[int | None](), asyncio.Event()
    unshown = bot.store.tables.unshown

    async def slowly(guild_id: int | None = None) -> tuple[int, ...]:
        begun.append(guild_id)
        await go_on.wait()
        return await unshown(guild_id)

    monkeypatch.setattr(bot.store.tables, "unshown", slowly)
    place = town(discord)
    sitting = asyncio.create_task(sit(bot, place.channel, (place.ana, place.bruno), after(3)))
    await until(lambda: begun == [place.guild.id])
    assert not bot.guild_events.background.idle
    go_on.set()
    await sitting
    assert boards(place.channel) == []


async def test_a_board_is_shown_when_the_bot_is_back_in_the_server(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await dealt(bot, place, after(12))
    table = await sit(bot, place.guild.add_channel("yard"), (place.ana, place.bruno), after(3))
    discord.remove_bot(place.guild)
    await bot.boards.show_all_unshown()
    await discord.until(lambda: bot.boards.idle)
    discord.install_bot(place.guild)
    yard = discord.world.channels[(await bot.store.tables.load(table)).channel_id]
    await discord.until(lambda: len(boards(yard)) == 1, what="the board")


async def test_a_channel_that_discord_forgot_for_a_while_gets_its_board(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(later, "WAITS", (0.05, 0.05, 0.1))
    place = town(discord)
    _, board = await dealt(bot, place, after(12))
    discord.faults.add(method="POST", path=POST, status=404, code=10003, times=2)
    await thrown(place, board)
    await stands(place, 2)


@pytest.mark.parametrize("computer", [False, True])
async def test_a_board_that_fails_for_whatever_reason_is_shown_again(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, computer: bool
) -> None:
    monkeypatch.setattr(later, "WAITS", (0.05, 0.05, 0.1))
    place, position = town(discord), after(12)
    one = place.person(position.seat)
    first, second = (
        None if computer and seat != position.seat else place.person(seat) for seat in (0, 1)
    )
    table = await sit(bot, place.channel, (first, second), position)
    board = (await one.command(place.channel, "board")).public[0]
    panel = (await one.click(board, board.buttons[0])).private[0]
    fault = discord.faults.add(method="POST", path=POST, status=400, code=50035, times=2)
    await one.click(panel, discarding(panel))
    await discord.until(lambda: fault.hits == 2)
    await discord.until(lambda: bot.boards.idle and bot.computers.background.idle)
    record = await bot.store.tables.load(table)
    assert not record.board_due
    assert boards(place.channel)[-1].id == record.message_id
    assert boards(place.channel)[-1].mentions


async def test_who_sits_down_is_shown_once_it_can_be(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(later, "WAITS", (0.05, 0.05, 0.1))
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    asked = await requested(place, WAITING)
    await place.person(ON_TURN).click(asked, words("en-US")("button-agree"))
    await settled(bot)
    panel = await offered(place, place.person(WAITING))
    known = await bot.store.tables.load(table)
    fault = discord.faults.add(method="POST", path=POST, status=404, code=10003, times=2)
    await place.person(WAITING).click(panel, panel.buttons[0])
    await discord.until(lambda: fault.hits == 2)
    await discord.until(lambda: bot.boards.idle)
    record = await bot.store.tables.load(table)
    assert not record.board_due
    assert record.message_id == boards(place.channel)[-1].id != known.message_id
    assert boards(place.channel)[-1].buttons


async def test_a_channel_that_is_gone_is_given_up(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(later, "WAITS", (0.02, 0.05))
    place = town(discord)
    yard = place.guild.add_channel("yard")
    table = await sit(bot, yard, (place.ana, place.bruno), after(3))
    yard.delete()
    await bot.boards.show_all_unshown()
    await discord.until(lambda: bot.boards.idle)
    record = await bot.store.tables.load(table)
    assert (record.shown, record.message_id) == (3, None)
    assert await bot.store.tables.unshown() == ()


@pytest.mark.long
async def test_a_board_that_cannot_be_stored_is_not_posted_again(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(later, "WAITS", (0.05,))
    place = town(discord)
    table, board = await dealt(bot, place, after(12))
    person = next(each for each in (place.ana, place.bruno) if each in board.named)
    panel = (await person.click(board, board.buttons[0])).private[0]
    may_end = asyncio.Event()
    hanging = discord.faults.add(method="POST", path=POST, until=may_end, after=True)
    pressing = asyncio.create_task(person.click(panel, discarding(panel)))
    await discord.until(lambda: hanging.hits == 1)
    monkeypatch.setattr(type(bot.store.tables), "set_board", _no_room)
    may_end.set()
    await pressing
    await settled(bot)
    assert (await bot.store.tables.load(table)).shown == 12
    discord.world.nonces = Nonces()  # Discord remembers them for minutes only
    monkeypatch.undo()
    await discord.until(lambda: bot.boards.idle)
    assert (await bot.store.tables.load(table)).shown == 13
    assert len(boards(place.channel)) == 2


async def _no_room(*_: object, **__: object) -> None:
    raise Unavailable("database or disk is full")


@pytest.mark.usefixtures("hurried")
async def test_who_cannot_be_saved_is_told_so_and_nothing_changes(
    discord: Playground, bot: Wonders, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place, say = town(discord), words("en-US")
    table, board = await dealt(bot, place, after(12))
    person = next(each for each in (place.ana, place.bruno) if each in board.named)
    panel = (await person.click(board, board.buttons[0])).private[0]
    with database_held(tmp_path):
        answer = await person.click(panel, discarding(panel))
        await settled(bot)
    assert answer.private[-1].text == say("refusal-unavailable")
    assert answer.interaction.response == DEFERRED_UPDATE  # before it could be told more
    assert await moved(bot, table) == 12
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == [
        "The database cannot be used: database is locked"
    ]
    await person.click(panel, discarding(panel))
    await stands(place, 2)


async def test_reading_tells_too_what_is_the_case(bot: Wonders) -> None:
    with pytest.raises(Unavailable):
        async with bot.store.database.reading():
            raise OperationalError("SELECT", None, sqlite3.OperationalError("disk I/O error"))


@pytest.mark.long
@pytest.mark.parametrize("lost", [CALLBACK, POST])
async def test_a_first_board_is_posted_once_though_the_bot_is_killed(
    lost: str, tmp_path: Path
) -> None:
    async with Playground(ack_seconds=60.0) as discord, Host(discord, tmp_path) as host:
        place = town(discord)
        # Discord has taken it; the bot does not learn of it before it is killed.
        fault = discord.faults.add(method="POST", path=lost, delay=60, after=True)
        asked = asyncio.create_task(
            place.ana.command(place.channel, "duel", begins="me", wonders="beginner")
        )
        await discord.until(lambda: fault.hits == 1 and len(boards(place.channel)) == 1)
        await host.kill()
        await give_up(asked)
        await host.start()
        await discord.quiet(0.3)
        assert len(boards(place.channel)) == 1


async def test_a_challenge_that_was_cut_off_can_still_be_accepted(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    discord.faults.add(method="POST", path=CALLBACK, drop=True, after=True)
    await place.ana.command(place.channel, "duel", opponent=place.bruno)
    await settled(bot)
    challenge = next(each for each in place.channel.messages if each.buttons)
    await place.bruno.click(challenge, "Accept")
    await settled(bot)
    assert await _running(bot, place.channel)


async def _running(bot: Wonders, place: Channel) -> bool:
    return await bot.store.tables.running_in(place.id) is not None


@pytest.mark.parametrize("postable", [True, False])
async def test_a_press_on_an_old_board_shows_the_present_one_that_nobody_has_seen(
    discord: Playground, bot: Wonders, postable: bool
) -> None:
    place, position, say = town(discord, "en-US"), after(12), words("en-US")
    channel, people = place.channel, (place.ana, place.bruno)
    if not postable:
        channel = discord.add_guild("Elsewhere", user_install_only=True).add_channel("plaza")
        people = (discord.add_person("Ana", app_installed=True), place.bruno)
        assert channel.guild is not None
        channel.guild.join(*people)
    table = await sit(bot, channel, people, position, postable=postable)
    person = people[position.seat]
    old = private(await person.command(channel, "help"))
    answer = await person.click(old, str(ids.Play(table, position.seat, 0, "x")), forged=True)
    await settled(bot)
    (board,) = boards(channel)
    assert f"{table}" in board.buttons[0].custom_id
    assert old.text.startswith(say("stale-shown")) == postable
    assert len(answer.private) == postable
