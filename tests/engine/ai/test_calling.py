"""What callers of `choose` may give it, and what it refuses."""

from math import inf, nan
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.ai import architects, duel, seven
from engine.architects.game import ARCHITECTS
from engine.core.game import Seat
from engine.duel.decisions import PickFromLibrary
from engine.duel.game import DUEL
from engine.seven.game import SEVEN

FIRST = Seat(0)
GAMES = pytest.mark.parametrize(
    ("game", "choose"),
    [(DUEL, duel.choose), (SEVEN, seven.choose), (ARCHITECTS, architects.choose)],
    ids=["duel", "seven", "architects"],
)


def beginning(game: Any) -> Any:
    return game.view(game.start(game.deal(Random(1), 2, {})), FIRST)


@GAMES
def test_numbers_may_be_those_of_numpy(game: Any, choose: Any) -> None:
    view = beginning(game)
    numbers = (np.int32(0), "architect", np.int64(2**62))
    assert choose(view, *numbers) == choose(view, FIRST, "architect", 2**62)


@GAMES
def test_a_seed_is_drawn_where_none_is_given(game: Any, choose: Any) -> None:
    view = beginning(game)
    assert game.parse(choose(view, FIRST, 0, None)) in game.legal(view, FIRST)


@GAMES
@pytest.mark.parametrize("seconds", [inf, nan])
def test_it_does_not_think_for_ever(game: Any, choose: Any, seconds: float) -> None:
    with pytest.raises(ValueError, match="cannot think for"):
        choose(beginning(game), FIRST, seconds, 1)


def test_a_wrong_level_is_told_with_those_that_there_are() -> None:
    with pytest.raises(KeyError, match=r"no level 'Master', but .*master"):
        duel.choose(beginning(DUEL), FIRST, "Master", 1)


def test_who_does_not_see_the_drawn_tokens_has_no_move() -> None:
    """The tokens that the Great Library draws are in its owner's view alone."""
    luck = Random(0)
    while True:
        state = DUEL.start(DUEL.deal(luck, 2, {}))
        while DUEL.to_act(state) and not isinstance(state.table.todo[0], PickFromLibrary):
            (seat,) = DUEL.to_act(state)
            moves = DUEL.legal(DUEL.view(state, seat), seat)
            wonders = [move for move in moves if "great_library" in str(move)]
            state = DUEL.apply(state, seat, luck.choice(wonders or moves)).state
        if DUEL.to_act(state):
            break
    (seat,) = DUEL.to_act(state)
    assert duel.choose(DUEL.view(state, seat), seat, "builder", 1).startswith("library:")
    with pytest.raises(ValueError, match="has no move"):
        duel.choose(DUEL.view(state, None), seat, "builder", 1)
