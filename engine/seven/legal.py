"""The legal moves of a view: the only source of legality, without access to hidden cards."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.game import Seat
from engine.core.memoize import memoize

from .decisions import Choose, ChooseForFreeCity, ChooseSide, PlaySeventh, Revive
from .moves import (
    Build,
    BuildFree,
    BuildStage,
    Choice,
    Discard,
    Move,
    Play,
    ReviveCard,
    TakeSide,
)
from .prices import card_prices, chain, has_structure, purse, stage_prices
from .production import lasting_effects
from .table import Table, View, to_act
from .types import FREE_CITY, SIDES, CardId, Hand, Price


def legal(view: View, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of `seat` in a fixed order; empty when it is not to act.

    Only its own view contains the hand of a seat: with any other view the list is empty.
    """
    table = view.table
    if seat != view.seat or seat not in to_act(table):
        return ()
    decision = table.todo[0]
    match decision:
        case ChooseSide():
            return tuple(map(TakeSide, SIDES))
        case Choose():
            return _plays(table, seat, view.hand)
        case ChooseForFreeCity():
            return _for_free_city(table, remaining(view.hand, view.choice))
        case PlaySeventh(acting) if acting == FREE_CITY and view.last is not None:
            return _for_free_city(table, (view.last,))
        case PlaySeventh():
            return _plays(table, decision.seat, view.hand)
        case Revive():
            return _revivals(table, decision.seat, view.pile)
        case _:
            assert_never(decision)


def allowed(view: View, seat: Seat, move: Move) -> bool:
    """Return whether `legal` contains a move, without the prices of all other cards.

    A stored game is replayed by this.
    """
    table = view.table
    if seat != view.seat or seat not in to_act(table) or not isinstance(table.todo[0], Choose):
        return move in legal(view, seat)
    if not isinstance(move, Play) or move.card not in view.hand:
        return False
    return move in _plays_of(table, seat, move.card, _stages(table, seat))


def remaining(hand: Hand, choice: Choice | None) -> Hand:
    """Return a hand without the card of a choice, if it is of a card."""
    if choice is None or choice.card is None:
        return hand
    at = hand.index(choice.card)
    return hand[:at] + hand[at + 1 :]


def revivable(table: Table, seat: Seat, pile: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Return the discards that the city at `seat` may build, each once (rulings 7 and 37)."""
    city = table.cities[seat]
    return tuple(card for card in dict.fromkeys(pile) if not has_structure(city, card))


def _plays(table: Table, seat: Seat, hand: Hand) -> tuple[Move, ...]:
    known = _known_plays(table)
    if (seat, hand) not in known:
        known[seat, hand] = tuple(_all_plays(table, seat, hand))
    return known[seat, hand]


@memoize
def _known_plays(table: Table) -> dict[tuple[Seat, Hand], tuple[Move, ...]]:
    """Return the cache of a table's plays: all that shows a turn asks for them."""
    return {}


def _all_plays(table: Table, seat: Seat, hand: Hand) -> Iterator[Move]:
    """Yield card by card what a player may do: build, with the gift, a stage, discard."""
    stages = _stages(table, seat)
    for card in dict.fromkeys(hand):
        yield from _plays_of(table, seat, card, stages)


def _plays_of(table: Table, seat: Seat, card: CardId, stages: Sequence[Price]) -> Iterator[Move]:
    yield from _builds(table, seat, card)
    for price in stages:
        yield BuildStage(card, price.left, price.right)
    yield Discard(card)


def _builds(table: Table, seat: Seat, card: CardId, *, city: bool = False) -> Iterator[Play]:
    if has_structure(table.cities[seat], card):
        return
    for price in _payable(table, seat, card_prices(table, seat, card)):
        yield Build(card, price.left, price.right, city)
    if has_gift(table, seat):
        yield BuildFree(card, city)


def _for_free_city(table: Table, hand: Hand) -> tuple[Move, ...]:
    """Return what may be done for the Free City (rulings 55 to 57).

    It discards only if it can do nothing else with any card. A card with a chain is built by it,
    and in no other way.
    """
    stages = _stages(table, FREE_CITY)
    moves: list[Move] = []
    for card in dict.fromkeys(hand):
        builds = list(_builds(table, FREE_CITY, card, city=True))
        if builds and chain(table.cities[FREE_CITY], card) is not None:
            moves.append(Build(card, city=True))
            continue
        moves += builds
        moves += [BuildStage(card, price.left, price.right, city=True) for price in stages]
    return tuple(moves or [Discard(card, city=True) for card in dict.fromkeys(hand)])


def _revivals(table: Table, seat: Seat, pile: tuple[CardId, ...]) -> tuple[Move, ...]:
    city = seat == FREE_CITY and table.players == FREE_CITY
    found = [ReviveCard(card, city) for card in revivable(table, seat, pile)]
    return (*found, ReviveCard(None, city))


def _stages(table: Table, seat: Seat) -> list[Price]:
    """Return the ways in which a city can pay for its next stage with the coins it has."""
    return _payable(table, seat, stage_prices(table, seat))


def has_gift(table: Table, seat: Seat) -> bool:
    """Return whether a city may build a card of a hand for nothing (ruling 36)."""
    city = table.cities[seat]
    return (
        lasting_effects(city).builds_free
        and city.gift_used != table.age
        and not isinstance(table.todo[0], PlaySeventh)
    )


def _payable(table: Table, seat: Seat, prices: tuple[Price, ...]) -> list[Price]:
    coins = purse(table, seat)
    return [price for price in prices if price.total <= coins]
