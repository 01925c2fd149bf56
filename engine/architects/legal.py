"""The legal moves of a view: the only source of legality, without access to hidden cards."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import assert_never

from engine.core.game import Seat
from engine.core.memoize import memoize

from .catalog import NUMBERS
from .counting import available, goods
from .decisions import Act, ChooseDeck, ChooseToken, KeepCard, TakeAnywhere, TakeExtra, Turn
from .moves import Build, Done, Extra, Keep, Look, Move, Take, TakeToken, TurnIn
from .payments import payments
from .table import Table, View, anywhere, open_to, pile_left
from .types import UNSEEN, CardId, TokenId, side_decks


def to_act(table: Table) -> tuple[Seat, ...]:
    """Return the seats that must decide now; empty when the game has ended."""
    return (table.todo[0].seat,) if table.todo else ()


def legal(view: View, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of `seat` in a fixed order; empty when it is not to act.

    Only one view contains the cards that Halicarnassus looks at, so for any other view the list is
    empty while that decision is open.
    """
    table = view.table
    if seat not in to_act(table):
        return ()
    decision = table.todo[0]
    match decision:
        case Turn() | TakeExtra():
            return tuple([Take(deck) for deck in open_to(table, seat)])
        case Act():
            return acts(table)
        case TakeAnywhere():
            return tuple([Take(deck) for deck in anywhere(table)])
        case ChooseToken():
            return tuple([TakeToken(token) for token in tokens_on_offer(table)])
        case ChooseDeck():
            sides = side_decks(seat, len(table.cities))
            return tuple([Look(owner) for owner in sides if table.decks[owner].top is not None])
        case KeepCard():
            return tuple([Keep(card) for card in dict.fromkeys(view.looked)])
        case _:
            assert_never(decision)


def tokens_on_offer(table: Table) -> tuple[TokenId, ...]:
    """Return the progress tokens that can be taken: the face-up ones, each once, and the unseen."""
    unseen = (UNSEEN,) if pile_left(table) else ()
    return (*dict.fromkeys(table.face_up), *unseen)


@memoize
def acts(table: Table) -> tuple[Move, ...]:
    """Return what can be done between the card and the end of the turn (rulings 7 to 9, 24, 33).

    Empty where nothing can be done, so that the turn is over. Extra cards alone may be forgone.
    """
    seat = table.todo[0].seat
    compulsory = (*_builds(table, seat), *_sets(table, seat))
    can_take = table.ready and open_to(table, seat)
    extras = [Extra(token) for token in table.ready] if can_take else []
    done = [Done()] if extras and not compulsory else []
    return (*compulsory, *extras, *done)


def _builds(table: Table, seat: Seat) -> Iterator[Move]:
    city = table.cities[seat]
    for stage in available(city.wonder, city.stages):
        for payment in payments(city, stage, table.used):
            yield Build(stage, payment.cards)


def _sets(table: Table, seat: Seat) -> Iterator[Move]:
    found = sets(goods(table.cities[seat]).green)
    if found:
        offer = tokens_on_offer(table)
        yield from (TurnIn(symbols, token) for symbols in found for token in offer)


@lru_cache(maxsize=128)
def sets(green: tuple[tuple[CardId, int], ...]) -> tuple[tuple[CardId, ...], ...]:
    """Return the sets of symbols that can be turned in: equal ones, or different ones (24)."""
    same, different = NUMBERS.science.same, NUMBERS.science.different
    return (
        *((kind,) * same for kind, many in green if many >= same),
        *combinations([kind for kind, _ in green], different),
    )
