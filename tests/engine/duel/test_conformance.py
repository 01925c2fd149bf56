"""Whole games replayed with every price, coin, symbol and score compared."""

import pytest

from engine.duel.score import REASONS
from tests.engine.duel.record import GAMES
from tests.engine.duel.recorded import Recorded, read, record
from tests.engine.whole_games import conformance_files

VERBS = {"draft", "build", "discard", "wonder", "token", "library", "revive", "destroy", "start"}


def same(stored: Recorded) -> None:
    """Replay a game and compare it step by step, so that the first difference is what is told."""
    ours = record(stored.deal, stored.moves)
    for nth, (our, theirs) in enumerate(zip(ours.steps, stored.steps, strict=True)):
        assert our == theirs, f"step {nth}"
    assert ours == stored


@pytest.mark.parametrize("nth", range(9))
def test_our_games_replay_without_a_difference(nth: int) -> None:
    same(read(GAMES)[nth])


def test_our_games_hold_every_end_and_every_kind_of_move() -> None:
    games = read(GAMES)
    assert {game.end.reason for game in games} == set(REASONS)
    assert {text.split(":")[0] for game in games for _, text in game.moves} == VERBS
    assert any(not game.deal.draft for game in games)


def test_games_of_an_independent_implementation_replay_without_a_difference() -> None:
    for file in conformance_files("duel"):
        games = read(file)
        assert games, file
        for game in games:
            same(game)
