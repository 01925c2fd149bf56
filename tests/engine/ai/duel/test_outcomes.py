"""What moves turn up in a search: few outcomes at first, more as a move is tried."""

from collections import Counter
from math import sqrt
from random import Random

from engine.ai.duel.search.chance import OUTCOMES
from engine.ai.duel.search.encoding import flat_state
from engine.ai.duel.search.interpreted import _Search
from engine.ai.duel.search.interpreted_rules import outcome
from engine.duel.game import DUEL

TURNS = 5
"""After so many turns some moves turn cards up."""


def in_age_one(seed: int) -> _Search:
    """Return a search of an early turn of a game, 400 simulations long."""
    luck = Random(seed)
    state = DUEL.start(DUEL.deal(luck, 2, {}))
    turns = 0
    while turns < TURNS:
        turns += state.table.age
        seat = DUEL.to_act(state)[0]
        state = DUEL.apply(state, seat, luck.choice(DUEL.legal(DUEL.view(state, seat), seat))).state
    search = _Search(flat_state(DUEL.view(state, DUEL.to_act(state)[0])), seed)
    for _ in range(400):
        search.simulate()
    return search


def test_a_move_has_few_outcomes_and_more_as_it_is_tried() -> None:
    seen = list[int]()
    for seed in range(3):
        root = in_age_one(seed).root
        found = Counter(edge for edge, _ in root.children)
        for edge, outcomes in found.items():
            assert outcomes <= max(1, OUTCOMES * sqrt(root.tried[edge]))
        seen += found.values()
    assert max(seen) > 2


def test_outcomes_differ_by_search_move_and_number() -> None:
    rng, tried = [5], int((4 / OUTCOMES) ** 2)
    found = {
        (salt, edge): Counter(outcome(rng, salt, edge, tried) for _ in range(400))
        for salt in (1, 2)
        for edge in (0, 1)
    }
    assert all(len(each) == 4 for each in found.values())
    assert min(min(each.values()) for each in found.values()) > 50
    assert len({number for each in found.values() for number in each}) == 16
    assert len({outcome(rng, 1, 0, 0) for _ in range(9)}) == 1
