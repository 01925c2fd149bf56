"""Boards that follow presses where Discord fails: none is lost, none is there twice."""

from datetime import timedelta
from random import Random

import pytest

from bot.discord.boards import board_routes
from bot.discord.client import Wonders
from bot.discord.replies import reply as replies
from bot.discord.replies import responses
from bot.tables.boards import delivery_retry
from playground import Playground

from ..players import Players, boards
from ..routes import FOLLOW, POST
from ..scene import age, dealt, settled, town
from .board_order import POSITION, asking, discarded, in_order, store_move
from .following import followed


@pytest.fixture
def sparing(bot: Wonders) -> Wonders:
    """Let the bot save requests of its own from the first one on."""
    bot.budget.most = 0
    return bot


@pytest.mark.long
@pytest.mark.parametrize(
    "fault",
    [
        {"status": 429, "retry_after": 60.0},
        {"status": 401, "code": 50027},
        {"status": 404, "code": 10015},
        {"status": 403, "code": 50013},
        {"status": 413, "code": 40005},
        {"status": 500},
        {"status": 502, "after": True},
        {"status": 504, "after": True},
        {"drop": True},
        {"drop": True, "after": True},
    ],
    ids=str,
)
async def test_what_discord_does_not_take_goes_out_otherwise_and_nothing_twice(
    discord: Playground,
    sparing: Wonders,
    monkeypatch: pytest.MonkeyPatch,
    fault: dict[str, object],
) -> None:
    monkeypatch.setattr(board_routes, "LOOKUP_WAITS", (0.0,))
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    hit = discord.faults.add(method="POST", path=FOLLOW, **fault)  # type: ignore[arg-type]
    await discarded(place, board)
    newest = await in_order(sparing, place, table)
    assert hit.hits == 1
    assert bool(newest.interaction) is bool(fault.get("after"))
    players = Players(discord, place.channel, (place.ana, place.bruno), Random(5))
    await players.turn(newest)
    assert (await in_order(sparing, place, table, 3)).interaction


@pytest.mark.parametrize("taken", [True, False])
async def test_a_follow_up_that_cannot_be_looked_for_is_not_sent_again(
    discord: Playground, sparing: Wonders, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (0.01,))
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    discord.faults.add(method="POST", path=FOLLOW, drop=True, after=taken)
    blind = discord.faults.add(method="GET", path=POST, drop=True, times=None)
    await discarded(place, board)
    await discord.until(lambda: blind.hits >= 6, what="looks in vain")  # aiohttp repeats some
    assert len(boards(place.channel)) == 1 + taken
    discord.faults.remove(blind)
    newest = await in_order(sparing, place, table)
    assert bool(newest.interaction) is taken


@pytest.mark.parametrize("taken", [True, False])
async def test_of_a_follow_up_before_a_move_a_line_is_left(
    discord: Playground, sparing: Wonders, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    """It could not be looked for, and somebody has moved in the meantime."""
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    discord.faults.add(method="POST", path=FOLLOW, drop=True, after=taken)
    blind = discord.faults.add(method="GET", path=POST, drop=True, times=None)
    await discarded(place, board)
    await discord.until(lambda: blind.hits >= 3 and not sparing.boards.idle, what="a look in vain")
    await settled(sparing)
    discord.faults.remove(blind)
    await store_move(sparing, table)
    sparing.boards.show_soon(table)
    await in_order(sparing, place, table, 3 if taken else 2)
    former, line, _ = place.channel.messages
    assert former is board
    assert line.text
    assert line.attachments == []
    assert bool(line.interaction) is taken


async def test_a_follow_up_that_arrives_late_loses_its_controls_with_the_next_board(
    discord: Playground, sparing: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord answers 504, and posts it after it was looked for: a move has two boards."""
    monkeypatch.setattr(board_routes, "LOOKUP_WAITS", (0.0,))
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    discord.faults.add(method="POST", path=FOLLOW, status=504, after=True)
    unseen = discord.faults.add(method="GET", path=POST, status=403, code=50013, times=2)
    await discarded(place, board)
    await discord.until(lambda: unseen.hits == 2)
    await settled(sparing)
    await discord.quiet()
    assert len([each for each in boards(place.channel) if each.buttons]) == 2
    players = Players(discord, place.channel, (place.ana, place.bruno), Random(5))
    await players.turn(boards(place.channel)[-1])
    await in_order(sparing, place, table, 4)


@pytest.mark.parametrize("fault", [{"status": 502, "after": True}, {"status": 500}], ids=str)
async def test_an_acknowledged_answer_is_sent_once_whatever_fails(
    discord: Playground,
    bot: Wonders,
    monkeypatch: pytest.MonkeyPatch,
    fault: dict[str, object],
) -> None:
    """It takes the place of the sign that it follows, so discord.py must not repeat it."""
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.0)
    monkeypatch.setattr(responses, "FIRST_WAITS", (0.0,))
    monkeypatch.setattr(responses, "LOOKUP_WAITS", ())
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    hit = discord.faults.add(method="POST", path=FOLLOW, **fault)  # type: ignore[arg-type]
    async with asking(bot, place, table) as asked:
        pass
    answer = await asked
    newest = await in_order(bot, place, table)
    assert hit.hits == 1
    assert answer.public == [newest]
    assert discord.thinking == []


async def test_where_the_bot_cannot_read_boards_are_messages_of_its_own(
    discord: Playground, sparing: Wonders
) -> None:
    """It could not look for a follow-up whose receipt is lost; its own messages have nonces."""
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    place.channel.deny(discord.bot, "READ_MESSAGE_HISTORY")
    first = len(discord.requests)
    await discarded(place, board)
    assert (await in_order(sparing, place, table)).interaction is None
    assert followed(discord.requests[first:]) == 0
    assert not [each for each in discord.requests[first:] if each.status == 403]


async def test_in_a_cluster_others_wait_for_a_follow_up_on_its_way(
    discord: Playground,
    sparing: Wonders,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place = town(discord)
    table, _ = await dealt(sparing, place, POSITION)
    sparing.store.scope.limit(frozenset({0}), 1)
    await store_move(sparing, table)  # as another process does, which may be sending the board
    first = len(discord.requests)
    sparing.boards.show_soon(table)
    await discord.until(lambda: "another process" in caplog.text, what="a first try")
    await settled(sparing)
    assert discord.requests[first:] == []
    monkeypatch.setattr(board_routes, "ARRIVES_WITHIN", timedelta(0))
    sparing.boards.show_soon(table)
    await in_order(sparing, place, table)


async def test_in_a_cluster_others_wait_no_longer_where_the_clock_of_one_is_ahead(
    discord: Playground, sparing: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (0.2,))
    monkeypatch.setattr(board_routes, "ARRIVES_WITHIN", timedelta(seconds=0.3))
    place = town(discord)
    table, _ = await dealt(sparing, place, POSITION)
    sparing.store.scope.limit(frozenset({0}), 1)
    await store_move(sparing, table)
    await age(sparing, table, -timedelta(hours=1))
    sparing.boards.show_soon(table)
    await in_order(sparing, place, table)


@pytest.mark.parametrize("soon", [True, False])
async def test_in_a_cluster_boards_follow_soon_or_not_at_all(
    discord: Playground, sparing: Wonders, monkeypatch: pytest.MonkeyPatch, soon: bool
) -> None:
    monkeypatch.setattr(board_routes, "FOLLOWS_WITHIN", timedelta(hours=1 if soon else 0))
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    sparing.store.scope.limit(frozenset({0}), 1)
    discord.faults.add(method="POST", path=FOLLOW if soon else POST, drop=True)
    await discarded(place, board)
    assert (await in_order(sparing, place, table)).interaction is None
    players = Players(discord, place.channel, (place.ana, place.bruno), Random(5))
    await players.turn(boards(place.channel)[-1])
    assert bool((await in_order(sparing, place, table, 3)).interaction) is soon
