"""Replay a stored game: compute states from its deal and the texts of its moves."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from .game import Game, Seat, Step

D = TypeVar("D")
S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")


def replay(game: Game[D, S, V, M, E], deal: D, moves: Iterable[tuple[Seat, str]]) -> S:
    """Return the state after `moves`, given as (seat, text) in the order they were made.

    Raises `UnknownMove` or `IllegalMove` where the moves do not fit the deal.
    """
    state = game.start(deal)
    for seat, text in moves:
        state = game.apply(state, seat, game.parse(text)).state
    return state


def steps(
    game: Game[D, S, V, M, E], deal: D, moves: Iterable[tuple[Seat, str]]
) -> Iterator[Step[S, E]]:
    """Yield the `Step` of each of `moves`; raises as `replay` does."""
    state = game.start(deal)
    for seat, text in moves:
        step = game.apply(state, seat, game.parse(text))
        yield step
        state = step.state
