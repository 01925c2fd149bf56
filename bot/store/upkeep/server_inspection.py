"""Inspects a server of PostgreSQL for `doctor` without changing it."""

from asyncio import wait_for
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import inspect, make_url

from ..cluster.jobs import JobQueries
from ..cluster.lease_records import Overview
from ..cluster.leases import LeaseQueries
from ..connection.database import Database
from ..connection.peers import Peer, connected_programs
from ..connection.server_engine import MAX_OVERFLOW, POOL_SIZE
from ..refusals import Unavailable
from ..schema.cluster import shard_leases as leases

if TYPE_CHECKING:
    from asyncpg import Connection

CONNECTIONS_OF_A_PROGRAM = POOL_SIZE + MAX_OVERFLOW
"""How many connections one busy program opens."""

_TIMEOUT = 10.0
"""Seconds for each question."""

_OF_SQLALCHEMY = ("async_fallback", "prepared_statement_cache_size", "prepared_statement_name_func")
"""What a URL may tell SQLAlchemy, and the driver does not know."""

_SETTINGS = "SELECT name, setting FROM pg_settings WHERE name = ANY($1)"
_NAMES = [
    "fsync",
    "max_connections",
    "server_version",
    "server_version_num",
    "superuser_reserved_connections",
    "synchronous_commit",
    "transaction_read_only",
]

_LIMITS = """
    SELECT rolconnlimit, (SELECT count(*) FROM pg_stat_activity WHERE usename = current_user)
    FROM pg_roles WHERE rolname = current_user
    UNION ALL
    SELECT datconnlimit, (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database())
    FROM pg_database WHERE datname = current_database()
"""
"""How many connections this role and this database may have (-1: any), and how many they have."""

_USED = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"

_POOLER_TRIES = 5


class ServerState(Struct, frozen=True):
    """What an inspection of a server found.

    `connections` are how many it allows to this program's role and database, `used` how many are
    open of them, those of the inspection among them.
    """

    version: str
    major_version: int
    fsync: bool
    synchronous_commit: bool
    read_only: bool
    connections: int
    used: int

    @property
    def free(self) -> int:
        """How many more connections can be opened."""
        return self.connections - self.used


def is_server(url: str) -> bool:
    """Return whether a URL is that of a server that the functions of this module can inspect."""
    return make_url(url).drivername == "postgresql+asyncpg"


async def inspect_server(url: str) -> ServerState:
    """Inspect the server of a URL; raises `Unavailable` if it does not answer."""
    async with _connected(url) as connection, connection.transaction():
        settings = dict(await connection.fetch(_SETTINGS, _NAMES))
        reserved = int(settings["superuser_reserved_connections"])
        limits = [
            (int(settings["max_connections"]) - reserved, await connection.fetchval(_USED)),
            *(tuple(row) for row in await connection.fetch(_LIMITS) if row[0] >= 0),
        ]
    allowed, used = min(limits, key=lambda limit: limit[0] - limit[1])
    return ServerState(
        version=settings["server_version"],
        major_version=int(settings["server_version_num"]) // 10000,
        fsync=settings["fsync"] == "on",
        synchronous_commit=settings["synchronous_commit"] != "off",
        read_only=settings["transaction_read_only"] == "on",
        connections=allowed,
        used=used,
    )


async def pools_transactions(url: str) -> bool:
    """Return whether a pooler hands out a connection of the server for each transaction.

    That takes from a program what belongs to its connection: name, locks, prepared statements.
    Raises `Unavailable` if the server does not answer.
    """
    async with _connected(url) as one, _connected(url) as two:
        mine = await _backend(one)
        for _ in range(_POOLER_TRIES):
            # While `two` keeps a backend busy, a pooler gives `one` another, or lets it wait.
            async with two.transaction():
                if await two.fetchval("SELECT pg_backend_pid()") == mine:
                    return True
                try:
                    now = await wait_for(_backend(one), _TIMEOUT)
                except TimeoutError:
                    return True
            if now != mine:
                return True
    return False


async def programs_of(url: str) -> tuple[Peer, ...]:
    """Return the programs that are connected to a database of PostgreSQL.

    Raises `Unavailable` if it cannot be read.
    """
    database = Database(url)
    try:
        async with database.reading() as connection:
            return await connection.run_sync(connected_programs)
    finally:
        await database.close()


async def cluster_of(url: str) -> Overview | None:
    """Return how a cluster stands, `None` where no process has shared its shards yet.

    Raises `Unavailable` if that cannot be read.
    """
    database = Database(url)
    try:
        async with database.reading() as connection:
            there = await connection.run_sync(lambda each: inspect(each).has_table(leases.name))
        found = await LeaseQueries(database).overview() if there else None
        return found if found is not None and found.shards else None
    finally:
        await database.close()


async def jobs_are_taken(url: str) -> bool:
    """Return whether a worker takes the jobs of a database of PostgreSQL.

    Raises `Unavailable` if that cannot be read.
    """
    database = Database(url)
    try:
        return await JobQueries(database).taken()
    finally:
        await database.close()


async def _backend(connection: "Connection[Any]") -> int:
    # In one transaction: a pooler could put another backend behind the second half of a query.
    async with connection.transaction():
        number: int = await connection.fetchval("SELECT pg_backend_pid()")
        return number


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator["Connection[Any]"]:
    """Connect as the program does, but without prepared statements, which a pooler may refuse.

    Raises `Unavailable`, also for errors inside the block.
    """
    import asyncpg  # its import takes time, and few programs use a server

    parsed = make_url(url)
    _, options = parsed.get_dialect()().create_connect_args(parsed)
    known = {name: value for name, value in options.items() if name not in _OF_SQLALCHEMY}
    try:
        connection = await asyncpg.connect(
            **known, timeout=_TIMEOUT, command_timeout=_TIMEOUT, statement_cache_size=0
        )
        try:
            yield connection
        finally:
            await connection.close(timeout=_TIMEOUT)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise Unavailable(str(error) or type(error).__name__) from error
