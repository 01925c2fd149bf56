"""The decisions that players can be asked for; `Table.todo` is a stack of them."""

from typing import TypeAlias

from msgspec import Struct

from engine.core.game import Seat

from .types import CardId


class ChooseSide(Struct, frozen=True, tag=True):
    """All players at once choose the side of their wonder boards, before the first hand."""


class Choose(Struct, frozen=True, tag=True):
    """All players at once choose a card of their hands, and what they do with it."""


class ChooseForFreeCity(Struct, frozen=True, tag=True):
    """The Free City's holder chooses a card for it from the rest of the hand (ruling 54)."""

    decides: Seat


class PlaySeventh(Struct, frozen=True, tag=True):
    """The last card of the Age is played for the city at `seat` (rulings 38 to 40).

    `decides` is the player who chooses. `purse` are the coins that may be spent. `fresh` is the
    card that the city built in the sixth turn, which gives no discount yet.
    """

    seat: Seat
    decides: Seat
    purse: int
    fresh: CardId | None


class Revive(Struct, frozen=True, tag=True):
    """A discarded card is built for the city at `seat` for nothing; `decides` chooses which."""

    seat: Seat
    decides: Seat


Decision: TypeAlias = ChooseSide | Choose | ChooseForFreeCity | PlaySeventh | Revive
