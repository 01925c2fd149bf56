"""The pictures of 7 Wonders Duel."""

from .board import board
from .challenge import challenge
from .city import city
from .closeup import closeup
from .discard import discard
from .draft import draft
from .finale import finale
from .replay import replay
from .review import review
from .scorepad import scorepad
from .tokens import tokens
from .warm import warm

__all__ = [
    "board",
    "challenge",
    "city",
    "closeup",
    "discard",
    "draft",
    "finale",
    "replay",
    "review",
    "scorepad",
    "tokens",
    "warm",
]
