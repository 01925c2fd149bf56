"""Measures storing a move and loading a game: `python -m bench.storage`."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.store import Move, NewTable, Player, Store

GAMES = 10
MOVES = 70  # a game of 7 Wonders Duel has about so many


async def _measure(url: str) -> tuple[list[float], list[float]]:
    """Return the milliseconds of each append and of each load."""
    store = await Store.open(url)
    appends, loads = [], []
    for channel in range(GAMES):
        table = await store.tables.add(
            NewTable(
                game="duel",
                guild_id=1,
                channel_id=channel,
                opener_id=1,
                locale="en-US",
                options={},
                deal=b"x" * 1500,
                players=(Player(1, "one"), Player(2, "two")),
                postable=True,
            )
        )
        for n in range(MOVES):
            begin = perf_counter()
            await store.tables.load(table.id)
            loaded = perf_counter()
            made = Move(n % 2, n // 2, "wonder:sphinx:baths", datetime.now(UTC))
            await store.tables.append(table.id, [made])
            appends.append((perf_counter() - loaded) * 1000)
            loads.append((loaded - begin) * 1000)
    await store.close()
    return appends, loads


def main() -> None:
    """Print medians, measured on a new SQLite file in the temporary folder."""
    with TemporaryDirectory() as folder:
        appends, loads = asyncio.run(_measure(f"sqlite+aiosqlite:///{Path(folder)}/bench.db"))
    for name, times in (("append", appends), ("load", loads)):
        slow = sorted(times)[int(len(times) * 0.99)]
        print(f"store {name}: median {median(times):.2f} ms, 99% under {slow:.2f} ms")


if __name__ == "__main__":
    main()
