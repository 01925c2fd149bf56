"""Migrates a database to this program's schema; refuses one that this program cannot run on.

Each file of `data/migrations/versions` has an attribute `oldest`: the oldest revision whose program
can still run on the schema after it. Without it, only programs that know the revision itself can.
"""

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import DBAPIError

from ..refusals import NewerDatabase, OlderPrograms
from .admission import keep_out_newcomers
from .compatibility import can_run, store_oldest
from .peers import connected_programs

log = logging.getLogger(__name__)

_FOLDER = Path(__file__).resolve().parents[3] / "data" / "migrations"

_MIGRATION_LOCK = 0x776F6E64657273
"""The key of PostgreSQL's advisory lock during a migration: "wonders" in ASCII."""

_LOCK_TIMEOUT = "400ms"
"""How long a change of a table waits for running programs. Their presses wait behind it; and in a
deadlock PostgreSQL would end one of the two after a second, which must not be a press."""

_PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 5.0, 5.0)
"""Seconds before each further try to change tables that running programs had locked."""

_LOCK_NOT_AVAILABLE = "55P03"


def migrate(connection: Connection, revision: str = "head") -> None:
    """Run the pending migrations up to `revision`, inside the caller's transaction.

    A newer database that this program can run on is left as it is. Raises, before anything is
    changed, `NewerDatabase` if this program cannot run on it, and `OlderPrograms` if programs are
    connected that could not run on it any more.
    """
    if connection.dialect.name == "postgresql":  # programs may start at the same time
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
    heads = current_revisions(connection)
    known = known_revisions()
    if set(heads) - set(known):
        _expect_to_run_on(connection, heads)
        return
    if heads == known[:1]:
        return
    target = known[0] if revision == "head" else revision
    _expect_no_older_programs(connection, heads, target)
    if heads:
        log.info("Migrating the database from revision %s to %s", ", ".join(heads), target)
    _upgrade(connection, target)
    store_oldest(connection, target, oldest_program(target))


def current_revisions(connection: Connection) -> tuple[str, ...]:
    """Return the revisions that a database is at: one, or none if it was never migrated."""
    return tuple(sorted(MigrationContext.configure(connection).get_current_heads()))


def known_revisions() -> tuple[str, ...]:
    """Return the revisions that this program knows, the latest first."""
    return tuple(_declared(_FOLDER))


def oldest_program(revision: str) -> str:
    """Return the oldest revision whose program can run on the schema of `revision`.

    What one migration has taken away, no later one gives back: the strictest counts.
    """
    declared = _declared(_FOLDER)
    newest_first = tuple(declared)
    applied = newest_first[newest_first.index(revision) :]
    return min((declared[each] for each in applied), key=newest_first.index)


@cache
def _declared(folder: Path) -> Mapping[str, str]:
    """Return what each migration declares as `oldest`, the latest migration first."""
    return {
        script.revision: getattr(script.module, "oldest", script.revision)
        for script in ScriptDirectory.from_config(_config(folder)).walk_revisions()
    }


def _config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _expect_to_run_on(connection: Connection, heads: tuple[str, ...]) -> None:
    """Raise `NewerDatabase` unless this program can run on a newer database."""
    known, found = known_revisions(), ", ".join(heads)
    if can_run(connection, heads, known):
        log.warning(
            "The database is ahead: a newer version has brought it to revision %s; this version"
            " (%s) can run on it",
            found,
            known[0],
        )
        return
    raise NewerDatabase(
        f"the database was last used by a newer version of this program: it is at revision "
        f"{found}, and this version knows none after "
        f"{known[0]}. No database is changed back; install the newer version "
        f"again, or restore a backup from before the update (python -m bot restore FILE)"
    )


def _expect_no_older_programs(connection: Connection, heads: tuple[str, ...], target: str) -> None:
    """Raise `OlderPrograms` if programs are connected that could not run on the target.

    Where it takes something away, those that connect from now on wait, and look for themselves.
    """
    if connection.dialect.name != "postgresql":  # a file has one program at a time
        return
    known, oldest = known_revisions(), oldest_program(target)
    if oldest not in {oldest_program(each) for each in heads}:
        keep_out_newcomers(connection)
    too_old = known[known.index(oldest) + 1 :]
    running = [each for each in connected_programs(connection) if each.revision in too_old]
    if running:
        raise OlderPrograms(
            f"revision {target} of the database takes away what running programs of older versions"
            f" need: {', '.join(map(str, running))}. Stop them, and start this version again;"
            f" programs from revision {oldest} on may go on. Nothing was changed"
        )


def _upgrade(connection: Connection, target: str) -> None:
    config = _config(_FOLDER)
    config.attributes["connection"] = connection
    if connection.dialect.name != "postgresql":
        command.upgrade(config, target)
        return
    connection.execute(text(f"SET LOCAL lock_timeout = '{_LOCK_TIMEOUT}'"))
    for pause in (*_PAUSES, None):
        try:
            with connection.begin_nested():
                command.upgrade(config, target)
        except DBAPIError as error:
            if pause is None or getattr(error.orig, "sqlstate", "") != _LOCK_NOT_AVAILABLE:
                raise
            log.info("Tables are in use by running programs; trying again to migrate them")
            connection.execute(select(func.pg_sleep(pause)))
        else:
            return
