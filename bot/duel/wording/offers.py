"""Words options, one line each: wonders of the draft, tokens, and builds with their price."""

from msgspec.structs import replace

from engine.core.game import Seat
from engine.duel import decisions as decide
from engine.duel.catalog import CARDS, WONDERS
from engine.duel.economy import card_price, wonder_price
from engine.duel.legal import buildable
from engine.duel.table import Table
from engine.duel.types import CardId, Chosen, Price, Printed, Produced, TokenId, WonderId

from ...wording.lists import commas
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
    """Return what a free card does and costs, with reasons, and which wonders can be built with it.

    Each wonder that can be paid has a line; the others have one together.
    """
    coins = table.cities[seat].coins
    due = {wonder: wonder_price(table, seat, wonder) for wonder in buildable(table, seat)}
    lacking = [
        words("offer-lacking", name=_button_name(words, wonder), lacking=lack)
        for wonder, each in due.items()
        if (lack := each.coins - coins) > 0
    ]
    return "\n".join(
        (
            _card_line(words, card),
            _price_line(words, card_price(table, seat, card), coins),
            *(_wonder_line(words, each) for each, price in due.items() if price.coins <= coins),
            *((words("offer-not-payable", wonders=commas(words, lacking)),) if lacking else ()),
        )
    )


def offered_wonder(words: Words, wonder: WonderId) -> str:
    """Return a wonder of the draft: its name, cost and effects."""
    return words(
        "offer-wonder",
        name=_button_name(words, wonder),
        cost=cost(words, WONDERS[wonder].cost),
        does=effects_in_short(words, wonder),
    )


def offered_token(words: Words, token: TokenId) -> str:
    """Return a progress token: its name and effects."""
    return words("offer-token", name=token_name(words, token), does=effects_in_short(words, token))


def _card_line(words: Words, card: CardId) -> str:
    return words(
        "offer-card",
        name=card_name(words, card),
        kind=words(f"colour-{CARDS[card].colour}"),
        does=effects_in_short(words, card),
    )


def _price_line(words: Words, due: Price, coins: int) -> str:
    why = _why(words, due)
    key = "offer-price.why" if why else "offer-price"
    return words(key, price=payable(words, due, coins), why=why)


def _wonder_line(words: Words, wonder: WonderId) -> str:
    """Return a wonder's name and effects; its button tells the price."""
    does = effects_in_short(words, wonder)
    return words("offer-build", name=_button_name(words, wonder), does=does)


def _button_name(words: Words, wonder: WonderId) -> str:
    """Return a wonder's name as its button has it."""
    return wonder_name(words, wonder, ".label")


def _why(words: Words, due: Price) -> str:
    """Return what the coins are paid for, or why there are none to pay.

    It is empty where they are the price that the card tells.
    """
    if not due.coins:
        return reasons(words, due)
    steps = tuple(step for step in due.steps if not isinstance(step, Produced | Chosen))
    printed = all(isinstance(step, Printed) for step in steps)
    return "" if printed else reasons(words, replace(due, steps=steps))
