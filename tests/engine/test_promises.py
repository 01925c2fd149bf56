"""Every game keeps every promise, with any players and options; one that does not is noticed."""

from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.architects.game import ARCHITECTS
from engine.core.game import Result, Seat
from engine.duel.game import DUEL
from engine.seven.game import SEVEN
from tests.engine import promises
from tests.engine.walk import AnyGame
from tests.toy.rules import RPS, Event, RockPaperScissors, State, View


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


class Told(View, frozen=True):
    """A view that tells everything."""

    state: State | None = None


class Leaking(RockPaperScissors):
    """What is hidden can be told from a view, and a guess does."""

    def view(self, state: State, seat: Seat | None) -> Told:
        """Return what the seat may know, and all the rest."""
        known = super().view(state, seat)
        return Told(known.table, known.seat, known.hand, known.choice, state)

    def guess(self, view: View, rng: Random) -> State:
        """Return the state itself."""
        assert isinstance(view, Told)
        assert view.state is not None
        return view.state


class Betraying(RockPaperScissors):
    """Spectators are told what the other seats may not know."""

    def visible(self, event: Event, seat: Seat | None) -> bool:
        """Whether the seat may know of an event."""
        return seat is None or super().visible(event, seat)


class Absent(RockPaperScissors):
    """Somebody wins who does not play."""

    def result(self, state: State) -> Result | None:
        """Return who has won."""
        found = super().result(state)
        return found and Result(found.reason, (Seat(9),))


@pytest.mark.parametrize("broken", [Leaking, Betraying, Absent])
def test_a_broken_promise_is_noticed(broken: type[RockPaperScissors]) -> None:
    promises.a_game(RPS, 1, 3, {"rounds": "3"})
    with pytest.raises(AssertionError):
        promises.a_game(broken(), 1, 3, {"rounds": "3"})


@pytest.mark.long
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
