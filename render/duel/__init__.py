"""The pictures of 7 Wonders Duel."""

from .board import board
from .city import city
from .discard import discard
from .draft import draft
from .finale import finale
from .scorepad import scorepad

__all__ = ["board", "city", "discard", "draft", "finale", "scorepad"]
