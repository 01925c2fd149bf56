"""How a stage can be paid: which cards, and which tokens help (rulings 12 to 15, 31 and 32).

Grey cards cover as much of a cost as they can, coins the rest, for "missing resources" leaves no
room for spending a coin while a resource would do (an open ruling, 15). With Economy one coin
covers more, with Engineering all grey cards count; both force a build that would not be possible
without, and both are the player's choice where it is (open rulings, 31 and 32).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, repeat

from msgspec import Struct

from .catalog import COIN, NUMBERS
from .counting import Goods, Powers, goods, powers
from .types import CardId, City, Cost, StageId, TokenId


class Payment(Struct, frozen=True):
    """A way to pay for a stage: the cards, in the order of the alphabet, and the tokens used."""

    cards: tuple[CardId, ...]
    tokens: tuple[TokenId, ...] = ()


def payments(city: City, stage: StageId, used: tuple[TokenId, ...]) -> tuple[Payment, ...]:
    """Return all ways in which a city can pay for a stage, those as printed first.

    `used` are the tokens that have worked this turn. No two ways have the same cards.
    """
    return _payments(goods(city), NUMBERS.costs[stage], powers(city.tokens, used))


@lru_cache(maxsize=512)
def _payments(goods: Goods, cost: Cost, powers: Powers) -> tuple[Payment, ...]:
    printed = _as_printed(goods, cost)
    found = [paid for grey in printed for paid in _with_coins(grey, goods, cost, powers, ())]
    if powers.engineering is not None:
        helped = (powers.engineering,)
        for grey in _any(goods, cost):
            if grey not in printed:
                found += _with_coins(grey, goods, cost, powers, helped)
    return tuple(found)


def _as_printed(goods: Goods, cost: Cost) -> list[tuple[CardId, ...]]:
    """Return the choices of as many grey cards as count for a cost, as it is printed."""
    if cost.kind == "different":
        kinds = [kind for kind, _ in goods.grey]
        return list(combinations(kinds, min(cost.n, len(kinds))))
    most = min(cost.n, max([many for _, many in goods.grey], default=0))
    if not most:
        return [()]
    return [(kind,) * most for kind, many in goods.grey if many >= most]


def _any(goods: Goods, cost: Cost) -> list[tuple[CardId, ...]]:
    """Return the choices of as many grey cards as there are, up to the cost, of any kinds."""
    grey = [kind for kind, many in goods.grey for _ in repeat(None, min(many, cost.n))]
    return sorted(set(combinations(grey, min(cost.n, sum([many for _, many in goods.grey])))))


def _with_coins(
    grey: tuple[CardId, ...],
    goods: Goods,
    cost: Cost,
    powers: Powers,
    tokens: tuple[TokenId, ...],
) -> Iterator[Payment]:
    """Yield the ways to add the coins that are missing: plain, and with a coin worth more."""
    missing = cost.n - len(grey)
    if missing <= goods.coins:
        yield Payment(_sorted(grey, missing), tokens)
    fewer = missing - powers.coin_worth + 1
    if powers.economy is not None and 0 < fewer <= goods.coins:
        yield Payment(_sorted(grey, fewer), (*tokens, powers.economy))


def _sorted(grey: tuple[CardId, ...], coins: int) -> tuple[CardId, ...]:
    return tuple(sorted((*grey, *repeat(COIN, coins))))
