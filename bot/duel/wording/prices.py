"""Words prices: the amount, the reasons, and the missing coins."""

from collections.abc import Iterable
from itertools import groupby
from typing import assert_never

from engine.duel.types import Bought, Chained, Chosen, Price, Printed, Produced, Reason, Waived

from ...wording.lists import commas, sums
from ...wording.resources import units
from ...wording.strings import Words
from .items import card_name


def price(words: Words, due: Price) -> str:
    """Return `free`, or `3 coins`."""
    return words("coins", coins=due.coins) if due.coins else words("price-free")


def missing(words: Words, coins: int) -> str:
    """Return `2 coins short`."""
    return words("price-missing", coins=coins)


def payable(words: Words, due: Price, coins: int) -> str:
    """Return the price for a player with `coins`, and the missing coins, if any."""
    lacking = due.coins - coins
    if lacking <= 0:
        return price(words, due)
    return words("position-price-lacking", price=price(words, due), missing=missing(words, lacking))


def reasons(words: Words, due: Price) -> str:
    """Return the reasons: `2 wood produced, 1 glass bought for 3 coins`; may be empty."""
    groups = groupby(due.steps, key=_kind)
    return commas(words, (_together(words, list(steps)) for _, steps in groups))


def _kind(reason: Reason) -> object:
    """Return the key by which steps are grouped; purchases are grouped by price."""
    return reason if isinstance(reason, Bought) else type(reason)


def _together(words: Words, steps: list[Reason]) -> str:
    first = steps[0]
    match first:
        case Chained(card):
            return words("price-chained", card=card_name(words, card, ".within"))
        case Printed(coins):
            return words("price-printed", coins=coins)
        case Produced():
            return words("price-produced", units=_units(words, steps))
        case Chosen():
            return words("price-chosen", units=_units(words, steps))
        case Waived():
            return words("price-waived", units=_units(words, steps))
        case Bought(_, n, each):
            key = "price-bought" if n == 1 else "price-bought.each"
            return words(key, units=_units(words, steps), coins=each)
        case _:
            assert_never(first)


def _units(words: Words, steps: Iterable[Reason]) -> str:
    return sums(
        words,
        (
            units(words, step.resource, step.units)
            for step in steps
            if isinstance(step, Produced | Chosen | Waived | Bought)
        ),
    )
