"""The signs of Architects beside those that all games share, and which one stands for a move."""

from collections.abc import Mapping

from engine.architects import moves
from engine.architects.catalog import CARDS, GREEN, TOKENS
from engine.architects.effects import Horns, Points, Shields, TakesCat
from engine.architects.moves import Move
from engine.architects.table import View
from engine.architects.types import CENTRE, UNSEEN, CardId, TokenId

SIGNS: Mapping[str, str] = {
    **{f"symbol_{symbol}": f"science-{symbol}" for symbol in GREEN},
    **{f"progress_{token}": f"architects-token-{token}" for token in TOKENS},
    "progress": "token",
    "wonder": "wonder",
    "cat": "architects-cat",
    "horn": "architects-horn",
    "face_down": "architects-back",
    "look": "architects-look",
}


def sign_of(view: View, move: Move) -> str | None:
    """Return the key of the sign of a possible move of the view's seat: of what it brings."""
    match move:
        case moves.Take(deck):
            card = view.peek if deck == CENTRE else view.table.decks[deck].top
            return "face_down" if card is None else card_sign(card)
        case moves.Keep(card):
            return card_sign(card)
        case moves.Build():
            return "wonder"
        case moves.TurnIn(_, token) | moves.TakeToken(token) | moves.Extra(token):
            return token_sign(token)
        case moves.Look():
            return "look"
        case moves.Done():
            return None


def card_sign(card: CardId) -> str:
    """Return the key of a card's sign: of the most telling thing on it."""
    if card in GREEN:
        return f"symbol_{card}"
    effects = CARDS[card].effects
    for kind, key in ((TakesCat, "cat"), (Horns, "horn"), (Shields, "shield"), (Points, "points")):
        if any(isinstance(effect, kind) for effect in effects):
            return key
    return card


def token_sign(token: TokenId) -> str:
    """Return the key of the sign of a progress token, or of one that lies face down."""
    return "progress" if token == UNSEEN else f"progress_{token}"
