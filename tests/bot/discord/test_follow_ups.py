"""Boards that go out as follow-ups of presses, where the bot is to save requests of its own."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from bot.discord import board_routes, follow_ups, replies
from bot.discord.client import Wonders
from bot.tables import delivery_retry
from playground import Channel, Message, Playground
from playground.api.http import Request

from ..architects.party import party as of_architects
from ..players import Players, board_of, boards, has_ended
from ..scene import Town, after, dealt, discarding, record, resumed, settled, sit, town
from ..seven.party import party as of_seven
from .test_lost_receipts import store_move

POST, EDIT = r"^/channels/\d+/messages$", r"^/channels/\d+/messages/\d+$"
FOLLOW, FOLLOWED = r"^/webhooks/\d+/:token$", r"^/webhooks/\d+/:token/messages/\d+$"
HISTORY = {"method": "GET", "path": POST}
POSITION = after(12)
OWN = ("/channels", "/applications", "/users")


@pytest.fixture
def sparing(bot: Wonders) -> Wonders:
    """Let the bot save requests of its own from the first one on."""
    bot.budget.most = 0
    return bot


def own(requests: Sequence[Request]) -> list[str]:
    """Return what the bot requested of its own, for which Discord's limit holds."""
    return [str(each) for each in requests if each.path.startswith(OWN)]


def followed(requests: Sequence[Request]) -> int:
    """Return how many follow-ups were sent."""
    return sum(each.method == "POST" and each.path.startswith("/webhooks") for each in requests)


async def discarded(place: Town, board: Message) -> None:
    """Let whoever is on turn discard the first free card."""
    person = place.person(POSITION.seat)
    panel = (await person.click(board, board.buttons[0])).private[0]
    await person.click(panel, discarding(panel))


async def one_more(bot: Wonders, place: Town, table: int, number: int = 2) -> Message:
    """Check that there are so many boards, and the newest alone, which is noted, has controls."""
    await place.discord.until(lambda: not bot.boards._delivery_retry._tasks, what="no retry")
    await settled(bot)
    await place.discord.quiet()
    *former, newest = boards(place.plaza, table)
    assert len(former) + 1 == number
    assert newest.buttons
    assert newest.pictures
    assert not newest.ephemeral
    assert [(each.buttons, each.attachments) for each in former] == [([], [])] * len(former)
    stored = await record(bot, table)
    assert not stored.board_due
    assert stored.message_id == newest.id
    return newest


def whole(place: Channel) -> None:
    """Check that every state was shown once, in order, and that the last board alone is whole."""
    shown = [board_of(each) for each in boards(place)]
    assert None not in shown
    assert len(set(shown)) == len(shown)
    assert shown == sorted(shown)  # type: ignore[type-var]
    *former, last = boards(place)
    assert [each.attachments for each in former] == [[] for _ in former]
    assert last.buttons


@pytest.mark.parametrize("made", [0, 56], ids=["the draft", "to the end"])
async def test_a_duel_needs_no_request_of_the_bots_own(
    discord: Playground, sparing: Wonders, made: int
) -> None:
    place, position = town(discord), after(made)
    table = await sit(sparing, place.plaza, (place.ana, place.bruno), position)
    sparing.boards.show_soon(table)
    await discord.until(lambda: bool(boards(place.plaza)))
    await settled(sparing)
    players = Players(discord, place.plaza, (place.ana, place.bruno), Random(5))
    board, first = boards(place.plaza)[-1], len(discord.requests)
    turned = []
    while not has_ended(board) and (made or len(players.pressed) < 4):
        turned.append(board)
        board = await players.turn(board)
        await settled(sparing)
    await discord.quiet()
    sent = discord.requests[first:]
    # No token is known for the very first board, unless it is pressed itself.
    assert own(sent) == (
        [f"PATCH /channels/{place.plaza.id}/messages/{turned[0].id} -> 200"] if made else []
    )
    assert followed(sent) == len(boards(place.plaza)) - 1
    whole(place.plaza)
    assert discord.thinking == []
    assert all(each.interaction for each in boards(place.plaza)[1:])


async def test_a_turn_of_seven_wonders_needs_none(discord: Playground, sparing: Wonders) -> None:
    here = of_seven(discord, sparing, 3)
    await here.seated(3)
    for _ in range(2):
        await here.turn()
    await here.rest()
    first = len(discord.requests)
    for _ in range(3):
        await here.turn()
    await here.rest()
    sent = discord.requests[first:]
    assert own(sent) == []
    assert followed(sent) == 3
    whole(here.plaza)


async def test_a_game_of_architects_needs_none(discord: Playground, sparing: Wonders) -> None:
    here = of_architects(discord, sparing, 2)
    await here.seated(2)
    await here.press()
    first, shown = len(discord.requests), len(boards(here.plaza))
    for _ in range(6):
        await here.press()
    await here.rest()
    sent = discord.requests[first:]
    assert own(sent) == []
    assert followed(sent) == len(boards(here.plaza)) - shown
    whole(here.plaza)


async def test_below_the_threshold_boards_are_messages_of_the_bots_own(
    discord: Playground, bot: Wonders
) -> None:
    bot.budget.most = 50
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    first = len(discord.requests)
    await discarded(place, board)
    newest = await one_more(bot, place, table)
    assert followed(discord.requests[first:]) == 0
    assert newest.interaction is None


async def test_a_board_is_public_after_a_press_on_a_private_panel_that_took_long(
    discord: Playground, sparing: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press is acknowledged meanwhile; what follows must not be seen by one person alone."""
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    person = place.person(POSITION.seat)
    panel = (await person.click(board, board.buttons[0])).private[0]
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.0)
    async with sparing.boards.lock(table):
        pressing = asyncio.create_task(person.click(panel, discarding(panel)))
        callback = [each for each in discord.requests if each.path.endswith("/callback")]
        await discord.until(
            lambda: (
                len([e for e in discord.requests if e.path.endswith("/callback")]) > len(callback)
            )
        )
    await pressing
    newest = await one_more(sparing, place, table)
    assert newest.interaction is not None
    assert newest.mentions == [place.person(1 - POSITION.seat)]


async def test_a_board_is_edited_after_its_token_has_died(
    discord: Playground, sparing: Wonders
) -> None:
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    await discarded(place, board)
    second = await one_more(sparing, place, table)
    discord.expire_tokens()
    first = len(discord.requests)
    players = Players(discord, place.plaza, (place.ana, place.bruno), Random(5))
    await players.turn(second)
    await one_more(sparing, place, table, 3)
    assert own(discord.requests[first:]) == [
        f"PATCH /channels/{place.plaza.id}/messages/{second.id} -> 200"
    ]


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
    newest = await one_more(sparing, place, table)
    assert hit.hits == 1
    assert bool(newest.interaction) is bool(fault.get("after"))
    players = Players(discord, place.plaza, (place.ana, place.bruno), Random(5))
    await players.turn(newest)
    assert (await one_more(sparing, place, table, 3)).interaction


@pytest.mark.parametrize("taken", [True, False])
async def test_a_follow_up_that_cannot_be_looked_for_is_not_sent_again(
    discord: Playground, sparing: Wonders, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (0.01,))
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    discord.faults.add(method="POST", path=FOLLOW, drop=True, after=taken)
    blind = discord.faults.add(**HISTORY, drop=True, times=None)  # type: ignore[arg-type]
    await discarded(place, board)
    await discord.until(lambda: blind.hits >= 6, what="looks in vain")  # aiohttp repeats some
    assert len(boards(place.plaza)) == 1 + taken
    discord.faults.remove(blind)
    newest = await one_more(sparing, place, table)
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
    blind = discord.faults.add(**HISTORY, drop=True, times=None)  # type: ignore[arg-type]
    await discarded(place, board)
    retry = sparing.boards._delivery_retry
    await discord.until(lambda: blind.hits >= 3 and bool(retry._tasks), what="a look in vain")
    await settled(sparing)
    discord.faults.remove(blind)
    await store_move(sparing, table)
    retry.show(table)
    await one_more(sparing, place, table, 3 if taken else 2)
    former, line, _ = place.plaza.messages
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
    assert len([each for each in boards(place.plaza) if each.buttons]) == 2
    players = Players(discord, place.plaza, (place.ana, place.bruno), Random(5))
    await players.turn(boards(place.plaza)[-1])
    await one_more(sparing, place, table, 4)


async def test_where_the_bot_cannot_read_boards_are_messages_of_its_own(
    discord: Playground, sparing: Wonders
) -> None:
    """It could not look for a follow-up whose receipt is lost; its own messages have nonces."""
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    place.plaza.deny(discord.bot, "READ_MESSAGE_HISTORY")
    first = len(discord.requests)
    await discarded(place, board)
    assert (await one_more(sparing, place, table)).interaction is None
    assert followed(discord.requests[first:]) == 0
    assert not [each for each in discord.requests[first:] if each.status == 403]


async def test_commands_other_channels_and_old_presses_have_no_follow_ups(
    discord: Playground, sparing: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    monkeypatch.setattr(follow_ups, "LIVES", 0.0)
    await discarded(place, board)
    assert (await one_more(sparing, place, table)).interaction is None
    monkeypatch.undo()
    sparing.budget.most = 0
    side = place.guild.add_channel("side")
    first = len(discord.requests)
    await place.ana.command(side, "duel", level="apprentice", begins="me", wonders="beginner")
    await discord.until(lambda: bool(boards(side)))
    await settled(sparing)
    assert boards(side)[0].interaction is None
    assert followed(discord.requests[first:]) == 0


async def test_the_computers_move_follows_the_press_before_it(
    discord: Playground, sparing: Wonders
) -> None:
    place = town(discord)
    people = [None, None]
    people[POSITION.seat] = place.ana  # type: ignore[call-overload]
    await resumed(sparing)
    table = await sit(sparing, place.plaza, (people[0], people[1]), POSITION)
    sparing.boards.show_soon(table)
    await discord.until(lambda: bool(boards(place.plaza)))
    await settled(sparing)
    first, board = len(discord.requests), boards(place.plaza)[-1]
    panel = (await place.ana.click(board, board.buttons[0])).private[0]
    await place.ana.click(panel, discarding(panel))
    await discord.until(lambda: bool(boards(place.plaza)[-1].mentions), what="her turn again")
    await settled(sparing)
    await discord.quiet()
    sent = discord.requests[first:]
    assert followed(sent) == len(boards(place.plaza)) - 1
    assert own(sent) == [f"PATCH /channels/{place.plaza.id}/messages/{board.id} -> 200"]
    assert not [each for each in sent if each.path.endswith("/typing")]
    whole(place.plaza)
