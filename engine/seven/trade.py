"""All ways to pay for resources: own production, and purchases from the two neighbours.

A way is offered if no other way pays less to one neighbour without paying more to the other.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from .production import Production, Trader
from .types import RESOURCES, Amounts, Bought, Chosen, Neighbour, Price, Produced, Reason, amounts

Plan = tuple[Amounts, Amounts, Amounts]
"""Units from own producers of choice, bought from the left, and bought from the right."""


@lru_cache(maxsize=4096)
def ways(cost: Amounts, own: Trader, left: Trader, right: Trader) -> tuple[Price, ...]:
    """Return the ways to pay for the resources of a cost, the cheapest first; none if impossible.

    Each unit needs a producer of its own; the city's own production comes first, and only what is
    missing is bought (rulings 14 to 22). Between equally dear ways the one that pays the left
    neighbour less comes first. Coins that the city lacks are not looked at.
    """
    reach = zip(cost, own.own.most, left.sold.most, right.sold.most, strict=True)
    if any(need > mine + at_left + at_right for need, mine, at_left, at_right in reach):
        return ()
    missing = _excess(cost, own.own.units)
    if not any(missing):
        return (Price(0, 0, 0, tuple(_produced(cost, missing))),)
    plans: dict[tuple[int, int], Plan] = {}
    for plan in _plans(missing, own, left, right):
        paid = (_coins(plan[1], own.left), _coins(plan[2], own.right))
        plans.setdefault(paid, plan)
    produced = tuple(_produced(cost, missing))
    return tuple(
        Price(0, *paid, (*produced, *_steps(plans[paid], own)))
        for paid in sorted(_undominated(plans), key=lambda paid: (sum(paid), paid))
    )


def _excess(need: Amounts, units: Amounts) -> Amounts:
    return amounts([n - have if n > have else 0 for n, have in zip(need, units, strict=True)])


def _coins(units: Amounts, each: Amounts) -> int:
    return sum([n * price for n, price in zip(units, each, strict=True)])


def _undominated(paid: dict[tuple[int, int], Plan]) -> Iterator[tuple[int, int]]:
    least_right: int | None = None
    for left, right in sorted(paid):
        if least_right is None or right < least_right:
            least_right = right
            yield (left, right)


def _plans(missing: Amounts, own: Trader, left: Trader, right: Trader) -> Iterator[Plan]:
    """Yield every way to cover what is missing, own producers of choice first."""
    for lacking, chosen in _after_choices(missing, own.own.choices):
        ranges = [
            range(max(0, need - at_right), min(need, at_left) + 1)
            for need, at_left, at_right in zip(
                lacking, left.sold.most, right.sold.most, strict=True
            )
        ]
        for taken in product(*ranges):
            from_left = amounts(taken)
            from_right = _excess(lacking, from_left)
            if _sells(left.sold, from_left) and _sells(right.sold, from_right):
                yield (chosen, from_left, from_right)


def _after_choices(
    missing: Amounts, choices: tuple[tuple[int, ...], ...]
) -> Iterator[tuple[Amounts, Amounts]]:
    """Yield what can be left to buy after own producers of choice, and what these gave.

    A producer that can give something missing does so: to leave it idle is never better.
    """
    found = {missing}
    for choice in choices:
        found = {
            after
            for lacking in found
            for after in ([_less(lacking, at) for at in choice if lacking[at]] or [lacking])
        }
    for lacking in sorted(found):
        yield (lacking, _excess(missing, lacking))


def _less(units: Amounts, place: int) -> Amounts:
    return amounts([*units[:place], units[place] - 1, *units[place + 1 :]])


def _sells(sold: Production, units: Amounts) -> bool:
    """Return whether a neighbour can sell all of this in one turn (rulings 15 and 16)."""
    excess = _excess(units, sold.units)
    wanted = [place for place, n in enumerate(excess) for _ in range(n)]
    return not wanted or _matched(wanted, sold.choices)


def _matched(wanted: list[int], choices: tuple[tuple[int, ...], ...]) -> bool:
    """Return whether each wanted unit can come from a producer of choice of its own."""
    if not wanted:
        return True
    if len(wanted) > len(choices):
        return False
    return any(
        wanted[0] in choice and _matched(wanted[1:], choices[:at] + choices[at + 1 :])
        for at, choice in enumerate(choices)
    )


def _produced(cost: Amounts, missing: Amounts) -> Iterator[Reason]:
    for resource, need, lacking in zip(RESOURCES, cost, missing, strict=True):
        if need > lacking:
            yield Produced(resource, need - lacking)


def _steps(plan: Plan, own: Trader) -> Iterator[Reason]:
    chosen, from_left, from_right = plan
    for resource, units in zip(RESOURCES, chosen, strict=True):
        if units:
            yield Chosen(resource, units)
    sellers: tuple[tuple[Neighbour, Amounts, Amounts], ...] = (
        ("left", from_left, own.left),
        ("right", from_right, own.right),
    )
    for seller, bought, prices in sellers:
        for resource, units, each in zip(RESOURCES, bought, prices, strict=True):
            if units:
                yield Bought(resource, units, each, seller)
