"""Each migration says which programs can live with it, and does only what those can."""

import re
from collections.abc import Sequence

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import migrations
from bot.store.migrations import known_revisions, migrate, oldest_program
from tests.postgresql import PrivateServer

from .versions import CONTRACTING, EXPANDING, NEWEST, later_version

FIRST_DECLARED = "0024"
"""The revision from which on each declares `oldest`."""

NEWEST_FIRST = known_revisions()
DECLARED = migrations._declared(migrations._FOLDER)

HARMLESS = re.compile(r"(SELECT|INSERT|UPDATE|DELETE|SET LOCAL|SAVEPOINT|RELEASE|CREATE TABLE)\b")
INDEX = re.compile(r"CREATE (?P<unique>UNIQUE )?INDEX .*? ON (?P<table>\w+)")
COLUMN = re.compile(r"ALTER TABLE (?P<table>\w+) ADD COLUMN (?P<column>[^,]*(\([^)]*\))?[^,]*)$")
CREATED = re.compile(r"CREATE TABLE (?P<table>\w+)")


def takes_away(statements: Sequence[str]) -> list[str]:
    """Return the statements that a program which does not know of them may not survive.

    It survives new tables, new indexes that refuse nothing, and new columns that need no value.
    """
    found, created = [], set()
    for each in statements:
        statement = " ".join(each.split())
        if made := CREATED.match(statement):
            created.add(made["table"])
        elif index := INDEX.match(statement):
            if index["unique"] and index["table"] not in created:
                found.append(statement)
        elif added := COLUMN.match(statement):
            needed = "NOT NULL" in added["column"] and "DEFAULT" not in added["column"]
            if added["table"] not in created and (needed or "REFERENCES" in added["column"]):
                found.append(statement)
        elif not HARMLESS.match(statement):
            found.append(statement)
    return found


def test_each_migration_declares_the_oldest_program() -> None:
    scripts = ScriptDirectory.from_config(migrations._config(migrations._FOLDER))
    undeclared = [
        each.revision
        for each in scripts.walk_revisions()
        if each.revision >= FIRST_DECLARED and not hasattr(each.module, "oldest")
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
        if DECLARED[revision] != revision:
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
    ]
    assert takes_away(passing) == []
