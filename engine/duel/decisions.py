"""The decisions that a player can be asked for; `Table.todo` is a stack of them."""

from typing import TypeAlias

from msgspec import Struct

from engine.core.game import Seat

from .types import Colour


class Draft(Struct, frozen=True, tag=True):
    """Take one of the wonders on offer."""

    seat: Seat


class Turn(Struct, frozen=True, tag=True):
    """Take an available card: build it, discard it, or build a wonder with it."""

    seat: Seat


class PickToken(Struct, frozen=True, tag=True):
    """Take one of the progress tokens on the board, for a pair of symbols."""

    seat: Seat


class PickFromLibrary(Struct, frozen=True, tag=True):
    """Keep one of the tokens that the Great Library drew; only `seat` sees them."""

    seat: Seat


class Revive(Struct, frozen=True, tag=True):
    """Build a card of the discard pile free of any cost."""

    seat: Seat


class Destroy(Struct, frozen=True, tag=True):
    """Put a card of this colour in the rival's city on the discard pile."""

    seat: Seat
    colour: Colour


class ChooseStarter(Struct, frozen=True, tag=True):
    """Choose who begins the age that has just been laid out."""

    seat: Seat


Decision: TypeAlias = Draft | Turn | PickToken | PickFromLibrary | Revive | Destroy | ChooseStarter
