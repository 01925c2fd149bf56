"""Counting positions: the numbers are fixed, and checked against what can be counted otherwise."""

from itertools import permutations
from random import Random

import pytest

from engine.core.perft import divide, perft
from engine.duel.catalog import CARDS, LAYOUTS
from engine.duel.deal import State
from engine.duel.decisions import ChooseStarter, Destroy, PickFromLibrary, PickToken, Revive, Turn
from engine.duel.economy import card_price, wonder_price
from engine.duel.game import DUEL
from engine.duel.types import City
from tests.engine.duel.positions import position
from tests.engine.walk import seeded

TO_THE_END = 99


def beginners(seed: int) -> State:
    """Return the first turn of a game without a draft."""
    return DUEL.start(DUEL.deal(Random(seed), 2, {"wonders": "beginner"}))


def late(seed: int, moves: int) -> State:
    """Return the position so many moves before the end of a random game."""
    walked = list(seeded(DUEL, seed, 2))
    state: State = walked[-moves].before
    return state


def by_hand(state: State, depth: int) -> int:
    """Count as `perft` does, with the moves of each position counted from the rulebook."""
    if depth == 0 or not state.table.todo:
        return 1
    (seat,) = DUEL.to_act(state)
    moves = DUEL.legal(DUEL.view(state, seat), seat)
    assert len(moves) == _choices(state)
    return sum(by_hand(DUEL.apply(state, seat, move).state, depth - 1) for move in moves)


def _choices(state: State) -> int:
    """Return how many moves there are, counted without `engine.duel.legal`."""
    table = state.table
    decision = table.todo[0]
    seat = decision.seat
    mine, theirs = table.cities[seat], table.cities[1 - seat]
    match decision:
        case Turn():
            covered = LAYOUTS[table.age].covered_by
            on_top = [not any(table.slots[over] for over in covers) for covers in covered]
            free = [s for s, top in zip(table.slots, on_top, strict=True) if s and top]
            wonders = mine.wonders if len(mine.built) + len(theirs.built) < 7 else ()
            costs = [wonder_price(table, seat, wonder).coins for wonder in wonders]
            payable = sum(cost <= mine.coins for cost in costs)
            built = [card_price(table, seat, str(card)).coins <= mine.coins for card in free]
            return sum(built) + len(free) * (1 + payable)
        case PickToken():
            return len(table.tokens)
        case PickFromLibrary():
            return 3
        case Revive():
            return len(table.discard)
        case Destroy():
            return sum(CARDS[card].colour == decision.colour for card in theirs.cards)
        case ChooseStarter():
            return 2
    return len(table.offer)


def test_the_draft_is_counted_by_hand() -> None:
    """Of each group of four the last is given: 4, 3, 2 choices, and again."""
    state = DUEL.start(DUEL.deal(Random(1), 2, {}))
    counts = [perft(DUEL, state, depth) for depth in range(7)]
    assert counts == [1, 4, 4 * 3, 24, 24 * 4, 24 * 12, 24 * 24]
    assert set(divide(DUEL, state, 4).values()) == {24}


def test_the_first_turns_are_counted_by_hand() -> None:
    """Six cards lie free, and five after one is taken; 7 coins pay any of them and no wonder."""
    state = beginners(1)
    assert perft(DUEL, state, 1) == 6 * 2
    assert divide(DUEL, state, 2) == {
        f"0 {verb}:{card}": 5 * 2
        for card in state.deal.ages[0][14:]
        for verb in ("build", "discard")
    }


@pytest.mark.parametrize(
    ("seed", "counts"),
    [(1, (12, 120, 2024)), (2, (12, 120, 2003)), (3, (12, 120, 1820))],
)
def test_age_one(seed: int, counts: tuple[int, ...]) -> None:
    state = beginners(seed)
    assert tuple(perft(DUEL, state, depth) for depth in (1, 2, 3)) == counts
    assert by_hand(state, 3) == counts[-1]


@pytest.mark.long
@pytest.mark.parametrize(
    ("seed", "moves", "count"),
    [(3, 5, 210), (5, 6, 2008), (7, 6, 6208), (28, 6, 4028), (69, 6, 580)],
)
def test_the_end_of_age_three(seed: int, moves: int, count: int) -> None:
    state = late(seed, moves)
    assert perft(DUEL, state, TO_THE_END) == count
    assert by_hand(state, TO_THE_END) == count
    assert sum(divide(DUEL, state, TO_THE_END).values()) == count


def test_divide_tells_which_move_leads_where() -> None:
    """What is revived decides what can be paid afterwards, so the counts differ by move."""
    counts = divide(DUEL, late(7, 4), TO_THE_END)
    assert len(counts) == 30
    special = {text: count for text, count in counts.items() if count != 10}
    assert special == {
        "1 revive:shelf_quarry": 14,
        "1 revive:arena": 14,
        "1 revive:observatory": 22,
    }


def test_orders_in_which_cards_can_be_taken() -> None:
    """Where nothing can be paid, the games are the orders in which the cards can go.

    The two top rows of Age III are a zigzag of five, which has 16 orders (Euler's numbers).
    """
    dear = ("palace", "town_hall", "arsenal", "pretorium", "circus")
    lying = dict(enumerate(dear))
    state = position(me=City(0), rival=City(0), age=3, lying=lying)
    covers = [LAYOUTS[3].covered_by[place] for place in range(5)]
    orders = [
        order
        for order in permutations(range(5))
        if all(
            order.index(cover) < order.index(place)
            for place in range(5)
            for cover in covers[place]
            if cover < 5
        )
    ]
    assert perft(DUEL, state, TO_THE_END) == len(orders) == 16
