"""The computer plays through the same door as people, and people do not wait for it to act."""

import asyncio
import logging
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from threading import Event

import pytest

from bot.computer import players as opponents
from bot.discord.client import Wonders
from engine.core.game import Seat
from engine.core.replay import replay
from engine.duel.game import DUEL
from playground import Channel, Person, Playground
from playground.model.components import TEXT

from ..conftest import running
from ..players import Players, board_of, boards, button, enabled, has_ended
from ..processes import Host

TYPING = "/typing"


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR] == []


@pytest.fixture
def ana(discord: Playground) -> Person:
    return discord.add_person("Ana")


@pytest.fixture
def channel(discord: Playground, ana: Person) -> Channel:
    guild = discord.add_guild("Forum")
    guild.join(ana)
    return guild.add_channel("plaza")


@pytest.fixture
def players(discord: Playground, channel: Channel, ana: Person) -> Players:
    return Players(discord, channel, (ana,), Random(5))


@pytest.fixture
def typing_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each search that waits at all be shown as typing."""
    monkeypatch.setattr(opponents, "QUICK", 0.05)


async def until_it_thinks(players: Players, app: Wonders) -> Event:
    """Make a move; the computer answers it once the event is set, or when the bot stops.

    Until then another search has the only worker.
    """
    players.people[0].patience = players.discord.patience
    go_on = Event()

    def hold(_: float) -> None:
        while not (go_on.wait(0.02) or app.stopping):
            pass

    board = await players.board()
    message, options = await players.offered(players.people[0], board)
    before = len(boards(players.place))
    app.loop.create_task(app.ai_pool.moves.search(0.0, hold))
    await players.press(players.people[0], message, options)
    await players.discord.until(lambda: len(boards(players.place)) > before)
    return go_on


def asked_for(discord: Playground, end: str) -> int:
    """Return how many requests went to paths that end so."""
    return sum(each.path.endswith(end) for each in discord.requests)


@pytest.mark.long
async def test_its_moves_are_stored_like_anybodys(players: Players, bot: Wonders) -> None:
    await players.begin()
    board = await players.board()
    for _ in range(8):  # four of the draft, and four cards
        board = await players.turn(board)
    at = board_of(board)
    assert at is not None
    record = await bot.store.tables.load(at[0])
    computer = [each.user_id for each in record.players].index(None)
    made = [move.ply for move in record.moves if move.seat == computer]
    assert made == list(range(len(made)))
    assert len(made) >= 7
    replay(DUEL, DUEL.unpack(record.deal), [(Seat(move.seat), move.text) for move in record.moves])
    assert all(board.mentions in ([], [players.people[0]]) for board in boards(players.place))


async def test_a_person_cannot_move_for_it(players: Players, bot: Wonders, ana: Person) -> None:
    await players.begin(begins="me", wonders="beginner")
    go_on = await until_it_thinks(players, bot)
    board = boards(players.place)[-1]
    assert board.mentions == []
    stored = (await bot.store.tables.load(1)).moves
    assert enabled(board) == []  # nobody can press for the computer
    deal = DUEL.unpack((await bot.store.tables.load(1)).deal)
    state = replay(DUEL, deal, [(Seat(move.seat), move.text) for move in stored])
    legal = str(DUEL.legal(DUEL.view(state, Seat(1)), Seat(1))[0])
    card = legal.split(":")[-1]
    for custom_id in (f"w:1:1:0:{card}", f"m:1:1:0:{legal}"):
        answer = await ana.click(board, custom_id, forged=True)
        assert [each.ephemeral for each in answer.messages] == [True]
        assert enabled(answer.messages[0]) == []
    assert (await bot.store.tables.load(1)).moves == stored
    go_on.set()
    await players.turn(await players.board(1, len(stored)))


@pytest.mark.long
async def test_it_is_woken_as_often_as_there_is_need(
    discord: Playground, players: Players, bot: Wonders, ana: Person, channel: Channel
) -> None:
    await players.begin(begins="me", wonders="beginner")
    go_on = await until_it_thinks(players, bot)
    # Each of these wakes it while it is awake; it moves once for its turn all the same.
    await asyncio.gather(*(ana.command(channel, "board") for _ in range(3)))
    go_on.set()
    after = await players.board(1, 1)
    await discord.quiet(0.2)
    record = await bot.store.tables.load(1)
    assert len({(move.seat, move.ply) for move in record.moves}) == len(record.moves)
    assert board_of(after) == (1, len(record.moves))
    await players.play()


@pytest.mark.long
async def test_one_resigns_while_it_thinks(
    discord: Playground, players: Players, bot: Wonders, ana: Person, channel: Channel
) -> None:
    await players.begin(begins="me", wonders="beginner")
    go_on = await until_it_thinks(players, bot)
    asked = (await ana.command(channel, "resign")).private[-1]
    moves = len((await bot.store.tables.load(1)).moves)
    await asyncio.gather(*(ana.click(asked, button(asked, "x:")) for _ in range(2)))
    await discord.until(lambda: has_ended(boards(channel)[-1]))
    go_on.set()
    await discord.until(lambda: bot.computers.background.idle)
    await discord.quiet(0.2)
    record = await bot.store.tables.load(1)
    assert record.ending is not None
    assert (record.ending.reason, len(record.moves)) == ("resignation", moves)
    assert record.end_shown
    assert [has_ended(board) for board in boards(channel)].count(True) == 1
    await players.again(boards(channel)[-1])
    await players.turn(await players.board(1, 1000))


@pytest.mark.usefixtures("typing_soon")
async def test_one_sees_that_it_thinks(discord: Playground, players: Players, bot: Wonders) -> None:
    await players.begin(begins="me", wonders="beginner")
    before = asked_for(discord, TYPING)
    go_on = await until_it_thinks(players, bot)
    await discord.until(lambda: asked_for(discord, TYPING) > before)
    go_on.set()
    await players.board(1, 1)
    assert asked_for(discord, TYPING) == before + 1
    assert [each.status for each in discord.requests if each.path.endswith(TYPING)] == [204]


@pytest.mark.usefixtures("bot")
async def test_nobody_need_be_told_that_it_was_quick(discord: Playground, players: Players) -> None:
    await players.begin(begins="me", wonders="beginner")
    for _ in range(4):
        board = await players.board()
        await players.turn(board)
    assert asked_for(discord, TYPING) == 0


@pytest.mark.usefixtures("typing_soon")
@pytest.mark.parametrize("status", [403, 404, 500])
async def test_it_moves_where_it_cannot_be_seen_to_think(
    discord: Playground, players: Players, bot: Wonders, status: int
) -> None:
    await players.begin(begins="me", wonders="beginner")
    refused = discord.faults.add(method="POST", path=TYPING, status=status, times=6)
    go_on = await until_it_thinks(players, bot)
    await discord.until(lambda: refused.hits > 0)
    go_on.set()
    await players.turn(await players.board(1, 1))


@pytest.mark.long
async def test_two_computers_play_to_the_end(
    discord: Playground, bot: Wonders, ana: Person, channel: Channel
) -> None:
    before = len(discord.requests)
    await ana.command(channel, "duel", watch=True, level="apprentice")
    await discord.until(lambda: has_ended(boards(channel)[-1]), timeout=60)
    await discord.quiet(0.2)
    record = await bot.store.tables.load(1)
    shown = boards(channel)
    assert [board_of(each) for each in shown] == [(1, n) for n in range(len(record.moves) + 1)]
    assert [each for each in shown if each.mentions] == []
    assert [each for each in shown[:-1] if enabled(each)] == []
    # Of a former board one line is left, outside any frame; only the last message has a picture.
    assert [each for each in shown[:-1] if each.attachments or "\n" in each.text] == []
    assert all([part["type"] for part in each.components] == [TEXT] for each in shown[:-1])
    assert len(shown[-1].attachments) == 1
    assert len(discord.requests) - before <= 1 + 3 * len(record.moves)


async def test_it_goes_on_after_a_stop(
    discord: Playground, players: Players, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as app:
        await players.begin(begins="me", wonders="beginner")
        await until_it_thinks(players, app)
    await discord.until(lambda: not discord.gateway.connected)
    async with running(discord, tmp_path, seed=2):
        await players.turn(await players.board(1, 1))


@pytest.mark.long
async def test_it_goes_on_after_a_kill(
    discord: Playground, ana: Person, channel: Channel, tmp_path: Path
) -> None:
    async with Host(discord, tmp_path) as host:
        await ana.command(channel, "duel", watch=True, level="apprentice")
        for least in (3, 20, 40):
            await discord.until(partial(_shows, channel, least))
            await host.kill()
            await host.start()
        await discord.until(lambda: has_ended(boards(channel)[-1]), timeout=60)
        assert host.complaints() == []


@pytest.mark.long
@pytest.mark.long
async def test_it_thinks_again_after_a_kill(
    discord: Playground, ana: Person, channel: Channel, tmp_path: Path
) -> None:
    async with Host(discord, tmp_path, ai_workers=1) as host:
        await ana.command(channel, "duel", begins="opponent", wonders="beginner", level="master")
        await discord.until(lambda: asked_for(discord, TYPING) > 0, timeout=60)
        assert len(boards(channel)) == 1
        if sys.platform == "linux":
            given = host.environments()
            assert len(given) >= 1
            assert [each for each in given if discord.token.encode() in each] == []
        await host.kill()
        await host.start()
        await discord.until(lambda: boards(channel)[-1].mentions == [ana], timeout=60)
        assert host.complaints() == []


def _shows(place: Channel, least: int) -> bool:
    return len(boards(place)) >= least
