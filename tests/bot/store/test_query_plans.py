"""What is asked again and again does not read every game that was ever stored (SQLite's plans)."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine

from bot.runtime.limits import Limits
from bot.store import Store
from bot.store.schema.core import metadata
from tests.migrated import put_database

from .examples import ANA, CHANNEL, GUILD, NOON
from .test_migrations import ask

A_SCAN = re.compile(
    r"SCAN (tables|challenges|seats|moves|undos|results)\b(.* INDEX (?P<index>\w+))?"
)

FEW_ROWS = {
    index.name
    for table in metadata.tables.values()
    for index in table.indexes
    if index.dialect_options["sqlite"]["where"] is not None
}
"""The indexes that hold a part of the rows, such as the games that are running."""

ASKED_OFTEN: dict[str, Callable[[Store], Awaitable[object]]] = {
    "the games of a person": lambda store: store.outlines.running_of(ANA),
    "the seats that a person can take back": lambda store: store.outlines.replaced(ANA),
    "whether a person may play one more game": lambda store: store.game_limits.expect_within(
        ANA, GUILD, Limits()
    ),
    "the game of a channel": lambda store: store.tables.latest_in(CHANNEL),
    "computers to move": lambda store: store.tables.computer_due(),
    "games with open choices": lambda store: store.tables.with_choices(),
    "invitations of games without a board": lambda store: store.invitations.begun_unshown(),
    "full tables": lambda store: store.invitations.waiting(NOON, timedelta(0)),
    "games that the host has ended": lambda store: store.outlines.unshown_endings("abandoned"),
    "clocks that run": lambda store: store.clocks.any_running(),
    "turns that are over": lambda store: store.clocks.due(),
    "clocks of a person": lambda store: store.clocks.clocked_of(ANA),
    "games to be counted": lambda store: store.results.next_uncounted(),
    "watchers to be told": lambda store: store.watchers.due((1, 2)),
    "notices that are due": lambda store: store.notices.people_due(NOON),
    "requests that are over": lambda store: store.request_messages.over(),
    "tournaments to go on with": lambda store: store.tournaments.due(),
}


@pytest.fixture
async def store(sqlite_url: str, database: Path) -> AsyncIterator[Store]:
    put_database(database)
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


@pytest.mark.parametrize("asked", ASKED_OFTEN)
async def test_it_reads_only_the_games_concerned(asked: str, store: Store, sqlite_url: str) -> None:
    statements: list[tuple[str, Any]] = []

    def note(_c: Connection, _cursor: object, statement: str, values: Any, *_rest: object) -> None:
        statements.append((statement, values))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        await ASKED_OFTEN[asked](store)
    finally:
        event.remove(Engine, "before_cursor_execute", note)

    def plans(connection: Connection) -> list[str]:
        return [
            str(step[3])
            for statement, values in statements
            if statement.startswith("SELECT")
            for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        ]

    found = await ask(sqlite_url, plans)
    assert found
    scans = [scan for step in found if (scan := A_SCAN.match(step))]
    assert not [scan.string for scan in scans if scan["index"] not in FEW_ROWS]
