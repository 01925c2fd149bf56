"""The flat rules of 7 Wonders Architects play as the rules that decide."""

import os
from random import Random

import pytest

from engine.architects.game import ARCHITECTS
from tests.engine.walk import seeded, walk

from .agreement import follow, without_tokens

GAMES = int(os.environ.get("AGREE_GAMES", "3"))
"""Games for each number of players."""


@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_agree(players: int) -> None:
    for seed in range(GAMES):
        assert follow(seeded(ARCHITECTS, seed, players)) >= 10 * players


@pytest.mark.parametrize("players", [2, 7])
def test_games_without_progress_tokens_agree(players: int) -> None:
    """Sets cannot be turned in, and each token of the cities works as often as it can."""
    assert follow(walk(ARCHITECTS, without_tokens(players), Random(players))) >= 20 * players
