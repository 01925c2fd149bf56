"""Find the risks of a move: what others stand to gain after it, as far as the view tells."""

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from engine.seven.catalog import CARDS, NUMBERS
from engine.seven.conflict import shields
from engine.seven.decisions import Choose, ChooseForFreeCity
from engine.seven.effects import Shields
from engine.seven.game import SEVEN
from engine.seven.moves import ReviveCard, TakeSide
from engine.seven.prices import card_prices, has_structure
from engine.seven.table import holder
from engine.seven.types import AGES, FREE_CITY, NEIGHBOURS, CardId, left, right

from .kinds import LosesConflicts, PassesOn, Risk
from .preview import MovePreview, gained, with_card

LATE = NUMBERS.turns - 1
"""The turn of an Age from which a lack of shields is worth a warning."""

MUCH = NUMBERS.science_set
"""Points that a card must give the next holder of a hand to be worth a warning."""


def risks(move: MovePreview) -> Iterator[Risk]:
    """Yield the risks of a move, the most important first."""
    for kind in KINDS:
        risk = kind(move)
        if risk is not None:
            yield risk


def loses_conflicts(move: MovePreview) -> LosesConflicts | None:
    """Return who has more shields late in an Age, where one more card could still equal them."""
    if move.table.turn < LATE or move.move.city:
        return None
    cities = move.table.cities
    rivals = (left(move.seat, len(cities)), right(move.seat, len(cities)))
    more = [shields(cities[rival]) - move.after.shields for rival in rivals]
    lacks = tuple((side, n) for side, n in zip(NEIGHBOURS, more, strict=True) if n > 0)
    reach = _reach(move)
    return LosesConflicts(lacks) if any(n <= reach for _, n in lacks) else None


def _reach(move: MovePreview) -> int:
    """Return how many more shields the city could have by the end of the Age with one more card.

    In the last turn that is another card of the hand in place of this move, before it one of the
    next hand.
    """
    if move.table.turn < NUMBERS.turns:
        return _MOST[move.table.age]
    others = (
        MovePreview(move.view, move.mover, str(each)) for each in SEVEN.legal(move.view, move.mover)
    )
    return max((each.after.shields for each in others), default=0) - move.after.shields


def passes_on(move: MovePreview) -> PassesOn | None:
    """Return the card left in the hand that gives most points to its next holder."""
    rival = move.next_holder
    if rival is None:
        return None
    cities = list(move.table.cities)
    cities[move.seat] = move.changed
    table, city = replace(move.table, cities=tuple(cities)), move.table.cities[rival]
    found = [
        PassesOn(card, rival, gained(table, rival, with_card(city, card)))
        for card in dict.fromkeys(_left(move))
        if not has_structure(city, card)
        and any(price.total <= city.coins for price in card_prices(table, rival, card))
    ]
    best = max(found, key=lambda each: each.points, default=None)
    return best if best is not None and best.points >= MUCH else None


def _left(move: MovePreview) -> tuple[CardId, ...]:
    """Return the cards of the hand that are passed on; none where it is not known yet which.

    The holder of the Free City takes a card for it too before the hand is passed on.
    """
    if isinstance(move.move, ReviveCard | TakeSide):
        return ()
    table = move.table
    match table.todo[0]:
        case ChooseForFreeCity():
            return move.rest
        case Choose() if table.players > FREE_CITY or holder(table.age, table.turn) != move.mover:
            return move.rest
        case _:
            return ()


_MOST: Mapping[int, int] = {
    age: max(
        sum(effect.n for effect in card.effects if isinstance(effect, Shields))
        for card in CARDS.values()
        if card.age == age
    )
    for age in AGES
}
"""The most shields that one card of each Age has."""

KINDS: tuple[Callable[[MovePreview], Risk | None], ...] = (loses_conflicts, passes_on)
"""Finders of every kind of risk, the most important first; each returns a risk or `None`."""
