"""Measures what rankings ask of the database: `python -m bench.rankings [URL]`.

The database holds 100,000 finished games of 10,000 people, some of whom play very often; it is a
new SQLite file in the temporary folder, or the empty database at `URL`.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import accumulate, islice
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from sqlalchemy import Table, insert

from bot.contract import Standing
from bot.store import EVERYWHERE, Ending, NewTable, Player, Store
from bot.store.connection.database import Database
from bot.store.schema.core import ratings, results, seats, tables
from bot.store.schema.people import preferences
from bot.tables.history.past_game_panels import PAGE
from bot.tables.rankings.counting import seat_results
from bot.tables.rankings.leaderboards import SHOWN
from bot.tables.rankings.ratings import OpenSkill
from engine.core.game import RESIGNATION

GAMES, PEOPLE, SERVERS = 100_000, 10_000, 20
TARGET_MS = 100
TIMES = 7
AT_ONCE = 2000
"""How many rows are inserted with one statement."""

FIRST = 1_180_000_000_000_000_000
"""The id of the first person; the first are those who play most."""
GUILD = 2_180_000_000_000_000_000
FIRST_TABLE = 1_000_000
"""The id of the first game: PostgreSQL counts new ones from 1."""

KINDS = {
    "duel": ("civilian", "military", "science"),
    "seven": ("points",),
    "architects": ("cards",),
}
WONDERS = tuple(f"wonder{n}" for n in range(12))
BEGUN = datetime(2025, 1, 1, tzinfo=UTC)

Row = dict[str, Any]
Ask = Callable[[], Awaitable[object]]


Played = dict[tuple[int, str, int], list[int]]
"""How many games each person has played and won, by scope, game and person."""


def _rows() -> Iterator[tuple[Table, Row]]:
    """Yield the rows of all games, and of the ratings of their people."""
    rng, played = Random(1), Played()
    often = list(accumulate((each + 20) ** -0.9 for each in range(PEOPLE)))
    for number in range(FIRST_TABLE, FIRST_TABLE + GAMES):
        yield from _game_rows(rng, number, often, played)
    yield from _rating_rows(rng, played)
    for person in range(0, PEOPLE, 2):
        listing = rng.choice(("everywhere", "nowhere"))
        yield preferences, {"owner_id": FIRST + person, "rankings": listing}


def _game_rows(
    rng: Random, number: int, often: Sequence[float], played: Played
) -> Iterator[tuple[Table, Row]]:
    """Yield the rows of a game, and count it in `played`.

    `often` are the cumulative weights by which people sit down.
    """
    game = rng.choices(tuple(KINDS), (3, 2, 1))[0]
    many = 2 if game == "duel" else rng.randint(3, 5)
    drawn = rng.choices(range(PEOPLE), cum_weights=often, k=2 * many)
    sitting = list(dict.fromkeys(drawn))[:many]
    server = GUILD + rng.randrange(SERVERS)
    ended = BEGUN + timedelta(minutes=number - FIRST_TABLE)
    yield (
        tables,
        {
            "id": number,
            "game": game,
            "guild_id": server,
            "channel_id": number,
            "opener_id": FIRST + sitting[0],
            "locale": "en-US",
            "options": {},
            "deal": b"",
            "postable": True,
            "created_at": ended,
            "end_reason": "points",
            "winners": [0],
            "ended_at": ended,
            "counted": True,
        },
    )
    for seat, person in enumerate(sitting):
        key = {"table_id": number, "seat": seat}
        yield seats, {**key, "user_id": FIRST + person, "name": f"Person {person}"}
        yield (
            results,
            {
                **key,
                "game": game,
                "guild_id": server,
                "ended_at": ended,
                "user_id": FIRST + person,
                "place": seat + 1,
                "players": len(sitting),
                "points": 60 - 7 * seat,
                "reason": rng.choice(KINDS[game]),
                "left": False,
                "wonders": " ".join(rng.sample(WONDERS, 4 if game == "duel" else 1)),
            },
        )
        for scope in (server, EVERYWHERE):
            counted = played.setdefault((scope, game, person), [0, 0])
            counted[0] += 1
            counted[1] += seat == 0


def _rating_rows(rng: Random, played: Played) -> Iterator[tuple[Table, Row]]:
    for (scope, game, person), (games, wins) in played.items():
        yield (
            ratings,
            {
                "scope": scope,
                "game": game,
                "user_id": FIRST + person,
                "name": f"Person {person}",
                "mu": 25.0,
                "sigma": 2.0,
                "rating": rng.gauss(1200, 400),
                "games": games,
                "wins": wins,
            },
        )


async def _fill(url: str) -> None:
    database = Database(url)
    waiting: dict[Table, list[Row]] = {}
    for table, row in _rows():
        waiting.setdefault(table, []).append(row)
    async with database.writing() as connection:
        for table in (tables, seats, results, ratings, preferences):
            rows = iter(waiting[table])
            while part := list(islice(rows, AT_ONCE)):
                await connection.execute(insert(table), part)
        if connection.dialect.name == "postgresql":  # which else does it by itself, later
            await connection.exec_driver_sql("ANALYZE")
    await database.close()


def _commands(store: Store) -> dict[str, list[Ask]]:
    """Return what each command asks of the database, of whoever has played most and of somebody."""
    most, rival, one, server = FIRST, FIRST + 1, FIRST + 4321, GUILD

    def ranked(person: int, scope: int) -> list[Ask]:
        return [
            store.results.next_uncounted,
            lambda: store.statistics.games_of(person),
            lambda: store.rankings.games_of(scope),
            lambda: store.rankings.top(scope, "duel", person, SHOWN, server),
            lambda: store.rankings.rank(scope, "duel", person, person, server),
        ]

    def told(person: int, other: int | None, limited: int | None) -> list[Ask]:
        return [
            store.results.next_uncounted,
            lambda: store.rankings.listing(person),
            lambda: store.blocks.among((person, server), (person, rival)),
            lambda: store.statistics.games_of(person, limited),
            lambda: store.statistics.of(person, "duel", limited, other),
            lambda: store.rankings.rank(server, "duel", person, person, server),
        ]

    async def count() -> None:
        table = await store.tables.add(
            NewTable(
                game="duel",
                guild_id=server,
                channel_id=1,
                opener_id=most,
                locale="en-US",
                options={},
                deal=b"",
                players=(Player(most, "one"), Player(rival, "two")),
                postable=True,
            )
        )
        await store.tables.end(table.id, Ending(RESIGNATION, (0,)))
        found = seat_results(await store.tables.load(table.id), [Standing((1,), 1)] * 2)
        await store.results.count(table.id, found, OpenSkill())

    return {
        "/leaderboard": ranked(most, server),
        "/leaderboard, last of all": ranked(one, server),
        "/leaderboard everywhere": ranked(most, EVERYWHERE),
        "/stats": told(most, None, None),
        "/stats of a member": told(most, rival, server),
        "/stats of one who plays little": told(one, most, None),
        "/history": [lambda: store.statistics.history(most, 0, PAGE + 1)],
        "/history, page 200": [lambda: store.statistics.history(most, 199 * PAGE, PAGE + 1)],
        "/join-rankings": [lambda: store.preferences.change(one, rankings="everywhere")],
        "a game begins, ends, counts": [count],
    }


async def _measure(url: str) -> dict[str, list[float]]:
    """Return the milliseconds of each command, one after the other.

    SQLite runs in this process: its time of a core is what does not depend on what else runs.
    """
    store = await Store.open(url)
    begin = perf_counter()
    await _fill(url)
    print(f"filled with {GAMES:,} games of {PEOPLE:,} people in {perf_counter() - begin:.1f} s")
    mine = await store.statistics.of(FIRST, "duel")
    print(f"who plays most has finished {mine.totals.games:,} duels")
    clock = process_time if url.startswith("sqlite") else perf_counter
    taken: dict[str, list[float]] = {}
    for name, asked in _commands(store).items():
        for _ in range(TIMES):
            begin = clock()
            for ask in asked:
                await ask()
            taken.setdefault(name, []).append((clock() - begin) * 1000)
    await store.close()
    return taken


def main(url: str | None = None) -> None:
    """Print the median and the greatest time of each command."""
    with TemporaryDirectory() as folder:
        taken = asyncio.run(_measure(url or f"sqlite+aiosqlite:///{Path(folder)}/bench.db"))
    for name, times in taken.items():
        print(f"{name:32} median {median(times):6.1f} ms, at most {max(times):6.1f} ms")
    print(f"target: each within {TARGET_MS} ms")


if __name__ == "__main__":
    main(*sys.argv[1:2])
