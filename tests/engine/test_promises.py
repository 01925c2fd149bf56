"""Every game keeps every promise, with any number of players and any options."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.architects.game import ARCHITECTS
from engine.duel.game import DUEL
from tests.engine import promises
from tests.engine.walk import AnyGame
from tests.toy.rules import RPS


class Entered(NamedTuple):
    """A game, and the options that it is played with."""

    game: AnyGame
    options: tuple[dict[str, str], ...]


GAMES = [
    Entered(DUEL, ({}, {"wonders": "draft"}, {"wonders": "beginner"})),
    Entered(ARCHITECTS, ({},)),
    Entered(RPS, ({}, {"rounds": "5"}, {"rounds": "3"})),
]


@pytest.mark.parametrize("entered", GAMES, ids=lambda entered: entered.game.name)
@given(data=some.data(), seed=some.integers(0, 10**9))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_promises(entered: Entered, data: Any, seed: int) -> None:
    game = entered.game
    seats = data.draw(some.sampled_from(game.seats))
    options = data.draw(some.sampled_from(entered.options))
    promises.a_game(game, seed, seats, options)
