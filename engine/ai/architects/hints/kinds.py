"""The kinds of reasons for a move and of its risks, as values."""

from typing import TypeAlias

from msgspec import Struct

from engine.architects.types import CardId, StageId, TokenId
from engine.core.game import Seat


class _Reason(Struct, frozen=True, tag=True):
    pass


class FinishesWonder(_Reason, frozen=True):
    """The last stage: the game ends, and the city would have `lead` points more than the next."""

    stage: StageId
    lead: int


class BuildsStage(_Reason, frozen=True):
    """A stage is built that gives so many points at once, with the known cards that it takes."""

    stage: StageId
    points: int


class PaysStage(_Reason, frozen=True):
    """With the card a stage can be built at once that could not be paid before."""

    card: CardId
    stage: StageId
    points: int


class PaysLastStage(_Reason, frozen=True):
    """The last stage has to be built with the card, which ends the game; `lead` as when it is."""

    card: CardId
    stage: StageId
    lead: int


class CompletesSet(_Reason, frozen=True):
    """With the symbol a set of science can be turned in for a progress token."""

    card: CardId


class GainsToken(_Reason, frozen=True):
    """A progress token, which gives so many points at once."""

    token: TokenId
    points: int


class DrawsToken(_Reason, frozen=True):
    """The unseen progress token on top of the pile, of so many."""

    left: int


class WinsBattle(_Reason, frozen=True):
    """Its horns start a battle at the end of this turn that wins so many victory tokens."""

    card: CardId
    tokens: int


class StartsBattle(_Reason, frozen=True):
    """Its horns start a battle at the end of this turn, and nobody beats the city in it."""

    card: CardId


class Outshields(_Reason, frozen=True):
    """The city then has more shields than these neighbours, and had not before."""

    card: CardId
    rivals: tuple[Seat, ...]
    shields: int


class GainsShields(_Reason, frozen=True):
    """The city then has so many shields, more than before."""

    card: CardId
    shields: int


class TakesCat(_Reason, frozen=True):
    """The cat comes to the city; points that are gained with it."""

    card: CardId
    points: int


class GivesExtra(_Reason, frozen=True):
    """A progress token then gives an extra card."""

    token: TokenId


class Denies(_Reason, frozen=True):
    """A neighbour could have used the card at once, for a stage or for a set of science."""

    card: CardId
    rival: Seat


class NearsStage(_Reason, frozen=True):
    """With the card a stage lacks only so many resources."""

    card: CardId
    stage: StageId
    lacks: int


class GainsSymbol(_Reason, frozen=True):
    """A symbol on the way to a set."""

    card: CardId


class Scores(_Reason, frozen=True):
    """So many victory points at once."""

    card: CardId
    points: int


class DrawsUnseen(_Reason, frozen=True):
    """The unseen top of the central deck promises more than the open cards; so many lie there."""

    left: int


class ServesLater(_Reason, frozen=True):
    """A stage that cannot be built yet, even with more resources, lacks less with the card."""

    card: CardId
    stage: StageId


class TakesMore(_Reason, frozen=True):
    """The extra card of a progress token is taken now, from a deck that is chosen next."""

    token: TokenId


class ChoosesFrom(_Reason, frozen=True):
    """One of so many cards on top of a side deck is kept; the first of them lies open."""

    cards: int
    first: CardId


class Forgoes(_Reason, frozen=True):
    """No card on offer is worth taking."""


class Prepares(_Reason, frozen=True):
    """Nothing at once; the search likes what may follow."""


Reason: TypeAlias = (
    FinishesWonder
    | BuildsStage
    | PaysStage
    | PaysLastStage
    | CompletesSet
    | GainsToken
    | DrawsToken
    | WinsBattle
    | StartsBattle
    | Outshields
    | GainsShields
    | TakesCat
    | GivesExtra
    | Denies
    | NearsStage
    | GainsSymbol
    | Scores
    | DrawsUnseen
    | ServesLater
    | TakesMore
    | ChoosesFrom
    | Forgoes
    | Prepares
)
"""Any reason for a move."""


class LosesBattle(_Reason, frozen=True):
    """As the table stands after the move, these neighbours win the battle that is near.

    It follows after so many horns more: 0 at the end of this turn.
    """

    horns: int
    rivals: tuple[Seat, ...]


class Leaves(_Reason, frozen=True):
    """The next player can take an open card that was on offer too, and use it at once.

    It pays for `stage`; `None` where it completes a set of science.
    """

    card: CardId
    rival: Seat
    stage: StageId | None


Risk: TypeAlias = LosesBattle | Leaves
"""Anything that may go wrong after a move."""
