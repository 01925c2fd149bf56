"""Numbers for cards, stages and boards, and all that they cost and do as tables.

An *item* is a card or a stage of a board: the cards come first, then as many places for each board
as any has stages.
Everything follows from the data files of `engine.seven`, so a new card needs no line here.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.ai.items import refuse_twice, refuse_unknown
from engine.seven import effects as effect
from engine.seven.catalog import BOARDS, CARDS, NUMBERS, STRUCTURES, TRADED
from engine.seven.effect_context import Counted, Whose
from engine.seven.types import COLOURS, MANUFACTURED, RAW, RESOURCES, SYMBOLS, Board

Table = npt.NDArray[np.int16]

CARD_IDS, BOARD_IDS = tuple(CARDS), tuple(BOARDS)
N_CARDS, N_BOARDS = len(CARD_IDS), len(BOARD_IDS)
MOST_STAGES = max(len(face.stages) for face in BOARDS.values())
CARD: Mapping[str, int] = {card: code for code, card in enumerate(CARD_IDS)}
BOARD: Mapping[Board, int] = {board: code for code, board in enumerate(BOARD_IDS)}
FIRST_STAGE = N_CARDS
N_ITEMS = FIRST_STAGE + N_BOARDS * MOST_STAGES

N_RESOURCES, N_RAW, N_SYMBOLS = len(RESOURCES), len(RAW), len(SYMBOLS)
COUNTED: tuple[Counted, ...] = (*COLOURS, "stage", "defeat")
"""What is counted in a city: cards by colour, stages built, defeat tokens."""
N_COUNTED, STAGE, DEFEAT = len(COUNTED), len(COUNTED) - 2, len(COUNTED) - 1
OWN, LEFT, RIGHT = 0, 1, 2
WHOSE: tuple[Whose, ...] = ("own", "left", "right")
SIDES = (("left", RAW), ("left", MANUFACTURED), ("right", RAW), ("right", MANUFACTURED))
"""To what discounts apply: the raw goods of the left neighbour, its manufactured goods ..."""
N_SIDES = len(SIDES)

BUILD, STAGED, DISCARD, GIFT, REVIVE = range(5)
"""What is done with a card."""
WAYS = 4
"""How many of these are done with a card of a hand."""
NOTHING = -1

AGES, TURNS, HAND = 3, NUMBERS.turns, NUMBERS.hand
TRADE_PRICE, DISCARD_GAIN, SCIENCE_SET = (
    NUMBERS.trade_price, NUMBERS.discard_gain, NUMBERS.science_set
)  # fmt: skip
COINS_PER_POINT, DEFEAT_POINTS = NUMBERS.coins_per_point, NUMBERS.defeat


def _table(*shape: int) -> Table:
    return np.zeros(shape, np.int16)


VICTORY = np.array((0, *NUMBERS.victory), np.int16)
HOLDER = np.array((0, *NUMBERS.free_city_holder), np.int16)
PASSES = np.array((0, *(-1 if to == "left" else 1 for to in NUMBERS.passes)), np.int16)
"""By Age, the step from a seat to the hand that it holds a turn later; 0 is no Age."""

COST, NEEDED = _table(N_ITEMS, N_RESOURCES), _table(N_ITEMS, N_RESOURCES)
N_NEEDED = _table(N_ITEMS)
"""The units of each resource that an item costs; which resources these are, and how many."""
COST_COINS, COLOUR, AGE_OF, TRADES = (_table(N_ITEMS) for _ in range(4))
STRUCTURE = _table(N_CARDS)
"""The first card of the same name."""
CHAINS = max(len(card.free_with) for card in CARDS.values())
GIVER = np.full((N_CARDS, CHAINS), NOTHING, np.int16)
"""The cards that make a card free."""
FREES = _table(N_ITEMS)
"""How many cards an item makes free."""
PRODUCES, DISCOUNT = _table(N_ITEMS, N_RESOURCES), _table(N_ITEMS, N_SIDES)
CHOICE, MAKES = _table(N_ITEMS), _table(N_ITEMS)
"""The resources of which an item gives one, as a mask; whether an item helps to pay at all."""
SHIELDS, ANY_SCIENCE, POINTS, COINS = (_table(N_ITEMS) for _ in range(4))
SYMBOL = np.full(N_ITEMS, NOTHING, np.int16)
COINS_PER, COINS_WHAT, COINS_OF = (_table(N_ITEMS) for _ in range(3))
POINTS_PER, POINTS_WHAT, POINTS_OF = (_table(N_ITEMS) for _ in range(3))
"""Coins and points for each of what is counted (a mask of `COUNTED`) where (one of `WHOSE`)."""
SEVENTH, GIFTED, REVIVES, COPIES = (_table(N_ITEMS) for _ in range(4))
STAGES_OF = np.array([len(face.stages) for face in BOARDS.values()], np.int16)
HOME = np.array([RESOURCES.index(face.produces) for face in BOARDS.values()], np.int16)
"""The resource that a board gives."""


def _mask(names: Iterable[str], among: tuple[str, ...]) -> int:
    return sum(1 << among.index(name) for name in names)


def _write(at: int, name: str, each: effect.Effect) -> None:
    """Enter what one effect of an item does."""
    match each:
        case effect.Produces(resource, n):
            PRODUCES[at, RESOURCES.index(resource)] += n
        case effect.ProducesOne(of):
            CHOICE[at] = _mask(of, RESOURCES)
        case effect.Discount(goods, of, _):
            kind = RAW if goods == "raw" else MANUFACTURED
            for place, (side, what) in enumerate(SIDES):
                DISCOUNT[at, place] |= side in of and what == kind
        case effect.CoinsPer(n, what, of):
            COINS_PER[at], COINS_WHAT[at], COINS_OF[at] = n, _mask(what, COUNTED), _mask(of, WHOSE)
        case effect.PointsPer(n, what, of):
            POINTS_PER[at], POINTS_WHAT[at] = n, _mask(what, COUNTED)
            POINTS_OF[at] = _mask(of, WHOSE)
        case effect.Science(symbol):
            SYMBOL[at] = SYMBOLS.index(symbol)
        case effect.Shields(n):
            SHIELDS[at] += n
        case effect.Points(n):
            POINTS[at] += n
        case effect.Coins(n):
            COINS[at] += n
        case (
            effect.AnyScience()
            | effect.PlaysSeventh()
            | effect.BuildsFree()
            | effect.Revives()
            | effect.CopiesGuild()
        ):
            _SWITCHES[type(each)][at] = 1
        case _:
            refuse_unknown(name, each)


_SWITCHES: Mapping[type, Table] = {
    effect.AnyScience: ANY_SCIENCE,
    effect.PlaysSeventh: SEVENTH,
    effect.BuildsFree: GIFTED,
    effect.Revives: REVIVES,
    effect.CopiesGuild: COPIES,
}


ONCE = (effect.ProducesOne, effect.CoinsPer, effect.PointsPer, effect.Science, effect.AnyScience)
"""The effects of which an item has one at most."""


def _fill() -> None:
    for at, card in enumerate(CARDS.values()):
        _enter(at, card.id, card)
        COLOUR[at], AGE_OF[at] = COLOURS.index(card.colour), card.age
        TRADES[at] = card.colour in TRADED
        STRUCTURE[at] = CARD[STRUCTURES[card.id]]
        for place, giver in enumerate(card.free_with):
            GIVER[at, place] = CARD[giver]
            FREES[CARD[giver]] += 1
    for board, (wonder, face) in enumerate(BOARDS.items()):
        for n, stage in enumerate(face.stages):
            _enter(FIRST_STAGE + board * MOST_STAGES + n, f"stage {n + 1} of {wonder}", stage)


def _enter(at: int, name: str, item: Any) -> None:
    refuse_twice(name, item.effects, ONCE)
    COST[at], COST_COINS[at] = item.cost.resources, item.cost.coins
    needed = np.flatnonzero(COST[at])
    N_NEEDED[at], NEEDED[at, : len(needed)] = len(needed), needed
    for each in item.effects:
        _write(at, name, each)
    MAKES[at] = bool(PRODUCES[at].any() or CHOICE[at] or DISCOUNT[at].any())


_fill()
GUILDS = np.flatnonzero(COLOUR[:N_CARDS] == COLOURS.index("purple")).astype(np.int16)
COUNTING = np.flatnonzero(POINTS_PER[:N_CARDS]).astype(np.int16)
"""The cards whose points depend on what cities have; stages may have such points too."""
GREEN = COLOURS.index("green")
