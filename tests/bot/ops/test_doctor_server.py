"""The doctor on PostgreSQL: the server, its connections, poolers before it, and the cluster."""

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.ops.checks.server import TAKEN, UNTAKEN, server
from bot.runtime.finding import Finding
from bot.runtime.settings import Jobs, Settings
from bot.store import Store
from bot.store.connection.migrations import known_revisions
from bot.workers.procrastinate_queue import ProcrastinateQueue
from bot.workers.queue import Lane
from tests.ports import HeldPort
from tests.postgresql import OWNER, PrivateServer, why_not

from ..store.test_rolling_update import gone
from ..store.versions import EXPANDING, later_version

POOLER = shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
NEWEST = known_revisions()[0]


@pytest.fixture(scope="module")
def durable() -> Iterator[PrivateServer]:
    """Start a server that is set as a host's would be."""
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    made = PrivateServer(fsync="on", synchronous_commit="on")
    made.create()
    yield made
    made.remove()


@pytest.fixture
async def name(durable: PrivateServer) -> AsyncIterator[str]:
    """The name of a migrated database."""
    made = await durable.migrated()
    yield made
    await durable.drop(made)


async def told(url: str, jobs: Jobs = "embedded") -> dict[str, Finding]:
    """Return the findings by their first word."""
    found = await server(Settings(token="", database_url=url, jobs=jobs))
    return {each.message.split()[0].rstrip(":"): each for each in found}


async def once(
    url: str, holds: Callable[[dict[str, Finding]], bool], jobs: Jobs = "embedded"
) -> dict[str, Finding]:
    """Return the findings as soon as something holds of them: servers take a moment to notice."""
    async with asyncio.timeout(60):
        while True:
            found = await told(url, jobs)
            if holds(found):
                return found
            await asyncio.sleep(0.02)


@pytest.mark.long
async def test_a_good_server_is_ok(durable: PrivateServer, name: str) -> None:
    found = await told(durable.url(name))
    assert {each.state for each in found.values()} == {"ok"}
    assert list(found) == ["PostgreSQL", "Durability", "Connections", "Processes"]
    assert re.search(r" 1\d\d of 197 are free", found["Connections"].message), "200, 3 reserved"
    assert "none is connected" in found["Processes"].message


async def test_nothing_is_told_of_a_file(tmp_path: Path) -> None:
    assert await told(f"sqlite+aiosqlite:///{tmp_path}/wonders.db") == {}
    assert await told("postgresql+asyncpg://host:port/name") == {}, "told by the check before"


@pytest.mark.long
async def test_a_server_that_does_not_answer_is_bad(durable: PrivateServer) -> None:
    with HeldPort() as port:
        nowhere = f"postgresql+asyncpg://{OWNER}:hunter2@127.0.0.1:{port.number}/wonders"
        (found,) = (await told(nowhere)).values()
    assert found.state == "bad"
    assert "hunter2" not in found.message
    (found,) = (await told(durable.url("no_such_database"))).values()
    assert (found.state, "does not exist" in found.message) == ("bad", True)


@pytest.mark.long
async def test_what_may_lose_moves_is_bad(postgresql: PrivateServer) -> None:
    found = (await told(postgresql.url(OWNER)))["Durability"]
    assert (found.state, "fsync and synchronous_commit off" in found.message) == ("bad", True)


@pytest.mark.parametrize(
    ("setting", "said"),
    [("synchronous_commit = off", "synchronous_commit off"),
     ("default_transaction_read_only = on", "takes no writes")],
)  # fmt: skip
async def test_what_a_database_sets_counts(
    durable: PrivateServer, name: str, setting: str, said: str
) -> None:
    await durable.ask(f'ALTER DATABASE "{name}" SET {setting}')
    found = (await told(durable.url(name)))["Durability"]
    assert (found.state, said in found.message) == ("bad", True)


@pytest.mark.parametrize("limited", ["DATABASE", "ROLE"])
async def test_few_free_connections_are_told(
    durable: PrivateServer, name: str, limited: str
) -> None:
    url = durable.url(name)
    if limited == "ROLE":  # no limit counts for a superuser
        await durable.ask(f'CREATE ROLE "{name}" LOGIN')
        url = url.replace(f"{OWNER}@", f"{name}@")
    await durable.ask(f'ALTER {limited} "{name}" CONNECTION LIMIT 16')
    found = (await told(url))["Connections"]
    assert found == Finding("ok", "Connections: 15 of 16 are free.")
    if limited == "ROLE":
        assert (await told(url))["The"].state == "bad"  # it may not read the tables
    store = await Store.open(durable.url(name))
    if limited == "ROLE":
        await durable.ask(f'ALTER ROLE "{name}" CONNECTION LIMIT 15')
    found = (await told(url))["Connections"]
    assert (found.state, "14 of 1" in found.message) == ("weak", True)
    assert "each process of the bot opens up to 15" in found.message
    await store.close()
    if limited == "ROLE":
        await durable.ask(f'DROP ROLE "{name}"')


async def test_who_is_connected_is_told(durable: PrivateServer, name: str) -> None:
    url = durable.url(name)
    with later_version(EXPANDING):
        new = await Store.open(url, "bot-2")
    found = (await told(url))["Processes"]
    assert (found.state, f"bot-2 ({EXPANDING}) with 1" in found.message) == ("weak", True)
    await new.close()
    await gone(url, EXPANDING)
    former = await Store.open(url, "bot-1")
    found = (await told(url))["Processes"]
    assert found == Finding(
        "ok", f"Processes (revision) with connections: bot-1 ({NEWEST}) with 1."
    )
    with later_version(EXPANDING):
        found = (await told(url))["Processes"]
        assert (found.state, f"({EXPANDING}): finish the update" in found.message) == ("weak", True)
    await former.close()


@asynccontextmanager
async def pooler(behind: PrivateServer, mode: str) -> AsyncIterator[int]:
    """Run pgbouncer before a server; yield its port."""
    with (
        HeldPort() as port,
        TemporaryDirectory(prefix="pgbouncer-") as home,  # in which another user can read
    ):
        running = start_pooler(behind, mode, Path(home), port.number)
        try:
            await answering(port.number)
            yield port.number
        finally:
            running.terminate()
            running.wait()


def start_pooler(
    behind: PrivateServer, mode: str, home: Path, port: int
) -> "subprocess.Popen[bytes]":
    if POOLER is None:
        pytest.skip("pgbouncer is not installed")
    (home / "users").write_text(f'"{OWNER}" ""\n')
    (home / "pgbouncer.ini").write_text(f"""
[databases]
* = host=127.0.0.1 port={behind.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = trust
auth_file = {home}/users
pool_mode = {mode}
ignore_startup_parameters = jit
""")
    as_root = os.geteuid() == 0
    if as_root:
        for each in (home, *home.iterdir()):
            shutil.chown(each, OWNER)
    owner = OWNER if as_root else None
    return subprocess.Popen(
        [POOLER, "-q", home / "pgbouncer.ini"], cwd=home, user=owner, group=owner,
        extra_groups=[] if owner else None, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip


async def answering(port: int) -> None:
    """Wait until a port takes connections."""
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return


async def test_a_pooler_of_transactions_is_bad(durable: PrivateServer, name: str) -> None:
    async with pooler(durable, "transaction") as port:
        found = (await told(durable.url(name, port)))["A"]
        assert (found.state, "pool_mode = session" in found.message) == ("bad", True)


async def test_a_pooler_of_sessions_is_ok(durable: PrivateServer, name: str) -> None:
    async with pooler(durable, "session") as port:
        store = await Store.open(durable.url(name, port), "bot-1")
        found = await told(durable.url(name, port))
        await store.close()
    assert "A" not in found
    assert f"bot-1 ({NEWEST}) with 1" in found["Processes"].message


async def test_the_shards_of_a_cluster_are_told(durable: PrivateServer, name: str) -> None:
    url = durable.url(name)
    store, other = await Store.open(url, "bot-1"), await Store.open(url, "bot-2")
    try:
        await store.leases.set_up(4)
        await store.session_starts.set(1000, 900, 3600)
        for process, shards in (("bot-1/a1b2c3", 2), ("bot-2/d4e5f6", 1)):
            await store.leases.renew(process, 60)
            await store.leases.claim(process, shards, 60, resumable=False)
        found = await told(url)
        assert found["Shards"].state == "weak"
        assert "4 in all, bot-1 with 2, bot-2 with 1. Nobody has 3." in found["Shards"].message
        assert found["Starts"].state == "ok"
        await store.leases.claim("bot-2/d4e5f6", 1, 60, resumable=False)
        await store.session_starts.set(1000, 3, 3600)
        found = await told(url)
        assert found["Shards"].state == "ok"
        assert found["Starts"].state == "weak"
        await other.close()
        found = await once(url, lambda found: "bot-2 (" not in found["Processes"].message)
        assert found["Shards"].state == "weak"
        assert "bot-2 with 2. bot-2 has no connection." in found["Shards"].message
    finally:
        await other.close()
        await store.close()


async def test_it_is_told_whether_workers_take_jobs(durable: PrivateServer, name: str) -> None:
    url = durable.url(name)
    assert "Workers" not in await told(url)
    assert (await told(url, jobs="postgresql"))["Workers"] == UNTAKEN
    queue, stop = ProcrastinateQueue(url), asyncio.Event()
    await queue.open()
    working = asyncio.create_task(queue.work({"moves": 1}, unasked, stop))
    try:
        await once(url, lambda found: found["Workers"] == TAKEN, jobs="postgresql")
    finally:
        stop.set()
        await working
        await queue.close()
    assert (await told(url, jobs="postgresql"))["Workers"] == UNTAKEN


async def test_workers_are_missed_before_the_bot_has_made_the_database(
    durable: PrivateServer,
) -> None:
    made = await durable.empty()
    assert (await told(durable.url(made), jobs="postgresql"))["Workers"] == UNTAKEN
    await durable.drop(made)


async def unasked(_lane: Lane, _payload: bytes) -> bytes:
    """Compute nothing: no job is asked for."""
    raise AssertionError
