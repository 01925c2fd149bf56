"""`/health` and `/metrics` of the bot as it is shipped: well, unwell, and what they count."""

import asyncio
import gc
import json
import os
import resource
import sqlite3
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from math import inf
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.ops import health as health_of_bot
from bot.store import Unavailable
from playground import Patience, Playground
from tests.ports import HeldPort

from ..conftest import DESCRIPTION, running
from ..players import Players, boards
from ..processes import Host
from ..programs import ROOT
from ..scene import apology, town, warmed
from ..waiting import LONG

WAITING = (("wonders_pictures_waiting",), ("wonders_thoughts_waiting", "moves"))


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    patience = Patience(silent=0.0)
    async with Playground(DESCRIPTION, ack_seconds=60.0, patience=patience) as playground:
        yield playground
        assert playground.violations == []


@pytest.fixture
def port() -> Iterator[str]:
    with HeldPort() as held:
        yield str(held.number)


@pytest.fixture
async def host(discord: Playground, tmp_path: Path, port: str) -> AsyncIterator[Host]:
    async with Host(discord, tmp_path, HEALTH_PORT=port, PROCESS_NAME="bot-1") as running:
        yield running


async def fetched(port: str, path: str) -> tuple[int, str]:
    """Return the status and the body of an answer."""

    def fetch() -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=LONG) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    return await asyncio.to_thread(fetch)


async def health(port: str) -> tuple[int, list[str]]:
    status, body = await fetched(port, "/health")
    told = json.loads(body)
    assert told["status"] == ("ok" if status == 200 else "unwell")
    return status, told["reasons"]


async def becomes(port: str, *reasons: str) -> None:
    """Wait until the bot tells these reasons, each by its beginning, or none."""
    async with asyncio.timeout(LONG):
        while True:
            status, told = await health(port)
            if len(told) == len(reasons) and all(map(str.startswith, told, reasons)):
                assert status == (503 if reasons else 200)
                return
            await asyncio.sleep(0.1)


async def figures(port: str) -> dict[tuple[str, ...], float]:
    """Return each figure by its name and the values of its labels."""
    _, body = await fetched(port, "/metrics")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(body)
        for sample in family.samples
    }


async def rested(port: str, presses: float) -> dict[tuple[str, ...], float]:
    """Return the figures once the boards of so many presses are counted, and nothing waits."""
    async with asyncio.timeout(LONG):
        while True:
            found = await figures(port)
            counted = found.get(("wonders_click_to_board_seconds_count",), 0)
            if counted == presses and not any(found[each] for each in WAITING):
                return found
            await asyncio.sleep(0.1)


async def check_health(port: str, *options: str) -> tuple[int | None, str, str]:
    """Ask as the container's health check does."""
    asked = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.ops.healthcheck", *options,
        cwd=ROOT, env={**os.environ, "HEALTH_PORT": port},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    told, complaint = await asked.communicate()
    return asked.returncode, told.decode(), complaint.decode()


@pytest.mark.long
async def test_it_is_well_while_people_can_play(
    discord: Playground, host: Host, tmp_path: Path, port: str
) -> None:
    await becomes(port)
    assert await check_health(port) == (0, '{"status": "ok", "reasons": []}\n', "")
    discord.drop_gateway(seconds=inf)
    await becomes(port, "gateway: shard 0 is not connected")
    checks = (check_health(port), check_health(port, "--alive"))
    assert [each[0] for each in await asyncio.gather(*checks)] == [1, 0], "not to be restarted"
    assert (await figures(port))[("wonders_gateway_ready",)] == 0
    discord.gateway.open()
    await becomes(port)
    assert (await figures(port))[("wonders_gateway_ready",)] == 1
    lock = sqlite3.connect(tmp_path / "wonders.db", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    await becomes(port, "database: ")
    lock.execute("ROLLBACK")
    lock.close()
    await becomes(port)
    assert await host.stop() == 0
    status, told, complaint = await check_health(port)
    assert (status, told) == (1, "")
    assert complaint.startswith("No answer on HEALTH_PORT")
    assert (await check_health(port, "--alive"))[0] == 1
    assert (await check_health(port, "--alvie"))[0] == 2


@pytest.mark.long
async def test_a_full_disk_and_a_file_that_is_gone_are_told(
    discord: Playground, host: Host, tmp_path: Path, port: str
) -> None:
    place = town(discord)
    await becomes(port)
    file = tmp_path / "wonders.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # it would have room within itself
    before = resource.prlimit(host.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(host.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    for _ in range(3):
        await becomes(port, "database: disk I/O error")
    resource.prlimit(host.pid, resource.RLIMIT_FSIZE, before)
    await becomes(port)
    away = file.rename(tmp_path / "away.db")
    for _ in range(3):
        await becomes(port, f"database: {file} was moved, deleted or replaced")
        await place.ana.command(place.channel, "away", days=1)  # a write does not change that
    file.touch()
    await becomes(port, f"database: {file} was moved, deleted or replaced")
    away.rename(file)
    await becomes(port)
    assert await host.stop() == 0
    full, gone = host.complaints()
    assert "The database cannot be used: disk I/O error" in full
    assert "was moved" in gone
    assert host.log().count("The database can be used again after") == 2


async def test_a_check_without_a_port_says_so() -> None:
    status, told, complaint = await check_health("")
    assert (status, told) == (1, "")
    assert complaint.startswith("HEALTH_PORT is not set")


async def test_it_is_not_well_before_discord_answers(
    discord: Playground, tmp_path: Path, port: str
) -> None:
    fault = discord.faults.add(path="/users/@me$", delay=3600)
    host = Host(discord, tmp_path, HEALTH_PORT=port)
    await host.launch()
    await discord.until(lambda: fault.hits == 1, timeout=60)
    assert await health(port) == (503, ["gateway: not ready yet", "database: not open yet"])
    assert await host.stop() == 0


async def test_what_happens_is_counted_and_nothing_secret_told(
    discord: Playground, host: Host, port: str
) -> None:
    guild = discord.add_guild("Secret garden")
    people = [discord.add_person(name) for name in ("Anastasia", "Bruno")]
    guild.join(*people)
    game = Players(discord, guild.add_channel("plaza"), people, Random(1))
    await warmed(people[0], game.place)
    await game.begin(wonders="beginner")
    before = await figures(port)
    board = await game.board()
    for _ in range(6):
        board = await game.turn(board)
    alone = Players(discord, guild.add_channel("side"), people[:1], Random(2))
    await alone.begin(wonders="beginner", begins="me")
    await alone.turn(await alone.board())
    await apology(discord, people[0], game.place)
    after = await rested(port, presses=7)

    def more(*name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more("wonders_moves_total", "person") == 7
    assert more("wonders_moves_total", "computer") == len(boards(alone.place)) - 2
    assert more("wonders_click_to_board_seconds_sum") > 0
    assert more("wonders_errors_total", "HTTPException") == 1
    assert more("wonders_discord_requests_total", "answer", "400") >= 1
    assert more("wonders_discord_requests_total", "answer", "200") > 7
    assert more("wonders_discord_requests_total", "own", "200") > 7
    assert more("wonders_event_loop_lag_seconds_count") > 0
    assert after[("wonders_games", "running")] == 2
    assert after[("wonders_games", "ended")] == 0
    assert after[("process_resident_memory_bytes",)] > 0
    assert after[("wonders_process_info", "bot-1")] == 1
    assert all(" process=bot-1 " in line for line in host.log().splitlines())
    told = [(await fetched(port, path))[1] for path in ("/health", "/metrics", "/")]
    assert "wonders_moves_total" in told[1]
    for secret in (discord.token, "Secret garden", "Anastasia", str(people[0].id), str(guild.id)):
        assert not [body for body in told if secret in body]


async def test_only_a_signal_stops_the_bot_and_late_failures_are_none_of_the_program(
    discord: Playground,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(health_of_bot, "DATABASE_TIMEOUT", 0.01)
    fails, signals = asyncio.Event(), [False]

    async def late() -> None:
        await fails.wait()
        raise Unavailable("database is locked")

    async with running(discord, tmp_path) as bot:
        await bot.wait_until_ready()
        monkeypatch.setattr(bot.store.health, "check_writable", late)
        watching = health_of_bot.Health(bot.metrics, lambda: signals[0])
        watching.watch(bot)
        assert await watching.problems() == ["database: no answer within 0.01 seconds"]
        fails.set()
        await asyncio.sleep(0.01)
    assert "the bot is stopping" not in await watching.problems(), "it is only connecting anew"
    signals[0] = True
    assert "the bot is stopping" in await watching.problems()
    del watching
    gc.collect()
    assert [each for each in caplog.records if each.name == "asyncio"] == []


async def test_who_asks_while_the_database_hangs_waits_for_the_same_look(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_of_bot, "DATABASE_TIMEOUT", 0.1)
    looks = 0
    async with running(discord, tmp_path) as bot:
        await bot.wait_until_ready()
        look = bot.store.health.check_writable

        async def counted() -> None:
            nonlocal looks
            looks += 1
            await look()

        monkeypatch.setattr(bot.store.health, "check_writable", counted)
        watching = health_of_bot.Health(bot.metrics, lambda: False)
        watching.watch(bot)
        lock = sqlite3.connect(tmp_path / "wonders.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        late = ["database: no answer within 0.1 seconds"]
        assert await asyncio.gather(*(watching.problems() for _ in range(3))) == [late] * 3
        assert await watching.problems() == late
        assert looks == 1
        lock.execute("ROLLBACK")
        lock.close()
        async with asyncio.timeout(LONG):
            while await watching.problems():  # noqa: ASYNC110 - a look does not tell
                await asyncio.sleep(0.01)
