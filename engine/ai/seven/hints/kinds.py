"""The kinds of reasons for a move and of its risks, in numbers and ids."""

from typing import TypeAlias

from msgspec import Struct

from engine.core.game import Seat
from engine.seven.types import Board, CardId, Goods, Neighbour, Resource, Symbol


class _Reason(Struct, frozen=True, tag=True):
    pass


class CompletesSet(_Reason, frozen=True):
    """A third symbol makes a set; science gains so many `points`."""

    symbol: Symbol
    points: int


class GainsSymbol(_Reason, frozen=True):
    """The city then has so many of a symbol; science gains so many `points`."""

    symbol: Symbol
    held: int
    points: int


class Outshields(_Reason, frozen=True):
    """The city then has more shields than its neighbours on these `sides`, and had not before."""

    sides: tuple[Neighbour, ...]
    shields: int


class Parries(_Reason, frozen=True):
    """The city then has as many shields as its neighbours on these `sides`, and had fewer."""

    sides: tuple[Neighbour, ...]
    shields: int


class Denies(_Reason, frozen=True):
    """The next holder of the hand could build the card and score so many `points` by it."""

    card: CardId
    rival: Seat
    points: int


class FreeByChain(_Reason, frozen=True):
    """The card costs nothing because of a structure that the city has, and would cost coins."""

    giver: CardId


class BuildsStage(_Reason, frozen=True):
    """A stage of the wonder, counted from 1, that gives so many points at once."""

    board: Board
    stage: int
    points: int


class Produces(_Reason, frozen=True):
    """The city has not produced these resources before."""

    resources: tuple[Resource, ...]


class ProducesMore(_Reason, frozen=True):
    """The city produces more of these resources than before."""

    resources: tuple[Resource, ...]


class GainsShields(_Reason, frozen=True):
    """The city then has so many shields, more than before."""

    shields: int


class CheapensTrade(_Reason, frozen=True):
    """These goods of these neighbours then cost the city less."""

    goods: Goods
    sides: tuple[Neighbour, ...]


class LeadsTo(_Reason, frozen=True):
    """These cards of later Ages are free afterwards."""

    cards: tuple[CardId, ...]


class Scores(_Reason, frozen=True):
    """So many victory points as the table stands."""

    points: int


class GainsCoins(_Reason, frozen=True):
    """So many coins from the bank."""

    coins: int


class ArmsFreeCity(_Reason, frozen=True):
    """The Free City then has so many `shields`, more than the `rival`, and had not before."""

    rival: Seat
    shields: int


class PaysYou(_Reason, frozen=True):
    """The Free City pays the player who chooses for it so many coins for what it buys."""

    coins: int


class Declines(_Reason, frozen=True):
    """None of the discards is worth building."""


class BuildsNothing(_Reason, frozen=True):
    """None of the discards is built, though one would be worth more."""


class OffersStages(_Reason, frozen=True):
    """This side of the wonder has the stages that the search likes better."""

    board: Board


class Does(_Reason, frozen=True):
    """What the card that is built does, of which nothing counts at once."""

    card: CardId


class Prepares(_Reason, frozen=True):
    """Nothing at once."""


Reason: TypeAlias = (
    CompletesSet
    | GainsSymbol
    | Outshields
    | Parries
    | Denies
    | FreeByChain
    | BuildsStage
    | Produces
    | ProducesMore
    | GainsShields
    | CheapensTrade
    | LeadsTo
    | Scores
    | GainsCoins
    | ArmsFreeCity
    | PaysYou
    | Declines
    | BuildsNothing
    | OffersStages
    | Does
    | Prepares
)
"""Any reason for a move."""


class LosesConflicts(_Reason, frozen=True):
    """As the table stands after the move, the city loses conflicts at the end of this Age.

    `lacks` are the sides of the neighbours with more shields, and how many they have more.
    """

    lacks: tuple[tuple[Neighbour, int], ...]

    @property
    def sides(self) -> frozenset[Neighbour]:
        """The sides on which the city loses."""
        return frozenset(side for side, _ in self.lacks)


class PassesOn(_Reason, frozen=True):
    """The next holder of the hand can build a card left in it, which gives it so many `points`."""

    card: CardId
    rival: Seat
    points: int


Risk: TypeAlias = LosesConflicts | PassesOn
"""Anything that may go wrong after a move."""
