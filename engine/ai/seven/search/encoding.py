"""From states of `engine.seven` to flat arrays, and from moves to plans."""

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.game import Seat
from engine.seven.decisions import Choose, ChooseForFreeCity, PlaySeventh, Revive
from engine.seven.moves import Build, BuildFree, BuildStage, Discard, Move, ReviveCard
from engine.seven.state import State, discards
from engine.seven.streams import stream
from engine.seven.table import Table, View
from engine.seven.types import FREE_CITY, City, Hand

from .board import (
    AFTER_TURN,
    AGE,
    ASKS_REVIVAL,
    ASKS_SEVENTH,
    BOARD,
    CHOOSING,
    CITIES,
    CITY,
    CITY_SIZE,
    COINS,
    COUNT,
    DEALT,
    DEALT_SIZE,
    DISCARDED,
    DISCARDS,
    GIFT_USED,
    HAND_SIZE,
    HANDS,
    MOST,
    OVER,
    PHASE,
    PILE,
    PLAN,
    PLAN_CARD,
    PLAN_LEFT,
    PLAN_RIGHT,
    PLAYERS,
    PURSE,
    SIZE,
    SOLD,
    SOLD_MOST,
    TOKENS,
    TURN,
    UNITS,
)
from .codes import (
    AGES,
    BUILD,
    CARD,
    DEFEAT,
    DEFEAT_POINTS,
    DISCARD,
    GIFT,
    HAND,
    HOME,
    NOTHING,
    REVIVE,
    STAGED,
    TURNS,
)
from .codes import BOARD as BOARD_CODE
from .interpreted_rules import add, next_stage

Flat: TypeAlias = list[int]


def flat_state(state: State, common: Flat | None = None) -> Flat:
    """Return a state as a flat array; choices that are open are not in it (see `plan`).

    `common` is the `flat_table` of its table, where that is known already.
    """
    s = flat_table(state.table) if common is None else common.copy()
    for seat, hand in enumerate(state.hands):
        _write_hand(s, state.table, seat, hand)
    for age in range(AGES):
        for seat, hand in enumerate(state.deal.hands(age + 1)):
            _write(s, DEALT + age * DEALT_SIZE + seat * HAND, [CARD[card] for card in hand])
        _write(s, PILE + age * HAND, [CARD[card] for card in state.deal.pile(age + 1)])
    _write_discards(s, discards(state))
    return s


def flat_view(view: View) -> Flat:
    """Return what a view holds as a flat array, with nothing where cards are not known.

    It is enough to weigh moves by the policy; nobody else's moves can be made in it.
    """
    s = flat_table(view.table)
    if view.seat is not None:
        _write_hand(s, view.table, view.seat, view.hand)
        if view.choice is not None:
            plan(s, view.seat, view.choice)
    _write_discards(s, view.pile)
    if view.last is not None:
        s[PILE + (view.table.age - 1) * HAND + TURNS] = CARD[view.last]
    return s


def flat_table(table: Table) -> Flat:
    """Return what a table holds as a flat array, and nothing in hands, in decks and on the pile."""
    s = [0] * SIZE
    s[PLAYERS], s[CITIES] = table.players, len(table.cities)
    s[AGE], s[TURN], s[PHASE] = table.age, table.turn, _phase(table)
    for seat, city in enumerate(table.cities):
        _write_city(s, seat, city)
    for decision in table.todo:
        if isinstance(decision, PlaySeventh):
            own = CITY + decision.seat * CITY_SIZE
            s[own + ASKS_SEVENTH], s[own + PURSE] = 1, decision.purse
        elif isinstance(decision, Revive):
            s[CITY + decision.seat * CITY_SIZE + ASKS_REVIVAL] += 1
    return s


def plan(s: Flat, seat: int, move: Move) -> None:
    """Write what `seat` is going to do, for its own city or for the Free City."""
    own = CITY + (FREE_CITY if move.city else seat) * CITY_SIZE
    left = right = 0
    match move:
        case Build(_, left, right):
            s[own + PLAN] = BUILD
        case BuildStage(_, left, right):
            s[own + PLAN] = STAGED
        case Discard():
            s[own + PLAN] = DISCARD
        case BuildFree():
            s[own + PLAN] = GIFT
        case ReviveCard():
            s[own + PLAN] = REVIVE
    s[own + PLAN_CARD] = NOTHING if move.card is None else CARD[move.card]
    s[own + PLAN_LEFT], s[own + PLAN_RIGHT] = left, right


def _phase(table: Table) -> int:
    if not table.todo:
        return OVER
    return CHOOSING if isinstance(table.todo[0], Choose | ChooseForFreeCity) else AFTER_TURN


def _write_hand(s: Flat, table: Table, seat: int, hand: Hand) -> None:
    held = stream(table.age, table.turn, Seat(seat), table.players)
    _write(s, HANDS + held * HAND_SIZE, [len(hand), *(CARD[card] for card in hand)])


def _write_discards(s: Flat, pile: Hand) -> None:
    s[DISCARDS] = len(pile)
    _write(s, DISCARDED, [CARD[card] for card in pile])


def _write(s: Flat, at: int, values: Sequence[int]) -> None:
    s[at : at + len(values)] = values


def _write_city(s: Flat, seat: int, city: City) -> None:
    own = CITY + seat * CITY_SIZE
    s[own + BOARD] = BOARD_CODE[city.board]
    home = HOME[s[own + BOARD]].item()
    for units in (UNITS, SOLD, MOST, SOLD_MOST):
        s[own + units + home] = 1
    for card in city.cards:
        add(s, seat, CARD[card])
    for _ in range(city.stages):
        add(s, seat, next_stage(s, seat))
    s[own + COINS], s[own + GIFT_USED] = city.coins, city.gift_used
    s[own + TOKENS] = sum(city.victories) - DEFEAT_POINTS * city.defeats
    s[own + COUNT + DEFEAT] = city.defeats
    s[own + PLAN] = NOTHING
