"""Private panels where Discord fails: nothing is lost, the board comes, and no hand is shown."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from bot.discord.client import Wonders
from bot.discord.replies import reply as replies
from bot.tables.boards import live_panels, waiting_lines
from playground import Playground
from tests.bot.players import board_of, boards
from tests.bot.scene import settled

from .party import Party, party
from .test_panels import PANEL, of_round, opened

pytestmark = pytest.mark.long

CUT: Mapping[str, Any] = {"drop": True}
LOST: Mapping[str, Any] = {"drop": True, "after": True}

FAILURES: Mapping[str, Mapping[str, Any]] = {
    "deleted": {"status": 404, "code": 10008},
    "expired": {"status": 401, "code": 50027},
    "cut off": CUT,
    "lost": LOST,
    "failing once": {"status": 500},
}
"""What happens to the renewal of a panel. Where it fails once, discord.py repeats it itself."""


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_lines, "EVERY", 0.0)


@pytest.mark.parametrize("failure", FAILURES)
async def test_a_hand_that_cannot_be_renewed(
    discord: Playground, bot: Wonders, failure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_panels, "PATIENCE", 60.0)
    here = party(discord, bot)
    table = await here.seated(3, rounds="3")
    hands = await opened(here, 3)
    ana, bruno, carla = hands
    before = here.board
    await here.throw(ana, hands[ana])
    await here.throw(bruno, hands[bruno])
    path = PANEL.replace(r"\d+$", f"{hands[ana].id}$")
    fault = discord.faults.add(method="PATCH", path=path, **FAILURES[failure])
    await here.throw(carla, hands[carla])
    await discord.until(lambda: here.board is not before, what="the next board")
    await discord.until(lambda: before.buttons == [], what="the former board without controls")
    assert fault.hits == 1
    record = await here.record(table)
    assert [each.seat for each in record.moves] == [0, 1, 2]
    assert [board_of(each) for each in boards(here.channel)] == [(table, 0), (table, 3)]
    assert of_round(hands[bruno], 2)
    assert of_round(hands[carla], 2)
    # Whoever may not have the next hand is called; a press on the old one brings it.
    renewed = failure == "failing once"
    assert here.board.mentions == ([] if renewed else [ana])
    assert of_round(hands[ana], 2) == (renewed or failure == "lost")
    if not of_round(hands[ana], 2):
        await here.throw(ana, hands[ana])
    assert of_round(hands[ana], 2)
    assert len((await here.record(table)).moves) == 3
    await here.round(hands)
    assert here.board.mentions == []
    assert all(of_round(hand, 3) for hand in hands.values())


async def test_a_hand_opened_while_the_former_one_fails_is_renewed_too(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    table = await here.seated(2, rounds="3")
    hands = await opened(here, 2)
    ana, bruno = hands
    before, go_on = here.board, asyncio.Event()
    await here.throw(ana, hands[ana])
    path = PANEL.replace(r"\d+$", f"{hands[ana].id}$")
    fault = discord.faults.add(method="PATCH", path=path, until=go_on, **FAILURES["deleted"])
    await here.throw(bruno, hands[bruno])
    await discord.until(lambda: fault.hits == 1, what="the renewal that fails")
    assert of_round(await here.hand(ana), 2)
    go_on.set()
    await discord.until(lambda: here.board is not before, what="the next board")
    assert bot.boards.panels.live(table) == {ana.id, bruno.id}


async def test_nobody_waits_for_a_hand_that_hangs(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = party(discord, bot)
    table = await here.seated(2, rounds="3")
    hands = await opened(here, 2)
    ana, bruno = hands
    before = here.board
    await here.throw(ana, hands[ana])
    fault = discord.faults.add(method="PATCH", path=PANEL, delay=60.0)
    with monkeypatch.context() as patch:
        patch.setattr(live_panels, "PATIENCE", 0.05)
        await here.throw(bruno, hands[bruno])
        await discord.until(lambda: here.board is not before, what="the next board")
        await discord.until(lambda: fault.hits == 1, what="the edit that hangs")
        assert here.board.mentions == [ana]
        # The edit that hangs is given up: it must not come after what her press brings.
        await here.throw(bruno, hands[bruno])
        await here.throw(ana, hands[ana])
        await discord.until(lambda: of_round(hands[ana], 2), what="the next hand")
    record = await here.record(table)
    (chosen,) = record.choices
    assert (len(record.moves), record.players[chosen.seat].user_id) == (2, bruno.id)
    await here.throw(ana, hands[ana])
    await here.next_board((table, 2))
    assert of_round(hands[ana], 3)


async def test_whose_hand_failed_is_called_by_a_board_that_failed_too(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    table = await here.seated(3, rounds="3")
    hands = await opened(here, 3)
    ana, bruno, carla = hands
    path = PANEL.replace(r"\d+$", f"{hands[ana].id}$")
    discord.faults.add(method="PATCH", path=path, drop=True)
    # discord.py sends a message once more where the connection is lost.
    board = discord.faults.add(method="POST", path="^/channels/", drop=True, times=None)
    for person in hands:
        await here.throw(person, hands[person])
    await discord.until(lambda: not discord.faults.waiting or board.hits > 0)
    await settled(bot)
    assert len(boards(here.channel)) == 1
    assert of_round(hands[bruno], 2)
    # People play on meanwhile; their next choices are not on the board that is sent again.
    await here.throw(bruno, hands[bruno])
    discord.faults.clear()
    bot.boards.show_soon(table)
    await here.next_board((table, 0))
    await here.rest()
    assert [board_of(each) for each in boards(here.channel)] == [(table, 0), (table, 3)]
    assert here.board.mentions == [ana]
    assert bruno.mention not in here.board.text
    assert carla.mention in here.board.text


async def test_a_line_is_right_though_the_board_was_sent_twice(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    table = await here.seated(3, rounds="3")
    hands = await opened(here, 3)
    ana, *_ = hands
    board = discord.faults.add(method="POST", path="^/channels/", **LOST, times=None)
    discord.faults.add(method="GET", path="/messages$", status=403, code=50001, times=None)
    for person in hands:
        await here.throw(person, hands[person])
    await discord.until(lambda: board.hits > 0)
    await settled(bot)
    assert board_of(here.board) == (table, 3)
    await here.throw(ana, hands[ana])
    await here.rest()
    assert ana.mention in here.board.text
    discord.faults.clear()
    bot.boards.show_soon(table)
    await discord.until(lambda: ana.mention not in here.board.text, what="the line without Ana")
    await here.rest()
    assert [board_of(each) for each in boards(here.channel)] == [(table, 0), (table, 3)]


def nothing_secret(here: Party) -> None:
    """Check that nothing that everybody can see tells of a hand."""
    for message in here.channel.messages:
        shown = str([message.components, *message.earlier])
        assert "Your hand" not in shown
        assert "throw:" not in shown
        assert not [each for each in message.attachments if each.filename.startswith("hand")]


ANSWER, LATER = r"/callback$", r"^/webhooks/\d+/:token(/messages/@original)?$"


@pytest.mark.parametrize(
    ("late", "path", "failure"),
    [
        (False, ANSWER, CUT),
        (False, ANSWER, LOST),
        (True, "never", {}),
        (True, ANSWER, CUT),
        (True, ANSWER, LOST),
        (True, LATER, CUT),
        (True, LATER, LOST),
    ],
)
async def test_a_hand_is_shown_to_nobody_else(
    discord: Playground,
    bot: Wonders,
    late: bool,
    path: str,
    failure: Mapping[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is late is acknowledged first; then a message follows, or the pressed one is edited."""
    here = party(discord, bot)
    table = await here.seated(2, rounds="3")
    ana, bruno, *_ = here.people
    other, board = await here.hand(bruno), here.board
    shown = board.components, board.attachments
    if late:
        monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.0)
    discord.faults.add(path=path, **failure)
    asked = await ana.click(board, "My hand")
    await here.rest()
    discord.faults.clear()
    assert (board.components, board.attachments) == shown
    nothing_secret(here)
    hand = next((each for each in asked.private if each.buttons), None) or await here.hand(ana)
    assert of_round(hand, 1)
    discord.faults.add(path=path, **failure)
    await here.throw(ana, hand)
    await here.rest()
    discord.faults.clear()
    nothing_secret(here)
    (choice,) = (await here.record(table)).choices
    assert hand.buttons[0].custom_id.endswith(choice.text)
    await here.throw(bruno, other, 1)
    await here.next_board((table, 0))
    nothing_secret(here)
    assert [board_of(each) for each in boards(here.channel)] == [(table, 0), (table, 2)]
    # Where the last answer did not come, she may be called once too often, never too rarely.
    assert of_round(hand, 2) or here.board.mentions == [ana]
