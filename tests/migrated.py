"""A database that has had every migration: migrated once for each process, copied where needed."""

from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine

from bot.store.connection.migrations import migrate


def put_database(file: Path) -> None:
    """Put an empty database there unless there is one: migrating each anew takes ten times as long.

    The tests of migrations and of the whole program begin without it.
    """
    if not file.exists():
        file.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder, "wonders.db")
        engine = create_engine(f"sqlite:///{file}")
        with closing(engine.raw_connection()) as connection:
            connection.cursor().execute("PRAGMA journal_mode = WAL")
        with engine.begin() as opened:
            migrate(opened)
        engine.dispose()
        return file.read_bytes()
