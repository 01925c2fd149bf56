"""Replies that Discord refuses, or whose receipt is lost: each board is there once, and whole."""

import asyncio
import logging

import pytest

from bot.discord.client import Wonders
from bot.discord.replies import reply as replies
from bot.tables.boards import delivery_retry
from playground import InteractionFailed, Playground

from ..routes import CALLBACK, ORIGINAL, POST
from ..scene import dealt, discarding, record, settled, town
from ..waiting import impatient
from .board_order import POSITION, asking, discarded, in_order, post_move, store_move


async def test_a_board_whose_reply_is_refused_is_posted_whole(
    discord: Playground, bot: Wonders, caplog: pytest.LogCaptureFixture
) -> None:
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    drawn = board.pictures[0].data
    assert len(drawn) > 1000
    refused = discord.faults.add(method="POST", path=CALLBACK, status=404, code=10062, times=2)
    with impatient(discord), pytest.raises(InteractionFailed):
        await place.ana.command(place.channel, "board")
    await discord.until(lambda: refused.hits > 0)
    newest = await in_order(bot, place, table, 2)
    assert newest.interaction is None
    assert newest.pictures[0].data == drawn
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_a_board_that_was_asked_for_in_vain_can_be_asked_for_again(
    discord: Playground, bot: Wonders
) -> None:
    """A moderator deletes the board; the reply with a new one is refused, the message cut off."""
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    discord.delete_message(board)
    discord.faults.add(method="POST", path=CALLBACK, status=404, code=10062, times=2)
    cut = discord.faults.add(method="POST", path=POST, drop=True, times=None)
    with impatient(discord), pytest.raises(InteractionFailed):
        await place.ana.command(place.channel, "board")
    await discord.until(lambda: cut.hits > 0)
    await settled(bot)
    discord.faults.clear()
    await place.bruno.command(place.channel, "board")
    newest = await in_order(bot, place, table, 1)
    assert newest.id > board.id


async def test_a_board_sent_a_second_time_is_whole(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The acknowledgement was taken, but its receipt lost; the message is refused, then follows."""
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.0)
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    drawn = board.pictures[0].data
    lost = discord.faults.add(method="POST", path=CALLBACK, drop=True, after=True)
    await place.ana.command(place.channel, "board")
    newest = await in_order(bot, place, table, 2)
    assert lost.hits == 1
    refused = [each.error for each in discord.requests if each.path.endswith("/callback")]
    assert refused[-1] == 40060
    assert newest.pictures[0].data == drawn
    assert discord.thinking == []


@pytest.mark.parametrize("how", [{"drop": True}, {"status": 500}], ids=["cut", "500"])
async def test_a_reply_whose_receipt_is_lost_is_found(
    discord: Playground,
    bot: Wonders,
    how: dict[str, object],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three at once, for discord.py waits a second after a 500: a board, a score, a press."""
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 1000.0)
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    person = place.person(POSITION.seat)
    caplog.clear()
    lost = discord.faults.add(method="POST", path=CALLBACK, after=True, times=3, **how)  # type: ignore[arg-type]
    asked, scored, chosen = await asyncio.gather(
        place.ana.command(place.channel, "board"),
        place.carla.command(place.channel, "score"),
        person.click(board, board.buttons[0]),
    )
    newest = await in_order(bot, place, table, 2)
    assert lost.hits == 3
    assert asked.public == [newest]
    assert [len(each.private) for each in (scored, chosen)] == [1, 1]
    assert scored.private[0].pictures
    assert chosen.private[0].buttons
    assert discord.thinking == []
    warned = [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]
    assert [each for each in warned if "playground" not in each] == []
    await discarded(place, newest)
    await in_order(bot, place, table, 3)


async def test_a_press_whose_receipt_is_lost_removes_its_panel(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    person = place.person(POSITION.seat)
    panel = (await person.click(board, board.buttons[0])).private[0]
    discord.faults.add(method="POST", path=CALLBACK, after=True, status=500)
    answer = await person.click(panel, discarding(panel))
    await in_order(bot, place, table, 2)
    assert panel.deleted
    assert answer.messages in ([], [panel])


async def test_a_board_that_could_not_be_looked_up_is_found_later(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.replies.responses.LOOKUP_WAITS", (0.0, 0.0))
    monkeypatch.setattr(delivery_retry, "WAITS", (0.01,))
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    discord.faults.add(method="POST", path=CALLBACK, drop=True, after=True)
    blind = discord.faults.add(method="GET", path=ORIGINAL, drop=True, times=None)
    answer = await place.ana.command(place.channel, "board")
    await settled(bot)
    assert len([each for each in place.channel.messages if each.buttons]) == 2
    discord.faults.remove(blind)
    newest = await in_order(bot, place, table, 2)
    assert answer.public == [newest]


async def test_the_next_board_does_not_wait_until_a_lost_one_can_be_looked_up(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.replies.responses.LOOKUP_WAITS", (0.0, 0.0))
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    discord.faults.add(method="POST", path=CALLBACK, drop=True, after=True)
    blind = discord.faults.add(method="GET", path=ORIGINAL, drop=True, times=None)
    await place.ana.command(place.channel, "board")
    await post_move(bot, table)
    assert not (await record(bot, table)).board_due
    discord.faults.remove(blind)
    await post_move(bot, table)
    bot.boards.show_soon(table)  # a try that failed before may still sleep
    await in_order(bot, place, table, 4)  # the lost one has lost its controls, too


@pytest.mark.parametrize("behind", [False, True])
async def test_a_board_posted_while_a_command_waits_is_its_answer(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, behind: bool
) -> None:
    """Discord shows the answer to a command where the bot began to think: above that board.

    Where the board is `behind` by a move, the present one is posted below it.
    """
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.0)
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    async with asking(bot, place, table) as asked:
        await post_move(bot, table)
        if behind:
            await store_move(bot, table)
    answer = await asked
    newest = await in_order(bot, place, table, 3 if behind else 2)
    assert newest.interaction is None
    assert answer.messages == []
    assert discord.thinking == []
