"""A server that has chosen so sees one board, which is edited as long as it is in sight."""

import asyncio
import re
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.discord.boards import in_place
from bot.discord.channels import message_age, newest_messages
from bot.discord.client import Wonders
from bot.tables.boards import delivery_retry
from playground import Message, Person, Playground

from ..choosing import choose
from ..conftest import running
from ..players import Players, board_of, boards, enabled, has_ended
from ..routes import EDIT
from ..scene import (
    Position,
    Town,
    after,
    before_end,
    discarding,
    record,
    resumed,
    settled,
    sit,
    town,
)

POSITION = after(12)

PAGE = Path(__file__).parents[3] / "docs" / "operation.md"


class InOneMessage(Players):
    """A person who plays against the computer, and finds each board in the same message."""

    def _waiting(self, table: int | None, after: int) -> Message | None:
        board = boards(self.place)[-1]
        at = board_of(board)
        new = at is not None and (at[0] != table or at[1] > after)
        return board if new and (enabled(board) or board.selects) else None

    def asked(self, board: Message) -> Person:
        """Return the one person who plays."""
        return self.people[0]


async def chosen(place: Town, value: str = "edit") -> None:
    """Let the server choose how it sees new boards."""
    place.guild.give(place.ana, place.guild.add_role("Manager", "manage_guild"))
    await choose(place.ana, place.channel, "server", updates=value)


async def begun(
    discord: Playground, bot: Wonders, *, position: Position = POSITION, alone: bool = True
) -> tuple[Town, int, Message]:
    """Let Ana be on turn, against the computer or Bruno, in a server that edits its boards."""
    place = town(discord)
    await chosen(place)
    people = [None if alone else place.bruno] * 2
    people[position.seat] = place.ana
    table = await sit(bot, place.channel, (people[0], people[1]), position)
    bot.boards.show_soon(table)
    await discord.until(lambda: bool(boards(place.channel)))
    await settled(bot)
    return place, table, boards(place.channel)[-1]


async def moved(place: Town, bot: Wonders, table: int) -> None:
    """Let Ana discard the first free card, and the computer move until she is on turn again."""
    board = boards(place.channel)[-1]
    panel = (await place.ana.click(board, board.buttons[0])).private[0]
    await place.ana.click(panel, discarding(panel))
    await settled(bot)
    await place.discord.until(lambda: bot.computers.background.idle)
    await settled(bot)
    await place.discord.quiet()
    assert not (await record(bot, table)).board_due


@pytest.mark.long
@pytest.mark.parametrize("made", [0, 58], ids=["from the draft", "to the end"])
async def test_a_duel_against_the_computer_is_one_message(
    discord: Playground, bot: Wonders, made: int
) -> None:
    place, table, board = await begun(discord, bot, position=after(made))
    players = InOneMessage(discord, place.channel, (place.ana,), Random(5))
    first = len(discord.requests)
    while not has_ended(board) and (made or len(players.pressed) < 3):
        board = await players.turn(board)
    await settled(bot)
    assert place.channel.messages == [board]
    assert board.mentions == [place.ana]  # by the first board; an edit notifies nobody
    assert len(board.pictures) == 1
    stored = await record(bot, table)
    assert (stored.message_id, stored.shown) == (board.id, len(stored.moves))
    assert has_ended(board) is bool(made)
    if not made:  # a request answers each press and edits the board, one shows the computer's three
        assert {each.method for each in discord.requests[first:]} == {"POST", "PATCH"}
        assert [move.seat for move in stored.moves] == [0, 1, 1, 1, 0, 0]
        assert len(discord.requests) - first == 3 + 1


@pytest.mark.parametrize("column", [0, 1], ids=["a new message", "the same message"])
@pytest.mark.parametrize(("press", "made"), [("a press on the board", 0), ("7 Wonders Duel", 12)])
async def test_a_move_takes_as_many_requests_as_hosts_are_told(
    discord: Playground, bot: Wonders, press: str, made: int, column: int
) -> None:
    rows = re.findall(rf"^\| {press}.* \| (\d) \| (\d) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    place, table, shown = await begun(discord, bot, position=after(made), alone=False)
    await bot.store.preferences.change(place.bruno.id, notify="none")
    if column == 0:
        await chosen(place, "post")
    button = enabled(shown)[0]
    if made:  # a card, which is weighed in private
        shown = (await place.ana.click(shown, button)).private[0]
        button = discarding(shown)
    before = len(discord.requests)
    await place.ana.click(shown, button)
    await settled(bot)
    await discord.quiet()
    assert board_of(boards(place.channel)[-1]) == (table, made + 1)
    assert [len(discord.requests) - before] == [int(row[column]) for row in rows]


async def test_two_people_are_notified_by_a_board_of_their_own(
    discord: Playground, bot: Wonders
) -> None:
    place, table, first = await begun(discord, bot, alone=False)
    await moved(place, bot, table)
    second = boards(place.channel)[-1]
    assert second is not first
    assert second.mentions == [place.bruno]
    assert (first.buttons, first.pictures, "\n" in first.text) == ([], [], False)
    assert (await record(bot, table)).message_id == second.id


async def test_who_wants_no_mention_needs_no_board_of_their_own(
    discord: Playground, bot: Wonders
) -> None:
    place, table, board = await begun(discord, bot, alone=False)
    await bot.store.preferences.change(place.bruno.id, notify="none")
    await moved(place, bot, table)
    assert boards(place.channel) == [board]
    assert board_of(board) == (table, 13)


async def test_who_has_pressed_long_ago_is_notified_by_a_board_of_their_own(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, table, first = await begun(discord, bot)
    monkeypatch.setattr(in_place, "PRESENT", 0.0)
    await moved(place, bot, table)
    newest = boards(place.channel)[-1]
    assert newest is not first
    assert newest.mentions == [place.ana]


async def test_the_end_is_told_to_everybody_by_a_board_of_its_own(
    discord: Playground, bot: Wonders
) -> None:
    place, table, first = await begun(discord, bot, position=before_end(), alone=False)
    await moved(place, bot, table)
    newest = boards(place.channel)[-1]
    assert newest is not first
    assert has_ended(newest)


@pytest.mark.parametrize("told", [True, False], ids=["told by the press", "asked for"])
async def test_a_board_that_others_have_pushed_away_is_posted_anew(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    discord.habits.names_newest = told
    if not told:
        monkeypatch.setattr(newest_messages, "FRESH", 0.0)
    place, table, first = await begun(discord, bot)
    await moved(place, bot, table)
    assert boards(place.channel) == [first]
    assert board_of(first) == (table, 14)
    place.carla.says(place.channel, "Good luck!")
    await moved(place, bot, table)
    *_, stranger, second = place.channel.messages
    assert stranger.author is place.carla
    assert boards(place.channel) == [first, second]
    assert board_of(second) == (table, 16)
    assert (first.buttons, first.pictures, "\n" in first.text) == ([], [], False)
    asked = [each for each in discord.requests if each.path == f"/channels/{place.channel.id}"]
    assert bool(asked) is not told


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001), (400, 50035)])
async def test_a_board_that_cannot_be_edited_is_posted(
    discord: Playground, bot: Wonders, status: int, code: int
) -> None:
    place, table, first = await begun(discord, bot)
    refused = discord.faults.add(method="PATCH", path=EDIT, status=status, code=code)
    await moved(place, bot, table)
    assert refused.hits == 1
    second = boards(place.channel)[-1]
    assert second is not first
    assert (await record(bot, table)).message_id == second.id
    assert [bool(each.buttons) for each in (first, second)] == [False, True]


async def test_a_board_whose_edit_is_lost_is_edited_again(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (0.01,))
    search, shown = bot.ai_pool.choose, asyncio.Event()

    async def search_later(*asked: Any, **more: Any) -> str:
        await shown.wait()
        return await search(*asked, **more)

    monkeypatch.setattr(bot.ai_pool, "choose", search_later)
    place, table, first = await begun(discord, bot, position=after(6))
    lost = discord.faults.add(method="PATCH", path=EDIT, drop=True, after=True, times=2)
    moving = asyncio.create_task(moved(place, bot, table))
    await discord.until(lambda: lost.hits == 2)
    while (await record(bot, table)).board_due:  # noqa: ASYNC110 - nothing tells of the note
        await asyncio.sleep(0.01)
    shown.set()
    await moving
    assert boards(place.channel) == [first]


async def test_an_old_board_is_posted_anew(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, table, first = await begun(discord, bot)
    monkeypatch.setattr(message_age, "FREELY_EDITED", timedelta(0))
    await moved(place, bot, table)
    assert boards(place.channel)[0] is first
    assert len(boards(place.channel)) == 3


@pytest.mark.long
async def test_after_a_restart_the_same_message_is_edited(
    discord: Playground, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as bot:
        place, table, first = await begun(discord, bot)
        await moved(place, bot, table)
    await discord.until(lambda: not discord.gateway.connected)
    async with running(discord, tmp_path, seed=2) as bot:
        await resumed(bot)
        await moved(place, bot, table)
        assert place.channel.messages == [first]
        assert board_of(first) == (table, 16)
        await chosen(place, "post")
        await moved(place, bot, table)
        assert boards(place.channel)[0] is first
        assert len(boards(place.channel)) == 3
