"""The pictures of 7 Wonders Duel."""

from .board import board
from .city import city
from .discard import discard
from .draft import draft
from .finale import finale
from .replay import replay
from .scorepad import scorepad
from .warm import warm

__all__ = ["board", "city", "discard", "draft", "finale", "replay", "scorepad", "warm"]
