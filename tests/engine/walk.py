"""Games played at random: what most tests of the rules walk through."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.game import Game, Seat, Step

S = TypeVar("S")

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""Any game of the house: the promises are the same for all."""


class Walked(NamedTuple, Generic[S]):
    """One move of a game: the state before it, who made it, and what it did."""

    before: S
    seat: Seat
    move: Any
    step: Step[S, Any]


Choose: TypeAlias = Callable[[Random, Sequence[Any]], Any]
"""How a move is picked."""


def at_random(rng: Random, moves: Sequence[Any]) -> Any:
    """Pick any move."""
    return rng.choice(moves)


def walk(
    game: Game[Any, S, Any, Any, Any], state: S, rng: Random, choose: Choose = at_random
) -> Iterator[Walked[S]]:
    """Yield moves from `state` until nobody has to move any more."""
    while game.to_act(state):
        seat = rng.choice(game.to_act(state))
        move = choose(rng, game.legal(game.view(state, seat), seat))
        step = game.apply(state, seat, move)
        yield Walked(state, seat, move, step)
        state = step.state


def seeded(
    game: AnyGame,
    seed: int,
    seats: int,
    options: Mapping[str, str] | None = None,
    choose: Choose = at_random,
) -> Iterator[Walked[Any]]:
    """Yield the moves of a game of which `seed` decides deal and moves."""
    rng = Random(seed)
    return walk(game, game.start(game.deal(rng, seats, options or {})), rng, choose)
