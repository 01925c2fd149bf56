"""The moves and their notation: `build:baths`, `wonder:sphinx:baths`, `start:0`."""

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from engine.core.game import Seat, UnknownMove

from .catalog import CARDS, TOKENS, WONDERS
from .types import SEATS, CardId, TokenId, WonderId


class _Move(Struct, frozen=True):
    """A move is written as its verb and its fields, with colons between."""

    verb: ClassVar[str]

    def __str__(self) -> str:
        return ":".join([self.verb, *map(str, astuple(self))])


class TakeWonder(_Move, frozen=True):
    """Take a wonder of the draft."""

    verb = "draft"
    wonder: WonderId


class Build(_Move, frozen=True):
    """Build an available card."""

    verb = "build"
    card: CardId


class Discard(_Move, frozen=True):
    """Discard an available card for coins."""

    verb = "discard"
    card: CardId


class BuildWonder(_Move, frozen=True):
    """Build a wonder; the available card goes under it."""

    verb = "wonder"
    wonder: WonderId
    card: CardId


class TakeToken(_Move, frozen=True):
    """Take a progress token from the board."""

    verb = "token"
    token: TokenId


class KeepToken(_Move, frozen=True):
    """Keep a token that the Great Library drew."""

    verb = "library"
    token: TokenId


class ReviveCard(_Move, frozen=True):
    """Build a card of the discard pile for nothing."""

    verb = "revive"
    card: CardId


class DestroyCard(_Move, frozen=True):
    """Put a card of the rival's city on the discard pile."""

    verb = "destroy"
    card: CardId


class Start(_Move, frozen=True):
    """Choose which seat begins the age."""

    verb = "start"
    seat: Seat


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

_VERBS: Mapping[str, type[Move]] = {kind.verb: kind for kind in Move.__args__}

_VALUES: Mapping[str, Mapping[str, Any]] = {
    "card": {card: card for card in CARDS},
    "wonder": {wonder: wonder for wonder in WONDERS},
    "token": {token: token for token in TOKENS},
    "seat": {str(seat): seat for seat in SEATS},
}
"""The valid values of each field, by their text."""


def parse(text: str) -> Move:
    """Parse the text of a move; raises `UnknownMove`, also for ids that do not exist."""
    try:
        return _parse(text)
    except (KeyError, ValueError):
        raise UnknownMove(text) from None


@cache
def _parse(text: str) -> Move:
    verb, *words = text.split(":")
    kind = _VERBS[verb]
    fields = zip(kind.__struct_fields__, words, strict=True)
    return kind(*(_VALUES[field][word] for field, word in fields))
