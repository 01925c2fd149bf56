"""Whole games of an independent implementation, with every legal move, position and score."""

import pytest

from tests.engine.architects.recorded import Recorded, read, record
from tests.engine.whole_games import conformance_files

pytestmark = pytest.mark.long


def same(stored: Recorded) -> None:
    """Replay a game and compare it step by step, so that the first difference is what is told."""
    ours = record(stored.deal, stored.moves)
    for nth, (our, theirs) in enumerate(zip(ours.steps, stored.steps, strict=True)):
        assert our == theirs, f"step {nth}"
    assert ours == stored


def test_games_of_an_independent_implementation_replay_without_a_difference() -> None:
    for file in conformance_files("architects"):
        games = 0
        for game in read(file):
            same(game)
            games += 1
        assert games, file
