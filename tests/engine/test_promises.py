"""Every game keeps every promise, with any number of players and any options."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.architects.game import ARCHITECTS
from engine.duel.game import DUEL
from engine.seven.game import SEVEN
from tests.engine import promises
from tests.engine.walk import AnyGame
from tests.toy.rules import RPS

pytestmark = pytest.mark.long


class Entered(NamedTuple):
    """A game, the options that it is played with, and how many games are played."""

    game: AnyGame
    options: tuple[dict[str, str], ...]
    games: int = 25


GAMES = [
    Entered(DUEL, ({}, {"wonders": "draft"}, {"wonders": "beginner"})),
    Entered(ARCHITECTS, ({},)),
    Entered(RPS, ({}, {"rounds": "5"}, {"rounds": "3"})),
    Entered(SEVEN, ({}, {"sides": "choose"}, {"sides": "b"}, {"free_city": "plain"}), games=8),
]


@pytest.mark.parametrize("entered", GAMES, ids=lambda entered: entered.game.name)
def test_promises(entered: Entered) -> None:
    game = entered.game

    @given(data=some.data(), seed=some.integers(0, 10**9))
    @settings(max_examples=entered.games, deadline=None, derandomize=True)
    def kept(data: Any, seed: int) -> None:
        seats = data.draw(some.sampled_from(game.seats))
        options = data.draw(some.sampled_from(entered.options))
        promises.a_game(game, seed, seats, options)

    kept()
