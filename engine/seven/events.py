"""The events of a move, in the past tense; logs, sentences and pictures are made from them."""

from typing import TypeAlias

from msgspec import Struct

from engine.core.game import Result, Seat

from .moves import Move
from .types import Board, CardId, Neighbour, Price


class _Event(Struct, frozen=True, tag=True):
    pass


class Chose(_Event, frozen=True):
    """The player at `seat` chose a move; nobody else may know which."""

    seat: Seat
    move: Move


class SideTaken(_Event, frozen=True):
    """The city at `seat` plays with this side of its wonder board."""

    seat: Seat
    board: Board


class Built(_Event, frozen=True):
    """A card was built in the city at `seat`, and paid."""

    seat: Seat
    card: CardId
    price: Price


class StageBuilt(_Event, frozen=True):
    """A stage, counted from 1, was built and paid; the card that marks it lies face down."""

    seat: Seat
    stage: int
    price: Price


class Discarded(_Event, frozen=True):
    """A card was discarded, face down, for `coins`."""

    seat: Seat
    coins: int


class Sold(_Event, frozen=True):
    """The city at `seat` received what `buyer` paid for its resources (ruling 17)."""

    seat: Seat
    buyer: Seat
    coins: int


class CoinsGained(_Event, frozen=True):
    """Coins came from the bank; `source` is the card that gave them, `None` for a stage."""

    seat: Seat
    coins: int
    source: CardId | None


class LastCardsDiscarded(_Event, frozen=True):
    """So many cards were left at the end of an Age; they were discarded (rulings 44 and 60)."""

    cards: int


class LastCardDiscarded(_Event, frozen=True):
    """The card that was left in the hand of `seat`; nobody else may know which."""

    seat: Seat
    card: CardId


class Revived(_Event, frozen=True):
    """A discarded card was built in the city at `seat` for nothing (ruling 37)."""

    seat: Seat
    card: CardId


class RevivalDeclined(_Event, frozen=True):
    """None of the discards was built in the city at `seat`."""

    seat: Seat


class TokenReceived(_Event, frozen=True):
    """The city at `seat` received a token against `rival`; its points are below 0 for a defeat."""

    seat: Seat
    rival: Seat
    points: int


class AgeBegan(_Event, frozen=True):
    """The cards of an Age were dealt."""

    age: int


class HandsPassed(_Event, frozen=True):
    """The hands went to the neighbours on one side; with two players they were exchanged."""

    to: Neighbour


class Drew(_Event, frozen=True):
    """The holder of the Free City at `seat` drew a card; nobody else may know which."""

    seat: Seat
    card: CardId


class GameEnded(_Event, frozen=True):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    Chose
    | SideTaken
    | Built
    | StageBuilt
    | Discarded
    | Sold
    | CoinsGained
    | LastCardsDiscarded
    | LastCardDiscarded
    | Revived
    | RevivalDeclined
    | TokenReceived
    | AgeBegan
    | HandsPassed
    | Drew
    | GameEnded
)


def visible(event: Event, seat: Seat | None) -> bool:
    """Return whether `seat` may know of an event while the game goes on (rulings 5, 11, 32)."""
    return not isinstance(event, Chose | LastCardDiscarded | Drew) or event.seat == seat
