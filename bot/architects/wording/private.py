"""Words the hidden cards that one seat alone sees; nobody else may read these sentences."""

from engine.architects.decisions import KeepCard
from engine.architects.table import View

from ...wording.lists import commas, enumerated
from ...wording.strings import Words
from .items import card_name, deck_name


def looked_text(words: Words, view: View) -> str:
    """Return what the viewer sees: cards on top of a side deck, or the top of the central one."""
    decision = view.table.todo[0] if view.table.todo else None
    if view.looked and isinstance(decision, KeepCard):
        cards = enumerated(words, [card_name(words, card, ".within") for card in view.looked])
        deck = deck_name(words, view.table, decision.owner)
        return words("architects-looked", deck=deck, cards=cards, n=len(view.looked))
    return words("architects-peek", card=card_name(words, view.peek or "", ".within"))


def alt_looked(words: Words, view: View) -> str:
    """Return the same cards as alt text."""
    cards = view.looked or (view.peek or "",)
    names = commas(words, (card_name(words, card) for card in cards))
    return words("architects-alt-looked", cards=names, n=len(cards))
