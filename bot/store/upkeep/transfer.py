"""Fills an empty database on a server of PostgreSQL with what a SQLite database holds."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Connection,
    NullPool,
    Table,
    create_engine,
    delete,
    func,
    insert,
    literal,
    select,
)
from sqlalchemy.exc import DBAPIError, StatementError

from ..connection.admission import keep_out_newcomers
from ..connection.compatibility import compatibility
from ..connection.database import Database
from ..connection.lock import DatabaseInUse
from ..connection.migrations import migrate
from ..connection.peers import connected_programs
from ..corrupt_rows import UNREADABLE
from ..refusals import NewerDatabase
from ..schema.cluster import cluster, identify_slots, members, shard_leases
from ..schema.core import metadata, uptime
from .backup import Contents, InvalidDatabase, current_copy

OF_SERVERS = (cluster, compatibility, identify_slots, members, shard_leases)
"""Tables that tell of a server's own processes and schema: they stay as they are."""

AT_ONCE = 500
"""How many rows are inserted together."""

OF_VALUES = ("22", "23")
"""The classes of PostgreSQL's errors that are about data: exceptions, and violated constraints."""

Values = Mapping[str, Any]
"""A row by the keys of its columns."""


class NotEmpty(Exception):  # noqa: N818 - names the state
    """The database on the server holds something already; the message says what."""


async def fill(url: str, source: Path) -> Contents:
    """Fill the empty database at `url`, on a server, with what a SQLite database holds.

    `source` may be of an older version and stays as it is; a private copy beside it is migrated.
    All is done in one transaction: programs that connect meanwhile wait for it, and if anything is
    raised, nothing was changed, unless it is `Unavailable` over the commit: then nobody knows.
    Returns what was filled in. Raises `NotEmpty`, `DatabaseInUse` if programs are connected to the
    server's database, `InvalidDatabase` for the source, `NewerDatabase` for either of them,
    `OlderPrograms` for the server's, `Unavailable` and other `SQLAlchemyError`s, such as for a role
    that may create no tables, and `OSError`.
    """
    with current_copy(source, source) as (copy, contents):
        database = Database(url)
        try:
            async with database.migrating() as connection:
                await connection.run_sync(partial(_fill, copy))
        finally:
            await database.close()
        return contents


def _fill(copy: Path, target: Connection) -> None:
    try:
        migrate(target)
    except NewerDatabase as why:
        raise NewerDatabase(f"on the server, {why}") from why
    keep_out_newcomers(target)  # also those that have run on it before, and connect once more
    if running := connected_programs(target):
        raise DatabaseInUse(f"programs are running on it: {', '.join(map(str, running))}")
    tables = [table for table in metadata.sorted_tables if table not in OF_SERVERS]
    _expect_empty(target, tables)
    target.execute(delete(uptime))  # the due times of clocks are counted by that of the source
    with _opened(copy) as source:
        for table in tables:
            for rows in _rows(source, table):
                _insert(target, table, rows)
    for table in tables:
        _go_on_counting(target, table)


@contextmanager
def _opened(copy: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{copy}", poolclass=NullPool, hide_parameters=True)
    with engine.connect() as source:
        yield source


def _expect_empty(target: Connection, tables: Sequence[Table]) -> None:
    for table in tables:
        # The row of `uptime` is there once a program has run.
        if table is not uptime and target.scalar(select(literal(1)).select_from(table).limit(1)):
            raise NotEmpty(f"it has rows in {table.name}")


def _rows(source: Connection, table: Table) -> Iterator[Sequence[Values]]:
    """Yield the rows of a table; raises `InvalidDatabase` for one that cannot be decoded."""
    found: list[Values] = []
    place = "its first row"
    try:
        for row in source.execute(select(table).order_by(*table.primary_key)):
            found.append(dict(zip(table.columns.keys(), row, strict=True)))
            place = f"the row after {_place(table, found[-1])}"
            if len(found) == AT_ONCE:
                yield found
                found = []
    except (*UNREADABLE, DBAPIError) as error:
        raise InvalidDatabase(f"{place} in {table.name} cannot be read") from error
    if found:
        yield found


def _insert(target: Connection, table: Table, rows: Sequence[Values]) -> None:
    """Insert rows; raises `InvalidDatabase` for one whose values the server does not take."""
    try:
        with target.begin_nested():
            target.execute(insert(table), rows)
    except StatementError as error:
        if not _is_about_values(error):
            raise
        if len(rows) == 1:
            place = f"{_place(table, rows[0])} in {table.name}"
            raise InvalidDatabase(f"{place} has a value that PostgreSQL does not take") from error
        half = len(rows) // 2
        _insert(target, table, rows[:half])
        _insert(target, table, rows[half:])


def _is_about_values(error: StatementError) -> bool:
    """Return whether a statement failed for the values that it has, and not for the server."""
    if not isinstance(error, DBAPIError):
        return True  # SQLAlchemy could not convert one
    state = str(getattr(error.orig, "sqlstate", None) or "")
    driver = getattr(error.orig, "__cause__", None)
    return state.startswith(OF_VALUES) or isinstance(driver, ValueError)  # it could not encode one


def _place(table: Table, row: Values) -> str:
    return " ".join(f"{column.name} {row[column.key]}" for column in table.primary_key)


def _go_on_counting(target: Connection, table: Table) -> None:
    """Let the server number the next rows of a table after those that were inserted."""
    column = table.autoincrement_column
    if column is None:
        return
    sequence = func.pg_get_serial_sequence(table.name, column.name)
    target.execute(select(func.setval(sequence, func.max(column))))  # of no rows: changes nothing
