"""Words how a game begins, and its moves as advice."""

from typing import assert_never

from engine.architects import moves
from engine.architects.table import Table
from engine.architects.types import CENTRE

from ...wording.circle import Circle
from ...wording.strings import Words
from .items import card_name, cards_in_short, cost, deck_name, token_name, wonder_name


def begins(words: Words, circle: Circle, table: Table) -> str:
    """Return that the game begins, with whom, and which wonder each builds, in their order."""
    dealt = [
        words("architects-dealt", who=who, wonder=wonder_name(words, city.wonder))
        for who, city in zip(circle.who, table.cities, strict=True)
    ]
    return "\n".join((words("architects-begins", first=circle.who[0]), *dealt))


def move_text(words: Words, table: Table, move: moves.Move) -> str:
    """Return a possible move as advice: `Take wood from the deck of Giza`."""
    match move:
        case moves.Take(deck):
            top = None if deck == CENTRE else table.decks[deck].top
            if top is None:
                return words("architects-move-take-unseen")
            card, name = card_name(words, top, ".within"), deck_name(words, table, deck)
            return words("architects-move-take", card=card, deck=name)
        case moves.Build(stage, cards):
            paid, due = cards_in_short(words, cards), cost(words, stage)
            return words("architects-move-build", cost=due, cards=paid)
        case moves.TurnIn(symbols, token):
            name, turned_in = token_name(words, token, ".within"), cards_in_short(words, symbols)
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
