"""Words cards, wonders and progress tokens: names, costs, effects and descriptions."""

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.architects.catalog import CARDS, NUMBERS, TOKENS, WONDERS, Stage
from engine.architects.table import Table
from engine.architects.types import CENTRE, UNSEEN, CardId, DeckId, StageId, TokenId, WonderId

from ...wording.items import in_alt_text, in_message
from ...wording.lists import commas, enumerated
from ...wording.strings import Words
from .effects import effects, in_short

ITEMS = (*CARDS, *WONDERS, *TOKENS)
"""The ids of what can be looked up; no two kinds share one."""


def card_name(words: Words, card: CardId, form: str = "") -> str:
    """Return a card's name; the `form` `.within` is for the middle of a sentence."""
    return words(f"architects-card-{card}{form}")


def wonder_name(words: Words, wonder: WonderId, form: str = "") -> str:
    """Return a wonder's name; the `form` `.within` is for the middle of a sentence."""
    return words(f"architects-wonder-{wonder}{form}")


def token_name(words: Words, token: TokenId, form: str = "") -> str:
    """Return the name of a progress token, or of the one on top of the face-down pile."""
    if token == UNSEEN:
        return words(f"architects-unseen{form}")
    return words(f"architects-token-{token}{form}")


def deck_name(words: Words, table: Table, deck: DeckId) -> str:
    """Return the name of a deck inside a sentence: that of a wonder, or the central one."""
    if deck == CENTRE:
        return words("architects-deck-centre")
    wonder = table.cities[deck].wonder
    return words("architects-deck", wonder=wonder_name(words, wonder, ".within"))


def cost(words: Words, stage: StageId, form: str = "") -> str:
    """Return what a stage costs: `2 different`; the `form` `.within` is for inside a sentence."""
    printed = NUMBERS.costs[stage]
    return words(f"architects-cost-{printed.kind}{form}", n=printed.n)


def cards_in_short(words: Words, cards: Iterable[CardId]) -> str:
    """Return cards with how many there are of each kind: `Wood ×2, Gear`."""
    return commas(words, counted(words, Counter(cards)))


def cards_listed(words: Words, cards: Iterable[CardId]) -> str:
    """Return cards inside a sentence, those of a kind together: `2 wood and a gear`."""
    each = Counter(cards)
    return enumerated(
        words,
        [
            words(f"architects-card-{card}.many", n=each[card])
            if each[card] > 1
            else card_name(words, card, ".within")
            for card in CARDS
            if each[card]
        ],
    )


def counted(words: Words, cards: Mapping[CardId, int]) -> list[str]:
    """Return each kind of cards with its number, in the order of the catalogue."""
    return [
        words("architects-many", card=card_name(words, card), n=n)
        if n > 1
        else card_name(words, card)
        for card in CARDS
        if (n := cards.get(card, 0))
    ]


def stage_in_short(words: Words, stage: Stage) -> str:
    """Return what a stage gives, in a few words."""
    return in_short(words, stage.effects)


def token_in_short(words: Words, token: TokenId) -> str:
    """Return what a progress token does, in a few words."""
    return in_short(words, TOKENS[token].effects)


def item_name(words: Words, item: str) -> str:
    """Return the name of a card, a wonder or a token; raises `KeyError` for other ids."""
    if item in CARDS:
        return card_name(words, item)
    if item in WONDERS:
        return wonder_name(words, item)
    return token_name(words, TOKENS[item].id)


def item_text(words: Words, item: str) -> str:
    """Return the description of an item; raises `KeyError` for other ids."""
    return in_message(_lines(words, item))


def alt_item(words: Words, item: str) -> str:
    """Return the description of an item as alt text; raises `KeyError` for other ids."""
    return in_alt_text(_lines(words, item))


def _lines(words: Words, item: str) -> list[str]:
    name = item_name(words, item)
    if item in WONDERS:
        return [name, *_wonder(words, item)]
    if item in TOKENS:
        does = (f"- {sentence}" for sentence in effects(words, TOKENS[item].effects))
        return [name, words("architects-item-token"), *does]
    card = CARDS[item]
    return [
        name,
        words(f"architects-kind-{card.colour}"),
        *(f"- {sentence}" for sentence in effects(words, card.effects)),
        words("architects-item-in-centre", n=card.centre),
    ]


def _wonder(words: Words, wonder: WonderId) -> list[str]:
    found = WONDERS[wonder]
    stages = (f"- {_stage(words, stage, piece)}" for stage, piece in found.stages.items())
    deck = commas(words, counted(words, found.deck))
    return [
        words("architects-item-wonder"),
        *stages,
        words("architects-item-deck", cards=deck),
    ]


def _stage(words: Words, stage: StageId, piece: Stage) -> str:
    does = ". ".join(effects(words, piece.effects))
    if not piece.on:
        return words("architects-item-stage", cost=cost(words, stage), effects=does)
    below = enumerated(words, [cost(words, each) for each in piece.on])
    return words("architects-item-on", cost=cost(words, stage), effects=does, on=below)
