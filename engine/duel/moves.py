"""The moves, and their texts, which read back: `build:baths`, `wonder:sphinx:baths`, `start:0`."""

from collections.abc import Callable
from functools import cache
from typing import ClassVar, TypeAlias

from msgspec import Struct

from engine.core.game import Seat, UnknownMove

from .catalog import CARDS, TOKENS, WONDERS
from .types import SEATS, CardId, TokenId, WonderId


class TakeWonder(Struct, frozen=True):
    """Take a wonder of the draft."""

    verb: ClassVar[str] = "draft"
    wonder: WonderId

    def __str__(self) -> str:
        return f"draft:{self.wonder}"


class Build(Struct, frozen=True):
    """Build an available card."""

    verb: ClassVar[str] = "build"
    card: CardId

    def __str__(self) -> str:
        return f"build:{self.card}"


class Discard(Struct, frozen=True):
    """Discard an available card for coins."""

    verb: ClassVar[str] = "discard"
    card: CardId

    def __str__(self) -> str:
        return f"discard:{self.card}"


class BuildWonder(Struct, frozen=True):
    """Build a wonder; the available card goes under it."""

    verb: ClassVar[str] = "wonder"
    wonder: WonderId
    card: CardId

    def __str__(self) -> str:
        return f"wonder:{self.wonder}:{self.card}"


class TakeToken(Struct, frozen=True):
    """Take a progress token from the board."""

    verb: ClassVar[str] = "token"
    token: TokenId

    def __str__(self) -> str:
        return f"token:{self.token}"


class KeepToken(Struct, frozen=True):
    """Keep a token that the Great Library drew."""

    verb: ClassVar[str] = "library"
    token: TokenId

    def __str__(self) -> str:
        return f"library:{self.token}"


class ReviveCard(Struct, frozen=True):
    """Build a card of the discard pile for nothing."""

    verb: ClassVar[str] = "revive"
    card: CardId

    def __str__(self) -> str:
        return f"revive:{self.card}"


class DestroyCard(Struct, frozen=True):
    """Put a card of the rival's city on the discard pile."""

    verb: ClassVar[str] = "destroy"
    card: CardId

    def __str__(self) -> str:
        return f"destroy:{self.card}"


class Start(Struct, frozen=True):
    """Say which seat begins the age."""

    verb: ClassVar[str] = "start"
    seat: Seat

    def __str__(self) -> str:
        return f"start:{self.seat}"


Move: TypeAlias = (
    TakeWonder
    | Build
    | Discard
    | BuildWonder
    | TakeToken
    | KeepToken
    | ReviveCard
    | DestroyCard
    | Start
)


def _card(text: str) -> CardId:
    return CARDS[text].id


def _wonder(text: str) -> WonderId:
    return WONDERS[text].id


def _token(text: str) -> TokenId:
    return TOKENS[text].id


def _seat(text: str) -> Seat:
    return {str(seat): seat for seat in SEATS}[text]


_READERS: dict[str, tuple[Callable[..., Move], tuple[Callable[[str], object], ...]]] = {
    TakeWonder.verb: (TakeWonder, (_wonder,)),
    Build.verb: (Build, (_card,)),
    Discard.verb: (Discard, (_card,)),
    BuildWonder.verb: (BuildWonder, (_wonder, _card)),
    TakeToken.verb: (TakeToken, (_token,)),
    KeepToken.verb: (KeepToken, (_token,)),
    ReviveCard.verb: (ReviveCard, (_card,)),
    DestroyCard.verb: (DestroyCard, (_card,)),
    Start.verb: (Start, (_seat,)),
}


def parse(text: str) -> Move:
    """Read a move from its text; raises `UnknownMove`, also for ids that do not exist."""
    try:
        return _parse(text)
    except (KeyError, ValueError):
        raise UnknownMove(text) from None


@cache
def _parse(text: str) -> Move:
    verb, *words = text.split(":")
    make, readers = _READERS[verb]
    return make(*(read(word) for read, word in zip(readers, words, strict=True)))
