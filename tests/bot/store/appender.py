"""A program that stores moves and prints each one's number once it is acknowledged.

Run as `python -m tests.bot.store.appender URL TABLE HOW [PROCESS]`, until it is killed: `moves`
appends them one by one, `choices` lets three seats choose, the last of which makes the choices
moves. PROCESS is the name of the process.
"""

import asyncio
import sys
from itertools import count

from bot.store import Store

from ...stored import move


async def _append(url: str, table_id: int, how: str, process: str = "") -> None:
    store = await Store.open(url, process)
    for n in count():
        if how == "moves":
            await store.tables.append(table_id, [move(n % 2, n // 2, f"move {n}")])
        else:
            await _choose(store, table_id, *divmod(n, 3))
        sys.stdout.write(f"{n}\n")
        sys.stdout.flush()


async def _choose(store: Store, table_id: int, turn: int, seat: int) -> None:
    *others, mine = (move(each, turn, f"{each} in turn {turn}") for each in range(seat + 1))
    if seat < 2:
        await store.tables.choose(table_id, [mine], others)
    else:
        await store.tables.append(table_id, [*others, mine])


if __name__ == "__main__":
    asyncio.run(_append(sys.argv[1], int(sys.argv[2]), *sys.argv[3:]))
