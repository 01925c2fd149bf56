"""Whole games of an independent implementation, with every legal move, position and score."""

import os
from pathlib import Path

import pytest

from tests.engine.architects.recorded import Recorded, read, record

pytestmark = pytest.mark.long

CONFORMANCE = "ARCHITECTS_CONFORMANCE"


def same(stored: Recorded) -> None:
    """Replay a game and compare it step by step, so that the first difference is what is told."""
    ours = record(stored.deal, stored.moves)
    for nth, (our, theirs) in enumerate(zip(ours.steps, stored.steps, strict=True)):
        assert our == theirs, f"step {nth}"
    assert ours == stored


def test_games_of_an_independent_implementation_replay_without_a_difference() -> None:
    place = os.environ.get(CONFORMANCE)
    if not place:
        pytest.skip(f"set {CONFORMANCE} to a file or folder of conformance games to run this")
    path = Path(place)
    files = [path] if path.is_file() else sorted(path.glob("architects*.jsonl*"))
    games = 0
    for file in files:
        for game in read(file):
            same(game)
            games += 1
    assert games, f"no conformance games in {place}"
