"""Boards that are posted, stored or edited late or not at all: the newest alone has controls."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import pytest

from bot.discord.client import Wonders
from bot.store import Unavailable
from bot.store.games.tables import TableQueries
from bot.tables.boards import delivery_retry
from bot.tables.refusals import Unreachable
from playground import Message, Playground

from ..players import boards
from ..routes import CALLBACK, EDIT, POST
from ..scene import Town, dealt, discarding, record, settled, town, words
from .board_order import POSITION, another_poster, discarded, in_order, post_move, store_move

DROPPED: Mapping[str, Any] = {"drop": True}
AWAY: Mapping[str, Any] = {"status": 503}
UNKNOWN: Mapping[str, Any] = {"status": 404, "code": 10003, "times": 2}
"""Discord knows no such channel, neither when discord.py nor when the bot sends again."""


async def without_receipt(
    discord: Playground,
    bot: Wonders,
    *,
    taken: bool = True,
    lost: Mapping[str, Any] = DROPPED,
    then: Mapping[str, Any] = AWAY,
) -> tuple[Town, int, Message]:
    """Let a move be made whose board Discord may have taken; return the table's former board.

    Its receipt is `lost` by a fault; `then` another one meets what is sent next. The bot may not
    read the channel, so it cannot know of the board but by its nonce.
    """
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    discord.faults.add(method="GET", path=POST, status=403, code=50001, times=None)
    discord.faults.add(method="POST", path=POST, after=taken, **lost)
    down = discord.faults.add(method="POST", path=POST, **then)
    await discarded(place, board)
    await discord.until(lambda: down.hits == then.get("times", 1))
    await settled(bot)
    return place, table, board


@pytest.mark.parametrize("taken", [True, False])
async def test_a_board_whose_receipt_is_lost_keeps_no_controls_when_somebody_has_moved(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    """Where Discord had not taken it, what happened is told in its place."""
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place, table, board = await without_receipt(discord, bot, taken=taken)
    await store_move(bot, table)
    bot.boards.show_soon(table)
    await in_order(bot, place, table, 3 if taken else 2)
    former, line, _ = place.channel.messages
    assert former is board
    assert line.text
    assert line.attachments == []


async def test_a_board_taken_before_discord_knew_no_channel_keeps_no_controls(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py sends it again after a fault of the server; only the last answer is known."""
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place, table, _ = await without_receipt(discord, bot, lost={"status": 502}, then=UNKNOWN)
    await store_move(bot, table)
    bot.boards.show_soon(table)
    await in_order(bot, place, table, 3)


async def test_who_asks_for_a_board_whose_receipt_is_lost_is_shown_that_one(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place, table, _ = await without_receipt(discord, bot)
    answer = await place.ana.command(place.channel, "board")
    bot.boards.show_soon(table)
    await in_order(bot, place, table, 2)
    assert answer.messages == []
    assert discord.thinking == []


async def test_a_late_reply_and_the_retry_of_the_same_board_make_one(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    discord.faults.add(method="POST", path=POST, status=403, code=50013)
    await discarded(place, board)
    await settled(bot)
    may_end = asyncio.Event()
    late = discord.faults.add(method="POST", path=CALLBACK, until=may_end, after=True)
    asking = asyncio.create_task(place.ana.command(place.channel, "board"))
    await discord.until(lambda: late.hits == 1 and len(boards(place.channel)) == 2)
    bot.boards.show_soon(table)
    may_end.set()
    answer = await asking
    assert answer.public == [await in_order(bot, place, table, 2)]


async def test_boards_stored_in_the_reverse_order_leave_the_newest_in_control(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the lock of the table, as in another process."""
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    set_board, may_store, storing = TableQueries.set_board, asyncio.Event(), asyncio.Event()

    async def in_reverse(queries: TableQueries, *args: Any, **named: Any) -> int | None:
        if not storing.is_set():
            storing.set()
            await may_store.wait()
        return await set_board(queries, *args, **named)

    monkeypatch.setattr(TableQueries, "set_board", in_reverse)
    other = another_poster(bot)
    await store_move(bot, table)
    older = asyncio.create_task(other.show(await bot.services.tables.session(table)))
    await storing.wait()
    answer = await place.ana.command(place.channel, "board")
    await settled(bot)
    may_store.set()
    await older
    assert answer.public == [await in_order(bot, place, table, 3)]


async def test_a_change_of_seats_is_shown_though_the_board_before_was_not_stored(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)

    tried = list[object]()

    async def no_room(*args: object, **__: object) -> None:
        tried.append(args)
        raise Unavailable("database or disk is full")

    with monkeypatch.context() as full:
        full.setattr(TableQueries, "set_board", no_room)
        await discarded(place, board)
        await discord.until(lambda: len(tried) == 2, what="the press and the first retry")
        await settled(bot)
    (seat,) = (await bot.services.tables.session(table)).to_act()
    await bot.store.seats.hand_over(table, 1 - seat, place.person(1 - seat).id, "random")
    bot.boards.show_soon(table)
    newest = await in_order(bot, place, table, 3)
    names = [each.name for each in (await record(bot, table)).players]
    assert names[1 - seat] == place.person(1 - seat).name
    assert newest.mentions == [place.person(seat)]


def edits_failed(bot: Wonders) -> float | None:
    return bot.metrics.registry.get_sample_value("wonders_edits_failed_total")


async def test_an_edit_that_is_refused_is_counted_and_tried_again(
    discord: Playground, bot: Wonders, caplog: pytest.LogCaptureFixture
) -> None:
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    discord.faults.add(method="PATCH", path=EDIT, status=403, code=50013)
    await discarded(place, board)
    await settled(bot)
    assert edits_failed(bot) == 1
    (warning,) = (
        each for each in caplog.records if each.name == "bot.discord.channels.channel_messages"
    )
    assert warning.levelno == logging.WARNING
    assert str(board.id) in warning.getMessage()
    assert board.buttons
    await place.ana.command(place.channel, "board")
    await in_order(bot, place, table, 3)
    assert edits_failed(bot) == 1


async def test_a_board_that_somebody_has_deleted_is_left_alone(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    discord.delete_message(board)
    for _ in range(2):
        await post_move(bot, table)
    edited = [each.path for each in discord.requests if each.method == "PATCH"]
    assert [path.endswith(f"/{board.id}") for path in edited] == [True, False]


async def test_a_board_keeps_its_controls_no_longer_than_discord_fails(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (0.01,))
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    cut = discord.faults.add(method="PATCH", path=EDIT, drop=True, times=3)
    await discarded(place, board)
    await discord.until(lambda: cut.hits == 3)
    await in_order(bot, place, table, 2)
    assert edits_failed(bot) == 0


async def test_a_board_posted_before_a_kill_takes_the_controls_off_the_former_one(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stored after that: what was not done before the kill is done after the start."""
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    may_fail = asyncio.Event()
    hanging = discord.faults.add(method="PATCH", path=EDIT, until=may_fail, drop=True)
    pressing = asyncio.create_task(discarded(place, board))
    await discord.until(lambda: hanging.hits == 1)
    assert (await record(bot, table)).board_due
    may_fail.set()
    await pressing
    monkeypatch.setattr(bot.boards, "_poster", another_poster(bot))
    await bot.boards.show_unshown(table)
    await in_order(bot, place, table, 2)


async def test_a_quick_press_after_a_kill_takes_the_controls_off_the_board_pressed(
    discord: Playground, bot: Wonders
) -> None:
    """Nobody has stored that board: the start was about to find it when its person moved on."""
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    discord.faults.add(method="PATCH", path=EDIT, drop=True)
    await store_move(bot, table)
    with pytest.raises(Unreachable):
        await another_poster(bot).show(await bot.services.tables.session(table))
    *_, unstored = boards(place.channel, table)
    assert unstored.id != (await record(bot, table)).message_id
    (seat,) = (await bot.services.tables.session(table)).to_act()
    person = place.person(seat)
    panel = (await person.click(unstored, unstored.buttons[0])).private[0]
    await person.click(panel, discarding(panel))
    newest = await in_order(bot, place, table, 3)
    assert unstored.text not in newest.text  # each move is told once


async def test_what_is_left_of_a_board_tells_all_moves_that_it_told(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    await store_move(bot, table)
    await post_move(bot, table)
    _, board = boards(place.channel, table)
    *told, _ = board.text.splitlines()
    assert len(told) == 2
    await post_move(bot, table)
    assert not board.buttons
    assert board.text.splitlines() == told  # but for whom it asked


async def test_a_board_that_is_shown_again_leaves_its_moves_to_the_new_one(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    table, first = await dealt(bot, place, POSITION)
    told = first.text.splitlines()[0]
    for _ in range(2):
        await place.ana.command(place.channel, "board")
        await settled(bot)
    first, second, third = boards(place.channel, table)
    assert [first.text, second.text] == [say("board-again")] * 2
    assert third.text.startswith(told)
    await store_move(bot, table)
    await post_move(bot, table)
    assert third.text == told
