"""A program that stores moves and prints each one's number once it is acknowledged.

Run as `python -m tests.bot.store.appender URL TABLE`, until it is killed.
"""

import asyncio
import sys
from itertools import count

from bot.store import Store


async def _append(url: str, table_id: int) -> None:
    store = await Store.open(url)
    for n in count():
        await store.tables.append(table_id, n % 2, n // 2, f"move {n}")
        sys.stdout.write(f"{n}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(_append(sys.argv[1], int(sys.argv[2])))
