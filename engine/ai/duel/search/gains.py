"""What a card, wonder or token does for the city that gets it, and to its rival."""

from engine.ai.kernels.kernel import kernel

from .board import (
    BLUE_POINTS,
    CHAIN_COINS,
    CITY,
    COLOUR,
    COUNT,
    DISCARDED,
    EXTRA_SHIELDS,
    FIRST_PENDING,
    FIXED_PRICE,
    FREE_MANUFACTURED,
    FREE_RAW,
    LEFT,
    LOOT,
    MADE,
    MILITARY,
    NEXT,
    PAWN,
    PENDING,
    POINTS_NOW,
    PURSE,
    REASON,
    REPLAYS_NOW,
    SCIENCE,
    SEAT,
    SOLD,
    SYMBOL_N,
    SYMBOLS_HELD,
    TOKENS_OPEN,
    TRADE_COINS,
    WAIVED,
    WINNER,
)
from .codes import (
    AGAIN,
    ANY_MANUFACTURED,
    ANY_RAW,
    ASKS,
    BLUE,
    CAPITAL,
    CHAIN_INCOME,
    COINS,
    COINS_MOST,
    COINS_MOST_OF,
    COINS_PER,
    DESTROY,
    DESTROYS,
    EXTRA,
    FIXED,
    KIND,
    LIBRARY,
    LOOT_AT,
    LOOT_COINS,
    LOSES,
    MAKES,
    N_CARDS,
    N_COUNTED,
    N_KINDS,
    N_LOOT,
    N_RESOURCES,
    OPENS_LIBRARY,
    PAYS,
    PICK_TOKEN,
    POINTS,
    PRODUCES,
    REPLAYS,
    REVIVE,
    REVIVES,
    SELLS,
    SHIELDS,
    SYMBOL,
    SYMBOLS_TO_WIN,
    TRADE_INCOME,
    WAIVES,
)
from .scoring import count_of


@kernel
def gain(s, seat, item):
    """Give `seat` what a card, wonder or token brings, in every way it does."""
    own = SEAT + seat * CITY
    s[own + COUNT + KIND[item]] += 1
    s[own + POINTS_NOW] += POINTS[item]
    if KIND[item] == BLUE:
        s[own + BLUE_POINTS] += POINTS[item]
    if PAYS[item]:
        _coins(s, seat, item)
    if MAKES[item]:
        produce(s, own, item, 1)
    if SHIELDS[item]:
        more = s[own + EXTRA_SHIELDS + KIND[item]] if item < N_CARDS else 0
        _advance(s, seat, SHIELDS[item] + more)
    if SYMBOL[item] >= 0:
        _discover(s, seat, SYMBOL[item])
    if ASKS[item]:
        _ask(s, seat, item)


@kernel
def produce(s, own, item, sign):
    """Add (or, where a card is lost, take away) what an item gives as long as it stands."""
    sells = sign * SELLS[KIND[item]]
    for resource in range(N_RESOURCES):
        made = PRODUCES[item, resource]
        s[own + MADE + resource] += sign * made
        s[own + SOLD + resource] += sells * made
        if FIXED[item, resource]:
            s[own + FIXED_PRICE + resource] = FIXED[item, resource] if sign > 0 else 0
    s[own + FREE_RAW] += sign * ANY_RAW[item]
    s[own + FREE_MANUFACTURED] += sign * ANY_MANUFACTURED[item]
    s[own + CHAIN_COINS] += sign * CHAIN_INCOME[item]
    s[own + TRADE_COINS] += sign * TRADE_INCOME[item]
    s[own + REPLAYS_NOW] += sign * REPLAYS[item]
    for kind in range(N_KINDS):
        s[own + WAIVED + kind] += sign * WAIVES[item, kind]
        s[own + EXTRA_SHIELDS + kind] += sign * EXTRA[item, kind]


@kernel
def _coins(s, seat, item):
    own, rival = SEAT + seat * CITY, SEAT + (1 - seat) * CITY
    coins = COINS[item]
    most = 0
    for city in (own, rival):
        held = 0
        for what in range(N_COUNTED):
            if COINS_MOST_OF[item, what]:
                held += count_of(s, city, what)
        most = max(most, held)
    coins += COINS_MOST[item] * most
    for what in range(N_COUNTED):
        if COINS_PER[item, what]:
            coins += COINS_PER[item, what] * count_of(s, own, what)
    s[own + PURSE] += coins
    if LOSES[item]:
        s[rival + PURSE] -= min(LOSES[item], s[rival + PURSE])


@kernel
def _advance(s, seat, shields):
    """Move the pawn, loot, and see whether the capital fell."""
    toward = 1 - 2 * seat
    s[PAWN] = max(-CAPITAL, min(CAPITAL, s[PAWN] + toward * shields))
    distance = s[PAWN] * toward
    rival = 1 - seat
    for place in range(N_LOOT):
        if LOOT_AT[place] <= distance and s[LOOT + rival * N_LOOT + place]:
            s[LOOT + rival * N_LOOT + place] = 0
            purse = SEAT + rival * CITY + PURSE
            s[purse] -= min(LOOT_COINS[place], s[purse])
    if distance >= CAPITAL:
        s[REASON], s[WINNER] = MILITARY, seat


@kernel
def _discover(s, seat, symbol):
    """Count a symbol: a pair brings a token, the last missing one wins."""
    own = SEAT + seat * CITY
    s[own + SYMBOLS_HELD + symbol] += 1
    held = s[own + SYMBOLS_HELD + symbol]
    if held == 1:
        s[own + SYMBOL_N] += 1
        if s[own + SYMBOL_N] >= SYMBOLS_TO_WIN:
            s[REASON], s[WINNER] = SCIENCE, seat
    elif held == 2 and s[TOKENS_OPEN]:
        _wait(s, PICK_TOKEN)


@kernel
def _wait(s, kind):
    s[FIRST_PENDING + s[PENDING]] = kind
    s[PENDING] += 1


@kernel
def _ask(s, seat, item):
    if DESTROYS[item] >= 0 and s[SEAT + (1 - seat) * CITY + COUNT + DESTROYS[item]]:
        s[COLOUR] = DESTROYS[item]
        _wait(s, DESTROY)
    if REVIVES[item] and s[DISCARDED]:
        _wait(s, REVIVE)
    if OPENS_LIBRARY[item]:
        _wait(s, LIBRARY)
    if AGAIN[item] and s[LEFT]:
        s[NEXT] = seat
