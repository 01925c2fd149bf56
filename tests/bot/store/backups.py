"""A database worth copying, and what a copy of it leaves in a folder."""

from pathlib import Path

from bot.store import Store

from ...stored import move
from .examples import RESIGNED, TABLE, THREE


async def filled(url: str, moves: int = 3) -> Store:
    """Open a store with a running game, in which a seat has chosen, and one that has ended."""
    store = await Store.open(url)
    table = await store.tables.add(TABLE)
    for n in range(moves):
        await store.tables.append(table.id, [move(n % 2, n // 2, f"move {n}")])
    await store.tables.choose(table.id, [move(moves % 2, moves // 2, f"move {moves}")], [])
    await store.tables.end((await store.tables.add(THREE)).id, RESIGNED)
    return store


def data(file: Path) -> bytes:
    return file.read_bytes()


def names(folder: Path) -> set[str]:
    """Return what lies in a folder, but for what SQLite and the lock keep beside a database."""
    ends = ("-wal", "-shm", ".lock")
    return {file.name for file in folder.iterdir() if not file.name.endswith(ends)}
