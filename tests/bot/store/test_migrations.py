"""Migrations build what the schema describes, once, and keep off newer databases."""

import asyncio
import logging
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import NewerDatabase, Preferences, Store
from bot.store.connection import migrations
from bot.store.connection.migrations import known_revisions, migrate
from bot.store.schema.core import metadata

from .examples import CHANNEL, GUILD, TABLE

T = TypeVar("T")


async def ask(url: str, question: Callable[[Connection], T]) -> T:
    """Ask a database something, past the store."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        answer = await connection.run_sync(question)
    await engine.dispose()
    return answer


async def open_and_close(url: str) -> None:
    await (await Store.open(url)).close()


async def test_a_fresh_database_is_what_the_schema_describes(url: str) -> None:
    await open_and_close(url)

    def differences(connection: Connection) -> object:
        options = {"compare_type": True, "compare_server_default": True}
        return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)

    def running_index(connection: Connection) -> str:
        (index,) = (i for i in inspect(connection).get_indexes("tables") if i["unique"])
        return str(index["dialect_options"][f"{connection.dialect.name}_where"])

    assert await ask(url, differences) == []
    assert "ended_at IS NULL" in await ask(url, running_index)


async def test_names_of_constraints_are_those_of_the_schema(url: str) -> None:
    await open_and_close(url)

    def names(connection: Connection) -> set[str | None]:
        inspector = inspect(connection)
        return {
            constraint["name"]
            for table in metadata.tables
            for constraint in (
                inspector.get_pk_constraint(table),
                *inspector.get_foreign_keys(table),
                *inspector.get_unique_constraints(table),
                *inspector.get_check_constraints(table),
            )
        }

    def described(connection: Connection) -> set[str | None]:
        metadata.drop_all(connection)
        metadata.create_all(connection)
        return names(connection)

    assert await ask(url, names) == await ask(url, described)


async def test_migrating_again_changes_nothing(url: str) -> None:
    store = await Store.open(url)
    table = await store.tables.add(TABLE)
    again = await Store.open(url)
    assert await again.tables.running_in(CHANNEL) == table
    await store.close()
    await again.close()


async def test_a_migration_is_told_and_a_first_or_later_start_is_not(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, migrations.__name__)
    await ask(url, lambda connection: migrate(connection, "0001"))
    assert caplog.messages == []
    await open_and_close(url)
    await open_and_close(url)
    told = f"Migrating the database from revision 0001 to {known_revisions()[0]}"
    assert caplog.messages == [told]


async def test_what_servers_chose_before_is_kept(url: str) -> None:
    await ask(url, lambda connection: migrate(connection, "0001"))
    chose = text("INSERT INTO guilds VALUES (:guild, 'pt-BR'), (:guild - 1, NULL)")
    await ask(url, lambda connection: connection.execute(chose, {"guild": GUILD}))
    store = await Store.open(url)
    assert await store.preferences.of(GUILD) == Preferences("pt-BR")
    assert await store.preferences.of(GUILD - 1) == Preferences()
    await store.preferences.change(GUILD, theme="high-contrast")
    assert await store.preferences.of(GUILD) == Preferences("pt-BR", "high-contrast")
    await store.close()


async def test_several_programs_may_migrate_at_once(sqlite_url: str) -> None:
    await asyncio.gather(*(open_and_close(sqlite_url) for _ in range(4)))
    assert await ask(sqlite_url, tables) == set(metadata.tables)
    version = text("SELECT version_num FROM alembic_version")
    stored = await ask(sqlite_url, lambda c: list(c.execute(version).scalars()))
    assert stored == [known_revisions()[0]]


def tables(connection: Connection) -> set[str]:
    """Return the names of the tables of a database, without that of the migrations."""
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


async def test_a_newer_database_is_refused_untouched(url: str) -> None:
    await open_and_close(url)
    change = text("UPDATE alembic_version SET version_num = 'from the future'")  # and nothing else
    await ask(url, lambda connection: connection.execute(change))
    with pytest.raises(NewerDatabase, match="from the future"):
        await Store.open(url)
    version = text("SELECT version_num FROM alembic_version")
    assert await ask(url, lambda c: c.execute(version).scalar_one()) == "from the future"


async def test_the_current_directory_does_not_matter(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "100% elsewhere").mkdir()
    os.chdir("100% elsewhere")
    await open_and_close(url)
    assert await ask(url, tables) == set(metadata.tables)


async def test_the_program_may_lie_in_a_folder_with_a_percent_sign(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "100% here"
    shutil.copytree(migrations._FOLDER, folder)
    monkeypatch.setattr(migrations, "_FOLDER", folder)
    await open_and_close(url)
    assert await ask(url, tables) == set(metadata.tables)
