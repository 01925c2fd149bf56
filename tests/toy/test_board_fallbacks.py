"""Boards where Discord does otherwise than the bot expects: people see them all the same."""

import logging
from datetime import timedelta

import pytest

from bot.discord.channels import message_age
from bot.discord.client import Wonders
from bot.tables.boards import delivery_retry, waiting_lines
from playground import Message, Playground
from tests.bot.conftest import UNHURRIED
from tests.bot.players import boards
from tests.bot.routes import EDIT, POST

from .party import Party, party


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let lines of boards and retries wait for no clock."""
    monkeypatch.setattr(waiting_lines, "EVERY", 0.0)
    monkeypatch.setattr(delivery_retry, "WAITS", (0.01,))


async def two_seated(discord: Playground, bot: Wonders) -> Party:
    """Let two sit down, and wait for the edit of their lobby: faults then meet boards alone."""
    here = party(discord, bot)
    await here.seated(2, rounds="3")
    await discord.until(lambda: [m for m in here.channel.messages if m.buttons] == [here.board])
    await here.rest()
    return here


async def after_a_choice(here: Party) -> tuple[Message, str]:
    """Let one of two choose; return the board, and what it told before."""
    board, before = here.board, here.board.text
    await here.throw(here.people[0], await here.hand(here.people[0]))
    await here.rest()
    return board, before


@pytest.mark.parametrize("how", ["refused", "taken away"])
async def test_an_edit_that_cannot_keep_a_picture_uploads_it_again(
    discord: Playground, bot: Wonders, how: str
) -> None:
    here = await two_seated(discord, bot)
    if how == "refused":
        discord.faults.add(method="PATCH", path=EDIT, status=400, code=50035)
    else:
        discord.habits.keeps_pictures = False
    board, before = await after_a_choice(here)
    assert here.board is board
    assert board.text != before
    assert board.pictures[0].data
    edits = [
        each
        for each in discord.requests
        if each.method == "PATCH" and "custom_id" in str(each.body)
    ]
    assert [bool(each.files) for each in edits if each.path.startswith("/channels")] == [
        False,
        True,
    ]


@pytest.mark.parametrize(
    "fault", [{"status": 400}, {"status": 429, "retry_after": 0.01, "times": 5}]
)
async def test_a_board_too_old_to_be_edited_is_posted_anew_without_a_mention(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, fault: dict[str, float]
) -> None:
    """Discord says so with either status; to 429, discord.py waits and asks again."""
    monkeypatch.setattr(message_age, "FREELY_EDITED", timedelta(0))
    monkeypatch.setattr(message_age, "OLD_EDITS_WITHIN", UNHURRIED)
    here = await two_seated(discord, bot)
    discord.faults.add(method="PATCH", path=EDIT, code=30046, **fault)  # type: ignore[arg-type]
    board, before = await after_a_choice(here)
    assert here.board is not board
    assert here.board.text != before
    assert here.board.mentions == []
    assert [each for each in boards(here.channel) if each.buttons] == [here.board]


async def test_the_next_board_does_not_wait_until_discord_lets_an_old_one_be_edited(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_age, "FREELY_EDITED", timedelta(0))
    monkeypatch.setattr(message_age, "OLD_EDITS_WITHIN", 0.0)
    here = await two_seated(discord, bot)
    put_off = discord.faults.add(
        method="PATCH", path=EDIT, status=429, code=30046, retry_after=UNHURRIED, times=9
    )
    board, _ = await after_a_choice(here)
    assert here.board is not board
    assert put_off.hits <= 3  # its text alone, all of it, and without its controls


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (403, 50013)])
async def test_an_old_board_that_may_not_be_edited_is_not_posted_anew(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    """In a thread that was archived, each start would wake it with a board that stands there."""
    monkeypatch.setattr(message_age, "FREELY_EDITED", timedelta(0))
    here = await two_seated(discord, bot)
    discord.faults.add(method="PATCH", path=EDIT, status=status, code=code, times=9)
    board, before = await after_a_choice(here)
    assert (here.board, board.text) == (board, before)


async def test_a_young_board_whose_edits_are_refused_stays(
    discord: Playground, bot: Wonders
) -> None:
    here = await two_seated(discord, bot)
    discord.faults.add(method="PATCH", path=EDIT, status=400, code=50035, times=2)
    board, before = await after_a_choice(here)
    assert (here.board, board.text) == (board, before)


async def test_a_board_is_looked_for_before_it_is_sent_again(
    discord: Playground, bot: Wonders
) -> None:
    discord.habits.heeds_nonces = False
    here = party(discord, bot)
    await here.seated(2, rounds="3")
    lost = discord.faults.add(method="POST", path=POST, drop=True, after=True)
    await here.round({person: await here.hand(person) for person in here.people[:2]})
    await here.rest()
    assert lost.hits == 1
    assert len(boards(here.channel)) == 2
    assert [bool(each.buttons) for each in boards(here.channel)] == [False, True]


@pytest.mark.parametrize("asked", [False, True], ids=["posted", "asked for"])
async def test_pictures_that_are_too_large_are_told_in_words(
    discord: Playground, bot: Wonders, caplog: pytest.LogCaptureFixture, asked: bool
) -> None:
    here = party(discord, bot)
    await here.seated(2, rounds="3")
    board, alt = here.board, here.board.pictures[0].alt
    hands = {person: await here.hand(person) for person in here.people[:2]}
    path = r"/callback$" if asked else POST
    large = discord.faults.add(method="POST", path=path, status=413, code=40005)
    if asked:
        await here.people[0].command(here.channel, "board")
    else:
        for person, hand in hands.items():
            await here.throw(person, hand)
    await here.rest()
    shown = here.channel.messages[-1]
    assert (large.hits, shown is board, board.buttons) == (1, False, [])
    assert (shown.pictures, bool(shown.buttons)) == ([], True)
    assert "Round" in shown.text
    if asked:
        assert alt in shown.text
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
