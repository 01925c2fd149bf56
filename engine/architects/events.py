"""The events of a move, in the past tense; logs, sentences and pictures are made from them."""

from typing import TypeAlias

from msgspec import Struct

from engine.core.game import Result, Seat

from .types import CardId, DeckId, StageId, TokenId


class _Event(Struct, frozen=True, tag=True):
    pass


class CardTaken(_Event, frozen=True):
    """A card came in front of `seat`.

    `source` is the token or wonder that gave it, `None` for the card of the turn.
    """

    seat: Seat
    card: CardId
    deck: DeckId
    source: str | None = None


class CatMoved(_Event, frozen=True):
    """The cat came to `seat`, from the seat `before` or from the middle (ruling 35)."""

    seat: Seat
    before: Seat | None


class HornsBlown(_Event, frozen=True):
    """A card of `seat` had horns: so many conflict tokens were flipped (ruling 37).

    `peace` are left on their peace side; with none a battle follows at the end of the turn.
    """

    seat: Seat
    horns: int
    flipped: int
    peace: int


class StageBuilt(_Event, frozen=True):
    """A stage was built and paid with `cards`; `used` are the tokens that helped to pay."""

    seat: Seat
    stage: StageId
    cards: tuple[CardId, ...]
    used: tuple[TokenId, ...]


class SetTurnedIn(_Event, frozen=True):
    """A set of symbols was discarded for a progress token (ruling 24)."""

    seat: Seat
    symbols: tuple[CardId, ...]


class TokenTaken(_Event, frozen=True):
    """A progress token was taken: a face-up one, or the `unseen` one on top of the pile."""

    seat: Seat
    token: TokenId
    unseen: bool


class TokenRevealed(_Event, frozen=True):
    """The top of the pile took the place of a face-up token (ruling 25)."""

    token: TokenId


class TokenUsed(_Event, frozen=True):
    """A token was used for an extra card, which is taken next."""

    seat: Seat
    token: TokenId


class ExtrasForgone(_Event, frozen=True):
    """`seat` ended its turn without the extra cards that these tokens offered (ruling 33)."""

    seat: Seat
    tokens: tuple[TokenId, ...]


class DeckOpened(_Event, frozen=True):
    """`seat` looked at the top `cards` of a deck (ruling 21)."""

    seat: Seat
    owner: Seat
    cards: int


class CardsSeen(_Event, frozen=True):
    """The cards that `seat` looked at, top first; nobody else may know."""

    seat: Seat
    owner: Seat
    cards: tuple[CardId, ...]


class DeckShuffled(_Event, frozen=True):
    """What was left of a deck was shuffled; `top` lies on it now (ruling 21)."""

    owner: Seat
    top: CardId | None


class BattleFought(_Event, frozen=True):
    """All compared their shields; `won` are the victory tokens taken, both by seat (ruling 39)."""

    shields: tuple[int, ...]
    won: tuple[int, ...]


class HornsDiscarded(_Event, frozen=True):
    """`seat` discarded its cards with horns after a battle (ruling 41)."""

    seat: Seat
    cards: tuple[CardId, ...]


class Passed(_Event, frozen=True):
    """`seat` had no card to take, so its turn was passed over (ruling 46)."""

    seat: Seat


class TopSeen(_Event, frozen=True):
    """The turn of `seat`, which has the cat, began: it may look at the top of the central deck.

    Nobody else may know the card (ruling 36).
    """

    seat: Seat
    card: CardId


class GameEnded(_Event, frozen=True):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    CardTaken
    | CatMoved
    | HornsBlown
    | StageBuilt
    | SetTurnedIn
    | TokenTaken
    | TokenRevealed
    | TokenUsed
    | ExtrasForgone
    | DeckOpened
    | CardsSeen
    | DeckShuffled
    | BattleFought
    | HornsDiscarded
    | Passed
    | TopSeen
    | GameEnded
)


def visible(event: Event, seat: Seat | None) -> bool:
    """Whether `seat` may know of an event: what one seat alone has seen only that seat."""
    return not isinstance(event, CardsSeen | TopSeen) or event.seat == seat
