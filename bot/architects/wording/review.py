"""Words what was hidden at a moment of a finished game: who knew it, and who could not."""

from engine.architects.events import CardTaken, TokenTaken
from engine.architects.table import View

from ...wording.lists import commas
from ...wording.strings import Words
from .items import card_name, token_in_short, token_name


def knew(words: Words, who: str, view: View) -> str:
    """Return which hidden cards the view's seat could see, `who` being its name."""
    cards = [view.peek] if view.peek is not None else list(view.looked)
    return words("architects-review-knew", who=who, cards=commas(words, _names(words, cards)))


def could_not_know(words: Words, who: str, drawn: CardTaken | TokenTaken) -> str:
    """Return what a move takes that its maker, whose name is `who`, could not know before it."""
    match drawn:
        case CardTaken(_, card):
            return words("architects-review-card", who=who, card=card_name(words, card, ".within"))
        case TokenTaken(_, token):
            name, does = token_name(words, token), token_in_short(words, token)
            return words("architects-review-token", who=who, token=name, effects=does)


def _names(words: Words, cards: list[str]) -> list[str]:
    return [card_name(words, card) for card in cards]
