"""Checks a server of PostgreSQL: version and settings, connections, and who is connected."""

from collections.abc import Iterator, Sequence

from sqlalchemy.exc import SQLAlchemyError

from ...runtime.finding import Finding, printable
from ...runtime.settings import Settings
from ...store import Unavailable, why_unusable
from ...store.cluster.lease_records import MemberShards, Overview
from ...store.connection.migrations import known_revisions
from ...store.connection.peers import Peer, connection_name
from ...store.connection.url import BadUrl, expect_url
from ...store.upkeep.server_inspection import (
    CONNECTIONS_OF_A_PROGRAM,
    ServerState,
    cluster_of,
    inspect_server,
    is_server,
    jobs_are_taken,
    pools_transactions,
    programs_of,
)

FEW_STARTS = 0.1
"""The part of a day's starts below which to warn."""

TESTED = 15
"""The major version of PostgreSQL that the tests run on."""


async def server(chosen: Settings) -> list[Finding]:
    """Check the server of the database and its cluster; nothing is told of SQLite."""
    url = chosen.database_url
    try:
        expect_url(url)
    except BadUrl:  # told by the check of the database
        return []
    if not is_server(url):
        return []
    found: list[Finding] = []
    try:
        state = await inspect_server(url)
        found = [_version(state), _durability(state), _connections(state)]
        if await pools_transactions(url):
            return [*found, POOLED]
        peers = await programs_of(url)
        found.append(_programs(peers))
        if chosen.jobs == "postgresql":
            found.append(TAKEN if await jobs_are_taken(url) else UNTAKEN)
        cluster = await cluster_of(url)
        return found if cluster is None else [*found, _shards(cluster, peers), *_starts(cluster)]
    except Unavailable as error:
        why = printable(str(error))
        return [Finding("bad", f"PostgreSQL does not answer ({why}). Check DATABASE_URL.")]
    except SQLAlchemyError as error:
        why = printable(why_unusable(error))
        return [*found, Finding("bad", f"The tables cannot be read ({why}). Check the role.")]


POOLED = Finding(
    "bad",
    "A pooler hands out connections of PostgreSQL by the transaction: programs lose their locks,"
    " names and prepared statements. Name the server itself in DATABASE_URL, or let the pooler"
    " keep a connection for each client (pgbouncer: pool_mode = session).",
)


TAKEN = Finding("ok", "Workers: jobs are taken.")
UNTAKEN = Finding(
    "weak",
    "Workers: none takes jobs, so the bot thinks and draws itself. Start `python -m bot worker`,"
    " or take JOBS=postgresql out of the settings.",
)


def _version(state: ServerState) -> Finding:
    message = f"PostgreSQL {printable(state.version)}"
    if state.major_version < TESTED:
        return Finding("weak", f"{message} is older than the one it is tested with ({TESTED}).")
    return Finding("ok", f"{message} answers.")


def _durability(state: ServerState) -> Finding:
    if state.read_only:
        why = "it is a standby, or default_transaction_read_only is on. Name the primary server"
        return Finding("bad", f"Durability: PostgreSQL takes no writes; {why}.")
    off = [
        name
        for name, on in (
            ("fsync", state.fsync),
            ("synchronous_commit", state.synchronous_commit),
        )
        if not on
    ]
    if off:
        lost = "a crash of the server would lose moves that were confirmed"
        return Finding("bad", f"Durability: {' and '.join(off)} off: {lost}. Turn on what is off.")
    return Finding("ok", "Durability: PostgreSQL confirms what is on its disk.")


def _connections(state: ServerState) -> Finding:
    message = f"Connections: {state.free} of {state.connections} are free"
    if state.free < CONNECTIONS_OF_A_PROGRAM:
        need = f"each process of the bot opens up to {CONNECTIONS_OF_A_PROGRAM}"
        return Finding(
            "weak", f"{message}, and {need}. Raise max_connections, or the role's limit."
        )
    return Finding("ok", f"{message}.")


def _shards(cluster: Overview, peers: Sequence[Peer]) -> Finding:
    """Tell which process has how many shards, and whether some are unserved."""
    named = ", ".join(
        printable(f"{each.name.partition('/')[0]} with {len(each.shards)}")
        for each in cluster.members
    )
    message = f"Shards: {cluster.shards} in all, {named or 'no process has any'}"
    if cluster.members and cluster.free:
        free = ", ".join(map(str, cluster.free))
        advice = "They should be claimed within half a minute; otherwise look into the logs."
        return Finding("weak", f"{message}. Nobody has {free}. {advice}")
    if gone := [each for each in cluster.members if each.shards and not _connected(each, peers)]:
        names = printable(", ".join(each.name.partition("/")[0] for each in gone))
        advice = (
            "Others should claim those shards within half a minute; otherwise look into the logs."
        )
        return Finding("weak", f"{message}. {names} has no connection. {advice}")
    return Finding("ok", f"{message}.")


def _connected(member: MemberShards, peers: Sequence[Peer]) -> bool:
    """Return whether a process is connected to the database; long names are cut off there."""
    name = member.name.partition("/")[0]
    return any(
        connection_name(each.revision, name) == connection_name(each.revision, each.process)
        for each in peers
    )


def _starts(cluster: Overview) -> Iterator[Finding]:
    """Tell how many sessions of Discord's gateway may still begin today."""
    left, total = cluster.starts_left, cluster.starts_total
    if left is None or total is None:
        return
    message = f"Starts of sessions: {left} of {total} are left of the day"
    if left < max(cluster.shards, total * FEW_STARTS):
        advice = "Do not kill processes: those that stop hand their sessions over."
        yield Finding("weak", f"{message}. {advice}")
    else:
        yield Finding("ok", f"{message}.")


def _programs(peers: Sequence[Peer]) -> Finding:
    """Tell which programs are connected, and whether they are of several versions."""
    if not peers:
        return Finding("ok", "Processes: none is connected to the database.")
    known = known_revisions()
    named = ", ".join(printable(f"{each} with {each.connections}") for each in peers)
    message = f"Processes (revision) with connections: {named}"
    if any(each.revision != known[0] for each in peers):
        advice = f"Not all are of this version ({known[0]}): finish the update, or take it back."
        return Finding("weak", f"{message}. {advice}")
    return Finding("ok", f"{message}.")
