"""The legal moves of a view: the only source of legality, without access to hidden cards."""

from typing import assert_never

from engine.core.game import Seat
from engine.core.memoize import memoize

from .catalog import CARDS
from .decisions import ChooseStarter, Destroy, Draft, PickFromLibrary, PickToken, Revive, Turn
from .economy import card_price, wonder_price
from .moves import (
    Build,
    BuildWonder,
    DestroyCard,
    Discard,
    KeepToken,
    Move,
    ReviveCard,
    Start,
    TakeToken,
    TakeWonder,
)
from .table import Table, View, free_cards
from .types import SEATS, CardId, WonderId, other


def to_act(table: Table) -> tuple[Seat, ...]:
    """Return the seats that must decide now; empty when the game has ended."""
    return (table.todo[0].seat,) if table.todo else ()


def legal(view: View, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of `seat` in a fixed order; empty when it is not to act.

    Only its owner's view contains the tokens drawn by the Great Library, so for any other view the
    list is empty while that decision is open.
    """
    table = view.table
    if seat not in to_act(table):
        return ()
    decision = table.todo[0]
    match decision:
        case Turn():
            return _turn(table)
        case Draft():
            return tuple(TakeWonder(wonder) for wonder in table.offer)
        case PickToken():
            return tuple(TakeToken(token) for token in table.tokens)
        case PickFromLibrary():
            return tuple(KeepToken(token) for token in view.library)
        case Revive():
            return tuple(ReviveCard(card) for card in table.discard)
        case Destroy():
            theirs = table.cities[other(seat)].cards
            return tuple(DestroyCard(c) for c in theirs if CARDS[c].colour == decision.colour)
        case ChooseStarter():
            return tuple(Start(starter) for starter in SEATS)
        case _:
            assert_never(decision)


@memoize
def _turn(table: Table) -> tuple[Move, ...]:
    seat = table.todo[0].seat
    wonders = [wonder for wonder in buildable(table, seat) if _can_pay_wonder(table, seat, wonder)]
    moves: list[Move] = []
    for card in free_cards(table):
        if _can_pay_card(table, seat, card):
            moves.append(Build(card))
        moves.append(Discard(card))
        moves += [BuildWonder(wonder, card) for wonder in wonders]
    return tuple(moves)


def allowed(view: View, seat: Seat, move: Move) -> bool:
    """Return whether `legal` contains a move, without the prices of all others.

    A stored game is replayed by this.
    """
    table = view.table
    if seat not in to_act(table) or not isinstance(table.todo[0], Turn):
        return move in legal(view, seat)
    match move:
        case Build(card):
            return card in free_cards(table) and _can_pay_card(table, seat, card)
        case Discard(card):
            return card in free_cards(table)
        case BuildWonder(wonder, card):
            return (
                card in free_cards(table)
                and wonder in buildable(table, seat)
                and _can_pay_wonder(table, seat, wonder)
            )
        case _:
            return False


def _can_pay_card(table: Table, seat: Seat, card: CardId) -> bool:
    return card_price(table, seat, card).coins <= table.cities[seat].coins


def _can_pay_wonder(table: Table, seat: Seat, wonder: WonderId) -> bool:
    return wonder_price(table, seat, wonder).coins <= table.cities[seat].coins


def buildable(table: Table, seat: Seat) -> tuple[WonderId, ...]:
    """Return the wonders that `seat` may still build, whether or not it can pay.

    The last unbuilt wonder is not among them once seven are built (ruling 25).
    """
    return table.cities[seat].wonders
