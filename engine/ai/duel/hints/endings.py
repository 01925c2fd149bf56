"""The kinds of reasons about the end of the game, which comes with the move or can come next."""

from typing import Literal

from msgspec import Struct

from engine.duel.types import CardId, TokenId, WonderId

Supremacy = Literal["military", "science"]


class _Reason(Struct, frozen=True, tag=True):
    pass


class Wins(_Reason, frozen=True):
    """The move wins the game at once."""

    how: Supremacy


class WinsOnPoints(_Reason, frozen=True):
    """The move is the last one, and wins on points."""

    own: int
    rival: int


class EndsUnwon(_Reason, frozen=True):
    """The move is the last one, and the game a draw; else a warning: the rival wins on points."""

    own: int
    rival: int
    drawn: bool


class LeadsToWin(_Reason, frozen=True):
    """The mover decides next too, and can win at once with `item`."""

    item: CardId | WonderId | TokenId
    how: Supremacy
