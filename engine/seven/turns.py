"""Turns and Ages: dealing, passing, the last cards, conflicts, and what comes after what."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Seat

from . import conflict
from .catalog import NUMBERS
from .deal import Deal
from .decisions import Choose, ChooseSide, PlaySeventh, Revive
from .events import (
    AgeBegan,
    Drew,
    GameEnded,
    HandsPassed,
    LastCardDiscarded,
    LastCardsDiscarded,
    TokenReceived,
)
from .legal import revivable
from .moves import Build, BuildFree
from .mutable_state import MutableState
from .plays import Chosen, price_of
from .production import lasting_effects
from .score import result
from .state import Memory, State, pile_faces
from .table import Table, holder
from .types import AGES, FREE_CITY, CardId, City, Hand, Price

LAST = NUMBERS.turns
"""The last turn of an Age."""


def start(deal: Deal) -> State:
    """Return the state before the first move."""
    players = deal.players
    cities = tuple(City(board, NUMBERS.coins_each) for board in deal.wonders)
    table = Table(players, 0, 0, cities, (), ())
    nobody = State(deal, table, ((),) * players, (None,) * players, (Memory(),) * players)
    state = MutableState(nobody)
    if deal.choose_sides:
        state.ask(ChooseSide())
    else:
        begin_age(state, AGES[0])
    return state.frozen()


def has_free_city(state: MutableState) -> bool:
    """Return whether one of the cities is the Free City."""
    return len(state.cities) > len(state.players)


def free_city_holder(state: MutableState) -> Seat:
    """Return the player who holds the Free City this turn."""
    return holder(state.age, state.turn)


def leave_last_cards(state: MutableState, chosen: Sequence[Chosen]) -> None:
    """Discard what is left after the sixth turn, but for a seventh card that is to be played.

    Ruling 44; with two players the last card of the draw pile goes too (ruling 60).
    """
    spent = {each.seat: price.total if price else 0 for each, price in _priced(state, chosen)}
    built = {each.seat: each.play.card for each in chosen if isinstance(each.play, _BUILDS)}
    left = 0
    for seat, card in _last_cards(state):
        if lasting_effects(state.cities[seat]).plays_seventh:
            decides = free_city_holder(state) if seat not in state.players else seat
            purse = state.before.table.cities[seat].coins - spent[seat]
            state.ask(PlaySeventh(seat, decides, purse, built.get(seat)))
            continue
        left += 1
        state.record("leftover", seat, card)
        if seat in state.players:
            state.hands[seat] = ()
            state.events.append(LastCardDiscarded(seat, card))
    if left:
        state.events.append(LastCardsDiscarded(left))


_BUILDS = (Build, BuildFree)


def _priced(state: MutableState, chosen: Sequence[Chosen]) -> Sequence[tuple[Chosen, Price | None]]:
    return [(each, price_of(state.before.table, each)) for each in chosen]


def _last_cards(state: MutableState) -> Sequence[tuple[Seat, CardId]]:
    found = [(seat, state.hands[seat][0]) for seat in state.players]
    pile = state.before.deal.pile(state.age)
    return [*found, (FREE_CITY, pile[LAST])] if pile else found


def ask_for_revivals(state: MutableState) -> None:
    """Let those choose from the discards who may; they choose at the end of the turn."""
    for seat in state.revivals:
        decides = free_city_holder(state) if seat not in state.players else seat
        state.ask(Revive(seat, decides))


def go_on(state: MutableState) -> None:
    """Go on to the next decision: one that is open, the next turn or Age, or the end."""
    while state.todo and isinstance(state.todo[0], Revive):
        pile = pile_faces(state.acts, state.faces)
        decision = state.todo[0]
        if revivable(state.table(), decision.seat, tuple(card for _, card in pile)):
            state.remember(decision.decides, pile)
            return
        state.todo.pop(0)
    if state.todo:
        return
    if state.turn < LAST:
        _pass_hands(state)
        _begin_turn(state, state.turn + 1)
        return
    _fight(state)
    if state.age < AGES[-1]:
        begin_age(state, state.age + 1)
        return
    ended = result(state.table())
    assert ended is not None
    state.events.append(GameEnded(ended))


def begin_age(state: MutableState, age: int) -> None:
    """Deal the hands of an Age, and let all choose a card."""
    state.age = age
    state.hands = list(state.before.deal.hands(age))
    state.events.append(AgeBegan(age))
    _begin_turn(state, 1)


def _begin_turn(state: MutableState, turn: int) -> None:
    """Let all players see their hands; the Free City's holder draws a card first (ruling 54)."""
    state.turn = turn
    state.todo = [Choose()]
    if not has_free_city(state):
        state.look(None, None)
        return
    drawer = free_city_holder(state)
    card = state.before.deal.pile(state.age)[turn - 1]
    state.draw(drawer, card)
    state.events.append(Drew(drawer, card))
    state.look(card, drawer)


def _pass_hands(state: MutableState) -> None:
    """Pass the hands on (ruling 43); with two players they are exchanged (ruling 59)."""
    to = NUMBERS.passes[state.age - 1]
    back = -1 if to == "left" else 1
    hands: list[Hand] = state.hands
    state.hands = [hands[(seat + back) % len(hands)] for seat in state.players]
    state.events.append(HandsPassed(to))


def _fight(state: MutableState) -> None:
    """Give the tokens of the conflicts at the end of an Age (rulings 45 and 61)."""
    cities = tuple(state.cities)
    for seat in map(Seat, range(len(cities))):
        for rival, points in conflict.tokens(cities, state.age, seat):
            city = state.cities[seat]
            if points > 0:
                city = replace(city, victories=(*city.victories, points))
            else:
                city = replace(city, defeats=city.defeats + 1)
            state.cities[seat] = city
            state.events.append(TokenReceived(seat, rival, points))
