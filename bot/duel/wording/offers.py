"""Words options, one line each: wonders of the draft, tokens, and builds with their price."""

from engine.core.game import Seat
from engine.duel import decisions as decide
from engine.duel.catalog import WONDERS
from engine.duel.economy import card_price, wonder_price
from engine.duel.legal import buildable
from engine.duel.table import Table
from engine.duel.types import CardId, Price, TokenId, WonderId

from ...wording.strings import Words
from .decisions import decision_text
from .items import card_name, cost, effects_in_short, token_name, wonder_name
from .prices import payable, reasons


def question(words: Words, who: str, table: Table) -> str:
    """Return the next decision, of the player with the formatted name `who`, and the offer."""
    decision = table.todo[0]
    lines = [decision_text(words, who, decision)]
    match decision:
        case decide.Draft():
            lines += [offered_wonder(words, wonder) for wonder in table.offer]
        case decide.PickToken():
            lines += [offered_token(words, token) for token in table.tokens]
        case _:
            pass
    return "\n".join(lines)


def prices(words: Words, table: Table, seat: Seat, card: CardId) -> str:
    """Return the price, with reasons, of a card and of each wonder that can be built with it."""
    wonders = (wonder_line(words, table, seat, wonder) for wonder in buildable(table, seat))
    return "\n".join((card_line(words, table, seat, card), *wonders))


def offered_wonder(words: Words, wonder: WonderId) -> str:
    """Return a wonder of the draft: its name, cost and effects."""
    return words(
        "offer-wonder",
        name=wonder_name(words, wonder),
        cost=cost(words, WONDERS[wonder].cost),
        does=effects_in_short(words, wonder),
    )


def offered_token(words: Words, token: TokenId) -> str:
    """Return a progress token: its name and effects."""
    return words("offer-token", name=token_name(words, token), does=effects_in_short(words, token))


def card_line(words: Words, table: Table, seat: Seat, card: CardId) -> str:
    """Return the price of a card for `seat`, with reasons."""
    name = card_name(words, card)
    return _priced(words, name, card_price(table, seat, card), table.cities[seat].coins)


def wonder_line(words: Words, table: Table, seat: Seat, wonder: WonderId) -> str:
    """Return the price of a wonder for `seat`, with reasons, and its effects."""
    name = wonder_name(words, wonder)
    price = _priced(words, name, wonder_price(table, seat, wonder), table.cities[seat].coins)
    return words("offer-build", price=price, does=effects_in_short(words, wonder))


def _priced(words: Words, name: str, price: Price, coins: int) -> str:
    why = reasons(words, price)
    key = "price-line-why" if why else "price-line"
    return words(key, name=name, price=payable(words, price, coins), why=why)
