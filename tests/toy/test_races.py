"""Several choose and change their minds at the same moment: the round is over once, with all."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from bot.discord.client import Wonders
from bot.store import NewTable, Store, TableEnded
from bot.tables.refusals import Refusal, StaleClick, refusal
from engine.core.game import Seat
from playground import Playground
from tests.bot.players import board_of, boards
from tests.bot.tables.house import House
from tests.migrated import put_database

from .party import party
from .rules import RPS
from .session import open_rps
from .tables import FIRST_ID, dealt, stored
from .test_panels import of_round

ROUNDS = 5


@pytest.mark.long
async def test_a_change_of_mind_races_with_the_last_choice(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    table = await here.seated(2)
    ana, bruno, *_ = here.people
    hands = {ana: await here.hand(ana), bruno: await here.hand(bruno)}
    orders = list(permutations(range(3)))
    for number, order in enumerate(orders[:ROUNDS], 1):
        before = board_of(here.board)
        mine, his = hands[ana].buttons, hands[bruno].buttons[0]
        await ana.click(hands[ana], mine[0])
        # She changes her mind, and once more, while he chooses.
        presses: list[Callable[[], Awaitable[object]]] = [
            lambda mine=mine: ana.click(hands[ana], mine[-1], forged=True),  # type: ignore[misc]
            lambda mine=mine: ana.click(hands[ana], mine[0], forged=True),  # type: ignore[misc]
            lambda his=his: bruno.click(hands[bruno], his),  # type: ignore[misc]
        ]
        await asyncio.gather(*(presses[each]() for each in order))
        await here.next_board(before)
        record = await here.record(table)
        made = {record.players[each.seat].user_id: each.text for each in record.moves[-2:]}
        assert (len(record.moves), record.choices) == (2 * number, ())
        assert f":{made[bruno.id]}" in his.custom_id
        assert any(each.custom_id.endswith(made[ana.id]) for each in (mine[0], mine[-1]))
        assert len(boards(here.channel)) == number + 1
        if number < ROUNDS:
            assert all(of_round(hand, number + 1) for hand in hands.values())


@pytest.fixture
async def houses(tmp_path: Path, toy: None) -> AsyncIterator[tuple[House, House]]:
    """Two programs on one database."""
    put_database(tmp_path / "wonders.db")
    stores = [await Store.open(f"sqlite+aiosqlite:///{tmp_path}/wonders.db") for _ in range(2)]
    one, two = (House(store) for store in stores)
    yield one, two
    for house in (one, two):
        await house.close()
        await house.store.close()


async def sit(house: House, channel: int, seats: int = 3) -> int:
    """Store a game of people and show it."""
    like = stored(dealt(seats=seats))
    new = NewTable(
        **{name: getattr(like, name) for name in NewTable.__struct_fields__}
        | {"channel_id": channel}
    )
    table = (await house.store.tables.add(new)).id
    await house.store.tables.set_board(table, 900, 0, ended=False)
    return table


@pytest.mark.long
async def test_two_programs_end_each_round_once(houses: tuple[House, House]) -> None:
    rng = Random(5)
    for channel in (1, 2, 3):
        table = await sit(houses[0], channel)
        for ply in range(ROUNDS):
            await one_round(houses, table, ply, rng)
        shown = [len(each.record.moves) for house in houses for each, _ in house.posts.shown]
        assert sorted(shown) == [3 * n for n in range(1, ROUNDS + 1)]
        for house in houses:
            house.posts.shown.clear()


async def one_round(houses: tuple[House, House], table: int, ply: int, rng: Random) -> None:
    """Let all choose through both programs at once, and change their minds."""
    pressed = list[tuple[int, str]]()
    for seat in (0, 0, 1, 1, 2):
        pressed.append((seat, rng.choice(await cards(houses[0], table, seat))))
    rng.shuffle(pressed)

    async def press(house: House, seat: int, text: str) -> str:
        """Return why it plays nothing, where the others were quicker."""
        try:
            await house.tables.play(table, FIRST_ID + seat, seat, ply, text, None)
        except (Refusal, TableEnded) as late:
            return str(refusal(late))
        return ""

    done = await asyncio.gather(*(press(rng.choice(houses), *each) for each in pressed))
    assert set(done) <= {"", "stale", "table-ended"}
    record = await houses[1].store.tables.load(table)
    made = [(each.seat, each.ply, each.text) for each in record.moves[3 * ply :]]
    assert record.choices == ()
    assert [(seat, at) for seat, at, _ in made] == [(seat, ply) for seat in range(3)]
    assert {(seat, text) for seat, _, text in made} <= set(pressed)


async def test_a_change_of_mind_between_a_look_and_the_last_choice_counts(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = houses
    table = await sit(one, 1, seats=2)
    first, other, *_ = await cards(one, table, 0)
    await one.tables.play(table, FIRST_ID, 0, 0, first, None)

    async def changes() -> None:
        await two.tables.play(table, FIRST_ID, 0, 0, other, None)

    last, *_ = await cards(one, table, 1)
    monkeypatch.setattr(one.store.tables, "append", after(changes, one.store.tables.append))
    await one.tables.play(table, FIRST_ID + 1, 1, 0, last, None)
    record = await two.store.tables.load(table)
    assert [each.text for each in record.moves] == [other, last]
    assert [len(house.posts.shown) for house in houses] == [1, 0]


async def test_a_change_of_mind_after_the_last_choice_does_not_count(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = houses
    table = await sit(one, 1, seats=2)
    first, other, *_ = await cards(one, table, 0)
    await one.tables.play(table, FIRST_ID, 0, 0, first, None)
    last, *_ = await cards(one, table, 1)

    async def ends() -> None:
        await one.tables.play(table, FIRST_ID + 1, 1, 0, last, None)

    monkeypatch.setattr(two.store.tables, "choose", after(ends, two.store.tables.choose))
    with pytest.raises(StaleClick):
        await two.tables.play(table, FIRST_ID, 0, 0, other, None)
    record = await two.store.tables.load(table)
    assert [each.text for each in record.moves] == [first, last]
    assert record.choices == ()
    assert [len(house.posts.shown) for house in houses] == [1, 0]


async def cards(house: House, table: int, seat: int) -> list[str]:
    """Return the moves of a seat."""
    view = open_rps(await house.store.tables.load(table)).view(Seat(seat))
    return [str(move) for move in RPS.legal(view, Seat(seat))]


def after(
    before: Callable[[], Awaitable[None]], stores: Callable[..., Awaitable[None]]
) -> Callable[..., Awaitable[None]]:
    """Return what stores something, the first time after something else was done."""
    waiting = [before]

    async def store(*what: object, **how: object) -> None:
        if waiting:
            await waiting.pop()()
        await stores(*what, **how)

    return store
