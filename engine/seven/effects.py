"""What cards and wonder stages do: one small class for each kind of effect.

An effect has up to three parts, each a method whose default does nothing: `ongoing` (what it adds
to the city as long as it is there), `immediate` (what happens when it is built) and `points`
(victory points at the end of the game, but for science, which is counted as a whole).
CONTRIBUTING.md tells what a new kind of effect needs besides a class here.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engine.core.game import Seat

from .effect_context import CityCounts, Counted, EffectContext, Whose
from .types import (
    MANUFACTURED,
    NEIGHBOURS,
    RAW,
    RESOURCES,
    SYMBOLS,
    Count,
    Goods,
    Neighbour,
    Resource,
    Symbol,
)


class Tally:
    """An accumulator for the ongoing effects of a city.

    `choices` are producers of one unit of choice: the places in `RESOURCES` of what each can give.
    `prices` are those that discounts set, by neighbour and resource.
    """

    def __init__(self) -> None:
        self.units = [0] * len(RESOURCES)
        self.choices: list[tuple[int, ...]] = []
        self.prices: dict[Neighbour, dict[Resource, int]] = {side: {} for side in NEIGHBOURS}
        self.shields = 0
        self.symbols = [0] * len(SYMBOLS)
        self.free_symbols = 0
        self.plays_seventh = False
        self.builds_free = False
        self.copies_guild = False

    def add(self, effects: "tuple[Effect, ...]") -> None:
        """Add the ongoing effects of one card or stage."""
        for effect in effects:
            effect.ongoing(self)


WHERE: tuple[tuple[Whose, ...], ...] = (("own",), ("left", "right"), ("own", "left", "right"))
"""In which cities effects count: those for which there are a sign and a sentence."""

SELLERS: tuple[tuple[Neighbour, ...], ...] = (("left",), ("right",), ("left", "right"))
"""With which neighbours a discount applies."""


class _Effect(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    def ongoing(self, tally: Tally) -> None:
        """Add to `tally` what the effect gives as long as its owner has it."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        """Carry out what happens once, when `seat` builds it."""

    def points(self, cities: CityCounts, seat: Seat) -> int:
        """Return the victory points that the owner at `seat` would score now."""
        return 0


class Produces(_Effect, frozen=True, tag="produces"):
    """Gives `n` units of a resource every turn (ruling 13)."""

    resource: Resource
    n: Count = 1

    def ongoing(self, tally: Tally) -> None:
        tally.units[RESOURCES.index(self.resource)] += self.n


class ProducesOne(_Effect, frozen=True, tag="produces_one"):
    """Gives one unit of one of these resources every turn (rulings 14 and 15)."""

    of: Annotated[tuple[Resource, ...], Meta(min_length=2)]

    def ongoing(self, tally: Tally) -> None:
        tally.choices.append(tuple(RESOURCES.index(each) for each in self.of))


class Discount(_Effect, frozen=True, tag="discount"):
    """Units of raw or manufactured goods cost this much with these neighbours (rulings 24 to 26).

    It replaces the price, so two of a kind are no better than one.
    """

    goods: Goods
    of: tuple[Neighbour, ...]
    coins: Count

    def __post_init__(self) -> None:
        if self.of not in SELLERS:
            raise ValueError(f"`of` is none of {_listed(SELLERS)}")

    def ongoing(self, tally: Tally) -> None:
        resources = RAW if self.goods == "raw" else MANUFACTURED
        for side in self.of:
            tally.prices[side].update(dict.fromkeys(resources, self.coins))


class Shields(_Effect, frozen=True, tag="shields"):
    """Shields, which count in every conflict (ruling 34)."""

    n: Count

    def ongoing(self, tally: Tally) -> None:
        tally.shields += self.n


class Science(_Effect, frozen=True, tag="science"):
    """A scientific symbol (ruling 48)."""

    symbol: Symbol

    def ongoing(self, tally: Tally) -> None:
        tally.symbols[SYMBOLS.index(self.symbol)] += 1


class AnyScience(_Effect, frozen=True, tag="any_science"):
    """A scientific symbol that is chosen when points are counted (ruling 42)."""

    def ongoing(self, tally: Tally) -> None:
        tally.free_symbols += 1


class Points(_Effect, frozen=True, tag="points"):
    """Victory points."""

    n: Count

    def points(self, cities: CityCounts, seat: Seat) -> int:
        return self.n


class _Counting(_Effect, frozen=True):
    n: Count
    what: Annotated[tuple[Counted, ...], Meta(min_length=1)]
    of: tuple[Whose, ...]

    def __post_init__(self) -> None:
        if self.of not in WHERE:
            raise ValueError(f"`of` is none of {_listed(WHERE)}")


def _listed(allowed: Iterable[Sequence[str]]) -> str:
    """Return values as a data file writes them."""
    return ", ".join(str(list(each)) for each in allowed)


class PointsPer(_Counting, frozen=True, tag="points_per"):
    """Victory points for each of what these cities have at the end (rulings 49 and 50)."""

    def points(self, cities: CityCounts, seat: Seat) -> int:
        return self.n * cities.count(seat, self.what, self.of)


class Coins(_Effect, frozen=True, tag="coins"):
    """Coins from the bank, once (ruling 35)."""

    n: Count

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.gain(seat, self.n)


class CoinsPer(_Counting, frozen=True, tag="coins_per"):
    """Coins, once, for each of what these cities have after this turn's builds (rulings 6, 49)."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.gain(seat, self.n * context.count(seat, self.what, self.of))


class PlaysSeventh(_Effect, frozen=True, tag="plays_seventh"):
    """The last card of each Age is played instead of discarded (rulings 38 to 40)."""

    def ongoing(self, tally: Tally) -> None:
        tally.plays_seventh = True


class BuildsFree(_Effect, frozen=True, tag="builds_free"):
    """Once in each Age a card of the hand is built for nothing (ruling 36)."""

    def ongoing(self, tally: Tally) -> None:
        tally.builds_free = True


class Revives(_Effect, frozen=True, tag="revives"):
    """A discarded card is built for nothing at the end of the turn (ruling 37)."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.revive(seat)


class CopiesGuild(_Effect, frozen=True, tag="copies_guild"):
    """A guild of a neighbour scores for the owner too (ruling 41)."""

    def ongoing(self, tally: Tally) -> None:
        tally.copies_guild = True


Effect: TypeAlias = (
    Produces
    | ProducesOne
    | Discount
    | Shields
    | Science
    | AnyScience
    | Points
    | PointsPer
    | Coins
    | CoinsPer
    | PlaysSeventh
    | BuildsFree
    | Revives
    | CopiesGuild
)


def brings_points(effect: Effect) -> bool:
    """Whether it can bring victory points at the end."""
    return type(effect).points is not _Effect.points
