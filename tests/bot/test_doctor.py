"""The doctor: a line for each thing, what to do, an exit status; secrets are never told."""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path

import pytest

from bot.doctor import findings, report

SECRET = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


def environment(home: Path, **settings: str) -> dict[str, str]:
    url = f"sqlite+aiosqlite:///{home}/wonders.db"
    return {"DISCORD_TOKEN": SECRET, "DATABASE_URL": url, **settings}


def states(home: Path, **settings: str) -> dict[str, str]:
    """Return how each thing is, by the first word of what is told."""
    found = findings(environment(home, **settings))
    return {each.told.split()[0].rstrip(":"): each.state for each in found}


def test_where_all_is_there_nothing_is_bad(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(environment(tmp_path)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 5
    assert {line.split()[0] for line in lines} <= {"ok", "weak"}
    assert all(line[:6].rstrip() in ("ok", "weak") and line[6:] for line in lines)
    assert not [line for line in lines if SECRET in line]


def test_what_lacks_is_told(tmp_path: Path) -> None:
    assert states(tmp_path)["DISCORD_TOKEN"] == "ok"
    assert states(tmp_path, DISCORD_TOKEN=" ")["DISCORD_TOKEN"] == "weak"
    assert states(tmp_path, THINKERS="0")[str(os.cpu_count() or 1)] == "weak"
    assert states(tmp_path, THINKERS="many")["Settings"] == "bad"


def test_a_database_that_cannot_be_used_is_bad(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "text"
    text.write_text("This is no database. " * 100, encoding="utf-8")
    for url in (
        f"sqlite+aiosqlite:///{tmp_path}/nowhere/wonders.db",
        f"sqlite+aiosqlite:///{text}",
        "sqlite+nothing:///wonders.db",
        "password@somewhere",
    ):
        assert report(environment(tmp_path, DATABASE_URL=url)) == 1
        told = capsys.readouterr().out
        (line,) = [each for each in told.splitlines() if each.startswith("bad")]
        assert "DATABASE_URL" in line
        assert "password" not in told


def test_a_database_is_left_as_it_is(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "wonders.db") as database:
        database.execute("create table mine (a)")
    database.close()
    assert report(environment(tmp_path)) == 0
    with sqlite3.connect(tmp_path / "wonders.db") as database:
        assert database.execute("select name from sqlite_master").fetchall() == [("mine",)]
    database.close()


async def test_it_is_asked_on_the_command_line(tmp_path: Path) -> None:
    asked = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "doctor",
        env={**os.environ, **environment(tmp_path, LOG_LEVEL="loud")},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    told, complaints = await asked.communicate()
    assert (asked.returncode, complaints) == (1, b"")
    assert b"bad   Settings: LOG_LEVEL: expected" in told
    assert SECRET.encode() not in told
