"""The doctor: a line for each thing, what to do, an exit status; secrets are never told."""

import asyncio
import errno
import os
import shutil
import sqlite3
import sys
from collections import namedtuple
from collections.abc import AsyncIterator
from pathlib import Path
from typing import BinaryIO

import pytest

from bot.games import GAMES
from bot.ops.checks import machine
from bot.ops.checks.storage import storage
from bot.ops.doctor import findings, report
from bot.runtime.settings import Settings
from bot.store import Store
from bot.store.connection.lock import lock_database
from bot.store.upkeep import inspection
from bot.workers import process
from playground import Playground
from render.canvas import cached, letters
from render.fonts import Font

SECRET = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
Usage = namedtuple("Usage", "total used free")


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    async with Playground() as playground:
        yield playground


@pytest.fixture(autouse=True)
def _short_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "SEARCH_SECONDS", 0.01)


def environment(discord: Playground, home: Path, **settings: str) -> dict[str, str]:
    return {
        "DISCORD_TOKEN": discord.token,
        "DISCORD_API_URL": discord.api_url,
        "DATABASE_URL": f"sqlite+aiosqlite:///{home}/wonders.db",
        **settings,
    }


async def found(discord: Playground, home: Path, **settings: str) -> dict[str, tuple[str, str]]:
    """Return how each thing is and what is told, by the first word of that."""
    given = environment(discord, home, **settings)
    all_of_them = await asyncio.to_thread(lambda: list(findings(given)))
    return {each.message.split()[0].rstrip(":"): (each.state, each.message) for each in all_of_them}


async def reported(discord: Playground, home: Path, **settings: str) -> int:
    return await asyncio.to_thread(report, environment(discord, home, **settings))


async def test_where_all_is_there_nothing_is_bad(
    discord: Playground, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    discord.add_guild("Forum")
    assert await reported(discord, tmp_path) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 10
    assert {line.split()[0] for line in lines} <= {"ok", "weak"}
    assert all(line[:6].rstrip() in ("ok", "weak") and line[6:] for line in lines)
    assert not [line for line in lines if discord.token in line]
    assert discord.violations == []


@pytest.mark.long
async def test_files_that_others_can_read_are_told(discord: Playground, tmp_path: Path) -> None:
    file, former = tmp_path / "wonders.db", tmp_path / "wonders.db.replaced-1"
    for each in (file, former):
        each.touch(0o600)
    assert (await found(discord, tmp_path))["Files"][0] == "ok"
    former.chmod(0o640)
    state, line = (await found(discord, tmp_path))["Files"]
    assert (state, f"chmod 600 {former}`" in line) == ("weak", True)


@pytest.mark.long
async def test_what_lacks_is_told(discord: Playground, tmp_path: Path) -> None:
    told = await found(discord, tmp_path, DISCORD_TOKEN=" ", AI_WORKERS="0")
    assert told["DISCORD_TOKEN"][0] == "weak"
    assert told[str(os.cpu_count() or 1)][0] == "weak"
    assert (await found(discord, tmp_path, AI_WORKERS="many"))["Settings"][0] == "bad"


async def test_how_the_computer_gets_its_strength_is_told(
    discord: Playground, tmp_path: Path
) -> None:
    state, line = (await found(discord, tmp_path))["The"]
    assert (state, line.split(", ")[1]) == (
        "weak",
        "without compiled code. The first game compiles it",
    )
    assert line.endswith("or `python -m engine.ai.compile` does so now.")


async def test_one_game_that_the_computer_cannot_play_is_told_of(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent = process.agent

    def broken(module: str) -> process.Agent:
        if module == GAMES["seven"].agent.module:
            raise ImportError("numba is broken")
        return agent(module)

    monkeypatch.setattr(process, "agent", broken)
    state, line = (await found(discord, tmp_path))["The"]
    assert (state, "numba is broken" in line) == ("bad", True)


@pytest.mark.long
async def test_discord_is_asked(discord: Playground, tmp_path: Path) -> None:
    told = await found(discord, tmp_path)
    assert (told["Discord"][0], told["Servers"][0]) == ("ok", "weak")
    assert told["Intents"][0] == "ok"
    assert (told["Install"][0], "asks for nothing" in told["Install"][1]) == ("weak", True)
    forum, garden = discord.add_guild("Forum"), discord.add_guild("Gar\x1bden")
    assert (await found(discord, tmp_path))["Servers"][0] == "ok"
    garden.deny_bot("attach_files", "create_public_threads")
    state, line = (await found(discord, tmp_path))["Servers"]
    assert state == "weak"
    assert "Gar?den (attach_files, create_public_threads)" in line
    assert forum.name not in line
    assert discord.violations == []


async def test_a_token_that_is_refused_is_bad(discord: Playground, tmp_path: Path) -> None:
    state, line = (await found(discord, tmp_path, DISCORD_TOKEN=SECRET))["DISCORD_TOKEN"]
    assert (state, "Reset Token" in line, SECRET in line) == ("bad", True, False)


async def test_a_discord_that_cannot_be_asked_is_bad(discord: Playground, tmp_path: Path) -> None:
    nowhere = "http://127.0.0.1:1/api/v10"
    state, line = (await found(discord, tmp_path, DISCORD_API_URL=nowhere))["DISCORD_TOKEN"]
    assert (state, "discordstatus.com" in line, discord.token in line) == ("bad", True, False)


@pytest.mark.long
async def test_a_database_that_cannot_be_used_is_bad(
    discord: Playground, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "text"
    text.write_text("This is no database. " * 100, encoding="utf-8")
    for url in (
        f"sqlite+aiosqlite:///{text}",
        "sqlite+nothing:///wonders.db",
        "password@somewhere",
    ):
        assert await reported(discord, tmp_path, DATABASE_URL=url) == 1
        told = capsys.readouterr().out
        (line,) = [each for each in told.splitlines() if each.startswith("bad")]
        assert "DATABASE_URL" in line
        assert "password" not in told


@pytest.mark.long
async def test_why_a_database_cannot_be_reached_is_told(
    discord: Playground, tmp_path: Path
) -> None:
    for url, why in (
        ("postgresql+asyncpg://u:password@127.0.0.1:1/wonders", "Connect call failed"),
        (f"sqlite+aiosqlite:///{tmp_path}", "unable to open database file"),
    ):
        given = environment(discord, tmp_path, DATABASE_URL=url)
        told = [str(each) for each in await asyncio.to_thread(list, findings(given))]
        (line,) = [each for each in told if "cannot be written to" in each]
        assert why in line
        assert not [each for each in told if "Unavailable" in each or "password" in each]


@pytest.mark.long
async def test_the_state_of_a_database_is_told(discord: Playground, tmp_path: Path) -> None:
    async def told() -> tuple[str, str]:
        all_of_them = await asyncio.to_thread(
            lambda: list(findings(environment(discord, tmp_path)))
        )
        (finding,) = [each for each in all_of_them if each.message.startswith("The database")]
        return finding.state, finding.message

    url, file = f"sqlite+aiosqlite:///{tmp_path}/wonders.db", tmp_path / "wonders.db"
    assert "the first start makes" in (await told())[1]
    assert not file.exists()
    await (await Store.open(url)).close()
    state, line = await told()
    assert (state, "the form of this version" in line) == ("ok", True)
    with lock_database(url):
        assert "A bot is running on it" in (await told())[1]
    for revision, expected, said in (
        ("0003", "ok", "back it up"),
        ("9999", "bad", "newer version"),
    ):
        with sqlite3.connect(file) as database:
            database.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        database.close()
        state, line = await told()
        assert (state, said in line) == (expected, True)
    os.truncate(file, file.stat().st_size // 2)
    state, line = await told()
    assert (state, "malformed" in line, "restore a backup" in line) == ("bad", True, True)


@pytest.mark.long
async def test_what_belongs_to_another_user_is_told(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first start would fail there, although there is no database yet."""
    lock = tmp_path / "wonders.db.lock"
    for theirs in (tmp_path, lock):
        lock.touch()
        may = lambda path, _, theirs=theirs: path != theirs  # noqa: E731 - root may everything
        monkeypatch.setattr(os, "access", may)
        all_of_them = await asyncio.to_thread(
            lambda: [str(each) for each in findings(environment(discord, tmp_path))]
        )
        (line,) = [each for each in all_of_them if each.startswith("bad")]
        assert f"cannot be written to ({theirs}: Permission denied). Check" in line


async def test_a_database_is_left_as_it_is(discord: Playground, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "wonders.db") as database:
        database.execute("create table mine (a)")
    database.close()
    assert await reported(discord, tmp_path) == 0
    with sqlite3.connect(tmp_path / "wonders.db") as database:
        assert database.execute("select name from sqlite_master").fetchall() == [("mine",)]
    database.close()


@pytest.mark.parametrize(
    ("free", "state"), [(10_000_000, "bad"), (100_000_000, "weak"), (10**10, "ok")]
)
async def test_room_is_told(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, state: str
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(free * 2, free, free))
    number = "10.0" if state == "ok" else str(free // 10**6)
    told = (await found(discord, tmp_path))[number]
    assert (told[0], str(tmp_path) in told[1]) == (state, True)


async def test_a_full_disk_is_not_called_writable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/wonders.db"
    await (await Store.open(url)).close()

    def full(*_: object, **__: object) -> BinaryIO:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(inspection, "TemporaryFile", full)
    line = (await storage(Settings(token="", database_url=url)))[0]
    why = f"{tmp_path}: No space left on device"
    assert str(line) == f"bad   The database cannot be written to ({why}). Make room."


async def test_a_folder_that_is_not_there_is_bad(
    discord: Playground, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/nowhere/wonders.db"
    assert await reported(discord, tmp_path, DATABASE_URL=url) == 1
    lines = capsys.readouterr().out.splitlines()
    (folder,) = [line for line in lines if line.startswith("bad")]
    assert f"The folder {tmp_path}/nowhere cannot be used" in folder


@pytest.mark.long
async def test_fonts_are_looked_at(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await found(discord, tmp_path))["Fonts"][0] == "ok"
    monkeypatch.setattr(Font, "file", property(lambda _: str(tmp_path / "no-font.ttf")))
    letters._face.cache_clear()
    cached.clear()
    assert (await found(discord, tmp_path))["Fonts"][0] == "bad"


@pytest.mark.long
async def test_it_is_asked_on_the_command_line(discord: Playground, tmp_path: Path) -> None:
    asked = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "doctor",
        env={**os.environ, **environment(discord, tmp_path, LOG_LEVEL="loud")},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    told, complaints = await asked.communicate()
    assert (asked.returncode, complaints) == (1, b"")
    assert b"bad   Settings: LOG_LEVEL: expected" in told
    assert discord.token.encode() not in told
