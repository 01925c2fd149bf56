"""The pictures of 7 Wonders."""

from .board import board
from .city import city
from .closeup import closeup
from .conflicts import conflicts
from .discard import discard
from .finale import finale
from .hand import hand
from .poster import poster
from .replay import replay
from .scorepad import scorepad
from .sides import sides
from .warm import warm

__all__ = [
    "board",
    "city",
    "closeup",
    "conflicts",
    "discard",
    "finale",
    "hand",
    "poster",
    "replay",
    "scorepad",
    "sides",
    "warm",
]
