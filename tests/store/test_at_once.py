"""Several at once: exactly one wins, and nobody's move is lost."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import suppress

import pytest
from msgspec.structs import replace

from bot.store import ChannelTaken, StaleMove, Store, TableEnded, TableRecord

from .examples import CHALLENGE, RESIGNED, SCIENCE, TABLE, THREE


@pytest.fixture
async def stores(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two programs on one database."""
    one, two = await Store.open(url), await Store.open(url)
    yield one, two
    await one.close()
    await two.close()


async def outcomes(tries: Iterable[Awaitable[object]]) -> list[object]:
    """What each returned, or the kind of error it raised."""
    done = await asyncio.gather(*tries, return_exceptions=True)
    return [type(one) if isinstance(one, BaseException) else one for one in done]


async def test_of_the_same_move_exactly_one_is_stored(stores: tuple[Store, Store]) -> None:
    table = await stores[0].add_table(TABLE)
    for nth in range(5):
        done = await outcomes(
            stores[k % 2].append(table.id, 0, nth, f"{nth} by {k}") for k in range(12)
        )
        assert done.count(None) == 1
        assert done.count(StaleMove) == 11
        moves = (await stores[1].load(table.id)).moves
        assert len(moves) == nth + 1
        assert moves[nth].text == f"{nth} by {done.index(None)}"


async def test_seats_may_move_at_once(stores: tuple[Store, Store]) -> None:
    table = await stores[0].add_table(THREE)

    async def play(seat: int) -> None:
        for nth in range(10):
            await stores[seat % 2].append(table.id, seat, nth, f"{seat}.{nth}")

    await asyncio.gather(*(play(seat) for seat in range(3)))
    moves = (await stores[0].load(table.id)).moves
    for seat in range(3):
        assert [m.text for m in moves if m.seat == seat] == [f"{seat}.{n}" for n in range(10)]


async def test_tables_do_not_hinder_each_other(store: Store) -> None:
    tables = [await store.add_table(replace(TABLE, channel_id=channel)) for channel in range(1, 21)]

    async def play(table: TableRecord) -> None:
        for nth in range(5):
            await store.append(table.id, 0, nth, f"{nth}")
            assert len((await store.load(table.id)).moves) == nth + 1

    await asyncio.gather(*(play(table) for table in tables))
    assert sum(len(table.moves) for table in await store.unfinished()) == 100


async def test_a_game_ends_once(stores: tuple[Store, Store]) -> None:
    table = await stores[0].add_table(TABLE)
    done = await outcomes(
        [
            *(stores[k % 2].end(table.id, RESIGNED) for k in range(6)),
            stores[1].append(table.id, 0, 0, "build:academy", SCIENCE),
        ]
    )
    record = await stores[0].load(table.id)
    if done[-1] is None:
        assert done[:6].count(True) == 0
        assert (record.ending, len(record.moves)) == (SCIENCE, 1)
    else:
        assert done[-1] is TableEnded
        assert done[:6].count(True) == 1
        assert (record.ending, len(record.moves)) == (RESIGNED, 0)


async def test_of_two_games_in_a_channel_one_begins(stores: tuple[Store, Store]) -> None:
    done = await outcomes(stores[k % 2].add_table(TABLE) for k in range(6))
    assert done.count(ChannelTaken) == 5
    (begun,) = (one for one in done if isinstance(one, TableRecord))
    assert await stores[0].unfinished() == (begun,)


async def test_a_challenge_is_accepted_once(stores: tuple[Store, Store]) -> None:
    made = await stores[0].add_challenge(CHALLENGE)
    done = await outcomes(stores[k % 2].accept_challenge(made.id, TABLE) for k in range(6))
    assert done.count(None) == 5
    (begun,) = (one for one in done if isinstance(one, TableRecord))
    assert (await stores[1].challenge(made.id)).table_id == begun.id


async def test_a_challenge_is_accepted_or_withdrawn(stores: tuple[Store, Store]) -> None:
    made = await stores[0].add_challenge(CHALLENGE)
    accepted, withdrawn = await outcomes(
        [
            stores[0].accept_challenge(made.id, TABLE),
            stores[1].answer_challenge(made.id, "withdrawn"),
        ]
    )
    assert (accepted is None) == (withdrawn is True)
    assert len(await stores[0].unfinished()) == (accepted is not None)


async def test_whoever_stops_waiting_does_no_harm(store: Store) -> None:
    table = await store.add_table(TABLE)
    chance = random.Random(7)
    acknowledged = 0
    for _ in range(60):
        nth = (await store.load(table.id)).next_nth(0)
        assert nth >= acknowledged
        task = asyncio.create_task(store.append(table.id, 0, nth, f"{nth}"))
        await asyncio.sleep(chance.random() * 0.003)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
            acknowledged = nth + 1
    moves = (await store.load(table.id)).moves
    assert [move.text for move in moves] == [f"{nth}" for nth in range(len(moves))]
    await store.append(table.id, 0, len(moves), "last")
