"""Players that need nothing but the contract of a game, and all players by name."""

from collections.abc import Mapping
from random import Random
from typing import Protocol, TypeVar

from engine.core.game import Game, Seat

D = TypeVar("D")
S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")


def random_move(game: Game[D, S, V, M, E], view: V, seat: Seat, rng: Random) -> M:
    """Return any legal move of `seat`, each as likely; raises `IndexError` if it has none."""
    return rng.choice(game.legal(view, seat))


class Player(Protocol):
    """Chooses a legal move of `seat` from what it may know."""

    def __call__(self, game: Game[D, S, V, M, E], view: V, seat: Seat, rng: Random) -> M:
        """Return the move; the same for the same `rng`."""
        ...


RANDOM = "random"
PLAYERS: Mapping[str, Player] = {RANDOM: random_move}
"""The computer's levels."""
