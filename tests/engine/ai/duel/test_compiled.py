"""The compiled search of Duel: it plays as the interpreted one, and is not disturbed by another."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from random import Random
from time import monotonic

import pytest

from engine.ai.duel.agent import choose
from engine.ai.duel.search import interpreted
from engine.ai.duel.search import native as native_search
from engine.ai.duel.search.encoding import flat_state
from engine.ai.duel.search.network import load
from engine.ai.duel.search.outcome import Outcome
from engine.core.game import Seat
from engine.duel.game import DUEL

from . import native

pytestmark = pytest.mark.long


def test_a_search_goes_on_when_its_memory_is_full() -> None:
    native.compile_all()
    text = """
from tests.engine.ai.duel.test_compiled import simulations_with_room_for
print(simulations_with_room_for(100))
"""
    assert native.run("-c", text).split() == ["700"]


def simulations_with_room_for(nodes: int) -> int:
    """Return how many of 700 simulations are made with a small tree."""
    native_search.load_code()
    root = flat_state(DUEL.view(DUEL.start(DUEL.deal(Random(1), 2, {})), Seat(0)))
    return native_search.Searcher(load(), nodes).run(root, 3, inf, 700).simulations


def test_compiled_and_interpreted_search_agree() -> None:
    """The same seed draws the same cards; only rounding may tell the moves apart."""
    native.compile_all()
    text = """
from tests.engine.ai.duel.test_compiled import moves_of_both
same, other = moves_of_both()
print(same, other)
"""
    same, other = map(int, native.run("-c", text).split())
    assert same + other > 60
    assert same >= 0.95 * (same + other)


def test_a_compiled_search_in_the_middle_of_another_changes_nothing() -> None:
    native.compile_all()
    text = """
from tests.engine.ai.duel.test_compiled import disturbed
print(*disturbed())
"""
    same, searches = native.run("-c", text).split()
    assert same == "True"
    assert int(searches) > 2


def disturbed() -> tuple[bool, int]:
    """Let another thread search whenever a search looks at the clock.

    Return whether it finds the same as without that, and how often the other thread searched.
    """
    roots = [
        flat_state(DUEL.view(DUEL.start(DUEL.deal(Random(seed), 2, {})), Seat(0)))
        for seed in range(2)
    ]
    searches = 0

    def search(root: int, clock: Callable[[], float] = monotonic) -> Outcome:
        return native_search._searcher().run(roots[root], 3, inf, 1000, clock)

    def clock() -> float:
        nonlocal searches
        with ThreadPoolExecutor(1) as another:
            another.submit(search, 1).result()
        searches += 1
        return monotonic()

    return search(0) == search(0, clock), searches


def moves_of_both() -> tuple[int, int]:
    """Return how often both searches choose the same move in a game, and how often they do not."""
    luck, same, other = Random(11), 0, 0
    state = DUEL.start(DUEL.deal(luck, 2, {}))
    while acting := DUEL.to_act(state):
        seat = acting[0]
        view = DUEL.view(state, seat)
        seed = luck.getrandbits(32)
        compiled, interpreted_ = (
            choose(view, seat, "architect", seed, search=each.run)
            for each in (native_search, interpreted)
        )
        same += compiled == interpreted_
        other += compiled != interpreted_
        state = DUEL.apply(state, seat, DUEL.parse(compiled)).state
    return same, other
