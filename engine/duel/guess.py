"""Determinize a view: a complete state consistent with it, the hidden part drawn at random."""

from collections.abc import Iterable
from itertools import chain
from random import Random

from .catalog import AGES, CARDS, NUMBERS, TOKENS, WONDERS
from .deal import Deal, State, deal_age, deck
from .table import Table, View
from .types import CardId, FaceDown, TokenId, WonderId


def guess(view: View, rng: Random) -> State:
    """Return a state that has the table of `view` and a deal drawn at random.

    What has been seen is not drawn again, and face-down cards keep their backs. Parts of the deal
    that can no longer matter are filled with what has been seen, in any order.
    """
    table = view.table
    return State(
        Deal(
            wonders=_wonders(table, rng),
            tokens=_tokens_dealt(table),
            box=_box(view, rng),
            ages=tuple(_age(table, age, rng) for age in AGES),
        ),
        table,
    )


def _wonders(table: Table, rng: Random) -> tuple[tuple[WonderId, ...], tuple[WonderId, ...]]:
    """Rebuild the two draft groups; the first two wonders of each seat are from the first one."""
    size = NUMBERS.wonders_dealt[0]
    owned = [(*city.built, *city.wonders) for city in table.cities]
    first = list(chain.from_iterable(each[:2] for each in owned))
    second = list(chain.from_iterable(each[2:] for each in owned))
    (first if len(first) < size else second).extend(table.offer)
    unseen = _unseen(WONDERS, (*first, *second))
    rng.shuffle(unseen)
    for group in (first, second):
        while len(group) < size:
            group.append(unseen.pop())
    return (tuple(first), tuple(second))


def _tokens_dealt(table: Table) -> tuple[TokenId, ...]:
    """Return the tokens dealt to the board; where a taken token came from no longer matters."""
    taken = [token for city in table.cities for token in city.tokens]
    return (*table.tokens, *taken)[: NUMBERS.tokens_on_board]


def _box(view: View, rng: Random) -> tuple[TokenId, ...]:
    rest = _unseen(TOKENS, (*_tokens_dealt(view.table), *view.library))
    rng.shuffle(rest)
    return (*view.library, *rest)


def _age(table: Table, age: int, rng: Random) -> tuple[CardId, ...]:
    if age > table.age:
        return deal_age(rng, age)
    gone = [card for card in _gone(table) if CARDS[card].age == age]
    if age < table.age:
        return tuple(gone)
    open_cards = [slot for slot in table.slots if isinstance(slot, str)]
    unseen = {
        guild: _unseen(deck(age, guild=guild), (*gone, *open_cards)) for guild in (False, True)
    }
    for cards in unseen.values():
        rng.shuffle(cards)
    return tuple(
        unseen[slot.guild].pop() if isinstance(slot, FaceDown) else slot or gone.pop()
        for slot in table.slots
    )


def _gone(table: Table) -> list[CardId]:
    return [*chain(*((*city.cards, *city.under) for city in table.cities)), *table.discard]


def _unseen(every: Iterable[str], seen: Iterable[str]) -> list[str]:
    known = set(seen)
    return [each for each in every if each not in known]
