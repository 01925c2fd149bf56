"""The events of a move, in the past tense; logs, sentences and pictures are made from them."""

from typing import TypeAlias

from msgspec import Struct

from engine.core.game import Result, Seat

from .types import CardId, Price, Symbol, TokenId, WonderId


class _Event(Struct, frozen=True, tag=True):
    pass


class WonderTaken(_Event, frozen=True):
    """A wonder of the draft was taken; `given` if it was the last of its group."""

    seat: Seat
    wonder: WonderId
    given: bool = False


class AgeBegan(_Event, frozen=True):
    """The cards of an age were laid out."""

    age: int


class StarterChosen(_Event, frozen=True):
    """`seat` chose `starter` to begin the age."""

    seat: Seat
    starter: Seat


class Built(_Event, frozen=True):
    """A card of the layout was built and paid."""

    seat: Seat
    card: CardId
    price: Price


class Discarded(_Event, frozen=True):
    """A card of the layout was discarded for `coins`."""

    seat: Seat
    card: CardId
    coins: int


class WonderBuilt(_Event, frozen=True):
    """A wonder was built and paid, with `card` under it."""

    seat: Seat
    wonder: WonderId
    card: CardId
    price: Price


class WonderLost(_Event, frozen=True):
    """The last unbuilt wonder left the game when the seventh was built (ruling 25)."""

    seat: Seat
    wonder: WonderId


class CoinsGained(_Event, frozen=True):
    """Coins came from the bank; `source` is the card, wonder or token that gave them."""

    seat: Seat
    coins: int
    source: str


class CoinsLost(_Event, frozen=True):
    """Coins went to the bank because of `source`, which the rival built."""

    seat: Seat
    coins: int
    source: str


class TradePaid(_Event, frozen=True):
    """`seat`, the owner of Economy, received what the rival paid for resources (ruling 11)."""

    seat: Seat
    coins: int


class ChainPaid(_Event, frozen=True):
    """`seat`, the owner of Urbanism, received coins for a card built by chain (ruling 14)."""

    seat: Seat
    coins: int


class PawnMoved(_Event, frozen=True):
    """The pawn moved for the shields of `seat`."""

    seat: Seat
    before: int
    after: int


class Looted(_Event, frozen=True):
    """`seat` lost `coins` to the looting token at `distance` on its side (ruling 29)."""

    seat: Seat
    distance: int
    coins: int


class PairMade(_Event, frozen=True):
    """`seat` has a symbol twice (ruling 34)."""

    seat: Seat
    symbol: Symbol


class TokenTaken(_Event, frozen=True):
    """A progress token was taken from the board, or kept from the Great Library."""

    seat: Seat
    token: TokenId
    library: bool = False


class Revived(_Event, frozen=True):
    """A card of the discard pile was built for nothing (ruling 41)."""

    seat: Seat
    card: CardId


class Destroyed(_Event, frozen=True):
    """`seat` put a card of the rival's city on the discard pile (ruling 43)."""

    seat: Seat
    card: CardId


class PlaysAgain(_Event, frozen=True):
    """`seat` takes the next turn too; its move has left nothing else to decide (ruling 45)."""

    seat: Seat


class Revealed(_Event, frozen=True):
    """A face-down card was turned up (ruling 20)."""

    slot: int
    card: CardId


class GameEnded(_Event, frozen=True):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    WonderTaken
    | AgeBegan
    | StarterChosen
    | Built
    | Discarded
    | WonderBuilt
    | WonderLost
    | CoinsGained
    | CoinsLost
    | TradePaid
    | ChainPaid
    | PawnMoved
    | Looted
    | PairMade
    | TokenTaken
    | Revived
    | Destroyed
    | PlaysAgain
    | Revealed
    | GameEnded
)
