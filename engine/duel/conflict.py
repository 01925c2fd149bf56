"""The conflict track: where the pawn goes, what is looted, what it is worth."""

from engine.core.game import Seat

from .catalog import NUMBERS
from .types import FIRST


def toward(seat: Seat) -> int:
    """Return the direction in which `seat` pushes the pawn: +1 towards seat 1's capital."""
    return 1 if seat == FIRST else -1


def moved(pawn: int, seat: Seat, shields: int) -> int:
    """Return where the pawn stands after `shields`, at most in the capital (ruling 28)."""
    capital = NUMBERS.military.capital
    return max(-capital, min(capital, pawn + toward(seat) * shields))


def points(pawn: int, seat: Seat) -> int:
    """Return the military points of `seat` with the pawn there (ruling 31)."""
    distance = pawn * toward(seat)
    return NUMBERS.military.points[distance] if 0 < distance < NUMBERS.military.capital else 0


def conqueror(pawn: int) -> Seat | None:
    """Return who wins by military supremacy with the pawn there (ruling 32)."""
    if abs(pawn) < NUMBERS.military.capital:
        return None
    return Seat(0 if pawn > 0 else 1)
