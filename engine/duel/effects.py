"""What cards, wonders and tokens do: one small class for each kind of effect.

An effect has up to three parts, each a method whose default does nothing: `ongoing` (what it adds
to the city as long as it is there), `immediate` (what happens when it is built or taken) and
`points` (victory points at the end of the game). CONTRIBUTING.md tells what a new kind of effect
needs besides a class here.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engine.core.game import Seat

from .decisions import Destroy, PickFromLibrary, Revive
from .effect_context import CityCounts, Counted, EffectContext, most
from .types import MANUFACTURED, RAW, RESOURCES, Colour, Count, Few, Kind, Resource, Symbol, other


class Tally:
    """An accumulator for the ongoing effects of a city."""

    def __init__(self) -> None:
        self.produced = [0] * len(RESOURCES)
        self.any_raw = 0
        self.any_manufactured = 0
        self.fixed_prices: dict[Resource, int] = {}
        self.waives: dict[Kind, int] = {}
        self.extra_shields: dict[Kind, int] = {}
        self.symbols: list[Symbol] = []
        self.chain_income = 0
        self.trade_income = False
        self.replays_wonders = False

    def add(self, effects: "tuple[Effect, ...]") -> None:
        """Add the ongoing effects of one card, wonder or token."""
        for effect in effects:
            effect.ongoing(self)


class _Effect(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    def ongoing(self, tally: Tally) -> None:
        """Add to `tally` what the effect gives as long as its owner has it."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        """Carry out what happens once, when `seat` builds or takes it."""

    def points(self, cities: CityCounts, seat: Seat) -> int:
        """Return the victory points that the owner at `seat` would score now."""
        return 0


class Produces(_Effect, frozen=True, tag="produces"):
    """Gives `n` units of a resource in every purchase."""

    resource: Resource
    n: Count = 1

    def ongoing(self, tally: Tally) -> None:
        tally.produced[RESOURCES.index(self.resource)] += self.n


class ProducesAny(_Effect, frozen=True, tag="produces_any"):
    """Gives one unit of choice in every purchase; it never raises the rival's price (ruling 2)."""

    of: Literal["raw", "manufactured"]

    @property
    def choices(self) -> tuple[Resource, ...]:
        """The resources of which one is given."""
        return RAW if self.of == "raw" else MANUFACTURED

    def ongoing(self, tally: Tally) -> None:
        if self.of == "raw":
            tally.any_raw += 1
        else:
            tally.any_manufactured += 1


class FixedPrice(_Effect, frozen=True, tag="fixed_price"):
    """Buying one unit of the resource costs exactly this much (ruling 3)."""

    resource: Resource
    coins: Few

    def ongoing(self, tally: Tally) -> None:
        tally.fixed_prices[self.resource] = self.coins


class Waives(_Effect, frozen=True, tag="waives"):
    """Spares `n` resources in each build of a kind (rulings 8 to 10)."""

    n: Count
    on: Kind

    def ongoing(self, tally: Tally) -> None:
        tally.waives[self.on] = tally.waives.get(self.on, 0) + self.n


class Science(_Effect, frozen=True, tag="science"):
    """A scientific symbol; pairs and supremacy follow at once (rulings 34 to 37)."""

    symbol: Symbol

    def ongoing(self, tally: Tally) -> None:
        tally.symbols.append(self.symbol)

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.gain_symbol(seat, self.symbol)


class Points(_Effect, frozen=True, tag="points"):
    """Victory points."""

    n: Count

    def points(self, cities: CityCounts, seat: Seat) -> int:
        return self.n


class PointsPer(_Effect, frozen=True, tag="points_per"):
    """Victory points for each of what the own city has, itself included (ruling 54)."""

    what: Counted
    n: Count

    def points(self, cities: CityCounts, seat: Seat) -> int:
        return self.n * cities.count(seat, self.what)


class PointsPerMost(_Effect, frozen=True, tag="points_per_most"):
    """Points for what the one city with more of it has at the end (rulings 52 and 53)."""

    what: Annotated[tuple[Counted, ...], Meta(min_length=1)]
    n: Count

    def points(self, cities: CityCounts, seat: Seat) -> int:
        return self.n * most(cities, self.what)


class Coins(_Effect, frozen=True, tag="coins"):
    """Coins from the bank."""

    n: Count

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.gain(seat, self.n)


class CoinsPer(_Effect, frozen=True, tag="coins_per"):
    """Coins for what the own city has, itself included, counted once (ruling 50)."""

    what: Counted
    n: Count

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.gain(seat, self.n * context.count(seat, self.what))


class CoinsPerMost(_Effect, frozen=True, tag="coins_per_most"):
    """Coins for what the one city with more of it has now (rulings 51 and 53)."""

    what: Annotated[tuple[Counted, ...], Meta(min_length=1)]
    n: Count

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.gain(seat, self.n * most(context, self.what))


class RivalLoses(_Effect, frozen=True, tag="rival_loses"):
    """The rival pays coins to the bank, or all there are if these are fewer (ruling 44)."""

    coins: Few

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.lose(other(seat), self.coins)


class Shields(_Effect, frozen=True, tag="shields"):
    """The pawn moves towards the rival's capital (rulings 28 to 33)."""

    n: Count

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.advance(seat, self.n + context.extra_shields(seat))


class ExtraShields(_Effect, frozen=True, tag="extra_shields"):
    """More shields with each card of a colour built from now on (ruling 33)."""

    n: Count
    on: Colour

    def ongoing(self, tally: Tally) -> None:
        tally.extra_shields[self.on] = tally.extra_shields.get(self.on, 0) + self.n


class Destroys(_Effect, frozen=True, tag="destroys"):
    """Puts a card of the rival's on the discard pile, if there is one of the colour (ruling 43)."""

    colour: Colour

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        if context.count(other(seat), self.colour):
            context.ask(Destroy(seat, self.colour))


class Revives(_Effect, frozen=True, tag="revives"):
    """Builds a card of the discard pile for nothing, where there is one (rulings 41 and 42)."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        if context.discard:
            context.ask(Revive(seat))


class OpensLibrary(_Effect, frozen=True, tag="opens_library"):
    """Draws tokens from the box, of which one is kept (ruling 39)."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.ask(PickFromLibrary(seat))


class PlaysAgain(_Effect, frozen=True, tag="plays_again"):
    """The builder takes the next turn too (ruling 45)."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.play_again(seat)


class ReplaysWonders(_Effect, frozen=True, tag="replays_wonders"):
    """Every wonder built from now on plays again (rulings 45 and 46)."""

    def ongoing(self, tally: Tally) -> None:
        tally.replays_wonders = True


class ChainIncome(_Effect, frozen=True, tag="chain_income"):
    """Coins for each card built through its chain (rulings 14 and 15)."""

    coins: Few

    def ongoing(self, tally: Tally) -> None:
        tally.chain_income += self.coins


class TradeIncome(_Effect, frozen=True, tag="trade_income"):
    """Receives what the rival pays for resources (rulings 11 and 12)."""

    def ongoing(self, tally: Tally) -> None:
        tally.trade_income = True


Effect: TypeAlias = (
    Produces
    | ProducesAny
    | FixedPrice
    | Waives
    | Science
    | Points
    | PointsPer
    | PointsPerMost
    | Coins
    | CoinsPer
    | CoinsPerMost
    | RivalLoses
    | Shields
    | ExtraShields
    | Destroys
    | Revives
    | OpensLibrary
    | PlaysAgain
    | ReplaysWonders
    | ChainIncome
    | TradeIncome
)


def brings_points(effect: Effect) -> bool:
    """Whether it can bring victory points at the end."""
    return type(effect).points is not _Effect.points
