"""Shields follow from what lies on the table, with those that Strategy adds."""

import pytest

from engine.duel import conflict
from engine.duel.events import PawnMoved
from engine.duel.game import DUEL
from engine.duel.types import SEATS
from tests.engine.walk import seeded

pytestmark = pytest.mark.long

GAMES = 150


def test_shields_are_the_spaces_that_each_seat_has_pushed_the_pawn() -> None:
    with_strategy = 0
    for seed in range(GAMES):
        pushed = [0, 0]
        for walked in seeded(DUEL, seed, 2, {}):
            table = walked.step.state.table
            for event in walked.step.events:
                if isinstance(event, PawnMoved):
                    pushed[event.seat] += abs(event.after - event.before)
            if conflict.conqueror(table.pawn) is not None:
                continue  # the last push may have been longer than the way that was left
            assert [conflict.shields(table, seat) for seat in SEATS] == pushed, seed
            strategists = [seat for seat in SEATS if "strategy" in table.cities[seat].tokens]
            with_strategy += bool(strategists)
    assert with_strategy > 100
