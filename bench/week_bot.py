"""The bot of `bench.week`, in a process of its own: ages its database, and tells what it holds."""

import asyncio
import os
import sqlite3
import sys
import threading
from collections import Counter, deque
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bot.discord.client import Wonders
from bot.discord.connection import point_at
from bot.runtime import logs
from bot.runtime.settings import settings
from bot.store.connection.lock import database_file
from bot.store.schema.columns import UtcTime
from bot.store.schema.core import metadata
from bot.store.upkeep.backup import copy

OURS = ("bot.", "discord.")
"""Modules whose objects are looked into; what they hold of others is counted, not looked into."""


class Hour(msgspec.Struct):
    """What is asked of the bot: to let so many hours pass, and to back its database up."""

    hours: int
    backup: str = ""


class Held(msgspec.Struct):
    """What the bot's process holds: numbers of each, and the sizes of its containers by name."""

    tasks: int
    threads: int
    files: int
    purged: int
    containers: Mapping[str, int]


async def _run() -> None:
    chosen = settings(os.environ)
    logs.begin(chosen)
    point_at(chosen)
    app = Wonders(chosen, sign_pause=None)
    running = asyncio.create_task(app.start(chosen.token))
    file = database_file(chosen.database_url)
    assert file is not None
    while line := await asyncio.to_thread(sys.stdin.readline):
        asked = msgspec.json.decode(line, type=Hour)
        await asyncio.to_thread(_age, file, asked.hours)
        await app.services.invitations.expire(datetime.now(UTC))
        purged = await app.store.retention.purge(datetime.now(UTC))
        if asked.backup:
            await asyncio.to_thread(copy, file, Path(asked.backup))
        sys.stdout.write(msgspec.json.encode(_held(app, purged)).decode() + "\n")
        sys.stdout.flush()
    await app.close()
    await asyncio.gather(running, return_exceptions=True)


def _age(file: Path, hours: int) -> None:
    """Move every stored time back, as if so many hours had passed."""
    with closing(sqlite3.connect(file, timeout=60)) as database, database:
        for table in metadata.sorted_tables:
            for column in table.columns:
                if isinstance(column.type, UtcTime):
                    moved = f"strftime('%Y-%m-%d %H:%M:%f000', {column.name}, '-{hours} hours')"
                    database.execute(f"UPDATE {table.name} SET {column.name} = {moved}")  # noqa: S608


def _held(app: Wonders, purged: int) -> Held:
    sizes: Counter[str] = Counter()
    for name, size in _containers(app):
        sizes[name] += size
    files = len(list(Path("/proc/self/fd").iterdir()))
    return Held(len(asyncio.all_tasks()), threading.active_count(), files, purged, dict(sizes))


def _containers(root: object) -> Iterator[tuple[str, int]]:
    """Yield the containers of all objects that can be reached through objects of ours."""
    seen, waiting = {id(root)}, deque([root])
    while waiting:
        found = waiting.popleft()
        for name, value in _attributes(found):
            inner: Collection[object] = ()
            if isinstance(value, Collection) and not isinstance(value, str | bytes):
                yield f"{type(found).__name__}.{name}", len(value)
                inner = list(value.values() if isinstance(value, Mapping) else value)
            for each in (value, *inner):
                if id(each) not in seen and type(each).__module__.startswith(OURS):
                    seen.add(id(each))
                    waiting.append(each)


def _attributes(found: object) -> Iterator[tuple[str, object]]:
    slots = (name for kind in type(found).__mro__ for name in getattr(kind, "__slots__", ()))
    fields = getattr(found, "__struct_fields__", ())
    for name in {*getattr(found, "__dict__", ()), *slots, *fields}:
        inside = f"_{type(found).__name__}{name}" if name.startswith("__") else name
        value = getattr(found, inside, None)
        if value is not None:
            yield name, value


if __name__ == "__main__":
    asyncio.run(_run())
