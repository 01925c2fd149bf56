"""Several at once: exactly one wins, and nobody's move is lost."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import suppress
from operator import attrgetter

import pytest
from msgspec.structs import replace

from bot.store import (
    ChannelTaken,
    ChoicesChanged,
    Player,
    StaleMove,
    Store,
    TableEnded,
    TableRecord,
)

from ...stored import move, running_games
from .examples import CHALLENGE, LOBBY, RESIGNED, SCIENCE, TABLE, THREE


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


@pytest.mark.long
async def test_of_the_same_move_exactly_one_is_stored(stores: tuple[Store, Store]) -> None:
    table = await stores[0].tables.add(TABLE)
    for ply in range(5):
        done = await outcomes(
            stores[k % 2].tables.append(table.id, [move(0, ply, f"{ply} by {k}")])
            for k in range(12)
        )
        assert done.count(None) == 1
        assert done.count(StaleMove) == 11
        moves = (await stores[1].tables.load(table.id)).moves
        assert len(moves) == ply + 1
        assert moves[ply].text == f"{ply} by {done.index(None)}"


async def test_seats_may_move_at_once(stores: tuple[Store, Store]) -> None:
    table = await stores[0].tables.add(THREE)

    async def play(seat: int) -> None:
        for ply in range(10):
            await stores[seat % 2].tables.append(table.id, [move(seat, ply, f"{seat}.{ply}")])

    await asyncio.gather(*(play(seat) for seat in range(3)))
    moves = (await stores[0].tables.load(table.id)).moves
    for seat in range(3):
        assert [m.text for m in moves if m.seat == seat] == [f"{seat}.{n}" for n in range(10)]


@pytest.mark.long
async def test_seats_that_choose_at_once_lose_nothing(stores: tuple[Store, Store]) -> None:
    table = await stores[0].tables.add(THREE)

    async def play(seat: int) -> None:
        """Choose until five turns are over; the last to choose makes all choices moves."""
        store = stores[seat % 2]
        while (ply := (seen := await store.tables.load(table.id)).next_ply(seat)) < 5:
            others = [each for each in seen.choices if each.seat != seat]
            mine = move(seat, ply, f"{seat}.{ply}")
            with suppress(ChoicesChanged, StaleMove):
                if len(others) == 2:
                    made = sorted((*others, mine), key=attrgetter("seat"))
                    await store.tables.append(table.id, made, replacing=[seat])
                else:
                    await store.tables.choose(table.id, [mine], others)

    await asyncio.gather(*(play(seat) for seat in range(3)))
    record = await stores[0].tables.load(table.id)
    assert [each.text for each in record.moves] == [f"{s}.{n}" for n in range(5) for s in range(3)]
    assert record.choices == ()


@pytest.mark.parametrize("resolved_first", [True, False])
async def test_a_turn_that_is_resolved_by_two_is_stored_once(
    stores: tuple[Store, Store], resolved_first: bool
) -> None:
    table = await stores[0].tables.add(THREE)
    chosen = [move(0, 0, "a"), move(1, 0, "b")]
    await stores[0].tables.choose(table.id, chosen, [])
    resolving = [
        stores[k % 2].tables.append(table.id, [*chosen, move(2, 0, f"{k}")]) for k in range(3)
    ]
    changing = [
        stores[k % 2].tables.choose(table.id, [move(0, 0, f"{k}")], chosen[1:]) for k in range(3)
    ]
    if resolved_first:
        done = await outcomes([*resolving, *changing])
    else:
        done = await outcomes([*changing, *resolving])
        done = [*done[3:], *done[:3]]
    record = await stores[1].tables.load(table.id)
    if record.moves:
        resolved = done.index(None, 0, 3)
        assert [each.text for each in record.moves] == ["a", "b", f"{resolved}"]
        assert record.choices == ()
        assert done.count(StaleMove) == 5
    else:  # somebody changed their mind first; nobody has seen the new choice yet
        assert done[:3] == [ChoicesChanged] * 3
        assert len(record.choices) == 2


@pytest.mark.long
async def test_tables_do_not_hinder_each_other(store: Store) -> None:
    tables = [
        await store.tables.add(replace(TABLE, channel_id=channel)) for channel in range(1, 21)
    ]

    async def play(table: TableRecord) -> None:
        for ply in range(5):
            await store.tables.append(table.id, [move(0, ply, f"{ply}")])
            assert len((await store.tables.load(table.id)).moves) == ply + 1

    await asyncio.gather(*(play(table) for table in tables))
    assert sum(len(table.moves) for table in await running_games(store)) == 100


@pytest.mark.parametrize("resigned_first", [True, False])
async def test_a_game_ends_once(stores: tuple[Store, Store], resigned_first: bool) -> None:
    table = await stores[0].tables.add(TABLE)
    resigning = [stores[k % 2].tables.end(table.id, RESIGNED) for k in range(6)]
    winning = stores[1].tables.append(table.id, [move(0, 0, "build:academy")], SCIENCE)
    if resigned_first:
        done = await outcomes([*resigning, winning])
    else:
        won, *done = await outcomes([winning, *resigning])
        done.append(won)
    record = await stores[0].tables.load(table.id)
    if done[-1] is None:
        assert done[:6].count(True) == 0
        assert (record.ending, len(record.moves)) == (SCIENCE, 1)
    else:
        assert done[-1] is TableEnded
        assert done[:6].count(True) == 1
        assert (record.ending, len(record.moves)) == (RESIGNED, 0)


async def test_of_two_games_in_a_channel_one_begins(stores: tuple[Store, Store]) -> None:
    done = await outcomes(stores[k % 2].tables.add(TABLE) for k in range(6))
    assert done.count(ChannelTaken) == 5
    (begun,) = (one for one in done if isinstance(one, TableRecord))
    assert await running_games(stores[0]) == (begun,)


async def test_a_challenge_is_accepted_once(stores: tuple[Store, Store]) -> None:
    made = await stores[0].invitations.add(CHALLENGE)
    done = await outcomes(stores[k % 2].invitations.accept(made, TABLE) for k in range(6))
    assert done.count(None) == 5
    (begun,) = (one for one in done if isinstance(one, TableRecord))
    assert (await stores[1].invitations.get(made.id)).table_id == begun.id


async def test_a_challenge_is_accepted_or_withdrawn(stores: tuple[Store, Store]) -> None:
    made = await stores[0].invitations.add(CHALLENGE)
    accepted, withdrawn = await outcomes(
        [
            stores[0].invitations.accept(made, TABLE),
            stores[1].invitations.close(made.id, "withdrawn"),
        ]
    )
    assert (accepted is None) == (withdrawn is True)
    assert len(await running_games(stores[0])) == (accepted is not None)


async def test_of_those_who_take_the_last_seat_at_once_one_gets_it(
    stores: tuple[Store, Store],
) -> None:
    made = await stores[0].invitations.add(LOBBY)
    done = await asyncio.gather(
        *(
            stores[k % 2].invitations.change(
                made, replace(made, players=(*made.players, Player(k + 1, "x")), invited=())
            )
            for k in range(6)
        )
    )
    assert done.count(None) == 5
    (changed,) = (one for one in done if one is not None)
    assert await stores[1].invitations.get(made.id) == changed
    assert len(changed.players) == 4


async def test_a_game_begins_with_who_sat_or_not_at_all(stores: tuple[Store, Store]) -> None:
    made = await stores[0].invitations.add(LOBBY)
    begun, changed = await outcomes(
        [
            stores[0].invitations.accept(made, THREE),
            stores[1].invitations.change(made, replace(made, players=made.players[:1], invited=())),
        ]
    )
    assert (begun is None) == (changed is not None)
    assert len(await running_games(stores[0])) == (begun is not None)


@pytest.mark.long
async def test_a_draft_is_posted_in_one_channel(stores: tuple[Store, Store]) -> None:
    made = await stores[0].invitations.add(LOBBY, draft=True)
    done = await outcomes(stores[k % 2].invitations.publish(made, k) for k in range(6))
    assert done.count(True) == 1
    assert (await stores[0].invitations.get(made.id)).channel_id == done.index(True)


@pytest.mark.long
async def test_whoever_stops_waiting_does_no_harm(store: Store) -> None:
    table = await store.tables.add(TABLE)
    chance = random.Random(7)
    acknowledged = 0
    for _ in range(60):
        ply = (await store.tables.load(table.id)).next_ply(0)
        assert ply >= acknowledged
        task = asyncio.create_task(store.tables.append(table.id, [move(0, ply, f"{ply}")]))
        await asyncio.sleep(chance.random() * 0.003)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
            acknowledged = ply + 1
    moves = (await store.tables.load(table.id)).moves
    assert [move.text for move in moves] == [f"{ply}" for ply in range(len(moves))]
    await store.tables.append(table.id, [move(0, len(moves), "last")])
