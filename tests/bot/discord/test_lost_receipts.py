"""Replies that Discord refuses, or whose receipt is lost: one board has controls, and is whole."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any, cast

import pytest

from bot.discord import replies
from bot.discord.answer_tokens import AnswerTokens
from bot.discord.channel_messages import ChannelMessages
from bot.discord.client import Wonders
from bot.discord.follow_ups import FollowUps
from bot.discord.poster import Poster
from bot.store import Unavailable
from bot.store.tables import TableQueries
from bot.tables import delivery_retry
from engine.duel.game import DUEL
from playground import InteractionFailed, Message, Playground

from ...stored import move
from ..players import board_of, boards
from ..scene import Town, after, dealt, discarding, record, settled, town
from ..waiting import impatient

if TYPE_CHECKING:
    from engine.duel.table import View

POST, EDIT = r"^/channels/\d+/messages$", r"^/channels/\d+/messages/\d+$"
CALLBACK, ORIGINAL = r"/callback$", r"/messages/@original$"
POSITION = after(12)


async def in_order(bot: Wonders, place: Town, table: int, posted: int) -> Message:
    """Check that so many boards were posted and the newest, which is noted, has the controls."""
    await place.discord.until(lambda: not bot.boards._delivery_retry._tasks, what="no retry")
    await settled(bot)
    *former, newest = boards(place.plaza, table)
    assert len(former) + 1 == posted
    assert newest.id == max(each.id for each in (*former, newest))
    assert newest.buttons
    assert [each.buttons for each in former] == [[] for _ in former]
    assert [each.attachments for each in former] == [[] for _ in former]
    found = await record(bot, table)
    assert not found.board_due
    assert found.message_id == newest.id
    assert board_of(newest) == (table, len(found.moves))
    return newest


def another_poster(bot: Wonders) -> Poster:
    """Return a poster that knows of nothing, as in another process or after a start."""
    tokens = AnswerTokens(bot.budget)
    return Poster(
        ChannelMessages(bot, bot.metrics, tokens),
        bot.store,
        bot.services.presentations,
        bot.render_pool,
        bot.metrics,
        bot.budget,
        FollowUps(bot.budget, tokens),
    )


async def discarded(place: Town, board: Message) -> None:
    """Let whoever is on turn discard the first free card."""
    person = place.person(POSITION.seat)
    panel = (await person.click(board, board.buttons[0])).private[0]
    await person.click(panel, discarding(panel))


def unreadable(discord: Playground) -> None:
    """Forbid the bot to read channels, so that it must rely on nonces."""
    discord.faults.add(method="GET", path=POST, status=403, code=50001, times=None)


async def test_a_board_whose_reply_is_refused_is_posted_whole(
    discord: Playground, bot: Wonders, caplog: pytest.LogCaptureFixture
) -> None:
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    drawn = board.pictures[0].data
    assert len(drawn) > 1000
    refused = discord.faults.add(method="POST", path=CALLBACK, status=404, code=10062, times=2)
    with impatient(discord), pytest.raises(InteractionFailed):
        await place.ana.command(place.plaza, "board")
    newest = await in_order(bot, place, table, 2)
    assert refused.hits >= 1
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
        await place.ana.command(place.plaza, "board")
    await settled(bot)
    assert cut.hits
    discord.faults.clear()
    await place.bruno.command(place.plaza, "board")
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
    await place.ana.command(place.plaza, "board")
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
        place.ana.command(place.plaza, "board"),
        place.carla.command(place.plaza, "score"),
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
    monkeypatch.setattr("bot.discord.responses.LOOKUP_WAITS", (0.0, 0.0))
    monkeypatch.setattr(delivery_retry, "WAITS", (0.01,))
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    discord.faults.add(method="POST", path=CALLBACK, drop=True, after=True)
    blind = discord.faults.add(method="GET", path=ORIGINAL, drop=True, times=None)
    answer = await place.ana.command(place.plaza, "board")
    await settled(bot)
    assert len([each for each in place.plaza.messages if each.buttons]) == 2
    discord.faults.remove(blind)
    newest = await in_order(bot, place, table, 2)
    assert answer.public == [newest]


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
    async with bot.boards.lock(table):
        asking = asyncio.create_task(place.ana.command(place.plaza, "board"))
        await discord.until(lambda: len(discord.thinking) == 1)
        await store_move(bot, table)
        await bot.boards._poster.show(await bot.services.tables.session(table))
        if behind:
            await store_move(bot, table)
    answer = await asking
    newest = await in_order(bot, place, table, 3 if behind else 2)
    assert newest.interaction is None
    assert answer.messages == []
    assert discord.thinking == []


async def store_move(bot: Wonders, table: int) -> None:
    """Make a move of which no board is shown."""
    session = await bot.services.tables.session(table)
    (seat,) = session.to_act()
    text = str(DUEL.legal(cast("View", session.view(seat)), seat)[0])
    await bot.store.tables.append(table, [move(seat, session.record.next_ply(seat), text)])


@pytest.mark.parametrize("taken", [True, False])
async def test_a_board_whose_receipt_is_lost_keeps_no_controls_when_somebody_has_moved(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    """Where Discord had not taken it, what happened is told in its place."""
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    unreadable(discord)
    discord.faults.add(method="POST", path=POST, drop=True, after=taken)
    down = discord.faults.add(method="POST", path=POST, status=503)
    await discarded(place, board)
    await discord.until(lambda: down.hits == 1)
    await settled(bot)
    await store_move(bot, table)
    bot.boards._delivery_retry.show(table)
    await in_order(bot, place, table, 3 if taken else 2)
    former, line, _ = place.plaza.messages
    assert former is board
    assert line.text
    assert line.attachments == []


async def test_who_asks_for_a_board_whose_receipt_is_lost_is_shown_that_one(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    unreadable(discord)
    discord.faults.add(method="POST", path=POST, drop=True, after=True)
    down = discord.faults.add(method="POST", path=POST, status=503)
    await discarded(place, board)
    await discord.until(lambda: down.hits == 1)
    await settled(bot)
    answer = await place.ana.command(place.plaza, "board")
    bot.boards._delivery_retry.show(table)
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
    late = discord.faults.add(method="POST", path=CALLBACK, delay=0.5, after=True)
    asking = asyncio.create_task(place.ana.command(place.plaza, "board"))
    await discord.until(lambda: late.hits == 1 and len(boards(place.plaza)) == 2)
    bot.boards._delivery_retry.show(table)
    answer = await asking
    assert answer.public == [await in_order(bot, place, table, 2)]


async def test_boards_noted_in_the_reverse_order_leave_the_newest_in_control(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the lock of the table, as in another process."""
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    note_board, may_note, noting = TableQueries.note_board, asyncio.Event(), asyncio.Event()

    async def in_reverse(queries: TableQueries, *args: Any, **named: Any) -> int | None:
        if not noting.is_set():
            noting.set()
            await may_note.wait()
        return await note_board(queries, *args, **named)

    monkeypatch.setattr(TableQueries, "note_board", in_reverse)
    other = another_poster(bot)
    await store_move(bot, table)
    older = asyncio.create_task(other.show(await bot.services.tables.session(table)))
    await noting.wait()
    answer = await place.ana.command(place.plaza, "board")
    await settled(bot)
    may_note.set()
    await older
    assert answer.public == [await in_order(bot, place, table, 3)]


async def test_a_change_of_seats_is_shown_though_the_board_before_was_not_noted(
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
        full.setattr(TableQueries, "note_board", no_room)
        await discarded(place, board)
        await discord.until(lambda: len(tried) == 2, what="the press and the first retry")
        await settled(bot)
    (seat,) = (await bot.services.tables.session(table)).to_act()
    await bot.store.seats.hand_over(table, 1 - seat, place.person(1 - seat).id, "random")
    bot.boards._delivery_retry.show(table)
    newest = await in_order(bot, place, table, 3)
    names = [each.name for each in (await record(bot, table)).players]
    assert names[1 - seat] == place.person(1 - seat).name
    assert newest.mentions == [place.person(seat)]


async def test_an_edit_that_is_refused_is_counted_and_tried_again(
    discord: Playground, bot: Wonders, caplog: pytest.LogCaptureFixture
) -> None:
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    discord.faults.add(method="PATCH", path=EDIT, status=403, code=50013)
    await discarded(place, board)
    await settled(bot)
    assert bot.metrics.edits_failed._value.get() == 1
    (warning,) = (each for each in caplog.records if each.name == "bot.discord.channel_messages")
    assert warning.levelno == logging.WARNING
    assert str(board.id) in warning.getMessage()
    assert board.buttons
    await place.ana.command(place.plaza, "board")
    await in_order(bot, place, table, 3)
    assert bot.metrics.edits_failed._value.get() == 1


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
    assert bot.metrics.edits_failed._value.get() == 0


async def test_a_board_posted_before_a_kill_takes_the_controls_off_the_former_one(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is noted after that: what was not done before the kill is done after the start."""
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    hanging = discord.faults.add(method="PATCH", path=EDIT, delay=0.2, drop=True)
    pressing = asyncio.create_task(discarded(place, board))
    await discord.until(lambda: hanging.hits == 1)
    assert (await record(bot, table)).board_due
    await pressing
    monkeypatch.setattr(bot.boards, "_poster", another_poster(bot))
    await bot.boards.show_unshown(table)
    await in_order(bot, place, table, 2)
