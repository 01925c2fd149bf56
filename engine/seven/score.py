"""Victory points by category, as on the game's score pad, and the result of a game."""

from msgspec import Struct

from engine.core.game import Result, Seat
from engine.core.memoize import memoize

from . import conflict, science
from .catalog import CARDS, NUMBERS
from .counting import Cities
from .effects import AnyScience, Effect
from .production import lasting_effects, stages
from .table import Table, seats
from .types import CardId, Colour, left, right

POINTS, TIEBREAK, SHARED = "points", "tiebreak", "shared"
REASONS = (POINTS, TIEBREAK, SHARED)
"""Most points; as many points and more coins; as many of both (ruling 51)."""


class Score(Struct, frozen=True):
    """The points of one city by category, in the order of the rulebook."""

    military: int
    coins: int
    wonders: int
    blue: int
    green: int
    yellow: int
    purple: int

    @property
    def total(self) -> int:
        """All points together."""
        return sum(getattr(self, category) for category in CATEGORIES)


CATEGORIES: tuple[str, ...] = Score.__struct_fields__


class Counted(Struct, frozen=True):
    """A score, and how what is free to choose was chosen for the most points (rulings 41 and 42).

    `copied` is the guild of a neighbour, whose points are in `purple`, or in `green` where it
    gives a symbol; `free_symbols` are in the order of `SYMBOLS`.
    """

    score: Score
    copied: CardId | None
    free_symbols: tuple[int, ...]


def score(table: Table, seat: Seat) -> Score:
    """Return what the player at `seat` would score if the game ended now."""
    return counted(table, seat).score


def counted(table: Table, seat: Seat) -> Counted:
    """Return the score of a player with the choices made for it."""
    return _counted(table)[seat]


@memoize
def _counted(table: Table) -> tuple[Counted, ...]:
    return tuple(_count(table, seat) for seat in seats(table))


def _count(table: Table, seat: Seat) -> Counted:
    city, cities = table.cities[seat], Cities(table.cities)
    lasting = lasting_effects(city)

    def worth(effects: tuple[Effect, ...]) -> int:
        return sum([effect.points(cities, seat) for effect in effects])

    def colour(wanted: Colour) -> int:
        cards = [CARDS[card] for card in city.cards]
        return sum([worth(card.effects) for card in cards if card.colour == wanted])

    def gain(guild: CardId | None) -> tuple[int, int, tuple[int, ...]]:
        """Return the points of a copied guild, those of science, and the free symbols."""
        effects = CARDS[guild].effects if guild else ()
        free = lasting.free_symbols + sum(isinstance(each, AnyScience) for each in effects)
        return (worth(effects), *science.best(lasting.symbols, free))

    copied = max(_copyable(table, seat), key=lambda guild: sum(gain(guild)[:2]), default=None)
    copy, symbols, chosen = gain(copied)
    counted = Score(
        military=conflict.points(city),
        coins=city.coins // NUMBERS.coins_per_point,
        wonders=sum(worth(stage.effects) for stage in stages(city.board)[: city.stages]),
        blue=colour("blue"),
        green=symbols + colour("green"),
        yellow=colour("yellow"),
        purple=colour("purple") + copy,
    )
    return Counted(counted, copied, chosen)


def _copyable(table: Table, seat: Seat) -> list[CardId]:
    """Return the guilds of the neighbours, in alphabetical order, where `seat` may copy one."""
    if not lasting_effects(table.cities[seat]).copies_guild:
        return []
    circle = len(table.cities)
    theirs = [table.cities[side(seat, circle)].cards for side in (left, right)]
    return sorted({card for cards in theirs for card in cards if CARDS[card].guild})


@memoize
def result(table: Table) -> Result | None:
    """Return how the game ended, or `None` while it goes on (rulings 51 and 63)."""
    if table.todo:
        return None
    points = [counted.score.total for counted in _counted(table)]
    most = [seat for seat in seats(table) if points[seat] == max(points)]
    richest = max(table.cities[seat].coins for seat in most)
    winners = tuple(seat for seat in most if table.cities[seat].coins == richest)
    if len(most) == 1:
        return Result(POINTS, winners)
    return Result(TIEBREAK if len(winners) == 1 else SHARED, winners)
