"""Words 7 Wonders Duel: positions, events, items, prices and scores as sentences."""

from .city import alt_city, city
from .decisions import ask, turn
from .discard import alt_discard, discard_text
from .effects import effects
from .events import event_lines, log_lines
from .find import find
from .items import (
    alt_item,
    card_name,
    cost,
    effects_in_short,
    item_name,
    item_text,
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
    "city",
    "cost",
    "discard_text",
    "effects",
    "effects_in_short",
    "event_lines",
    "find",
    "item_name",
    "item_text",
    "log_lines",
    "missing",
    "payable",
    "position",
    "price",
    "reasons",
    "result_text",
    "score_text",
    "token_name",
    "tokens_text",
    "turn",
    "wonder_name",
]
