"""Victory points by category, as on the game's score pad, and the result of a game."""

from collections import Counter

from msgspec import Struct

from engine.core.game import Result, Seat
from engine.core.memoize import memoize

from .catalog import BLUE, CARDS, NUMBERS, TOKENS
from .counting import Counts, complete, stages
from .effects import Effect
from .table import Table

WONDER, CARDS_OUT = "wonder", "cards"
REASONS = (WONDER, CARDS_OUT)
"""How a game ends: a wonder was finished, or no deck had a card any more."""


class Score(Struct, frozen=True):
    """The points of one city by category (ruling 48)."""

    wonder: int
    cat: int
    blue: int
    military: int
    tokens: int

    @property
    def total(self) -> int:
        """All points together."""
        return self.wonder + self.cat + self.blue + self.military + self.tokens


CATEGORIES: tuple[str, ...] = Score.__struct_fields__


def score(table: Table, seat: Seat) -> Score:
    """Return what `seat` would score if the game ended now."""
    return _scores(table)[seat]


@memoize
def _scores(table: Table) -> tuple[Score, ...]:
    return tuple(_score(table, Seat(seat)) for seat in range(len(table.cities)))


def _score(table: Table, seat: Seat) -> Score:
    city = table.cities[seat]
    counts = Counts(city)

    def worth(effects: tuple[Effect, ...], copies: int) -> int:
        return sum(effect.points(counts, copies) for effect in effects)

    kinds = Counter(city.cards)
    return Score(
        wonder=sum(worth(stage.effects, 1) for stage in stages(city)),
        cat=NUMBERS.cat_points if table.cat == seat else 0,
        blue=sum(worth(CARDS[card].effects, kinds[card]) for card in BLUE),
        military=NUMBERS.victory_points * city.victories,
        tokens=sum(
            worth(TOKENS[each].effects, many) for each, many in Counter(city.tokens).items()
        ),
    )


@memoize
def result(table: Table) -> Result | None:
    """Return how the game ended, or `None` while it goes on (rulings 46 to 48 and 51).

    Most points win, among equals most built stages; who is equal in both shares the victory.
    """
    if table.todo:
        return None
    reason = WONDER if any(complete(city) for city in table.cities) else CARDS_OUT
    ranks = [
        (scored.total, len(city.stages))
        for scored, city in zip(_scores(table), table.cities, strict=True)
    ]
    best = max(ranks)
    return Result(reason, tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == best))
