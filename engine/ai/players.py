"""Players that need nothing but the contract of a game."""

from random import Random
from typing import TypeVar

from engine.core.game import Game, Seat

D = TypeVar("D")
S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")


def random_move(game: Game[D, S, V, M, E], view: V, seat: Seat, rng: Random) -> M:
    """Return any legal move of `seat`, each as likely; raises `IndexError` if it has none."""
    return rng.choice(game.legal(view, seat))
