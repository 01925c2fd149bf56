"""Boards that go out as follow-ups of presses, where the bot is to save requests of its own."""

import asyncio
from random import Random

import pytest

from bot.discord.boards import follow_ups
from bot.discord.client import Wonders
from bot.discord.replies import reply as replies
from playground import Playground

from ..architects.party import party as of_architects
from ..players import Players, boards, has_ended
from ..scene import after, dealt, discarding, resumed, settled, sit, town
from ..seven.party import party as of_seven
from .board_order import POSITION, discarded, in_order
from .following import followed, own, whole
from .test_in_place import begun, moved
from .test_notices import discard, letters


@pytest.fixture
def sparing(bot: Wonders) -> Wonders:
    """Let the bot save requests of its own from the first one on."""
    bot.budget.most = 0
    return bot


@pytest.mark.long
@pytest.mark.parametrize("made", [0, 56], ids=["the draft", "to the end"])
async def test_a_duel_needs_no_request_of_the_bots_own(
    discord: Playground, sparing: Wonders, made: int
) -> None:
    place, position = town(discord), after(made)
    table = await sit(sparing, place.channel, (place.ana, place.bruno), position)
    sparing.boards.show_soon(table)
    await discord.until(lambda: bool(boards(place.channel)))
    await settled(sparing)
    players = Players(discord, place.channel, (place.ana, place.bruno), Random(5))
    board, first = boards(place.channel)[-1], len(discord.requests)
    turned = []
    while not has_ended(board) and (made or len(players.pressed) < 4):
        turned.append(board)
        board = await players.turn(board)
        await settled(sparing)
    await discord.quiet()
    sent = discord.requests[first:]
    # No token is known for the very first board, unless it is pressed itself.
    assert own(sent) == (
        [f"PATCH /channels/{place.channel.id}/messages/{turned[0].id} -> 200"] if made else []
    )
    assert followed(sent) == len(boards(place.channel)) - 1
    whole(place.channel)
    assert discord.thinking == []
    assert all(each.interaction for each in boards(place.channel)[1:])


@pytest.mark.long
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
    whole(here.channel)


@pytest.mark.long
async def test_a_game_of_architects_needs_none(discord: Playground, sparing: Wonders) -> None:
    here = of_architects(discord, sparing, 2)
    await here.seated(2)
    await here.press()
    first, shown = len(discord.requests), len(boards(here.channel))
    for _ in range(6):
        await here.press()
    await here.rest()
    sent = discord.requests[first:]
    assert own(sent) == []
    assert followed(sent) == len(boards(here.channel)) - shown
    whole(here.channel)


async def test_below_the_threshold_boards_are_messages_of_the_bots_own(
    discord: Playground, bot: Wonders
) -> None:
    bot.budget.most = 50
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    first = len(discord.requests)
    await discarded(place, board)
    newest = await in_order(bot, place, table)
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
    newest = await in_order(sparing, place, table)
    assert newest.interaction is not None
    assert newest.mentions == [place.person(1 - POSITION.seat)]


async def test_a_board_is_edited_after_its_token_has_died(
    discord: Playground, sparing: Wonders
) -> None:
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    await discarded(place, board)
    second = await in_order(sparing, place, table)
    discord.expire_tokens()
    first = len(discord.requests)
    players = Players(discord, place.channel, (place.ana, place.bruno), Random(5))
    await players.turn(second)
    await in_order(sparing, place, table, 3)
    assert own(discord.requests[first:]) == [
        f"PATCH /channels/{place.channel.id}/messages/{second.id} -> 200"
    ]


async def test_commands_other_channels_and_old_presses_have_no_follow_ups(
    discord: Playground, sparing: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = town(discord)
    table, board = await dealt(sparing, place, POSITION)
    monkeypatch.setattr(follow_ups, "LIVES", 0.0)
    await discarded(place, board)
    assert (await in_order(sparing, place, table)).interaction is None
    monkeypatch.undo()
    sparing.budget.most = 0
    side = place.guild.add_channel("side")
    first = len(discord.requests)
    await place.ana.command(side, "duel", level="apprentice", begins="me", wonders="beginner")
    await discord.until(lambda: bool(boards(side)))
    await settled(sparing)
    assert boards(side)[0].interaction is None
    assert followed(discord.requests[first:]) == 0


async def test_a_board_that_is_played_in_a_direct_message_is_posted_in_its_channel(
    discord: Playground, sparing: Wonders
) -> None:
    place = town(discord)
    first, second = place.person(POSITION.seat), place.person(1 - POSITION.seat)
    await sparing.store.preferences.change(second.id, notify="direct")
    table, board = await dealt(sparing, place, POSITION)
    await discard(sparing, first, board)
    (message,) = letters(discord, second)
    await discard(sparing, second, message)
    newest = await in_order(sparing, place, table, 3)
    assert newest.interaction is None
    assert letters(discord, second) == [message]


async def test_the_computers_move_follows_the_press_before_it(
    discord: Playground, sparing: Wonders
) -> None:
    place = town(discord)
    people = [None, None]
    people[POSITION.seat] = place.ana  # type: ignore[call-overload]
    await resumed(sparing)
    table = await sit(sparing, place.channel, (people[0], people[1]), POSITION)
    sparing.boards.show_soon(table)
    await discord.until(lambda: bool(boards(place.channel)))
    await settled(sparing)
    first, board = len(discord.requests), boards(place.channel)[-1]
    panel = (await place.ana.click(board, board.buttons[0])).private[0]
    await place.ana.click(panel, discarding(panel))
    await discord.until(lambda: bool(boards(place.channel)[-1].mentions), what="her turn again")
    await settled(sparing)
    await discord.quiet()
    sent = discord.requests[first:]
    assert followed(sent) == len(boards(place.channel)) - 1
    assert own(sent) == [f"PATCH /channels/{place.channel.id}/messages/{board.id} -> 200"]
    assert not [each for each in sent if each.path.endswith("/typing")]
    whole(place.channel)


async def test_a_board_that_is_edited_needs_no_request_of_the_bots_own(
    discord: Playground, sparing: Wonders
) -> None:
    """A server has chosen so; the press on a private panel has no token for the board itself."""
    place, table, board = await begun(discord, sparing)
    place.carla.says(place.channel, "Hello!")  # pushes it away, so the next board is a follow-up
    await moved(place, sparing, table)
    first, newest = len(discord.requests), boards(place.channel)[-1]
    await moved(place, sparing, table)
    assert boards(place.channel) == [board, newest]
    assert own(discord.requests[first:]) == []
    assert board.buttons == []
    assert newest.edits >= 2
