"""Count move sequences to a depth (perft): an exact test of a move generator.

See https://www.chessprogramming.org/Perft. `divide` splits the count by first move, to find the
move whose count differs from that of another implementation.
"""

from typing import TypeVar

from .game import Game

D = TypeVar("D")
S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")


def perft(game: Game[D, S, V, M, E], state: S, depth: int) -> int:
    """Count the sequences of `depth` moves from `state`; a game that ends earlier counts once."""
    if depth == 0:
        return 1
    after = _after(game, state)
    if not after:
        return 1
    return sum(perft(game, following, depth - 1) for _, following in after)


def divide(game: Game[D, S, V, M, E], state: S, depth: int) -> dict[str, int]:
    """Return `perft` of `depth` split by first move: seat and move text, then its count."""
    return {text: perft(game, following, depth - 1) for text, following in _after(game, state)}


def _after(game: Game[D, S, V, M, E], state: S) -> list[tuple[str, S]]:
    return [
        (f"{seat} {move}", game.apply(state, seat, move).state)
        for seat in game.to_act(state)
        for move in game.legal(game.view(state, seat), seat)
    ]
