"""Names the connections of this program, and finds the programs that are connected.

A program's connections are named `wonders/<revision>/<process>`, where the revision is the latest
one that the program knows. PostgreSQL tells the names of all connections (`pg_stat_activity`).
"""

from msgspec import Struct
from sqlalchemy import Connection, text

PREFIX = "wonders/"

LONGEST_NAME = 63
"""Bytes of a connection's name; PostgreSQL cuts off what is longer."""

_CONNECTED = text("""
    SELECT application_name, count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, :prefix)
    GROUP BY application_name ORDER BY application_name
""")


class Peer(Struct, frozen=True):
    """A program that is connected to the database: its process, its revision, its connections."""

    process: str
    revision: str
    connections: int

    def __str__(self) -> str:
        return f"{self.process} ({self.revision})"


def connection_name(revision: str, process: str) -> str:
    """Return the name of the connections of a process whose latest revision this is."""
    return f"{PREFIX}{revision}/{process}"[:LONGEST_NAME]


def connected_programs(connection: Connection) -> tuple[Peer, ...]:
    """Return the programs that are connected to a database of PostgreSQL, this one among them.

    Each has a connection for as long as it runs: it asks for leases and clocks every few seconds,
    and its pool keeps what it has opened.
    """
    found = []
    for name, connections in connection.execute(_CONNECTED, {"prefix": PREFIX}):
        revision, _, process = name.removeprefix(PREFIX).partition("/")
        found.append(Peer(process, revision, connections))
    return tuple(found)
