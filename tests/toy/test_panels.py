"""Private panels that renew themselves: one press a turn, whoever is late, and whatever fails."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.discord.client import Wonders
from bot.tables.boards import live_panels, waiting_lines
from playground import Message, Person, Playground
from playground.api.http import Request
from tests.bot.players import board_of

from .party import Party, party, told, words

CHOSEN = 3
"""The style of the button of what was chosen."""

PANEL = r"^/webhooks/\d+/:token/messages/\d+$"
"""The path of a private message that is edited or deleted with the token of a press."""


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the lines of boards wait for no clock."""
    monkeypatch.setattr(waiting_lines, "EVERY", 0.0)


def kind(request: Request, board: Message) -> str:
    """Tell what the bot has done, where `board` is the one that a turn began with."""
    method, start = request.method, request.path.split("/")[1]
    match method, start:
        case "POST", "interactions":
            return "answer"
        case "PATCH", "webhooks":
            return "panel"
        case "DELETE", "webhooks":
            return "panel removed"
        case "POST", "channels":
            return "board"
        case "PATCH", "channels" if request.path.endswith(f"/{board.id}"):
            return "line" if "custom_id" in str(request.body) else "shrunk"
    return str(request)


def of_round(hand: Message, number: int) -> bool:
    """Whether a hand asks for the card of a round, with buttons that play in it."""
    asks = words("en-US")("rps-choose", round=number) in hand.text
    return asks and all(each.custom_id.split(":")[3] == f"{number - 1}" for each in hand.buttons)


async def opened(here: Party, number: int) -> dict[Person, Message]:
    """Let the first people open their hands."""
    hands = {person: await here.hand(person) for person in here.people[:number]}
    await here.rest()
    return hands


@pytest.mark.long
async def test_one_press_a_turn_is_enough(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    await here.seated(3, rounds="3")
    hands = await opened(here, 3)
    for number in (1, 2):
        board, first = here.board, len(discord.requests)
        for person in hands:
            assert here.board is board
            assert of_round(hands[person], number)
            await here.throw(person, hands[person])
            await here.rest()
        made = Counter(kind(each, board) for each in discord.requests[first:])
        assert made == {"answer": 3, "line": 2, "panel": 2, "board": 1, "shrunk": 1}
        assert here.board.mentions == []
        assert all(of_round(hand, number + 1) for hand in hands.values())
        # Whoever was slowest this time is the first next time.
        hands = dict(reversed(hands.items()))


@pytest.mark.long
async def test_a_turn_edits_the_board_where_a_server_wishes_so(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    await bot.store.preferences.change(here.guild.id, edits=True)
    await here.seated(3, rounds="3")
    hands = await opened(here, 3)
    board = here.board
    for _ in range(2):
        first = len(discord.requests)
        for person, hand in hands.items():
            await here.throw(person, hand)
            await here.rest()
        made = Counter(kind(each, board) for each in discord.requests[first:])
        assert made == {"answer": 3, "line": 2 + 1, "panel": 2}
        assert here.board is board
        assert len(board.pictures) == 1


@pytest.mark.long
async def test_who_sees_the_end_in_their_hands_needs_no_board_of_their_own(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    await bot.store.preferences.change(here.guild.id, edits=True)
    await here.seated(2, rounds="3")
    hands = await opened(here, 2)
    board = here.board
    for _ in range(3):
        await here.round(hands)
    assert await here.finished() is board


async def test_a_line_is_not_edited_to_what_it_tells(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    await here.people[0].command(here.channel, "rps", computers=2, rounds="3")
    table = await here.table()
    hand = await here.hand(here.people[0])
    await here.rest()
    board, first = here.board, len(discord.requests)
    await here.round({here.people[0]: hand})
    bot.boards.update_waiting_line(table)  # as after a choice in the last seconds of the former one
    await here.rest()
    made = [kind(each, board) for each in discord.requests[first:]]
    assert sorted(made) == ["answer", "board", "shrunk"]


@pytest.mark.long
async def test_whose_token_is_too_old_is_called(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = party(discord, bot)
    await here.seated(3, rounds="3")
    hands = await opened(here, 3)
    ana, bruno, carla = hands
    before = board_of(here.board)
    for person in (ana, bruno):
        await here.throw(person, hands[person])
    first = len(discord.requests)
    with monkeypatch.context() as patch:
        patch.setattr(live_panels, "LIVES", -1.0)
        await here.throw(carla, hands[carla])
        await here.next_board(before)
    assert not [each for each in discord.requests[first:] if kind(each, here.board) == "panel"]
    assert not of_round(hands[ana], 2)
    # Carla's last press was answered with the next hand, which will not renew itself any more.
    assert set(here.board.mentions) == {ana, bruno, carla}
    # A press on what has died plays nothing; it becomes the present hand, and lives again.
    await here.throw(ana, hands[ana])
    assert of_round(hands[ana], 2)
    assert here.board.buttons[0].label == "My hand"
    for person in (ana, bruno, carla):
        hands[person] = hands[person] if person is ana else await here.hand(person)
    await here.round(hands)
    assert here.board.mentions == []
    assert all(of_round(hand, 3) for hand in hands.values())


async def test_each_press_brings_a_new_token(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    await here.seated(2)
    hands = await opened(here, 2)
    for number in (2, 3):
        discord.expire_tokens()
        await here.round(hands)
        assert here.board.mentions == []
        assert all(of_round(hand, number) for hand in hands.values())


async def test_whose_hand_cannot_be_renewed_is_called(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    await here.seated(2)
    hands = await opened(here, 2)
    ana, _ = hands
    path = PANEL.replace(r"\d+$", f"{hands[ana].id}$")
    discord.faults.add(method="PATCH", path=path, status=404, code=10008)
    await here.round(hands)
    assert here.board.mentions == [ana]


async def test_whose_hand_is_renewed_gets_no_direct_message(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    ana, bruno, *_ = here.people
    for person in (ana, bruno):
        await bot.store.preferences.change(person.id, notify="direct")
    letters = [discord.dm(person) for person in (ana, bruno)]
    await here.seated(2)
    await discord.until(
        lambda: all(each.messages for each in letters), what="a direct message to each"
    )
    hand = await here.hand(ana)
    await here.round({ana: hand, bruno: await here.hand(bruno)})
    await here.rest()
    await bot.services.notices.background.finished()
    assert of_round(hand, 2)
    assert [len(each.messages) for each in letters] == [1, 1]


async def test_a_press_on_an_older_hand_plays_nothing(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    table = await here.seated(2)
    hands = await opened(here, 2)
    ana = here.people[0]
    old = list(hands[ana].buttons)
    await here.round(hands)
    assert of_round(hands[ana], 2)
    messages = len(here.channel.log)
    answer = await ana.click(hands[ana], old[-1], forged=True)  # her screen was not renewed yet
    await here.rest()
    assert answer.messages == [hands[ana]]
    assert of_round(hands[ana], 2)
    record = await here.record(table)
    assert (len(record.moves), record.choices) == (2, ())
    assert len(here.channel.log) == messages
    assert not any(each.style == CHOSEN for each in hands[ana].buttons)
    # Nor does one of a choice that was made long ago undo the present one.
    await here.throw(ana, hands[ana])
    (choice,) = (await here.record(table)).choices
    await ana.click(hands[ana], old[-1], forged=True)
    assert (await here.record(table)).choices == (choice,)
    assert hands[ana].buttons[0].style == CHOSEN


@pytest.mark.long
async def test_of_two_hands_the_newer_one_stays(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    await here.seated(2)
    hands = await opened(here, 2)
    ana, bruno = hands
    await here.throw(ana, hands[ana])
    newer = await here.hand(ana)
    await discord.until(lambda: hands[ana].deleted, what="the first hand to go")
    assert newer.stands
    assert newer.buttons[0].style == CHOSEN
    before, first = board_of(here.board), len(discord.requests)
    await here.throw(bruno, hands[bruno])
    await here.next_board(before)
    assert of_round(newer, 2)
    renewed = [each for each in discord.requests[first:] if kind(each, here.board) == "panel"]
    assert [each.status for each in renewed] == [200]
    assert here.board.mentions == []


@pytest.mark.long
async def test_who_does_not_play_has_no_hand(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    await here.seated(2)
    _ana, bruno, carla, dario, _ = here.people
    other = replace(here, channel=here.guild.add_channel("hall"), people=(carla, dario))
    await other.seated(2)
    theirs = (await opened(other, 2))[carla]
    say = words("en-US")
    for person in (carla, here.people[4]):
        assert told(await person.click(here.board, "My hand")) == say("refusal-not-your-table")
        assert told(await person.command(here.channel, "hand")) == say("refusal-not-your-table")
    # Not even with the buttons of one's own hand, or of somebody else's.
    stolen = (await here.hand(bruno)).buttons[0]
    for message, who in ((theirs, carla), (here.board, here.people[4])):
        answer = await who.click(message, stolen, forged=True)
        assert [m.text for m in answer.private if m is not theirs] == [
            say("refusal-not-your-table")
        ]
    assert (await here.record(1)).choices == ()
    assert of_round(theirs, 1)


@pytest.mark.long
async def test_hands_end_with_the_game(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    table = await here.seated(2, rounds="3")
    hands = await opened(here, 2)
    ana, bruno = hands
    for _ in range(3):
        await here.round(hands)
    await here.finished()
    say = words("en-US")
    assert hands[ana].text == say("panel-over")
    (link,) = hands[ana].buttons
    assert link.url.endswith(f"/{here.channel.id}")  # whose newest message is the result
    assert not hands[ana].attachments
    assert hands[bruno].deleted  # the last move was made on it, and the result is what follows
    assert bot.boards.panels.live(table) == set()
