"""Each migration says which programs can live with it, and does only what those can."""

import re
from collections.abc import Collection, Sequence
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.connection.migrations import known_revisions, migrate, oldest_program
from tests.postgresql import PrivateServer

from .versions import CONTRACTING, EXPANDING, NEWEST, later_version

MIGRATIONS = Path(__file__).parents[3] / "data" / "migrations"

FIRST_DECLARED = "0024"
"""The revision from which on each declares `oldest`."""

NEWEST_FIRST = known_revisions()
SCRIPTS = {each.revision: each.module for each in ScriptDirectory(MIGRATIONS).walk_revisions()}
DECLARED = {revision: getattr(script, "oldest", revision) for revision, script in SCRIPTS.items()}

HARMLESS = re.compile(r"(SELECT|INSERT|UPDATE|DELETE|SET LOCAL|SAVEPOINT|RELEASE)\b")
CREATED = re.compile(r"CREATE (TABLE|SCHEMA) (?P<name>[\w.]+)")
INDEX = re.compile(r"CREATE (?P<unique>UNIQUE )?INDEX .*? ON (?P<table>[\w.]+)")
COLUMN = re.compile(r"ALTER TABLE (?P<table>[\w.]+) ADD COLUMN (?P<column>[^,]*(\([^)]*\))?[^,]*)$")
ELSEWHERE = re.compile(r"SET LOCAL search_path TO (?P<schema>\w+)")
"""Unqualified names are then of that schema."""
BACK = re.compile(r"SELECT set_config\(.search_path")


def takes_away(statements: Sequence[str]) -> list[str]:
    """Return the statements that a program which does not know of them may not survive.

    It survives new tables and schemas, new indexes that refuse nothing, and new columns that need
    no value.
    """
    found, created, elsewhere = [], set[str](), False
    for each in statements:
        statement = " ".join(each.split())
        if made := CREATED.match(statement):
            created.add(made["name"])
        elif place := ELSEWHERE.match(statement):
            elsewhere = place["schema"] in created
        elif BACK.match(statement):
            elsewhere = False
        elif not elsewhere and not _survived(statement, created):
            found.append(statement)
    return found


def _survived(statement: str, created: Collection[str]) -> bool:
    if index := INDEX.match(statement):
        return not index["unique"] or index["table"] in created
    if added := COLUMN.match(statement):
        column = added["column"]
        needed = "NOT NULL" in column and "DEFAULT" not in column
        return added["table"] in created or not (needed or "REFERENCES" in column)
    return HARMLESS.match(statement) is not None


def test_each_migration_declares_the_oldest_program() -> None:
    undeclared = [
        revision
        for revision, script in SCRIPTS.items()
        if revision >= FIRST_DECLARED and not hasattr(script, "oldest")
    ]
    assert undeclared == [], "see CONTRIBUTING.md: expand, then contract"


@pytest.mark.parametrize("revision", NEWEST_FIRST)
def test_what_is_declared_is_no_later_revision(revision: str) -> None:
    assert NEWEST_FIRST.index(DECLARED[revision]) >= NEWEST_FIRST.index(revision)


def test_without_a_declaration_a_program_needs_its_own_version() -> None:
    assert oldest_program("0001") == "0001"
    assert oldest_program("0023") == "0023"
    with later_version(EXPANDING):
        assert oldest_program(EXPANDING) == NEWEST
    with later_version(EXPANDING, CONTRACTING):
        assert oldest_program(CONTRACTING) == CONTRACTING


@pytest.mark.long
async def test_migrations_do_what_former_programs_survive(postgresql: PrivateServer) -> None:
    database = await postgresql.empty()
    engine = create_async_engine(postgresql.url(database))
    statements: list[str] = []

    @event.listens_for(engine.sync_engine, "before_cursor_execute")
    def note(_: Connection, __: object, statement: str, *___: object) -> None:
        statements.append(statement)

    for revision in reversed(NEWEST_FIRST):
        statements.clear()
        async with engine.begin() as connection:
            await connection.run_sync(migrate, revision)
        assert any("alembic_version" in each for each in statements)
        if DECLARED[revision] != revision and not hasattr(SCRIPTS[revision], "contracts"):
            assert takes_away(statements) == [], revision
    await engine.dispose()
    await postgresql.drop(database)


@pytest.mark.parametrize(
    "statement",
    [
        "ALTER TABLE moves ADD COLUMN mood TEXT NOT NULL",
        "ALTER TABLE moves ADD COLUMN mood BIGINT REFERENCES tables (id)",
        "ALTER TABLE moves ADD COLUMN mood TEXT, DROP COLUMN at",
        "ALTER TABLE moves DROP COLUMN at",
        "ALTER TABLE moves ALTER COLUMN text SET NOT NULL",
        "ALTER TABLE moves RENAME COLUMN text TO words",
        "ALTER TABLE moves ADD CONSTRAINT few CHECK (n < 9)",
        "CREATE UNIQUE INDEX one ON moves (text)",
        "DROP TABLE moves",
        "DROP INDEX one",
        "TRUNCATE moves",
    ],
)
def test_what_former_programs_do_not_survive_is_found(statement: str) -> None:
    assert takes_away(["CREATE TABLE omens (id INTEGER)", statement]) == [statement]


def test_what_former_programs_survive_is_let_pass() -> None:
    passing = [
        "CREATE TABLE omens (id INTEGER)",
        "CREATE UNIQUE INDEX one ON omens (id)",
        "ALTER TABLE omens ADD COLUMN kind TEXT NOT NULL",
        "CREATE INDEX some ON moves (text)",
        "ALTER TABLE moves ADD COLUMN mood TEXT",
        "ALTER TABLE moves ADD COLUMN mood NUMERIC(3, 1) DEFAULT '0.5' NOT NULL",
        "UPDATE moves SET mood = 'calm'",
        "CREATE SCHEMA works",
        "CREATE TABLE works.orders (id INTEGER)",
        "CREATE UNIQUE INDEX two ON works.orders (id)",
        "SET LOCAL search_path TO works",
        "CREATE TYPE state AS ENUM ('new')",
        "SELECT set_config('search_path', 'public', true)",
    ]
    assert takes_away(passing) == []
    assert takes_away([*passing, "CREATE TYPE state AS ENUM ('new')"]) != []
