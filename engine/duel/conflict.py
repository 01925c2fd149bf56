"""The conflict track: the pawn's movement, shields, military points and supremacy."""

from engine.core.game import Seat

from .catalog import CARDS, NUMBERS, WONDERS
from .economy import lasting_effects
from .effects import Shields
from .table import Table
from .types import FIRST, City, other


def toward(seat: Seat) -> int:
    """Return the sign in which `seat` moves the pawn: +1 is towards seat 1's capital."""
    return 1 if seat == FIRST else -1


def moved(pawn: int, seat: Seat, shields: int) -> int:
    """Return where the pawn stands after `shields`, at most in the capital (ruling 28)."""
    capital = NUMBERS.military.capital
    return max(-capital, min(capital, pawn + toward(seat) * shields))


def shields(table: Table, seat: Seat) -> int:
    """Return the shields of a city: those printed on what it has built.

    Shields added by Strategy are not printed; they are inferred from the rival's shields and the
    pawn.
    """
    own, rival = table.cities[seat], table.cities[other(seat)]
    if not lasting_effects(own).extra_shields:
        return _printed(own)
    return max(_printed(own), _printed(rival) + table.pawn * toward(seat))


def _printed(city: City) -> int:
    items = [CARDS[card].effects for card in city.cards]
    items += [WONDERS[wonder].effects for wonder in city.built]
    return sum(each.n for effects in items for each in effects if isinstance(each, Shields))


def points(pawn: int, seat: Seat) -> int:
    """Return the military points of `seat` with the pawn there (ruling 31)."""
    distance = pawn * toward(seat)
    return NUMBERS.military.points[distance] if 0 < distance < NUMBERS.military.capital else 0


def leader(pawn: int) -> Seat | None:
    """Return who leads: the pawn stands nearer to the rival's capital; none in the middle."""
    return None if pawn == 0 else Seat(0 if pawn > 0 else 1)


def conqueror(pawn: int) -> Seat | None:
    """Return who wins by military supremacy with the pawn there (ruling 32)."""
    if abs(pawn) < NUMBERS.military.capital:
        return None
    return leader(pawn)
