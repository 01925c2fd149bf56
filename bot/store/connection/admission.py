"""Keeps a running program from a database that was migrated beyond what it can run on.

Who takes something away from a schema looks first which programs are connected. One that had no
connection at that moment has to connect once more, and finds out here. PostgreSQL only.
"""

import logging
from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Connection, func, select

from ..refusals import Unavailable

log = logging.getLogger(__name__)

_LOCK = 0x61646D6974
"""The key of the advisory lock of a migration that takes something away: "admit" in ASCII."""

_REVISION = "SELECT version_num FROM alembic_version"
_OLDEST = "SELECT oldest FROM compatibility WHERE revision = $1"


def keep_out_newcomers(connection: Connection) -> None:
    """Let no connection be admitted until the transaction has ended.

    Whoever is connected by then can be seen; whoever connects later sees what was committed.
    """
    connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))


def admission(known: Collection[str]) -> Callable[[Any, object], None]:
    """Return what looks at new connections of a program that knows the revisions `known`.

    It is for the pool's event `connect`, and raises `Unavailable`.
    """

    def look(connection: Any, _: object) -> None:
        try:
            cursor = connection.cursor()
            # A statement of its own: the next ones see what was committed while it waited.
            cursor.execute(f"SELECT pg_advisory_xact_lock_shared({_LOCK})")
            cursor.execute(_REVISION)
            for (revision,) in cursor.fetchall():
                if revision not in known:
                    cursor.execute(_OLDEST, (revision,))
                    _expect_known(revision, cursor.fetchone(), known)
            connection.rollback()
        except BaseException:
            connection.terminate()
            raise

    return look


def _expect_known(revision: str, oldest: tuple[str] | None, known: Collection[str]) -> None:
    if oldest is not None and oldest[0] in known:
        return
    why = f"a newer version has brought the database to revision {revision}: stop this program"
    log.error("The database cannot be used: %s", why)
    raise Unavailable(why)
