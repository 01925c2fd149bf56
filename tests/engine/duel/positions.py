"""Positions by hand: a table as a test wants it, and a deal that agrees with it."""

import re
from collections.abc import Iterable, Mapping

import msgspec

from engine.core.game import Seat, Step
from engine.duel.catalog import AGES, CARDS, LAYOUTS, NUMBERS, TOKENS, WONDERS
from engine.duel.deal import Deal, State, deck, guilds_in
from engine.duel.decisions import Decision, Turn
from engine.duel.economy import card_price, wonder_price
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.table import Table, View
from engine.duel.types import (
    AGE_BACK,
    FIRST,
    GUILD_BACK,
    SECOND,
    CardId,
    City,
    Pair,
    Slot,
    TokenId,
    WonderId,
)

ME, RIVAL = FIRST, SECOND
ROW = {1: range(14, 20), 2: range(6), 3: range(5, 9)}
"""In each age, the slots of one row: cards that lie there alone are all free."""

NEW = City(7)

Slots = Mapping[int, CardId]


def position(
    *,
    me: City = NEW,
    rival: City = NEW,
    age: int = 2,
    free: Iterable[CardId] = (),
    lying: Slots | None = None,
    pawn: int = 0,
    loot: Pair[tuple[int, ...]] = ((3, 6), (3, 6)),
    tokens: tuple[TokenId, ...] | None = None,
    drawn: tuple[TokenId, ...] = (),
    discard: tuple[CardId, ...] = (),
    todo: tuple[Decision, ...] = (Turn(ME),),
) -> State:
    """Return a state in which it is my turn.

    The cards that are left lie in `lying`, by slot, or in `free`, next to each other so that all
    can be taken; a card lies face down where the layout says so and another lies on it. `tokens`
    are those on the board (else five that nobody has), `drawn` what the Great Library will draw.
    """
    cards = dict(lying or zip(ROW[age], free, strict=False))
    deal = _deal((me, rival), age, cards, tokens, drawn, discard)
    table = Table(
        age=age,
        slots=tuple(_slot(age, place, cards) for place in range(NUMBERS.cards_per_age)),
        cities=(me, rival),
        pawn=pawn,
        loot=loot,
        tokens=deal.tokens if tokens is None else tokens,
        discard=discard,
        offer=(),
        todo=todo,
    )
    return State(deal, table)


def builder(
    *wonders: WonderId, tokens: tuple[TokenId, ...] = (), cards: tuple[CardId, ...] = ()
) -> City:
    """Return a city that can pay for anything."""
    return City(60, cards, tokens, wonders)


def play(state: State, *moves: str) -> Step[State, Event]:
    """Make moves by their texts, each for whoever is to act; the step holds all their events."""
    events: list[Event] = []
    for text in moves:
        (seat,) = DUEL.to_act(state)
        step = DUEL.apply(state, seat, DUEL.parse(text))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def after(state: State, *moves: str) -> Table:
    """Return the table after moves."""
    return play(state, *moves).state.table


def legal(state: State) -> list[str]:
    """Return the texts of what may be done now, by whoever is to act."""
    return [
        str(move)
        for seat in DUEL.to_act(state)
        for move in DUEL.legal(DUEL.view(state, seat), seat)
    ]


def views(state: State) -> list[View]:
    """Return what I see, what the rival sees, and what a spectator sees."""
    return [DUEL.view(state, seat) for seat in (ME, RIVAL, None)]


def words(view: View) -> set[str]:
    """Return every word that a view holds: the ids of all that can be seen."""
    return set(re.findall(r'"(\w+)"(?!:)', msgspec.json.encode(view).decode()))


def price(state: State, built: CardId | WonderId, seat: Seat = ME) -> int:
    """Return the coins that a card or wonder costs now."""
    price_of = card_price if built in CARDS else wonder_price
    return price_of(state.table, seat, built).coins


def coins(table: Table) -> tuple[int, int]:
    """Return my coins and the rival's."""
    return (table.cities[ME].coins, table.cities[RIVAL].coins)


def gained(state: State, *moves: str) -> tuple[int, int]:
    """Return what moves bring me and the rival, in coins."""
    before, now = coins(state.table), coins(after(state, *moves))
    return (now[0] - before[0], now[1] - before[1])


def _slot(age: int, place: int, cards: Slots) -> Slot:
    if place not in cards:
        return None
    layout = LAYOUTS[age]
    if layout.face_down[place] and any(cover in cards for cover in layout.covered_by[place]):
        return GUILD_BACK if CARDS[cards[place]].guild else AGE_BACK
    return cards[place]


def _deal(
    cities: Pair[City],
    age: int,
    cards: Slots,
    tokens: tuple[TokenId, ...] | None,
    drawn: tuple[TokenId, ...],
    discard: tuple[CardId, ...],
) -> Deal:
    owned = [(*city.built, *city.wonders) for city in cities]
    first, second = (
        [wonder for each in owned for wonder in each[a:b]] for a, b in ((0, 2), (2, 4))
    )
    spare = [wonder for wonder in WONDERS if wonder not in (*first, *second)]
    for group in (first, second):
        group += [spare.pop() for _ in range(4 - len(group))]
    taken = [token for city in cities for token in city.tokens]
    board = _filled([*(tokens or ()), *taken], [each for each in TOKENS if each not in drawn], 5)
    used = [*discard, *(card for city in cities for card in (*city.cards, *city.under))]
    return Deal(
        wonders=(tuple(first), tuple(second)),
        tokens=board,
        box=_filled(drawn, [each for each in TOKENS if each not in board], 5),
        ages=tuple(_age(each, cards if each == age else {}, used) for each in AGES),
    )


def _age(age: int, cards: Slots, used: list[CardId]) -> tuple[CardId, ...]:
    gone = [card for card in used if CARDS[card].age == age and card not in cards.values()]
    of_back: list[CardId] = []
    for guild in (False, True):
        many = guilds_in(age) if guild else NUMBERS.cards_per_age - guilds_in(age)
        lying = [card for card in cards.values() if CARDS[card].guild == guild]
        mine = [card for card in gone if CARDS[card].guild == guild]
        rest = [card for card in deck(age, guild=guild) if card not in lying]
        of_back += _filled(mine, rest, many - len(lying))
    return tuple(cards.get(place) or of_back.pop() for place in range(NUMBERS.cards_per_age))


def _filled(given: Iterable[str], spare: Iterable[str], many: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*given, *spare)))[:many]
