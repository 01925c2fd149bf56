"""Whole games by clicks: several at once, with double clicks, strangers and restarts."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.discord.client import Wonders
from bot.duel.wording.score import outcome
from bot.store import Ending, TableRecord
from bot.wording.circle import introduced
from engine.core.game import Result, Seat
from engine.core.replay import steps
from engine.duel.deal import State
from engine.duel.game import DUEL
from playground import Channel, Patience, Person, Playground

from ..conftest import DESCRIPTION, running
from ..mischief import Mischief
from ..players import Gate, Players, agree, board_of, boards, button, has_ended
from ..scene import settled

GAMES = int(os.environ.get("SOAK_GAMES", "3"))
"""At every table one at least; `make soak` plays many more, each after a rematch."""

SOAKED = "SOAK_GAMES" in os.environ
"""Whether all tables are played at, or just at three that differ most."""
SEED = int(os.environ.get("SOAK_SEED", "7"))
RESTART_AFTER = (3.0, 6.0)
"""Seconds between two restarts of the bot."""


@pytest.fixture
async def town() -> AsyncIterator[Playground]:
    """A Discord on which nobody waits longer than until the bot acknowledges."""
    async with Playground(
        DESCRIPTION, ack_seconds=60.0, patience=Patience(reply=60.0, silent=0.0)
    ) as playground:
        yield playground


class Bot:
    """The bot in this process, which can be stopped and started again on its database."""

    def __init__(self, discord: Playground, home: Path) -> None:
        self._discord = discord
        self._home = home
        self._stack = AsyncExitStack()
        self._runs = count(1)
        self.app: Wonders

    async def __aenter__(self) -> "Bot":
        self.app = await self._stack.enter_async_context(
            running(self._discord, self._home, next(self._runs))
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def restart(self) -> None:
        """Stop in order and start again."""
        await self._stack.aclose()
        await self._discord.until(lambda: not self._discord.gateway.connected)
        await self.__aenter__()


@dataclass(frozen=True)
class Table:
    """A place where one game after the other is played, and how they begin."""

    players: Players
    wonders: str
    locale: str
    postable: bool = True


async def the_tables(discord: Playground, gate: Gate, rng: Random) -> list[Table]:
    """Seat people in three guilds, a thread, direct messages and a conversation of their own.

    A short run has one channel of a guild alone, and what belongs to no guild.
    """
    ana, carla = discord.add_person("Ana", "pt-BR"), discord.add_person("Carla_*", "en-GB")
    bruno, diana = discord.add_person("Bruno", "es-ES"), discord.add_person("Diana", "de")
    english = discord.add_guild("Forum", "en-GB")  # en-US, the default, would say nothing
    portuguese = discord.add_guild("Fórum", "pt-BR")
    spanish = discord.add_guild("Foro", "es-ES")
    for guild in (english, portuguese, spanish):
        guild.join(ana, bruno, carla, diana)
    channel = english.add_channel("plaza")
    places: list[tuple[Channel, tuple[Person, ...], str, str]] = [
        (channel, (ana, bruno), "draft", "en-US"),
        (english.add_channel("market"), (ana,), "beginner", "en-US"),
        (portuguese.add_channel("praça"), (bruno, carla), "beginner", "pt-BR"),
        (portuguese.add_channel("mercado"), (carla,), "draft", "pt-BR"),
        (spanish.add_channel("plaza"), (diana, ana), "draft", "es-ES"),
        (discord.dm(bruno), (bruno,), "draft", "es-ES"),
        (discord.private(carla, diana), (carla, diana), "draft", "en-GB"),
    ]
    tables = []
    for place, people, wonders, locale in places if SOAKED else (places[0], *places[-2:]):
        strangers = [each for each in (ana, bruno, carla, diana) if place.guild]
        players = Mischief(
            discord,
            place,
            people,
            Random(rng.random()),
            gate,
            strangers=[each for each in strangers if each not in people],
        )
        await players.begin(wonders=wonders)
        tables.append(Table(players, wonders, locale, place.guild is not None or len(people) == 1))
    if not SOAKED:
        return tables
    thread = await a_thread(discord, channel, carla, diana)
    players = Mischief(discord, thread, (carla, diana), Random(rng.random()), gate)
    await players.accept(thread.messages[-1])
    return [*tables, Table(players, "draft", "en-US")]


async def a_thread(discord: Playground, taken: Channel, one: Person, two: Person) -> Channel:
    """Let somebody challenge where a game is running, and open the thread that is offered."""
    offer = (await one.command(taken, "duel", opponent=two)).private[-1]
    await one.click(offer, offer.buttons[0])
    await discord.until(lambda: bool(taken.threads and taken.threads[0].messages))
    return taken.threads[0]


async def play_at(table: Table, games: int) -> None:
    """Play one game after the other, each asked for by the button of the one before."""
    finale = await table.players.play()
    for _ in range(games - 1):
        await table.players.again(finale)
        finale = await table.players.play(finale)


async def restart_now_and_then(bot: Bot, gate: Gate, rng: Random, over: asyncio.Event) -> None:
    """Restart the bot, whatever it is showing or thinking about just now, until it is `over`."""
    while not over.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), rng.uniform(*RESTART_AFTER))
            return
        async with gate.shut():
            await bot.restart()


@pytest.mark.long
async def test_games_with_mischief_and_restarts(
    town: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rng, gate = Random(SEED), Gate()
    async with Bot(town, tmp_path) as bot:
        tables = await the_tables(town, gate, rng)
        over = asyncio.Event()
        restarts = asyncio.create_task(restart_now_and_then(bot, gate, rng, over))
        share, more = divmod(max(GAMES, len(tables)), len(tables))
        games = [share + (n < more) for n in range(len(tables))]
        await asyncio.gather(*(play_at(*each) for each in zip(tables, games, strict=True)))
        over.set()
        await restarts
        await town.quiet(0.2)
        for table, played in zip(tables, games, strict=True):
            ids = dict.fromkeys(at[0] for m in boards(table.players.place) if (at := board_of(m)))
            assert len(ids) == played
            for number in ids:
                check(await bot.app.store.tables.load(number), table, bot.app)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert town.violations == []
    assert town.unanswered == []
    assert town.thinking == []


def check(record: TableRecord, table: Table, app: Wonders) -> None:
    """Check a game that has ended: what was pressed, what is stored, and what was shown."""
    moves = [(Seat(move.seat), move.text) for move in record.moves]
    deal = DUEL.unpack(record.deal)
    states = [DUEL.start(deal), *(step.state for step in steps(DUEL, deal, moves))]
    result = DUEL.result(states[-1])
    assert result is not None
    assert record.ending == Ending(result.reason, tuple(result.winners))
    assert record.options == {"wonders": table.wonders}
    people = {
        (move.seat, move.ply): move.text
        for move in record.moves
        if record.players[move.seat].user_id is not None
    }
    agree(table.players.pressed, people, record.id)
    check_boards(record, table, states)
    announced(record, table, result, app)


def check_boards(record: TableRecord, table: Table, states: list[State]) -> None:
    """Check that each decision of a person has a board, and only the last one can be pressed.

    So has what a person did. What a computer does in a row needs one only where it takes long.
    """
    shown = boards(table.players.place, record.id)
    found = [n for _, n in filter(None, map(board_of, shown))]
    by_computer = [record.players[move.seat].user_id is None for move in record.moves]
    acting = [[record.players[seat].user_id for seat in DUEL.to_act(state)] for state in states]
    skipped = {n for n, made in enumerate(by_computer, start=1) if made and acting[n] == [None]}
    assert found == sorted(set(found))
    assert set(range(len(states))) - set(found) <= skipped
    for n, board in zip(found, shown, strict=True):
        mentioned: list[int | None] = [user.id for user in board.mentions]
        assert mentioned == [user for user in acting[n] if user is not None]
    if table.postable:
        assert [board for board in shown[:-1] if board.buttons or board.selects] == []


def announced(record: TableRecord, table: Table, result: Result, app: Wonders) -> None:
    """Check that the last board says who has won, in the language of the place."""
    words = app.strings.words(table.locale)
    finale = boards(table.players.place, record.id)[-1]
    assert has_ended(finale)
    assert outcome(words, introduced(words, record.players), result) in finale.text


@pytest.mark.long
async def test_a_move_takes_at_most_three_requests_beside_the_answers_to_presses(
    discord: Playground, bot: Wonders
) -> None:
    guild = discord.add_guild("Forum")
    ana, bruno = discord.add_person("Ana"), discord.add_person("Bruno")
    guild.join(ana, bruno)
    players = Players(discord, guild.add_channel("plaza"), (ana, bruno), Random(1))
    await players.begin()
    board = await players.board()
    taken: list[int] = []
    while not has_ended(board) and len(taken) < 24:  # eight of the draft, and cards of both seats
        await settled(bot)
        await discord.quiet(0.03)
        before = len(discord.requests)
        board = await players.turn(board)
        await settled(bot)
        await discord.quiet(0.03)
        made = discord.requests[before:]
        taken.append(sum(not each.path.endswith("/callback") for each in made))
    assert len(taken) == 24
    assert max(taken) <= 3, taken


@pytest.mark.long
async def test_the_end_stays_to_be_read(discord: Playground, bot: Wonders) -> None:
    guild, ana = discord.add_guild("Forum"), discord.add_person("Ana")
    guild.join(ana)
    channel = guild.add_channel("plaza")
    players = Players(discord, channel, (ana,), Random(1))
    await players.begin()
    await players.turn(await players.board())
    asked = (await ana.command(channel, "resign")).private[0]
    await ana.click(asked, button(asked, "x:"))
    await discord.until(lambda: has_ended(boards(channel)[-1]))
    finale = boards(channel)[-1]
    told = (finale.text, [picture.filename for picture in finale.pictures])
    (again,) = (await ana.command(channel, "board")).public
    await discord.quiet()
    for board in (finale, again):
        assert (board.text, [picture.filename for picture in board.pictures]) == told
    assert len(boards(channel)[:-2]) == len([each for each in boards(channel) if not each.buttons])
