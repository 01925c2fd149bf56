"""The decisions that a player can be asked for; `Table.todo` is a stack of them."""

from typing import TypeAlias

from msgspec import Struct

from engine.core.game import Seat

from .types import TokenId


class Turn(Struct, frozen=True, tag=True):
    """Take the card of the turn: the top of the left, the right or the central deck."""

    seat: Seat


class Act(Struct, frozen=True, tag=True):
    """Build, turn in a set of science, or take an extra card, in any order (ruling 7)."""

    seat: Seat


class TakeExtra(Struct, frozen=True, tag=True):
    """Take the extra card that a progress token gives, from the same three decks."""

    seat: Seat
    token: TokenId


class TakeAnywhere(Struct, frozen=True, tag=True):
    """Take the top card of any deck on the table (Alexandria)."""

    seat: Seat


class ChooseToken(Struct, frozen=True, tag=True):
    """Take one of the progress tokens that are available (Babylon)."""

    seat: Seat


class ChooseDeck(Struct, frozen=True, tag=True):
    """Choose the side deck whose top `cards` are looked at (Halicarnassus)."""

    seat: Seat
    cards: int


class KeepCard(Struct, frozen=True, tag=True):
    """Keep one of the top `cards` of a deck; only `seat` sees them (Halicarnassus)."""

    seat: Seat
    owner: Seat
    cards: int


Decision: TypeAlias = Turn | Act | TakeExtra | TakeAnywhere | ChooseToken | ChooseDeck | KeepCard
