"""The bot is stopped or killed at any moment: nothing acknowledged is lost, nothing is doubled."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.store import Store, TableRecord
from engine.core.game import Seat
from engine.core.replay import replay
from engine.duel.game import DUEL
from playground import (
    Answer,
    Button,
    Channel,
    InteractionFailed,
    Message,
    Patience,
    Person,
    Playground,
)
from playground.model.interaction_types import DEFERRED_UPDATE, UPDATE

from ..conftest import DESCRIPTION
from ..players import PRESS, Players, board_of, boards, button, enabled, has_ended
from ..processes import Host
from ..routes import POST
from ..scene import words
from ..waiting import LONG, acknowledged_within

pytestmark = pytest.mark.long

KILLS = 4
IN_VAIN = 5.0
"""Seconds until those who play on after every failure notice that a press was in vain."""

PROMPT = 1.4
"""Seconds within which a silent acknowledgement means that the move is stored."""


@dataclass
class Stubborn(Players):
    """Plays on after every failure, and remembers what was acknowledged."""

    acknowledged: dict[tuple[int, int, int], str] = field(default_factory=dict)
    failures: int = 0

    async def press(self, person: Person, message: Message, options: list[Button]) -> None:
        chosen = self.rng.choice(options)
        async with self.gate.through():
            answer = heard(await person.click(message, chosen))
        silent = answer.interaction.response == DEFERRED_UPDATE
        if answer.interaction.response == UPDATE or (silent and answer.acknowledged_in < PROMPT):
            found = PRESS.fullmatch(chosen.custom_id)
            assert found is not None
            at = (int(found[1]), int(found[2]), int(found[3]))
            assert at not in self.acknowledged
            self.acknowledged[at] = found[4]

    async def weigh(self, person: Person, board: Message, chosen: Button) -> Answer:
        return heard(await super().weigh(person, board, chosen))

    async def play_on(self, until: asyncio.Event | None = None) -> Message:
        """Play a game to its end, or `until` then, whatever fails on the way."""
        board = await self.board()
        while not has_ended(board) and not (until and until.is_set()):
            try:
                board = await self.turn(board)
            except InteractionFailed:
                self.failures += 1
                await self.discord.bot_ready(timeout=90)
                board = await self.board()
        return board


def heard(answer: Answer) -> Answer:
    """Return an answer; raises `InteractionFailed` where it tells that the bot is restarted."""
    if words("en-US")("refusal-restarting") in [each.text for each in answer.private]:
        raise InteractionFailed
    return answer


@pytest.fixture
async def town() -> AsyncIterator[Playground]:
    patience = Patience(silent=0.0)
    async with Playground(DESCRIPTION, ack_seconds=60.0, patience=patience) as playground:
        yield playground
        assert playground.violations == []


@dataclass(frozen=True)
class Forum:
    """A guild with two people and a channel for them."""

    channel: Channel
    ana: Person
    bruno: Person


@pytest.fixture
def forum(town: Playground) -> Forum:
    guild = town.add_guild("Forum")
    ana, bruno = town.add_person("Ana"), town.add_person("Bruno")
    guild.join(ana, bruno)
    return Forum(guild.add_channel("plaza"), ana, bruno)


async def kill_now_and_then(
    host: Host, games: Sequence[Stubborn], resting: Players, rng: Random
) -> None:
    """Kill the bot and start it again; each time, everything on the resting board works.

    It goes on until somebody has pressed in vain, unless that takes too long.
    """
    for kill in range(4 * KILLS):
        if kill >= KILLS and any(game.failures for game in games):
            return
        await asyncio.sleep(rng.uniform(0.1, 1.2))
        await host.kill()
        await host.start()
        with acknowledged_within(resting.discord, LONG):
            await everything_works(resting)


async def everything_works(players: Players) -> None:
    """Press each control of a board and see it answered privately with things to press."""
    board = await players.board()
    for each in enabled(board):
        answer = await players.told(await players.asked(board).click(board, each))
        assert enabled(answer.private[-1])


async def rest(players: Players) -> None:
    """Begin a game and play until cards can be taken."""
    await players.begin(wonders="beginner")
    board = await players.board()
    while not board.buttons[0].custom_id.startswith("w:"):
        board = await players.turn(board)


async def test_games_survive_kills(town: Playground, forum: Forum, tmp_path: Path) -> None:
    assert forum.channel.guild is not None
    rng = Random(3)
    market, hall = (forum.channel.guild.add_channel(name) for name in ("market", "hall"))
    people = (forum.ana, forum.bruno)
    games = [
        Stubborn(town, forum.channel, people, Random(1)),
        Stubborn(town, market, people[:1], Random(2)),
    ]
    async with Host(town, tmp_path) as host:
        resting = Players(town, hall, people, rng)
        await rest(resting)
        for game in games:
            await game.begin()
        survived = asyncio.Event()
        with acknowledged_within(town, IN_VAIN):
            playing = [asyncio.create_task(game.play_on(survived)) for game in games]
            await kill_now_and_then(host, games, resting, rng)
        survived.set()
        await asyncio.gather(*playing)
        await town.quiet(0.2)
        assert await host.stop() == 0
        for game in games:
            await check(host, game)
        assert host.complaints() == []
    assert sum(game.failures for game in games) > 0


async def check(host: Host, game: Stubborn) -> None:
    """Check that every acknowledged move is stored, once, and that no board came twice."""
    record = await stored(host, boards(game.place)[-1])
    texts = {(record.id, move.seat, move.ply): move.text for move in record.moves}
    assert len(texts) == len(record.moves)
    assert game.acknowledged.items() <= texts.items()
    shown = [board_of(board) for board in boards(game.place)]
    assert all(one and two and one < two for one, two in pairwise(shown))
    assert shown[-1] == (record.id, len(record.moves))
    state = replay(
        DUEL, DUEL.unpack(record.deal), [(Seat(move.seat), move.text) for move in record.moves]
    )
    result = DUEL.result(state)
    assert (record.ending and record.ending.winners) == (result and result.winners)


async def stored(host: Host, board: Message) -> TableRecord:
    """Return the game of a board as the database has it."""
    at = board_of(board)
    assert at is not None
    store = await Store.open(host.database)
    try:
        return await store.tables.load(at[0])
    finally:
        await store.close()


@pytest.mark.parametrize("posted", [False, True])
async def test_a_board_that_was_not_shown_is_shown_once(
    town: Playground, forum: Forum, tmp_path: Path, posted: bool
) -> None:
    players = Players(town, forum.channel, (forum.ana, forum.bruno), Random(1))
    async with Host(town, tmp_path) as host:
        await players.begin()
        board = await players.board()
        await town.quiet()
        # The board is posted or not; either way the bot does not learn of it.
        fault = town.faults.add(method="POST", path=POST, delay=60, after=posted)
        await players.asked(board).click(board, enabled(board)[0])
        await town.until(lambda: fault.hits == 1)
        await town.until(lambda: len(boards(forum.channel)) == 1 + posted)
        await host.kill()
        await host.start()
        after = await players.board(after=0, table=1)
        await town.until(lambda: board.buttons == [])
        assert [board_of(each) for each in boards(forum.channel)] == [(1, 0), (1, 1)]
        await players.turn(after)
        assert host.complaints() == []


async def test_it_stops_in_order(town: Playground, forum: Forum, tmp_path: Path) -> None:
    rng = Random(4)
    game = Stubborn(town, forum.channel, (forum.ana,), Random(1))
    async with Host(town, tmp_path) as host:
        await game.begin()
        town.world.ack_seconds = IN_VAIN
        stopped = asyncio.Event()
        playing = asyncio.create_task(game.play_on(stopped))
        for _ in range(3):
            await asyncio.sleep(rng.uniform(0.1, 0.6))
            assert await host.stop() == 0
            board = boards(game.place)[-1]
            at, record = board_of(board), await stored(host, board)
            assert at == (record.id, len(record.moves)), "everything stored is shown"
            await host.start()
        stopped.set()
        await playing
        await town.quiet(0.2)
        assert await host.stop() == 0
        await check(host, game)
        assert host.complaints() == []


async def test_it_stops_though_discord_hangs(
    town: Playground, forum: Forum, tmp_path: Path
) -> None:
    game = Players(town, forum.channel, (forum.ana,), Random(1))
    async with Host(town, tmp_path) as host:
        await game.begin(wonders="beginner")
        board = await game.board()
        # The board of the computer's move; the one before shows what the person did.
        town.faults.add(method="POST", path=POST)
        fault = town.faults.add(method="POST", path=POST, delay=60)
        message, options = await game.offered(forum.ana, board)
        await game.press(forum.ana, message, options)
        await town.until(lambda: fault.hits == 1)
        assert await host.stop() == 0
        await host.start()
        assert board_of(await game.board(1, after=0)) != board_of(board)
        assert host.complaints() == []


async def test_a_challenge_survives(town: Playground, forum: Forum, tmp_path: Path) -> None:
    async with Host(town, tmp_path) as host:
        asked = await forum.ana.command(forum.channel, "duel", opponent=forum.bruno)
        await host.kill()
        await host.start()
        (challenge,) = asked.public
        await forum.bruno.click(challenge, button(challenge, "c:", ":accept"))
        await town.until(lambda: bool(boards(forum.channel)) and challenge.buttons == [])
        await host.kill()
        await host.start()
        await everything_works_publicly(town, forum)
        assert host.complaints() == []


async def everything_works_publicly(town: Playground, forum: Forum) -> None:
    """Play on after the kill from the board as it was."""
    players = Players(town, forum.channel, (forum.ana, forum.bruno), Random(1))
    after = await players.turn(await players.board())
    assert board_of(after) == (1, 1)
