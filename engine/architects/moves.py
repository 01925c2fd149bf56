"""The moves and their notation: `take:centre`, `build:3d:clay+coin+wood`, `keep:gear`."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from engine.core.game import Seat, UnknownMove

from .catalog import CARDS, COIN, GREEN, GREY, NUMBERS, SEATS, TOKENS
from .types import CENTRE, UNSEEN, CardId, DeckId, StageId, TokenId


class _Move(Struct, frozen=True):
    """A move is written as its verb and its fields, with colons between."""

    verb: ClassVar[str]

    def __str__(self) -> str:
        return ":".join([self.verb, *map(_text, astuple(self))])


def _text(value: object) -> str:
    return "+".join(value) if isinstance(value, tuple) else str(value)


class Take(_Move, frozen=True):
    """Take the top card of a deck, named by its owner's seat or `centre`."""

    verb = "take"
    deck: DeckId


class Build(_Move, frozen=True):
    """Build a stage with these cards, which are in the order of the alphabet."""

    verb = "build"
    stage: StageId
    cards: tuple[CardId, ...]


class TurnIn(_Move, frozen=True):
    """Turn in a set of symbols, in the order of the alphabet, for a token (or the unseen one)."""

    verb = "science"
    symbols: tuple[CardId, ...]
    token: TokenId


class TakeToken(_Move, frozen=True):
    """Take a progress token (or the unseen one) for nothing."""

    verb = "token"
    token: TokenId


class Look(_Move, frozen=True):
    """Look at the top cards of a side deck."""

    verb = "look"
    owner: Seat


class Keep(_Move, frozen=True):
    """Keep one of the cards looked at."""

    verb = "keep"
    card: CardId


class Extra(_Move, frozen=True):
    """Use a token that gives an extra card; which card is the next move."""

    verb = "extra"
    token: TokenId


class Done(_Move, frozen=True):
    """End the turn, and forgo the extra cards that could be taken."""

    verb = "done"


Move: TypeAlias = Take | Build | TurnIn | TakeToken | Look | Keep | Extra | Done

_KINDS: Mapping[str, type[Move]] = {kind.verb: kind for kind in Move.__args__}
_OWNERS = {str(seat): Seat(seat) for seat in range(SEATS.stop - 1)}
_TOKENS = {token: token for token in TOKENS}


def _several(known: tuple[CardId, ...], text: str) -> tuple[CardId, ...]:
    cards = tuple(text.split("+"))
    if list(cards) != sorted(cards) or not set(cards) <= set(known):
        raise ValueError(text)
    return cards


_READ: Mapping[type[Move], tuple[Callable[[str], Any], ...]] = {
    Take: ({**_OWNERS, CENTRE: CENTRE}.__getitem__,),
    Build: (
        {stage: stage for stage in NUMBERS.costs}.__getitem__,
        lambda text: _several((*GREY, COIN), text),
    ),
    TurnIn: (lambda text: _several(GREEN, text), {**_TOKENS, UNSEEN: UNSEEN}.__getitem__),
    TakeToken: ({**_TOKENS, UNSEEN: UNSEEN}.__getitem__,),
    Look: (_OWNERS.__getitem__,),
    Keep: ({card: card for card in CARDS}.__getitem__,),
    Extra: (_TOKENS.__getitem__,),
    Done: (),
}
"""How the fields of each move are read; what cannot be read raises `KeyError` or `ValueError`."""


def parse(text: str) -> Move:
    """Parse the text of a move; raises `UnknownMove`, also for ids that do not exist."""
    try:
        return _parse(text)
    except (KeyError, ValueError):
        raise UnknownMove(text) from None


@lru_cache(maxsize=4096)
def _parse(text: str) -> Move:
    verb, *words = text.split(":")
    kind = _KINDS[verb]
    return kind(*[read(word) for read, word in zip(_READ[kind], words, strict=True)])
