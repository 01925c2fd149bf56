"""What cards, stages and tokens do: one small class for each kind of effect.

An effect has several parts, each a method whose default does nothing: `immediate` (what happens
when the card is taken or the stage is built), `points` (victory points at the end of the game),
and what it gives to its owner as long as it is there: `shields`, `gives_extra` (an extra card),
`coin_worth` and `any_resources` (for paying). CONTRIBUTING.md tells what a new kind of effect needs
besides a class here.
"""

from typing import TypeAlias, get_args

from msgspec import Struct

from engine.core.game import Seat

from .decisions import ChooseDeck, ChooseToken, TakeAnywhere
from .effect_context import CityCounts, Counted, EffectContext
from .types import CENTRE, CardId, Count


class _Effect(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    def immediate(self, context: EffectContext, seat: Seat) -> None:
        """Carry out what happens once, when `seat` takes the card or builds the stage."""

    def points(self, city: CityCounts, copies: int) -> int:
        """Return the points that the owner of so many `copies` would score for all of them now."""
        return 0

    def shields(self) -> int:
        """Return the shields that it adds in every battle."""
        return 0

    def gives_extra(self, card: CardId | None) -> bool:
        """Whether taking `card`, or building a stage (`None`), gives the owner an extra card."""
        return False

    def coin_worth(self) -> int:
        """Return how many coins one yellow card is worth, once in a turn."""
        return 1

    def any_resources(self) -> bool:
        """Whether any resources pay for a stage, once in a turn."""
        return False


class Points(_Effect, frozen=True, tag="points"):
    """Victory points."""

    n: Count

    def points(self, city: CityCounts, copies: int) -> int:
        return self.n * copies


class PointsPer(_Effect, frozen=True, tag="points_per"):
    """Victory points for each of what the city has, itself included (ruling 49)."""

    what: Counted
    n: Count

    def points(self, city: CityCounts, copies: int) -> int:
        return self.n * copies * city.count(self.what)


class PointsForWonder(_Effect, frozen=True, tag="points_for_wonder"):
    """Victory points by whether the wonder is complete (ruling 49)."""

    incomplete: Count
    complete: Count

    def points(self, city: CityCounts, copies: int) -> int:
        return copies * (self.complete if city.complete else self.incomplete)


class PointsByCopies(_Effect, frozen=True, tag="points_by_copies"):
    """Victory points for one, two ... of the same token, all together (ruling 49)."""

    each: tuple[Count, ...]

    def points(self, city: CityCounts, copies: int) -> int:
        return self.each[copies - 1]


class Shields(_Effect, frozen=True, tag="shields"):
    """Shields in every battle (ruling 40)."""

    n: Count

    def shields(self) -> int:
        return self.n


class Horns(_Effect, frozen=True, tag="horns"):
    """Flips conflict tokens when it is taken, and is discarded after a battle (rulings 37, 41)."""

    n: Count

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.blow(seat, self.n)


class TakesCat(_Effect, frozen=True, tag="takes_cat"):
    """A cat icon: the pawn comes to whoever takes the card (ruling 35)."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.take_cat(seat)


class TakesFromAnyDeck(_Effect, frozen=True, tag="takes_from_any_deck"):
    """The top card of any deck on the table, of the player's choice (ruling 19)."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        if context.decks_with_cards:
            context.ask(TakeAnywhere(seat))


class TakesFromCentre(_Effect, frozen=True, tag="takes_from_centre"):
    """The top card of the central deck (ruling 20)."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        context.take_top(seat, CENTRE)


class TakesFromBothSides(_Effect, frozen=True, tag="takes_from_both_sides"):
    """The top cards of the left and of the right deck, in this order (ruling 20)."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        for deck in context.sides(seat):
            context.take_top(seat, deck)


class LooksIntoDeck(_Effect, frozen=True, tag="looks_into_deck"):
    """Keeps one of the top `cards` of the left or the right deck (ruling 21)."""

    cards: Count

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        if set(context.sides(seat)) & set(context.decks_with_cards):
            context.ask(ChooseDeck(seat, self.cards))


class TakesToken(_Effect, frozen=True, tag="takes_token"):
    """One of the progress tokens that are available (ruling 20)."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        if context.tokens_left:
            context.ask(ChooseToken(seat))


class ExtraForCard(_Effect, frozen=True, tag="extra_for_card"):
    """An extra card for taking one of these, once in a turn (rulings 27 to 29)."""

    cards: tuple[CardId, ...]

    def gives_extra(self, card: CardId | None) -> bool:
        return card in self.cards


class ExtraForStage(_Effect, frozen=True, tag="extra_for_stage"):
    """An extra card for building a stage, once in a turn (ruling 30)."""

    def gives_extra(self, card: CardId | None) -> bool:
        return card is None


class DearCoin(_Effect, frozen=True, tag="dear_coin"):
    """One yellow card is worth more coins, once in a turn (ruling 31)."""

    worth: Count

    def coin_worth(self) -> int:
        return self.worth


class AnyResources(_Effect, frozen=True, tag="any_resources"):
    """A stage may be paid with any resources, once in a turn (ruling 32)."""

    def any_resources(self) -> bool:
        return True


Effect: TypeAlias = (
    Points
    | PointsPer
    | PointsForWonder
    | PointsByCopies
    | Shields
    | Horns
    | TakesCat
    | TakesFromAnyDeck
    | TakesFromCentre
    | TakesFromBothSides
    | LooksIntoDeck
    | TakesToken
    | ExtraForCard
    | ExtraForStage
    | DearCoin
    | AnyResources
)


def brings_points(effect: Effect) -> bool:
    """Whether it can bring victory points at the end."""
    return type(effect).points is not _Effect.points


AT_ONCE = tuple(kind for kind in get_args(Effect) if kind.immediate is not _Effect.immediate)
"""The kinds that happen when a card is taken or a stage is built; tokens cannot have them."""

OF_TOKENS = (ExtraForCard, ExtraForStage, DearCoin, AnyResources, PointsByCopies)
"""The kinds that only progress tokens can have."""
