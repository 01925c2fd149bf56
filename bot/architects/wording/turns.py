"""Words how a game begins, and its moves as advice."""

from typing import assert_never

from engine.architects import moves
from engine.architects.table import Table, View
from engine.architects.types import CENTRE, DeckId

from ...wording.circle import Circle
from ...wording.strings import Words
from .items import card_name, cards_listed, cost, deck_name, token_name, wonder_name


def begins(words: Words, circle: Circle, table: Table) -> str:
    """Return that the game begins, with whom, and which wonder each builds, in their order."""
    dealt = [
        words("architects-dealt", who=who, wonder=wonder_name(words, city.wonder))
        for who, city in zip(circle.who, table.cities, strict=True)
    ]
    return "\n".join((words("architects-begins", first=circle.who[0]), *dealt))


def move_text(words: Words, view: View, move: moves.Move) -> str:
    """Return a possible move of the view's seat as advice: `Take wood from the deck of Giza`.

    It names the top of the central deck where the view knows it.
    """
    table = view.table
    match move:
        case moves.Take(deck):
            return _take(words, view, deck)
        case moves.Build(stage, cards):
            paid, due = cards_listed(words, cards), cost(words, stage, ".within")
            return words("architects-move-build", cost=due, cards=paid)
        case moves.TurnIn(symbols, token):
            name, turned_in = token_name(words, token, ".within"), cards_listed(words, symbols)
            return words("architects-move-science", symbols=turned_in, token=name)
        case moves.TakeToken(token):
            return words("architects-move-token", token=token_name(words, token, ".within"))
        case moves.Look(owner):
            return words("architects-move-look", deck=deck_name(words, table, owner))
        case moves.Keep(card):
            return words("architects-move-keep", card=card_name(words, card, ".within"))
        case moves.Extra(token):
            return words("architects-move-extra", token=token_name(words, token, ".within"))
        case moves.Done():
            return words("architects-move-done")
        case _:
            assert_never(move)


def _take(words: Words, view: View, deck: DeckId) -> str:
    top = view.peek if deck == CENTRE else view.table.decks[deck].top
    if top is None:
        return words("architects-move-take-unseen")
    card = card_name(words, top, ".within")
    if deck == CENTRE:
        return words("architects-move-take-seen", card=card)
    return words("architects-move-take", card=card, deck=deck_name(words, view.table, deck))
