"""Victory points by category, as on the game's score pad, and the result of a game."""

from msgspec import Struct

from engine.core.game import Result, Seat
from engine.core.memoize import memoize

from . import conflict
from .catalog import CARDS, NUMBERS, TOKENS, WONDERS
from .counting import Cities, count
from .economy import symbols
from .effects import Effect
from .table import Table
from .types import SEATS, Colour, Pair

CIVILIAN, TIEBREAK, DRAW = "civilian", "tiebreak", "draw"
MILITARY, SCIENCE = "military", "science"
REASONS = (CIVILIAN, TIEBREAK, DRAW, MILITARY, SCIENCE)


class Score(Struct, frozen=True):
    """The points of one city by category (ruling 54)."""

    blue: int
    green: int
    yellow: int
    purple: int
    wonders: int
    tokens: int
    coins: int
    military: int

    @property
    def total(self) -> int:
        """All points together."""
        return sum(getattr(self, category) for category in CATEGORIES)


CATEGORIES: tuple[str, ...] = Score.__struct_fields__


def score(table: Table, seat: Seat) -> Score:
    """Return what `seat` would score if the game ended now."""
    return _scores(table)[seat]


@memoize
def _scores(table: Table) -> Pair[Score]:
    return (_score(table, SEATS[0]), _score(table, SEATS[1]))


def _score(table: Table, seat: Seat) -> Score:
    city, cities = table.cities[seat], Cities(table.cities)

    def worth(effects: tuple[Effect, ...]) -> int:
        return sum(effect.points(cities, seat) for effect in effects)

    def colour(wanted: Colour) -> int:
        cards = (CARDS[card] for card in city.cards)
        return sum(worth(card.effects) for card in cards if card.colour == wanted)

    return Score(
        blue=colour("blue"),
        green=colour("green"),
        yellow=colour("yellow"),
        purple=colour("purple"),
        wonders=sum(worth(WONDERS[wonder].effects) for wonder in city.built),
        tokens=sum(worth(TOKENS[token].effects) for token in city.tokens),
        coins=count(city, "coin_set"),
        military=conflict.points(table.pawn, seat),
    )


@memoize
def result(table: Table) -> Result | None:
    """Return how the game ended, or `None` while it goes on (rulings 32, 37, 54 to 56)."""
    if table.todo:
        return None
    conqueror = conflict.conqueror(table.pawn)
    if conqueror is not None:
        return Result(MILITARY, (conqueror,))
    for seat in SEATS:
        if len(symbols(table.cities[seat])) >= NUMBERS.symbols_to_win:
            return Result(SCIENCE, (seat,))
    return _by_points(table)


def _by_points(table: Table) -> Result:
    first, second = _scores(table)
    if first.total != second.total:
        return Result(CIVILIAN, (SEATS[0] if first.total > second.total else SEATS[1],))
    if first.blue != second.blue:
        return Result(TIEBREAK, (SEATS[0] if first.blue > second.blue else SEATS[1],))
    return Result(DRAW, SEATS)
