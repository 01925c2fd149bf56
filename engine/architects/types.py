"""The basic types of 7 Wonders Architects: ids, decks, costs and cities."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from engine.core.game import Seat

CardId: TypeAlias = str
"""A kind of card; the cards of a kind are all alike."""

WonderId: TypeAlias = str
StageId: TypeAlias = str
TokenId: TypeAlias = str
"""A kind of progress token; there are two of Culture."""

Colour = Literal["grey", "yellow", "green", "blue", "red"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

CENTRE: Final = "centre"
"""The central deck."""

DeckId: TypeAlias = Seat | Literal["centre"]
"""A deck: that of a wonder, by its owner's seat, or the central one."""

UNSEEN: Final = "top"
"""Stands for the progress token on top of the face-down pile, which nobody knows."""

Count: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
"""A count in the data files: 1 to 99, so that it fits in a picture."""


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """What a stage costs: `n` resources, all different or all the same."""

    n: Count
    kind: Literal["different", "same"]


class City(Struct, frozen=True, dict=True):
    """What a player has: cards, built stages and progress tokens, each in the order they came.

    `victories` counts the military victory tokens.
    """

    wonder: WonderId
    cards: tuple[CardId, ...] = ()
    stages: tuple[StageId, ...] = ()
    tokens: tuple[TokenId, ...] = ()
    victories: int = 0


def left(seat: Seat, seats: int) -> Seat:
    """Return the left neighbour's seat, which plays next (clockwise)."""
    return Seat((seat + 1) % seats)


def right(seat: Seat, seats: int) -> Seat:
    """Return the right neighbour's seat."""
    return Seat((seat - 1) % seats)


def side_decks(seat: Seat, seats: int) -> tuple[Seat, Seat]:
    """Return the owners of the decks to the left and to the right of a seat (rulings 5 and 6).

    A wonder's deck lies between its owner and the owner's left neighbour, so one's left deck is
    one's own.
    """
    return (seat, right(seat, seats))
