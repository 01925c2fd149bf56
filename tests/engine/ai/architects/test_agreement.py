"""The flat rules of 7 Wonders Architects play as the rules that decide."""

import os

import pytest

from .agreement import play

GAMES = int(os.environ.get("AGREE_GAMES", "3"))
"""Games for each number of players."""


@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_agree(players: int) -> None:
    for seed in range(GAMES):
        assert play(seed, players) >= 20 * players
