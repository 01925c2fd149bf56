"""Checks the database and its disk: writable, intact, schema, free space."""

import asyncio
import errno
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir

from sqlalchemy.exc import SQLAlchemyError

from ...runtime.environment_file import ENVIRONMENT_FILE
from ...runtime.finding import Finding, printable
from ...runtime.settings import Settings
from ...store import why_unusable
from ...store.connection.lock import database_file
from ...store.connection.private_files import files_of, open_to_others
from ...store.connection.url import BadUrl, expect_url
from ...store.upkeep.inspection import DatabaseState, inspect_database

CRITICAL_BYTES, LOW_BYTES = 50_000_000, 500_000_000
"""Free bytes below which moves may soon not be stored, and below which to warn."""

FULL = (errno.ENOSPC, errno.EDQUOT)
"""Errors of a disk on which there is no room, or none for this user."""

RESTORE = "Stop the bot and restore a backup: `python -m bot restore FILE`."

SCHEMAS = {
    "none": "there are no games in it yet; the first start makes its tables",
    "current": "it has the form of this version",
    "older": "the next start brings it to the form of this version; back it up before",
    "ahead": "a newer version has migrated it, and this one can run on it",
}


async def storage(chosen: Settings) -> list[Finding]:
    """Check the database and its disk."""
    url = chosen.database_url
    try:
        expect_url(url)
    except BadUrl as error:
        return [Finding("bad", f"Settings: {error}.")]
    return [await _database(url), *_disk(url), *_permissions(url)]


async def _database(url: str) -> Finding:
    try:
        found = await inspect_database(url)
    except (SQLAlchemyError, OSError, ImportError) as error:
        await asyncio.sleep(0.1)  # let aiosqlite's thread deliver its last callback to the loop
        place = getattr(error, "filename", None)
        why = printable(f"{place}: {why_unusable(error)}" if place else why_unusable(error))
        if _is_damaged(error):
            return Finding("bad", f"The database cannot be read ({why}). {RESTORE}")
        if getattr(error, "errno", None) in FULL:
            advice = "Make room"
        elif place:
            advice = "Check DATABASE_URL, and whom that file belongs to"
        else:
            advice = "Check DATABASE_URL"
        return Finding("bad", f"The database cannot be written to ({why}). {advice}.")
    return _verdict(found)


def _is_damaged(error: BaseException) -> bool:
    """Whether SQLite has found that a file is damaged, which was a database."""
    driver = getattr(error.__cause__, "orig", None)
    return getattr(driver, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT


def _verdict(found: DatabaseState) -> Finding:
    message = f"The database {printable(found.place)}"
    if found.fault:
        return Finding("bad", f"{message} cannot be trusted: {found.fault}. {RESTORE}")
    if found.schema == "newer":
        advice = "Install that version again, or restore a backup from before the update."
        return Finding("bad", f"{message} is of a newer version ({found.revision}). {advice}")
    if not found.exists:
        return Finding("ok", f"{message} is not there yet; the first start makes it.")
    running = " A bot is running on it." if found.running else ""
    return Finding("ok", f"{message} can be written to: {SCHEMAS[found.schema]}.{running}")


def _disk(url: str) -> Iterator[Finding]:
    try:
        file = database_file(url)
    except SQLAlchemyError:
        return
    folder = file.parent if file else Path(gettempdir())
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        yield Finding("bad", f"The folder {folder} cannot be used ({error.strerror}). Make it.")
        return
    room = f"{free / 1e9:.1f} GB" if free >= LOW_BYTES else f"{free // 1_000_000} MB"
    message = f"{room} are free in {folder}"
    if free < CRITICAL_BYTES:
        yield Finding("bad", f"{message}: moves can soon not be stored any more. Make room.")
    elif free < LOW_BYTES:
        yield Finding("weak", f"{message}: make room before long.")
    else:
        yield Finding("ok", f"{message}.")


def _permissions(url: str) -> Iterator[Finding]:
    """Check that nobody but the owner can read the database, what lies beside it, and `.env`."""
    try:
        file = database_file(url)
    except SQLAlchemyError:
        return
    files = () if file is None else files_of(file)
    found = open_to_others((*files, ENVIRONMENT_FILE))
    if not found:
        yield Finding("ok", "Files: nobody but their owner can read the database and .env.")
        return
    named = " ".join(printable(str(each)) for each in found)
    why = "Files: others on this machine can read ids, names and sealed cards, or the token."
    yield Finding("weak", f"{why} `chmod 600 {named}` closes them.")
