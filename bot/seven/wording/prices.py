"""Words prices: what is paid to whom, the reasons, and the missing coins."""

from collections.abc import Iterable
from itertools import groupby
from typing import assert_never

from engine.core.game import Seat
from engine.seven.types import (
    NEIGHBOURS,
    Bought,
    Chained,
    Chosen,
    Gift,
    Price,
    Printed,
    Produced,
    Reason,
)

from ...wording.lists import commas, sums
from ...wording.resources import units
from ...wording.strings import Words
from .circle import Circle
from .items import card_name


def payment(words: Words, circle: Circle, seat: Seat, price: Price) -> str:
    """Return what `seat` pays: `free`, or `1 coin, 2 coins to Ana`."""
    bank = [words("coins", coins=price.coins)] if price.coins else []
    paid = [*bank, *to_neighbours(words, circle, seat, price)]
    return commas(words, paid) or words("price-free")


def to_neighbours(words: Words, circle: Circle, seat: Seat, price: Price) -> list[str]:
    """Return what `seat` pays to its neighbours: `2 coins to Ana`."""
    return [
        words("seven-pays", coins=coins, who=circle.neighbour(seat, side))
        for side, coins in zip(NEIGHBOURS, (price.left, price.right), strict=True)
        if coins
    ]


def reasons(words: Words, circle: Circle, seat: Seat, price: Price) -> str:
    """Return the reasons: `2 wood produced, 1 glass from Ana for 2 coins`; may be empty."""
    groups = groupby(price.steps, key=_kind)
    return commas(words, (_together(words, circle, seat, list(steps)) for _, steps in groups))


def _kind(reason: Reason) -> object:
    """Return the key by which steps are grouped; purchases are grouped by seller and price."""
    return (reason.seller, reason.each) if isinstance(reason, Bought) else type(reason)


def _together(words: Words, circle: Circle, seat: Seat, steps: list[Reason]) -> str:
    first = steps[0]
    match first:
        case Chained(card):
            return words("price-chained", card=card_name(words, card, ".within"))
        case Gift():
            return words("seven-price-gift")
        case Printed(coins):
            return words("price-printed", coins=coins)
        case Produced():
            return words("price-produced", units=_units(words, steps))
        case Chosen():
            return words("price-chosen", units=_units(words, steps))
        case Bought(_, _, each, seller):
            coins = sum(each * step.units for step in steps if isinstance(step, Bought))
            who = circle.neighbour(seat, seller)
            return words("seven-price-bought", units=_units(words, steps), who=who, coins=coins)
        case _:
            assert_never(first)


def _units(words: Words, steps: Iterable[Reason]) -> str:
    return sums(
        words,
        (
            units(words, step.resource, step.units)
            for step in steps
            if isinstance(step, Produced | Chosen | Bought)
        ),
    )
