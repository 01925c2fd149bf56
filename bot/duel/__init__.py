"""7 Wonders Duel as the bot sees it: stored games replayed, and the panels made of them."""

from render.duel import warm

from .kit import deal_cards, describe, poster
from .match import DuelMatch, open_match
from .review import known, moment, review

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
