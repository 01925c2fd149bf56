"""The moves and their notation: `build:baths`, `stage:altar:2:0`, `city:free:palace`, `side:b`.

The two numbers are the coins paid to the left and to the right neighbour; they are left out where
nobody is paid. `city:` stands before what is done for the Free City.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from engine.core.game import UnknownMove

from .catalog import CARDS
from .types import SIDES, CardId, Side


class _Move(Struct, frozen=True, tag=True):
    verb: ClassVar[str]

    def _text(self, words: str, *, city: bool) -> str:
        return f"{'city:' if city else ''}{self.verb}:{words}"


class Build(_Move, frozen=True):
    """Build a card of the hand."""

    verb = "build"
    card: CardId
    left: int = 0
    right: int = 0
    city: bool = False

    def __str__(self) -> str:
        return self._text(_paid(self.card, self.left, self.right), city=self.city)


class BuildStage(_Move, frozen=True):
    """Build the next stage of the wonder; the card marks it, face down."""

    verb = "stage"
    card: CardId
    left: int = 0
    right: int = 0
    city: bool = False

    def __str__(self) -> str:
        return self._text(_paid(self.card, self.left, self.right), city=self.city)


class Discard(_Move, frozen=True):
    """Discard a card of the hand, face down, for coins."""

    verb = "discard"
    card: CardId
    city: bool = False

    def __str__(self) -> str:
        return self._text(self.card, city=self.city)


class BuildFree(_Move, frozen=True):
    """Build a card of the hand with Olympia's gift."""

    verb = "free"
    card: CardId
    city: bool = False

    def __str__(self) -> str:
        return self._text(self.card, city=self.city)


class ReviveCard(_Move, frozen=True):
    """Build a discarded card for nothing, or none of them."""

    verb = "revive"
    card: CardId | None
    city: bool = False

    def __str__(self) -> str:
        return self._text(self.card or NONE, city=self.city)


class TakeSide(_Move, frozen=True):
    """Play with this side of the own wonder board."""

    verb = "side"
    card: ClassVar[None] = None
    city: ClassVar[bool] = False
    side: Side

    def __str__(self) -> str:
        return self._text(self.side.lower(), city=False)


Play: TypeAlias = Build | BuildStage | Discard | BuildFree
"""What is done with a card of a hand."""

Choice: TypeAlias = Play | TakeSide
"""What all players choose at once."""

Move: TypeAlias = Choice | ReviveCard

NONE: Literal["none"] = "none"
"""Stands for the card where a revival is declined."""


def _paid(card: CardId, left: int, right: int) -> str:
    return f"{card}:{left}:{right}" if left or right else card


_FORM = re.compile(
    r"(?P<city>city:)?(?P<verb>[a-z]+):(?P<card>[a-z0-9_]+)"
    r"(?::(?P<left>0|[1-9][0-9]?):(?P<right>0|[1-9][0-9]?))?"
)
_PAID: Mapping[str, type[Build | BuildStage]] = {each.verb: each for each in (Build, BuildStage)}
_UNPAID: Mapping[str, type[Discard | BuildFree | ReviveCard]] = {
    each.verb: each for each in (Discard, BuildFree, ReviveCard)
}
_SIDES: Mapping[str, Move] = {str(TakeSide(side)): TakeSide(side) for side in SIDES}


@lru_cache(maxsize=4096)
def parse(text: str) -> Move:
    """Parse the text of a move; raises `UnknownMove`, also for ids that do not exist."""
    move = _SIDES.get(text) or _about_card(text)
    if move is None or str(move) != text:
        raise UnknownMove(text)
    return move


def _about_card(text: str) -> Move | None:
    """Return the move with the card that a text names, if it has the form of one."""
    found = _FORM.fullmatch(text)
    if found is None:
        return None
    verb, card, city = found["verb"], found["card"], found["city"] is not None
    paid = (int(found["left"]), int(found["right"])) if found["left"] else (0, 0)
    if verb == ReviveCard.verb and card == NONE:
        return ReviveCard(None, city)
    if card not in CARDS:
        return None
    if verb in _PAID:
        return _PAID[verb](card, *paid, city)
    if verb in _UNPAID:
        return _UNPAID[verb](card, city)
    return None
