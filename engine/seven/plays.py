"""Carry out what was chosen: all cards are placed at once, then coins are paid out."""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import Seat

from .catalog import NUMBERS
from .events import Built, Discarded, Sold, StageBuilt
from .moves import Build, BuildFree, BuildStage, Discard, Play
from .mutable_state import MutableState
from .prices import GIFT, card_prices, stage_prices
from .table import Table
from .types import FREE_CITY, Price


class Chosen(Struct, frozen=True):
    """What is done for the city at `seat`."""

    seat: Seat
    play: Play


def price_of(table: Table, chosen: Chosen) -> Price | None:
    """Return the price of a play as its payments name it; `None` for a discard."""
    play, seat = chosen.play, chosen.seat
    match play:
        case Build(card, left, right):
            return _paying(card_prices(table, seat, card), left, right)
        case BuildStage(_, left, right):
            return _paying(stage_prices(table, seat), left, right)
        case BuildFree():
            return GIFT
        case Discard():
            return None
        case _:
            assert_never(play)


def carry_out(state: MutableState, every: Sequence[Chosen]) -> None:
    """Carry out plays at once (rulings 5, 6, 20 and 58).

    Prices are those of the table before. Cards are placed first, so that coins paid for each card
    count those of this turn; what neighbours pay comes last.
    """
    prices = [price_of(state.before.table, chosen) for chosen in every]
    for chosen, price in zip(every, prices, strict=True):
        _place(state, chosen, price)
    for chosen, price in zip(every, prices, strict=True):
        _pay_out(state, chosen, price)


def _paying(prices: Sequence[Price], left: int, right: int) -> Price:
    return next(price for price in prices if (price.left, price.right) == (left, right))


def _place(state: MutableState, chosen: Chosen, price: Price | None) -> None:
    play, seat = chosen.play, chosen.seat
    if price is not None:
        state.add_coins(seat, -price.total)
    match play:
        case Build(card) | BuildFree(card):
            free = isinstance(play, BuildFree)
            if free:
                state.cities[seat] = replace(state.cities[seat], gift_used=state.age)
            state.record("free" if free else "build", seat, card)
            state.add_card(seat, card)
            assert price is not None
            state.events.append(Built(seat, card, price))
        case BuildStage(card):
            state.record("stage", seat, card)
            city = state.cities[seat]
            state.cities[seat] = replace(city, stages=city.stages + 1)
            assert price is not None
            state.events.append(StageBuilt(seat, city.stages + 1, price))
        case Discard(card):
            state.record("discard", seat, card)
            state.add_coins(seat, NUMBERS.discard_gain)
            state.events.append(Discarded(seat, NUMBERS.discard_gain))
        case _:
            assert_never(play)


def _pay_out(state: MutableState, chosen: Chosen, price: Price | None) -> None:
    play, seat = chosen.play, chosen.seat
    if isinstance(play, BuildStage):
        state.carry_out_stage(seat)
    elif not isinstance(play, Discard):
        state.carry_out_card(seat, play.card)
    if price is not None:
        for seller, coins in zip(state.neighbours(seat), (price.left, price.right), strict=True):
            if coins:
                state.add_coins(seller, coins)
                state.events.append(Sold(seller, seat, coins))


def acting(seat: Seat, play: Play) -> Chosen:
    """Return a player's play with the city that it is for."""
    return Chosen(FREE_CITY if play.city else seat, play)
