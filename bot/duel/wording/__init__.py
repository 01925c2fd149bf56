"""7 Wonders Duel in words."""

from .city import alt_city, city
from .decisions import ask, turn
from .discard import alt_discard, discard_text
from .effects import effects
from .events import log, tell
from .find import find
from .items import (
    alt_item,
    card_name,
    card_text,
    cost,
    effects_in_short,
    item_name,
    token_name,
    wonder_name,
)
from .position import alt_board, position
from .prices import missing, payable, price, reasons
from .score import alt_finale, alt_score, result_text, score_text
from .tokens import alt_tokens, tokens_text

__all__ = [
    "alt_board",
    "alt_city",
    "alt_discard",
    "alt_finale",
    "alt_item",
    "alt_score",
    "alt_tokens",
    "ask",
    "card_name",
    "card_text",
    "city",
    "cost",
    "discard_text",
    "effects",
    "effects_in_short",
    "find",
    "item_name",
    "log",
    "missing",
    "payable",
    "position",
    "price",
    "reasons",
    "result_text",
    "score_text",
    "tell",
    "token_name",
    "tokens_text",
    "turn",
    "wonder_name",
]
