"""A new version migrates PostgreSQL while the former one plays; what that could not bear waits.

The former version is this program, in a process of its own; the later ones are it with migrations
of `versions.py`.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import NewerDatabase, OlderPrograms, Store, Unavailable
from bot.store.connection import migrations
from bot.store.connection.peers import LONGEST_NAME, Peer, connected_programs, connection_name
from bot.store.upkeep.inspection import inspect_database, schema_of
from tests.postgresql import PrivateServer

from ...stored import move
from ..overtaking import Onlooker
from .examples import TABLE
from .test_migrations import ask, open_and_close
from .versions import CONTRACTING, EXPANDING, NEWEST, TIDYING, later_version

pytestmark = pytest.mark.long
ROOT = Path(__file__).resolve().parents[3]
FORMER = "bot-1"


@pytest.fixture
async def server_url(postgresql: PrivateServer) -> AsyncIterator[str]:
    """The URL of a migrated database on a server."""
    name = await postgresql.migrated()
    yield postgresql.url(name)
    await postgresql.drop(name)


class Former:
    """A program of the former version, which stores one move after the other."""

    def __init__(self, url: str, table: int, process: Process) -> None:
        self.url, self.table, self._process = url, table, process

    async def stored(self, more: int = 20) -> int:
        """Wait for some more moves; return the number of the last that was acknowledged."""
        assert self._process.stdout is not None
        for _ in range(more):
            line = await asyncio.wait_for(self._process.stdout.readline(), 60)
            assert line, "the former program has ended"
        return int(line)

    async def stop(self) -> int:
        """Kill it; return the number of the last move that it acknowledged since `stored`."""
        assert self._process.stdout is not None
        self._process.kill()
        rest = await self._process.stdout.read()
        await self._process.wait()
        await gone(self.url, NEWEST)
        told = rest.decode().split("\n")[:-1]  # a line that the kill cut short was not told
        return int(told[-1]) if told else -1


@asynccontextmanager
async def former_version(url: str) -> AsyncIterator[Former]:
    """Run a program of the former version, which plays on a table of its own."""
    store = await Store.open(url)
    table = await store.tables.add(TABLE)
    await store.close()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.store.appender", url, str(table.id), "moves", FORMER,
        cwd=ROOT, stdout=PIPE,
    )  # fmt: skip
    former = Former(url, table.id, process)
    try:
        await former.stored()
        yield former
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def programs(url: str) -> tuple[Peer, ...]:
    return await ask(url, connected_programs)


async def gone(url: str, name: str) -> None:
    """Wait until the server has noticed that a process, or a version, is not connected."""
    async with asyncio.timeout(60):
        while True:
            if not any(name in (each.process, each.revision) for each in await programs(url)):
                return
            await asyncio.sleep(0.02)


async def revisions(url: str) -> tuple[str, ...]:
    return await ask(url, migrations.current_revisions)


async def test_the_former_version_plays_on_while_the_new_one_migrates(server_url: str) -> None:
    async with former_version(server_url) as former:
        with later_version(EXPANDING):
            new = await Store.open(server_url, "bot-2")
            assert await revisions(server_url) == (EXPANDING,)
            told = await former.stored()
            peers = {(each.process, each.revision) for each in await programs(server_url)}
            assert peers >= {(FORMER, NEWEST), ("bot-2", EXPANDING)}
            told = max(told, await former.stop())
            moves = (await new.tables.load(former.table)).moves
            await new.close()
    assert [each.text for each in moves] == [f"move {n}" for n in range(len(moves))]
    assert len(moves) in (told + 1, told + 2), "a move may be stored and not told"


async def test_the_former_version_starts_on_a_schema_that_it_can_live_with(
    server_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with later_version(EXPANDING):
        await open_and_close(server_url)
        assert await schema_of(server_url) == "current"
    assert await schema_of(server_url) == "ahead"
    store = await Store.open(server_url)
    table = await store.tables.add(TABLE)
    await store.tables.append(table.id, [move(0, 0, "draft:sphinx")])
    assert len((await store.tables.load(table.id)).moves) == 1
    await store.close()
    assert f"ahead: a newer version has brought it to revision {EXPANDING}" in caplog.text
    assert await revisions(server_url) == (EXPANDING,)


async def test_what_running_programs_need_is_not_taken_away(server_url: str) -> None:
    with later_version(EXPANDING):
        await open_and_close(server_url)
    async with former_version(server_url) as former:
        with later_version(EXPANDING, CONTRACTING):
            with pytest.raises(OlderPrograms, match=rf"{CONTRACTING}.*{FORMER} \({NEWEST}\)"):
                await Store.open(server_url)
            assert await revisions(server_url) == (EXPANDING,)
            await former.stored()
            await former.stop()
            await open_and_close(server_url)
            assert await revisions(server_url) == (CONTRACTING,)


async def test_the_former_version_does_not_start_where_it_cannot_run(server_url: str) -> None:
    with later_version(EXPANDING, CONTRACTING):
        await open_and_close(server_url)
    with pytest.raises(NewerDatabase, match=CONTRACTING):
        await Store.open(server_url)
    assert await schema_of(server_url) == "newer"
    with later_version(EXPANDING), pytest.raises(NewerDatabase, match=CONTRACTING):
        await Store.open(server_url)


async def test_a_program_that_does_not_use_what_goes_may_run_on(server_url: str) -> None:
    with later_version(EXPANDING):
        running = await Store.open(server_url, "bot-1")
    refused = pytest.raises(OlderPrograms, match=rf"bot-1 \({EXPANDING}\)")
    with later_version(EXPANDING, CONTRACTING), refused:
        await Store.open(server_url)
    with later_version(EXPANDING, TIDYING):
        new = await Store.open(server_url, "bot-2")
    assert await revisions(server_url) == (TIDYING,)
    told = {str(each) for each in await programs(server_url)}
    assert told >= {f"bot-1 ({EXPANDING})", f"bot-2 ({TIDYING})"}
    await running.tables.add(TABLE)
    await running.close()
    await new.close()
    with later_version(EXPANDING):
        await open_and_close(server_url)
    with pytest.raises(NewerDatabase, match=TIDYING):
        await Store.open(server_url)


async def cut_off(url: str, process: str) -> None:
    """End all connections of a process."""
    end = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE :name"
    ).bindparams(name=f"wonders/%/{process}")
    await ask(url, lambda connection: connection.execute(end))
    await gone(url, process)


async def test_who_was_cut_off_from_the_database_finds_out_as_it_connects(
    server_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with later_version(EXPANDING):
        running = await Store.open(server_url, "bot-1")
    former = await Store.open(server_url, "bot-0")
    for process in ("bot-0", "bot-1"):
        await cut_off(server_url, process)
    with later_version(EXPANDING, TIDYING):
        await open_and_close(server_url)
    await running.tables.add(TABLE)
    with pytest.raises(Unavailable, match=f"{TIDYING}: stop this program"):
        await former.tables.running_id(TABLE.channel_id)
    assert f"revision {TIDYING}" in caplog.text
    await running.close()
    await former.close()


async def test_who_connects_while_something_is_taken_away_waits_and_finds_out(
    server_url: str,
) -> None:
    with later_version(EXPANDING):
        running = await Store.open(server_url, "bot-1")
    await cut_off(server_url, "bot-1")
    engine, onlooker = create_async_engine(server_url), await Onlooker.of(server_url)
    async with engine.begin() as migrating:
        with later_version(EXPANDING, CONTRACTING):
            await migrating.run_sync(migrations.migrate)
        asking = asyncio.create_task(running.tables.running_id(TABLE.channel_id))
        async with asyncio.timeout(60):
            while not await onlooker.waits():  # noqa: ASYNC110 - it is polled
                await asyncio.sleep(0.02)
    with pytest.raises(Unavailable, match=CONTRACTING):
        await asking
    await onlooker.close()
    await engine.dispose()
    await running.close()


async def test_a_table_in_use_is_waited_for_in_short_tries(server_url: str) -> None:
    tried = asyncio.Event()

    class Trying(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if "trying again" in record.getMessage():
                tried.set()

    watcher, log = Trying(), logging.getLogger(migrations.__name__)
    level = log.level
    log.addHandler(watcher)
    log.setLevel(logging.INFO)
    engine = create_async_engine(server_url)
    try:
        with later_version(EXPANDING):
            async with engine.begin() as using:
                await using.execute(text("LOCK TABLE moves IN ROW EXCLUSIVE MODE"))
                opening = asyncio.create_task(Store.open(server_url))
                await asyncio.wait_for(tried.wait(), 60)
                assert not opening.done()
            await (await opening).close()
        assert await revisions(server_url) == (EXPANDING,)
    finally:
        log.removeHandler(watcher)
        log.setLevel(level)
        await engine.dispose()


async def test_a_table_that_stays_in_use_keeps_the_new_version_out(
    server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrations, "_PAUSES", ())
    engine = create_async_engine(server_url)
    async with engine.begin() as using:
        await using.execute(text("LOCK TABLE moves IN ROW EXCLUSIVE MODE"))
        with later_version(EXPANDING), pytest.raises(Unavailable, match="lock timeout"):
            await Store.open(server_url)
    await engine.dispose()
    assert await revisions(server_url) == (NEWEST,)


async def test_a_file_is_never_opened_by_a_former_version(sqlite_url: str) -> None:
    with later_version(EXPANDING):
        await open_and_close(sqlite_url)
    with pytest.raises(NewerDatabase):
        await Store.open(sqlite_url)
    assert (await inspect_database(sqlite_url)).schema == "newer"


async def test_a_row_of_another_revision_does_not_count(server_url: str) -> None:
    with later_version(EXPANDING):
        await open_and_close(server_url)
    change = text("UPDATE alembic_version SET version_num = 'another'")
    await ask(server_url, lambda connection: connection.execute(change))
    with pytest.raises(NewerDatabase, match="another"):
        await Store.open(server_url)


async def test_a_schema_without_the_table_is_refused(server_url: str) -> None:
    def undo(connection: Connection) -> None:
        connection.execute(text("DROP TABLE compatibility"))
        connection.execute(text("UPDATE alembic_version SET version_num = 'another'"))
        assert not inspect(connection).has_table("compatibility")

    await ask(server_url, undo)
    with pytest.raises(NewerDatabase):
        await Store.open(server_url)


def test_the_name_of_a_connection_fits() -> None:
    assert connection_name("0025", "bot-1") == "wonders/0025/bot-1"
    assert len(connection_name("0025", "n" * 100)) == LONGEST_NAME
