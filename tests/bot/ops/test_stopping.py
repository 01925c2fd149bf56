"""How the program begins and ends: signals, and what keeps it from starting, told in a sentence."""

import asyncio
import os
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.store import Store
from playground import Patience, Playground

from ..conftest import DESCRIPTION
from ..players import board_of, boards, enabled
from ..processes import Host
from ..programs import forker
from ..routes import POST
from ..scene import warmed, words
from ..tables.test_restarts import IN_VAIN, Stubborn, check, stored


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    patience = Patience(silent=0.0)
    async with Playground(DESCRIPTION, ack_seconds=60.0, patience=patience) as playground:
        yield playground
        assert playground.violations == []


@pytest.mark.long
async def test_stopped_under_clicks_everything_acknowledged_gets_its_board(
    discord: Playground, tmp_path: Path
) -> None:
    guild = discord.add_guild("Forum")
    people = [discord.add_person(name) for name in ("Ana", "Bruno")]
    guild.join(*people)
    games = [
        Stubborn(discord, guild.add_channel(f"street-{n}"), people, Random(n)) for n in range(4)
    ]
    rng = Random(5)
    async with Host(discord, tmp_path) as host:
        await warmed(people[0], games[0].place)
        for game in games:
            await game.begin(wonders="beginner")
            await game.board()
        discord.world.ack_seconds = IN_VAIN
        stopped = asyncio.Event()
        playing = [asyncio.create_task(game.play_on(stopped)) for game in games]
        for _ in range(3):
            await asyncio.sleep(rng.uniform(0.5, 1.5))
            assert await host.stop() == 0
            for game in games:
                board = boards(game.place)[-1]
                record = await stored(host, board)
                assert board_of(board) == (record.id, len(record.moves))
                kept = {(record.id, move.seat, move.ply): move.text for move in record.moves}
                assert game.acknowledged.items() <= kept.items()
            await host.start()
        stopped.set()
        await asyncio.gather(*playing)
        await discord.quiet(0.2)
        assert await host.stop() == 0
        for game in games:
            await check(host, game)
        assert host.complaints() == []


@pytest.mark.long
async def test_who_presses_while_it_stops_is_told(discord: Playground, tmp_path: Path) -> None:
    guild, ana = discord.add_guild("Forum"), discord.add_person("Ana", "pt-BR")
    guild.join(ana)
    game = Stubborn(discord, guild.add_channel("plaza"), (ana,), Random(1))
    async with Host(discord, tmp_path) as host:
        await game.begin(wonders="beginner", begins="me")
        board = await game.board()
        # A board on its way keeps the bot from leaving at once.
        may_arrive = asyncio.Event()
        fault = discord.faults.add(method="POST", path=POST, until=may_arrive)
        message, options = await game.offered(ana, board)
        await game.press(ana, message, options)
        await discord.until(lambda: fault.hits == 1)
        os.kill(host.pid, signal.SIGTERM)
        await discord.until(lambda: "event=Stopping" in host.log())
        sentence = words("pt-BR")("refusal-restarting")
        pressed = await ana.click(board, enabled(board)[0], forged=True)
        commanded = await ana.command(game.place, "score")
        assert [each.text for each in (*pressed.private, *commanded.private)] == [sentence] * 2
        may_arrive.set()
        assert await host.ended() == 0
        record = await stored(host, board)
        assert board_of(boards(game.place)[-1]) == (record.id, record.shown)
        assert record.shown > 0
        assert host.complaints() == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_second_signal_ends_it_at_once(
    discord: Playground, tmp_path: Path, number: signal.Signals
) -> None:
    guild, ana = discord.add_guild("Forum"), discord.add_person("Ana")
    guild.join(ana)
    game = Stubborn(discord, guild.add_channel("plaza"), (ana,), Random(1))
    async with Host(discord, tmp_path, ai_workers=1) as host:
        await game.begin(wonders="beginner", begins="me")
        board = await game.board()
        fault = discord.faults.add(method="POST", path=POST, delay=60)
        message, options = await game.offered(ana, board)
        await game.press(ana, message, options)
        await discord.until(lambda: fault.hits == 1)
        os.kill(host.pid, number)
        await discord.until(lambda: "event=Stopping" in host.log())
        os.kill(host.pid, number)
        assert await host.ended() == 128 + number
        await host.start()
        assert board_of(await game.board(1, after=0)) != board_of(board)


@pytest.mark.long
async def test_where_discord_fails_it_starts_again(discord: Playground, tmp_path: Path) -> None:
    refused = discord.faults.add(path="/gateway/bot$", status=502, times=8)
    host = Host(discord, tmp_path)
    await host.launch()
    await discord.until(lambda: refused.hits == 1)
    discord.faults.clear()
    discord.faults.add(path="/gateway/bot$", drop=True, times=1)
    await discord.bot_ready()
    assert await host.stop() == 0
    assert host.complaints() == []


async def ending(home: Path, discord: Playground, **settings: str) -> tuple[int | None, str]:
    """Start a bot that cannot run; return its exit status and what it says."""
    said = home / "said"
    said.unlink(missing_ok=True)
    program = await forker().start(
        environment={
            **os.environ,
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_URL": discord.api_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{home}/wonders.db",
            "AI_WORKERS": "0",
            "LOG_LEVEL": "WARNING",
            **settings,
        },
        errors=said,
    )
    status = await asyncio.wait_for(program.wait(), 60)
    return status, said.read_text()


@pytest.mark.long
async def test_what_keeps_it_from_starting_is_told(discord: Playground, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/wonders.db"
    await (await Store.open(url)).close()
    with sqlite3.connect(tmp_path / "wonders.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for status, said, settings in (
            (2, "It is at revision 9999, and this version knows none after", {}),
            (2, "Discord does not accept DISCORD_TOKEN", {"DISCORD_TOKEN": "wrong.token.here"}),
            (2, f"HEALTH_PORT {port} of 127.0.0.1 cannot be opened", {"HEALTH_PORT": port}),
            (1, f"opened ({tmp_path}/wonders.db/below.lock: ", {"DATABASE_URL": f"{url}/below"}),
            (2, "LOG_FORMAT: expected logfmt or json", {"LOG_FORMAT": "xml"}),
            (2, "where the port is a number", {"DATABASE_URL": "postgresql+asyncpg://u:pw@h:x/n"}),
        ):
            ended, told = await ending(tmp_path, discord, **settings)
            assert (ended, "Traceback" in told) == (status, False), told
            assert said.lower() in told.lower()
            assert discord.token not in told
            assert "u:pw" not in told


@pytest.mark.long
async def test_two_bots_do_not_run_on_one_database(discord: Playground, tmp_path: Path) -> None:
    async with Host(discord, tmp_path) as host:
        status, told = await ending(tmp_path, discord)
        assert (status, told) == (2, f"Another bot is running on {tmp_path}/wonders.db.\n")
        assert await host.stop() == 0
