"""Encode what a seat sees as a flat state, and decode the codes of moves."""

from functools import cache
from typing import Any

from engine.core.game import Seat
from engine.duel import decisions as decide
from engine.duel import moves as move
from engine.duel.table import View, uncovered
from engine.duel.types import COLOURS, SEATS, FaceDown

from . import board as b
from . import codes as c
from .chance import DEAL_SIZE
from .interpreted_rules import produce

State = list[int]
"""The integers of a state, as `board` describes them."""

_KINDS: dict[type, int] = {
    decide.Draft: c.DRAFT,
    decide.Turn: c.TURN,
    decide.PickToken: c.PICK_TOKEN,
    decide.PickFromLibrary: c.LIBRARY,
    decide.Revive: c.REVIVE,
    decide.Destroy: c.DESTROY,
    decide.ChooseStarter: c.STARTER,
}

NOTHING_KNOWN = [-1] * DEAL_SIZE
"""A deal of which nothing is known: what is turned up is drawn at random."""


def flat_state(view: View) -> State:
    """Encode what a seat sees; what it cannot know is not in the state."""
    table = view.table
    s = [0] * b.SIZE
    s[b.AGE], s[b.PAWN] = table.age, table.pawn
    s[b.TOKENS_OPEN] = _mask(c.TOKEN[token] for token in table.tokens)
    s[b.TOKENS_DRAWN] = _mask(c.TOKEN[token] for token in view.library)
    s[b.OFFER] = _mask(c.WONDER[wonder] for wonder in table.offer)
    s[b.DISCARDED] = len(table.discard)
    for side, places in enumerate(table.loot):
        for at, place in enumerate(c.LOOT_AT):
            s[b.LOOT + side * c.N_LOOT + at] = int(place in places)
    _lay_out(s, view)
    _decisions(s, view)
    for card in table.discard:
        s[b.WHERE + c.CARD[card]] = b.DISCARD_PILE
    for seat in SEATS:
        _city(s, view, seat)
    return s


def _mask(codes: Any) -> int:
    return sum(1 << code for code in codes)


def _lay_out(s: State, view: View) -> None:
    table = view.table
    for slot, lies in enumerate(table.slots):
        if lies is None:
            s[b.SLOT + slot] = b.GONE
        elif isinstance(lies, FaceDown):
            s[b.SLOT + slot] = b.GUILD_BACK if lies.guild else b.AGE_BACK
        else:
            s[b.SLOT + slot] = c.CARD[lies]
            s[b.WHERE + c.CARD[lies]] = b.OPEN
    if not table.age:
        return
    s[b.LEFT] = sum(lies is not None for lies in table.slots)
    under = c.UNDER[table.age - 1].tolist()
    for slot, lies in enumerate(table.slots):
        for below in under[slot]:
            if below >= 0 and lies is not None:
                s[b.COVERED + below] += 1
    free_now = uncovered(table.age, table.slots)
    s[b.FREE_N] = len(free_now)
    s[b.FREE : b.FREE + len(free_now)] = free_now


def _decisions(s: State, view: View) -> None:
    table = view.table
    if not table.todo:
        s[b.KIND_NOW] = c.OVER
        return
    now, *later = table.todo
    s[b.KIND_NOW], s[b.MOVER] = _KINDS[type(now)], now.seat
    if isinstance(now, decide.Draft):
        s[b.DRAFTED] = 2 * (c.OFFERED - 1) - sum(isinstance(d, decide.Draft) for d in table.todo)
        return
    for decision in table.todo:
        if isinstance(decision, decide.Destroy):
            s[b.COLOUR] = COLOURS.index(decision.colour)
    pending = [each for each in later if not isinstance(each, decide.Turn)]
    s[b.PENDING] = len(pending)
    for at, decision in enumerate(pending):
        s[b.FIRST_PENDING + at] = _KINDS[type(decision)]
    s[b.NEXT] = table.todo[-1].seat


def _city(s: State, view: View, seat: Seat) -> None:
    city = view.table.cities[seat]
    own = b.SEAT + seat * b.CITY
    s[own + b.PURSE] = city.coins
    s[own + b.WONDER_AT : own + b.WONDER_AT + c.OFFERED] = [-1] * c.OFFERED
    for at, wonder in enumerate((*city.built, *city.wonders)):
        s[own + b.WONDER_AT + at] = c.WONDER[wonder]
        s[own + b.WONDER_IS + at] = b.BUILT if at < len(city.built) else b.TO_BUILD
    s[own + b.WONDERS_HELD] = len(city.built) + len(city.wonders)
    s[b.BUILT_ALL] += len(city.built)
    s[own + b.TOKENS_HELD] = _mask(c.TOKEN[token] for token in city.tokens)
    for card in city.cards:
        s[b.WHERE + c.CARD[card]] = b.IN_CITY + seat
    for card in city.under:
        s[b.WHERE + c.CARD[card]] = b.UNDER_WONDER
    items = [c.CARD[card] for card in city.cards]
    items += [c.FIRST_WONDER + c.WONDER[wonder] for wonder in city.built]
    items += [c.FIRST_TOKEN + c.TOKEN[token] for token in city.tokens]
    for item in items:
        kind, points, symbol = int(c.KIND[item]), int(c.POINTS[item]), int(c.SYMBOL[item])
        s[own + b.COUNT + kind] += 1
        s[own + b.POINTS_NOW] += points
        s[own + b.BLUE_POINTS] += points * (kind == c.BLUE)
        produce(s, own, item, 1)
        if symbol >= 0:
            s[own + b.SYMBOLS_HELD + symbol] += 1
    held = s[own + b.SYMBOLS_HELD : own + b.SYMBOLS_HELD + c.N_SYMBOLS]
    s[own + b.SYMBOL_N] = sum(map(bool, held))


def as_move(s: State, code: int) -> move.Move:
    """Return the move that a code means in a state."""
    if code < c.MOVE_DRAFT:
        slot, way = divmod(code, c.WAYS)
        card = c.CARD_IDS[s[b.SLOT + slot]]
        if way == c.BUILD:
            return move.Build(card)
        if way == c.DISCARD:
            return move.Discard(card)
        at = b.SEAT + s[b.MOVER] * b.CITY + b.WONDER_AT + way - c.WITH_WONDER
        return move.BuildWonder(c.WONDER_IDS[s[at]], card)
    return _as_choice(code, int(s[b.KIND_NOW]))


@cache
def _as_choice(code: int, kind: int) -> move.Move:
    if code < c.MOVE_TOKEN:
        return move.TakeWonder(c.WONDER_IDS[code - c.MOVE_DRAFT])
    if code < c.MOVE_CARD:
        token = c.TOKEN_IDS[code - c.MOVE_TOKEN]
        return move.TakeToken(token) if kind == c.PICK_TOKEN else move.KeepToken(token)
    if code < c.MOVE_START:
        card = c.CARD_IDS[code - c.MOVE_CARD]
        return move.ReviveCard(card) if kind == c.REVIVE else move.DestroyCard(card)
    return move.Start(Seat(code - c.MOVE_START))
