"""The tree of Architects: what is dealt anew, what nodes tell apart, what searches find."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest

from engine.ai.architects.search import board, codes
from engine.ai.architects.search.encoding import Flat, code, flat_state
from engine.ai.architects.search.facts import (
    MOST_FACTS,
    MOST_OF_CITY,
    MOST_OF_TABLE,
    N_FACTS,
    city,
    facts,
    seen,
    table,
)
from engine.ai.architects.search.interpreted import machine
from engine.ai.architects.search.interpreted_rules import interpreted
from engine.ai.architects.search.keys import key_of
from engine.ai.architects.search.network import chances, load, survey
from engine.ai.architects.search.rules import apply
from engine.ai.architects.search.unseen import redeal
from engine.ai.architects.search.values import likely
from engine.ai.kernels.chance import generator
from engine.ai.playouts import Budget
from engine.architects.deal import State
from engine.architects.decisions import KeepCard
from engine.architects.game import ARCHITECTS
from engine.architects.moves import Keep
from engine.core.game import Seat
from tests.engine.walk import seeded

SURE = 0.95

dealt_anew, key, told = interpreted(redeal), interpreted(key_of), interpreted(facts)
of_city, of_table, as_seen = interpreted(city), interpreted(table), interpreted(seen)
odds = interpreted(likely)
applied, surveyed, judged = interpreted(apply), interpreted(survey), interpreted(chances)


def positions(games: int) -> Iterator[tuple[State, Seat]]:
    """Yield what is met in random games at tables of every size, and who is to move."""
    for seed in range(games):
        for each in seeded(ARCHITECTS, seed, 2 + seed % 6):
            yield each.before, each.seat


def anew(s: Flat, seat: int, seed: int) -> Flat:
    found = list(s)
    dealt_anew(found, seat, [int(generator(seed)[0])])
    return found


def cards_of(s: Flat, owner: int) -> Flat:
    own = board.CITY + owner * board.CITY_SIZE
    return s[own + board.CITY_SIZE - s[own + board.LEFT] : own + board.CITY_SIZE]


def test_what_a_seat_sees_is_not_dealt_anew() -> None:
    """A world that is dealt anew is one that agrees with the view, as the rules' own guesses do."""
    changed = 0
    for nth, (state, seat) in enumerate(positions(6)):
        view = ARCHITECTS.view(state, seat)
        before = flat_state(ARCHITECTS.guess(view, Random(nth)))
        after = anew(before, seat, nth)
        changed += before != after
        moves = [code(move) for move in ARCHITECTS.legal(view, seat)]
        assert key(before) == key(after), moves
        for owner in range(before[board.PLAYERS]):
            old, new = cards_of(before, owner), cards_of(after, owner)
            assert old[:1] == new[:1]
            assert sorted(old) == sorted(new)
        assert sorted(before[: board.CITY]) == sorted(after[: board.CITY])
        if before[board.PEEKED] >> seat & 1:
            top = board.CENTRE + before[board.DRAWN]
            assert before[top] == after[top]
    assert changed > 100


def test_what_is_looked_at_stays_on_top() -> None:
    met = 0
    for state, seat in positions(40):
        decision = state.table.todo[0]
        if isinstance(decision, KeepCard):
            before = flat_state(state)
            old = cards_of(before, decision.owner)
            for seed in range(5):
                new = cards_of(anew(before, seat, seed), decision.owner)
                assert old[: decision.cards] == new[: decision.cards]
            met += 1
    assert met


def test_who_has_peeked_is_told_apart_by_the_card() -> None:
    s = flat_state(ARCHITECTS.start(ARCHITECTS.deal(Random(1), 2, {})))
    others = list(s)
    top = board.CENTRE + s[board.DRAWN]
    others[top] = (s[top] + 1) % codes.N_CARDS
    assert key(s) == key(others)
    s[board.PEEKED] = others[board.PEEKED] = 1 << s[board.SEAT]
    assert key(s) != key(others)


@pytest.mark.long
def test_the_network_is_told_nothing_that_is_hidden() -> None:
    at, value = [0] * MOST_FACTS, [0.0] * MOST_FACTS
    for nth, (state, seat) in enumerate(positions(6)):
        s, found = flat_state(state), list[dict[int, float]]()
        for world in (s, anew(s, board.MOST_SEATS, nth)):
            n = told(world, seat, at, value)
            assert max(at[:n]) < N_FACTS
            found.append(dict(zip(at[:n], np.round(value[:n], 6).tolist(), strict=True)))
        assert found[0] == found[1]


@pytest.mark.long
def test_the_search_judges_by_what_the_network_learnt_from() -> None:
    """Chances are those of the facts of each seat, as training lists them, and 1 together."""
    net, at, value = load(), [0] * MOST_FACTS, [0.0] * MOST_FACTS
    for state, _ in islice(positions(6), 0, None, 3):
        s, found = flat_state(state), list[float]()
        for each in range(s[board.PLAYERS]):
            n = told(s, each, at, value)
            hidden = net.into_bias + np.array(value[:n], np.float32) @ net.into[at[:n]]
            deep = np.maximum(net.middle @ np.maximum(hidden, 0) + net.middle_bias, 0)
            found.append(1 / (1 + np.exp(-float(deep @ net.out + net.out_bias[0]))))
        expected = np.array(found) / sum(found)
        assert np.allclose(machine().chances_of(s), expected, atol=1e-4)


@pytest.mark.long
def test_a_search_judges_as_if_each_position_stood_alone() -> None:
    """Decks are added up at its root: also after shuffles, in other worlds, to the last card."""
    ready, kept, emptied = machine(), 0, 0
    s, room = list[int](), ready.room
    for seed in range(20):
        for nth, each in enumerate(seeded(ARCHITECTS, seed, 2 + seed % 6)):
            if nth % 40 == 0:
                s = flat_state(each.before)
                surveyed(ready.network, s, room)
                lay, decks = list(room.lay), list(room.decks)
            kept += isinstance(each.move, Keep)
            applied(s, code(each.move), room.scratch)
            if nth % 10 == 9 and s[board.DECISION] != codes.OVER:
                world = anew(s, s[board.SEAT], nth)
                if nth % 30 == 29:
                    world[board.CITY + board.CITY_SIZE * (nth % s[board.PLAYERS]) + board.LEFT] = 0
                    emptied += 1
                alone = ready.chances_of(world)
                room.lay[:], room.decks[:] = lay, decks
                judged(ready.network, world, room)
                assert np.allclose(room.result[: s[board.PLAYERS]], alone, atol=1e-5)
    assert kept > 5
    assert emptied > 5


def test_facts_have_room() -> None:
    """Up to three facts that tell nothing fill them up.

    Behind those of a city stand the cards that no longer lie in its deck, or all kinds of cards.
    """
    at, value = [0] * MOST_FACTS, [0.0] * MOST_FACTS
    for state, seat in positions(6):
        s = flat_state(state)
        common = of_table(s, at, value, 0)
        assert common + as_seen(s, seat, at, value, 0) <= MOST_OF_TABLE - 3
        for each in range(s[board.PLAYERS]):
            told_of_it = of_city(s, each, at, value, 0)
            assert told_of_it + max(codes.N_CARDS, codes.DECK_CARDS) <= MOST_OF_CITY - 3


def test_odds_of_battles_are_those_of_the_logistic_function() -> None:
    for sure in (0.25, 1.0, 20.0):
        for ahead in range(-24, 25):
            exact = 1 / (1 + np.exp((0.5 - ahead) * sure))
            assert abs(odds(ahead, sure) - exact) < 0.004


def test_a_won_end_is_found() -> None:
    """What ends the game with most points wins always; what is tried most wins as surely."""
    for state, seat in positions(60):
        view = ARCHITECTS.view(state, seat)
        moves = ARCHITECTS.legal(view, seat)
        after = [ARCHITECTS.apply(state, seat, move).state for move in moves]
        ended = [ARCHITECTS.result(each) for each in after]
        winning = [code(m) for m, e in zip(moves, ended, strict=True) if e and seat in e.winners]
        if winning and len(winning) < len(moves):
            found = list(machine().search(flat_state(state), seat, 1, Budget(200, 1)))
            assert sum(visits for _, visits, _ in found) == 200
            assert all(total == visits for move, visits, total in found if move in winning)
            _, visits, total = max(found, key=lambda each: each[1])
            assert total > SURE * visits
            return
    raise AssertionError("no such position was met")
