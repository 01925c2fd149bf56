"""`backup` and `restore` on the command line: while a game is played, and into a new place."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.ops.backup import backup, restore
from bot.store import Store
from bot.store.connection.lock import DatabaseInUse, lock_database
from playground import Channel, Message, Patience, Person, Playground
from tests.postgresql import PrivateServer

from ..conftest import DESCRIPTION
from ..players import Players, enabled
from ..processes import Host
from ..programs import ROOT
from ..scene import town, warmed
from ..store.backups import filled

POSTGRES = "postgresql+asyncpg://wonders:secret@host/games"


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    patience = Patience(silent=0.0)
    async with Playground(DESCRIPTION, ack_seconds=60.0, patience=patience) as playground:
        yield playground
        assert playground.violations == []


async def asked(home: Path, *arguments: object) -> tuple[int | None, str]:
    """Ask the program for something; return its exit status and all that it says."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *map(str, arguments), cwd=ROOT,
        env={
            **os.environ,
            "DATABASE_URL": url(home),
            "DISCORD_TOKEN": "secret",
        },
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    told, _ = await program.communicate()
    assert b"secret" not in told
    return program.returncode, told.decode()


@pytest.mark.long
async def test_a_game_goes_on_from_its_backup(
    discord: Playground, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And a move that is made once more after the restore gets a new board."""
    scene = town(discord)
    place, people = scene.channel, (scene.ana, scene.bruno)
    old, new, copy = tmp_path / "old", tmp_path / "new", tmp_path / "copy.db"
    old.mkdir()
    new.mkdir()
    async with Host(discord, old) as host:
        await warmed(people[0], place)
        game = Players(discord, place, people, Random(1))
        await game.begin(wonders="beginner")
        board = await game.board()
        for _ in range(4):
            board = await game.turn(board)
        status, told = await asked(old, "backup", copy)
        assert (status, told[:22]) == (0, "1 games (1 running) wi")
        assert restore(url(old), copy) == 1
        assert "another bot is running" in capsys.readouterr().err
        first = Players(discord, place, people, Random(7))
        lost = await first.turn(board)
        assert await host.stop() == 0
        assert host.complaints() == []
    assert await moves(old) == 5
    status, told = await asked(new, "restore", copy)
    assert status == 0, told
    assert await moves(new) == 4
    async with Host(discord, new) as host:
        await warmed(people[0], place)
        second = Players(discord, place, people, Random(7))
        board = await second.turn(await shown(people[0], place))
        assert board.id > lost.id
        assert second.pressed == first.pressed
        assert enabled(board)
        for _ in range(4):
            board = await second.turn(board)
        assert await host.stop() == 0
        assert host.complaints() == []
    assert await moves(new) == 9


async def shown(person: Person, place: Channel) -> Message:
    """Ask for the board."""
    (board,) = (await person.command(place, "board")).public
    return board


def url(home: Path) -> str:
    return f"sqlite+aiosqlite:///{home}/wonders.db"


async def moves(home: Path) -> int:
    store = await Store.open(url(home))
    try:
        return len((await store.tables.load(1)).moves)
    finally:
        await store.close()


def listed(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def test_a_restored_database_replaces_one_that_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await (await Store.open(url(tmp_path))).close()
    assert backup(url(tmp_path), tmp_path / "copy.db") == 0
    assert restore(url(tmp_path), tmp_path / "copy.db") == 0
    told = capsys.readouterr().out
    kept = told.rpartition(" is kept as ")[2].rstrip(".\n")
    assert Path(kept) in listed(tmp_path)


async def test_a_link_leads_to_the_database_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One bot runs on it whatever it is called, and a restored one lies where it did."""
    volume, home = tmp_path / "volume", tmp_path / "home"
    volume.mkdir()
    home.mkdir()
    await (await Store.open(url(volume))).close()
    link = home / "wonders.db"
    link.symlink_to(volume / "wonders.db")
    with (
        lock_database(url(volume)),
        pytest.raises(DatabaseInUse, match=str(volume)),
        lock_database(url(home)),
    ):
        pass
    assert backup(url(home), tmp_path / "copy.db") == 0
    before = (volume / "wonders.db").stat().st_ino
    assert restore(url(home), tmp_path / "copy.db") == 0
    assert f"restored to {volume / 'wonders.db'}." in capsys.readouterr().out
    assert link.is_symlink()
    assert (volume / "wonders.db").stat().st_ino != before
    assert listed(home) == [link]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
async def test_what_root_restores_belongs_to_who_has_the_folder(tmp_path: Path) -> None:
    """The bot, which runs as that user, could not open it otherwise."""
    source, home, bot = tmp_path / "old", tmp_path / "new", 12345
    source.mkdir()
    home.mkdir()
    await (await Store.open(url(source))).close()
    assert backup(url(source), tmp_path / "copy.db") == 0
    os.chown(home, bot, bot)
    for _ in range(2):  # the second time there is a database, which is kept
        assert restore(url(home), tmp_path / "copy.db") == 0
        assert {each.stat().st_uid for each in listed(home)} == {bot}
        assert {each.stat().st_mode & 0o777 for each in listed(home)} == {0o600}
    assert len(listed(home)) == 3


def test_what_cannot_be_done_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there, file = url(tmp_path), tmp_path / "copy.db"
    (tmp_path / "text").write_text("This is no database. " * 100)
    for work, where, what, said in (
        (backup, there, file, "does not exist yet"),
        (backup, POSTGRES, file, "pg_dump"),
        (restore, POSTGRES, file, "there is no such file"),
        (backup, "secret@somewhere", file, "no address of a database"),
        (restore, there, file, "there is no such file"),
        (restore, there, tmp_path / "text", "file is not a database"),
    ):
        assert work(where, what) == 1
        told = capsys.readouterr()
        assert (said in told.err, told.out) == (True, "")
        assert "secret" not in told.err
    assert {each.name for each in tmp_path.iterdir()} == {"text", "wonders.db.lock"}


async def test_a_backup_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await (await Store.open(url(tmp_path))).close()
    assert backup(url(tmp_path), tmp_path / "nowhere" / "copy.db") == 1
    assert "No such file or directory" in capsys.readouterr().err
    (tmp_path / "taken").touch()
    assert backup(url(tmp_path), tmp_path / "taken") == 1
    assert "exists already" in capsys.readouterr().err
    assert restore(url(tmp_path), tmp_path / "wonders.db") == 1
    assert "is the database itself" in capsys.readouterr().err
    (tmp_path / "link.db").symlink_to(tmp_path / "wonders.db")
    assert restore(url(tmp_path), tmp_path / "link.db") == 1
    assert "is the database itself" in capsys.readouterr().err


async def test_a_backup_is_put_into_an_empty_database_of_postgresql(
    postgresql: PrivateServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """But not while a bot has the file open, not a second time, and not where no server answers.

    `restore` is called in a thread because it runs an event loop of its own.
    """
    name = await postgresql.empty()
    server = postgresql.url(name)
    await (await filled(url(tmp_path))).close()
    file = tmp_path / "wonders.db"
    with lock_database(url(tmp_path)):
        (tmp_path / "link.db").symlink_to(file)
        for each in (file, tmp_path / "link.db"):
            assert await asyncio.to_thread(restore, server, each) == 1
            assert "another bot is running on" in capsys.readouterr().err
    folder = tmp_path / "folder"
    folder.symlink_to(tmp_path)
    assert await asyncio.to_thread(restore, server, folder / file.name) == 0
    told = capsys.readouterr().out
    assert told == f"2 games (1 running) with 3 moves put into the database {name} of PostgreSQL.\n"
    assert await asyncio.to_thread(restore, server, file) == 1
    assert "is not empty: it has rows in tables" in capsys.readouterr().err
    away = postgresql.url(name, port=1)
    assert await asyncio.to_thread(restore, away, file) == 1
    assert "The database cannot be used (" in capsys.readouterr().err
    text = tmp_path / "text"
    text.write_text("This is no database. " * 100)
    assert await asyncio.to_thread(restore, server, text) == 1
    assert "put back by `pg_restore`" in capsys.readouterr().err
    await postgresql.drop(name)


def test_a_word_that_is_no_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bakcup"])
    assert ended.value.code == 2
    assert "usage: python -m bot" in capsys.readouterr().err
