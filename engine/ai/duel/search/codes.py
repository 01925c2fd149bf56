"""Numbers for cards, wonders, tokens and moves, and all that they cost and do as tables.

An *item* is a card, a wonder or a token: cards come first, then wonders, then tokens. Everything
follows from the data files of `engine.duel`, so a new card needs no line here.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.ai.items import refuse_twice, refuse_unknown
from engine.duel import effects as effect
from engine.duel.catalog import CARDS, LAYOUTS, NUMBERS, TOKENS, TRADED, WONDERS
from engine.duel.types import COLOURS, KINDS, RAW, RESOURCES, SYMBOLS

Table = npt.NDArray[np.int16]

CARD_IDS, WONDER_IDS, TOKEN_IDS = tuple(CARDS), tuple(WONDERS), tuple(TOKENS)
N_CARDS, N_WONDERS, N_TOKENS = len(CARD_IDS), len(WONDER_IDS), len(TOKEN_IDS)
FIRST_WONDER, FIRST_TOKEN = N_CARDS, N_CARDS + N_WONDERS
N_ITEMS = FIRST_TOKEN + N_TOKENS
ITEMS = (*CARDS.values(), *WONDERS.values(), *TOKENS.values())
CARD: Mapping[str, int] = {card: code for code, card in enumerate(CARD_IDS)}
WONDER: Mapping[str, int] = {wonder: code for code, wonder in enumerate(WONDER_IDS)}
TOKEN: Mapping[str, int] = {token: code for code, token in enumerate(TOKEN_IDS)}

N_RESOURCES, N_RAW = len(RESOURCES), len(RAW)
COUNTED = (*KINDS, "token", "coin_set")
"""What can be counted in a city: cards by colour, wonders, tokens, sets of coins."""
N_COUNTED, COIN_SET = len(COUNTED), len(COUNTED) - 1
N_KINDS, WONDER_KIND, TOKEN_KIND = len(KINDS), KINDS.index("wonder"), COUNTED.index("token")
BLUE, YELLOW, PURPLE = (COLOURS.index(colour) for colour in ("blue", "yellow", "purple"))
BROWN, GREY, GREEN = (COLOURS.index(colour) for colour in ("brown", "grey", "green"))
N_SYMBOLS = len(SYMBOLS)

# What a state can wait for.
OVER, TURN, DRAFT, PICK_TOKEN, LIBRARY, REVIVE, DESTROY, STARTER = range(8)

# Codes of moves: what is done with a slot first, then everything else.
SLOTS, WAYS, BUILD, DISCARD, WITH_WONDER = NUMBERS.cards_per_age, 6, 0, 1, 2
MOVE_DRAFT = SLOTS * WAYS
MOVE_TOKEN = MOVE_DRAFT + N_WONDERS
MOVE_CARD = MOVE_TOKEN + N_TOKENS
MOVE_START = MOVE_CARD + N_CARDS
MOST_MOVES = 64
"""More moves than any position has: a dozen free cards, each built, discarded or for 4 wonders."""


def _table(*shape: int) -> Table:
    return np.zeros(shape, np.int16)


COST = _table(N_ITEMS, N_RESOURCES)
COST_COINS = _table(N_ITEMS)
KIND = _table(N_ITEMS)
CHAIN = np.full(N_CARDS, -1, np.int16)
AGE_OF = _table(N_CARDS)
PRODUCES = _table(N_ITEMS, N_RESOURCES)
MAKES = _table(N_ITEMS)
"""Whether an item changes what its city produces or pays."""
ANY_RAW, ANY_MANUFACTURED = _table(N_ITEMS), _table(N_ITEMS)
FIXED = _table(N_ITEMS, N_RESOURCES)
WAIVES = _table(N_ITEMS, N_KINDS)
EXTRA = _table(N_ITEMS, N_KINDS)
CHAIN_INCOME, TRADE_INCOME, REPLAYS = _table(N_ITEMS), _table(N_ITEMS), _table(N_ITEMS)
SYMBOL = np.full(N_ITEMS, -1, np.int16)
POINTS, COINS, LOSES, SHIELDS = _table(N_ITEMS), _table(N_ITEMS), _table(N_ITEMS), _table(N_ITEMS)
COINS_PER = _table(N_ITEMS, N_COUNTED)
COINS_MOST = _table(N_ITEMS)
COINS_MOST_OF = _table(N_ITEMS, N_COUNTED)
POINTS_PER = _table(N_ITEMS, N_COUNTED)
POINTS_MOST = _table(N_ITEMS)
POINTS_MOST_OF = _table(N_ITEMS, N_COUNTED)
PAYS = _table(N_ITEMS)
"""Whether an item gives or takes coins when it is built."""
DESTROYS = np.full(N_ITEMS, -1, np.int16)
REVIVES, OPENS_LIBRARY, AGAIN = _table(N_ITEMS), _table(N_ITEMS), _table(N_ITEMS)
ASKS = _table(N_ITEMS)
"""Whether building an item may bring a decision or another turn."""


def _some(table: Any, at: int, names: Iterable[str], value: int) -> None:
    for name in names:
        table[at, COUNTED.index(name)] += value


def _write(at: int, each: effect.Effect) -> None:
    """Enter what one effect of item `at` does."""
    match each:
        case effect.Produces(resource, n):
            PRODUCES[at, RESOURCES.index(resource)] += n
            MAKES[at] = 1
        case effect.ProducesAny(of):
            (ANY_RAW if of == "raw" else ANY_MANUFACTURED)[at] += 1
            MAKES[at] = 1
        case effect.FixedPrice(resource, coins):
            FIXED[at, RESOURCES.index(resource)] = coins
            MAKES[at] = 1
        case effect.Waives(n, on):
            WAIVES[at, KINDS.index(on)] += n
            MAKES[at] = 1
        case effect.ExtraShields(n, on):
            EXTRA[at, KINDS.index(on)] += n
            MAKES[at] = 1
        case effect.ReplaysWonders():
            REPLAYS[at] = MAKES[at] = 1
        case effect.ChainIncome(coins):
            CHAIN_INCOME[at] += coins
            MAKES[at] = 1
        case effect.TradeIncome():
            TRADE_INCOME[at] = MAKES[at] = 1
        case effect.Science(symbol):
            SYMBOL[at] = SYMBOLS.index(symbol)
        case effect.Points(n):
            POINTS[at] += n
        case effect.PointsPer(what, n):
            _some(POINTS_PER, at, (what,), n)
        case effect.PointsPerMost(what, n):
            POINTS_MOST[at] = n
            _some(POINTS_MOST_OF, at, what, 1)
        case effect.Coins(n):
            COINS[at] += n
            PAYS[at] = 1
        case effect.CoinsPer(what, n):
            _some(COINS_PER, at, (what,), n)
            PAYS[at] = 1
        case effect.CoinsPerMost(what, n):
            COINS_MOST[at] = n
            _some(COINS_MOST_OF, at, what, 1)
            PAYS[at] = 1
        case effect.RivalLoses(coins):
            LOSES[at] += coins
            PAYS[at] = 1
        case effect.Shields(n):
            SHIELDS[at] += n
        case effect.Destroys(colour):
            DESTROYS[at] = COLOURS.index(colour)
            ASKS[at] = 1
        case effect.Revives():
            REVIVES[at] = ASKS[at] = 1
        case effect.OpensLibrary():
            OPENS_LIBRARY[at] = ASKS[at] = 1
        case effect.PlaysAgain():
            AGAIN[at] = ASKS[at] = 1
        case _:
            refuse_unknown(ITEMS[at].id, each)


ONCE = (effect.Science, effect.PointsPerMost, effect.CoinsPerMost, effect.Destroys)
"""The effects of which an item has one at most."""
for _at, _item in enumerate(ITEMS):
    refuse_twice(_item.id, _item.effects, ONCE)
    for _each in _item.effects:
        _write(_at, _each)
for _at, _cost in enumerate(
    [each.cost for each in CARDS.values()] + [each.cost for each in WONDERS.values()]
):
    COST[_at] = _cost.resources
    COST_COINS[_at] = _cost.coins
for _at, _card in enumerate(CARDS.values()):
    KIND[_at] = COLOURS.index(_card.colour)
    AGE_OF[_at] = _card.age
    CHAIN[_at] = CARD[_card.free_with] if _card.free_with else -1
KIND[FIRST_WONDER:FIRST_TOKEN] = WONDER_KIND
KIND[FIRST_TOKEN:] = TOKEN_KIND

SCORED = np.array(
    [at for at in range(N_ITEMS) if POINTS_PER[at].any() or POINTS_MOST[at]], np.int16
)
"""The items whose points depend on what the cities hold at the end."""
SELLS = np.array([colour in TRADED for colour in (*COLOURS, "wonder", "token")], np.int16)

BASE_PRICE, DISCARD_GAIN, COINS_A_POINT = (
    NUMBERS.base_price,
    NUMBERS.discard_gain,
    NUMBERS.coins_per_point,
)
MOST_WONDERS = NUMBERS.wonders_built_at_most
SYMBOLS_TO_WIN, CAPITAL = NUMBERS.symbols_to_win, NUMBERS.military.capital
TRACK_POINTS = np.array((*NUMBERS.military.points, 0), np.int16)
LOOT_AT = np.array(tuple(NUMBERS.military.loot), np.int16)
LOOT_COINS = np.array(tuple(NUMBERS.military.loot.values()), np.int16)
N_LOOT = len(LOOT_AT)
LIBRARY_DRAWS, GUILDS_DEALT = NUMBERS.library_draws, NUMBERS.guilds_dealt
OFFERED = NUMBERS.wonders_dealt[0]
DRAFT_ORDER = np.array(NUMBERS.draft, np.int16)
DRAFT_GROUPS = len(NUMBERS.draft)

AGES = len(LAYOUTS)
FACE_DOWN = np.array([LAYOUTS[age].face_down for age in LAYOUTS], np.int16)
COVERS = np.array(
    [[len(covers) for covers in LAYOUTS[age].covered_by] for age in LAYOUTS], np.int16
)
UNDER = np.full((AGES, SLOTS, 2), -1, np.int16)
"""For each slot of an age, the slots that its card lies on."""
for _age in LAYOUTS:
    for _slot, _covers in enumerate(LAYOUTS[_age].covered_by):
        for _cover in _covers:
            _free = 0 if UNDER[_age - 1, _cover, 0] < 0 else 1
            UNDER[_age - 1, _cover, _free] = _slot


def _deck(age: int, *, guild: bool) -> list[int]:
    return [CARD[card.id] for card in CARDS.values() if card.age == age and card.guild == guild]


DECK = np.full((AGES + 1, max(len(_deck(age, guild=False)) for age in LAYOUTS)), -1, np.int16)
"""The cards with the back of each age, and in the last row the guilds."""
DECK_SIZE = _table(AGES + 1)
for _row in range(AGES + 1):
    _cards = _deck(_row + 1, guild=False) if _row < AGES else _deck(AGES, guild=True)
    DECK[_row, : len(_cards)] = _cards
    DECK_SIZE[_row] = len(_cards)
