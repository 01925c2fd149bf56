"""7 Wonders Duel as the bot sees it: stored games replayed, and the panels made of them."""

from render.duel import warm

from .review import known, moment, review
from .session import DuelMatch, open_match
from .showing import deal_cards, describe, poster

__all__ = [
    "DuelMatch",
    "deal_cards",
    "describe",
    "known",
    "moment",
    "open_match",
    "poster",
    "review",
    "warm",
]
