"""Words cards, wonders and progress tokens: names, costs, effects and descriptions."""

from typing import assert_never

from engine.duel.catalog import CARDS, TOKENS, WONDERS, Card, Token, Wonder
from engine.duel.types import RESOURCES, CardId, Cost, TokenId, WonderId

from ...wording.items import in_alt_text, in_message
from ...wording.resources import amounts
from ...wording.strings import Words
from .effects import effects, in_short

Item = Card | Wonder | Token


def card_name(words: Words, card: CardId, form: str = "") -> str:
    """Return a card's name; the `form` `.within` is for the middle of a sentence."""
    return words(f"card-{card}{form}")


def wonder_name(words: Words, wonder: WonderId, form: str = "") -> str:
    """Return a wonder's name.

    The `form` is `.within` a sentence, `.label` without article, or `.short` for narrow places.
    """
    return words(f"wonder-{wonder}{form}")


def wonder_label(words: Words, wonder: WonderId) -> str:
    """Return a wonder's name without article, as in a list."""
    return wonder_name(words, wonder, ".label")


def token_name(words: Words, token: TokenId, form: str = "") -> str:
    """Return a progress token's name; the `form` is `.within`, or `.short` for narrow places."""
    return words(f"token-{token}{form}")


def item_name(words: Words, item: str, form: str = "") -> str:
    """Return the name of a card, wonder or token; raises `KeyError` for any other id."""
    found = item_of(item)
    match found:
        case Card():
            return card_name(words, item, form)
        case Wonder():
            return wonder_name(words, item, form)
        case Token():
            return token_name(words, item, form)
        case _:
            assert_never(found)


def item_of(item: str) -> Item:
    """Return the card, wonder or token of an id; raises `KeyError`."""
    return CARDS.get(item) or WONDERS.get(item) or TOKENS[item]


def cost(words: Words, printed: Cost) -> str:
    """Return a printed cost: `2 coins, 1 glass`, or `free`."""
    return amounts(words, printed.coins, zip(RESOURCES, printed.resources, strict=True))


def effects_in_short(words: Words, item: str) -> str:
    """Return the effects of a card, wonder or token in a few words; raises `KeyError`."""
    return in_short(words, item_of(item).effects)


def effects_in_full(words: Words, item: str) -> list[str]:
    """Return a sentence for each effect of a card, wonder or token; raises `KeyError`."""
    return _sentences(words, item_of(item))


def item_text(words: Words, item: str) -> str:
    """Return the description of a card, wonder or token; raises `KeyError` for other ids."""
    return in_message(_lines(words, item))


def alt_item(words: Words, item: str) -> str:
    """Return the description of an item as alt text; raises `KeyError` for other ids."""
    return in_alt_text(_lines(words, item))


def _lines(words: Words, item: str) -> list[str]:
    found = item_of(item)
    does = (f"- {sentence}" for sentence in _sentences(words, found))
    return [item_name(words, item), *_about(words, found), *does, *_chains(words, found)]


def _about(words: Words, item: Item) -> tuple[str, ...]:
    """Return the kind of an item, and its cost."""
    match item:
        case Card():
            return _heading(words, item), words("item-cost", cost=cost(words, item.cost))
        case Wonder():
            return words("item-wonder"), words("item-cost", cost=cost(words, item.cost))
        case Token():
            return (words("item-token"),)
        case _:
            assert_never(item)


def _sentences(words: Words, item: Item) -> list[str]:
    match item:
        case Card():
            return effects(words, item.effects, item.colour)
        case Wonder():
            return effects(words, item.effects, "wonder")
        case Token():
            return effects(words, item.effects, "token")
        case _:
            assert_never(item)


def _heading(words: Words, card: Card) -> str:
    return words(
        "item-card",
        category=words(f"colour-{card.colour}"),
        card=words(f"colour-{card.colour}.card"),
        age=words(f"age-{card.age}"),
    )


def _chains(words: Words, item: Item) -> tuple[str, ...]:
    """Return the card that makes this one free, and the cards that it makes free."""
    if not isinstance(item, Card):
        return ()
    givers = (item.free_with,) if item.free_with else ()
    opened = (each.id for each in CARDS.values() if each.free_with == item.id)
    return (
        *(words("item-free-with", card=card_name(words, giver, ".within")) for giver in givers),
        *(words("item-opens", card=card_name(words, each, ".within")) for each in opened),
    )
