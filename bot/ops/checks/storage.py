"""Where games are kept: whether the database can be used and is whole, and what room is left."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir

from sqlalchemy.exc import SQLAlchemyError

from ...runtime.finding import Finding, shown
from ...runtime.settings import Settings
from ...store.inspection import DatabaseState, inspect_database
from ...store.lock import database_file

SCARCE, LITTLE = 50_000_000, 500_000_000
"""Bytes: too few for a database that grows, and few enough to think of it."""

SCHEMAS = {
    "none": "there are no games in it yet; the first start makes its tables",
    "current": "it has the form of this version",
    "older": "the next start brings it to the form of this version; back it up before",
}


async def storage(chosen: Settings) -> list[Finding]:
    """Look at the database and at the disk that it lies on."""
    return [await _database(chosen.database_url), *_disk(chosen.database_url)]


async def _database(url: str) -> Finding:
    try:
        found = await inspect_database(url)
    except (SQLAlchemyError, OSError, ImportError) as error:
        await asyncio.sleep(0.1)  # aiosqlite's thread has a last word for the loop, unawaited
        why = shown(str(getattr(error, "orig", None) or type(error).__name__))
        return Finding("bad", f"The database cannot be written to ({why}). Check DATABASE_URL.")
    return _judged(found)


def _judged(found: DatabaseState) -> Finding:
    told = f"The database {shown(found.place)}"
    if found.fault:
        advice = "Stop the bot and restore a backup: `python -m bot restore FILE`."
        return Finding("bad", f"{told} cannot be trusted: {found.fault}. {advice}")
    if found.schema == "newer":
        advice = "Install that version again, or restore a backup from before the update."
        return Finding("bad", f"{told} is of a newer version ({found.revision}). {advice}")
    running = " A bot is running on it." if found.running else ""
    return Finding("ok", f"{told} can be written to: {SCHEMAS[found.schema]}.{running}")


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
    told = f"{free / 1e9:.1f} GB are free in {folder}"
    if free < SCARCE:
        yield Finding("bad", f"{told}: moves can soon not be stored any more. Make room.")
    elif free < LITTLE:
        yield Finding("weak", f"{told}: make room before long.")
    else:
        yield Finding("ok", f"{told}.")
