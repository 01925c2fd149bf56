"""The pictures of 7 Wonders Architects."""

from .battle import battle
from .board import board
from .city import city
from .closeup import closeup
from .finale import finale
from .peek import peek
from .poster import poster
from .replay import replay
from .scorepad import scorepad
from .warm import warm

__all__ = [
    "battle",
    "board",
    "city",
    "closeup",
    "finale",
    "peek",
    "poster",
    "replay",
    "scorepad",
    "warm",
]
