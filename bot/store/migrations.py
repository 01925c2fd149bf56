"""Migrates a database to this program's schema; refuses one that a newer version has migrated."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from .refusals import NewerDatabase

_FOLDER = Path(__file__).resolve().parents[2] / "data" / "migrations"

_MIGRATION_LOCK = 0x776F6E64657273
"""The key of PostgreSQL's advisory lock during a migration: "wonders" in ASCII."""


def migrate(connection: Connection, revision: str = "head") -> None:
    """Run the pending migrations up to `revision`, inside the caller's transaction.

    Raises `NewerDatabase`, before anything is changed, if the database has a migration that this
    program does not know.
    """
    if connection.dialect.name == "postgresql":  # programs may start at the same time
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
    heads = set(MigrationContext.configure(connection).get_current_heads())
    _refuse_newer(heads)
    if heads == {known_revisions()[0]}:
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@cache
def known_revisions() -> tuple[str, ...]:
    """Return the revisions that this program knows, the latest first."""
    scripts = ScriptDirectory.from_config(_config())
    return tuple(script.revision for script in scripts.walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _refuse_newer(heads: set[str]) -> None:
    known = known_revisions()
    unknown = heads.difference(known)
    if unknown:
        raise NewerDatabase(
            f"the database was last used by a newer version of this program: it is at revision "
            f"{', '.join(sorted(unknown))}, and this version knows none after "
            f"{known[0]}. No database is changed back; install the newer version "
            f"again, or restore a backup from before the update (python -m bot restore FILE)"
        )
