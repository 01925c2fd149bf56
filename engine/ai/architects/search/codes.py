"""Numbers for cards, wonders, stages, tokens and moves, and all that they do as tables.

An *item* is a card, a stage of a wonder, or a progress token, in this order. Everything follows
from the data files of `engine.architects`, so a new card needs no line here.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.ai.items import refuse_twice, refuse_unknown
from engine.architects import effects as effect
from engine.architects.catalog import CARDS, COIN, GREEN, GREY, NUMBERS, TOKENS, WONDERS
from engine.architects.counting import HORNED
from engine.architects.effect_context import Counted

Table = npt.NDArray[np.int16]

CARD_IDS, WONDER_IDS, STAGE_IDS, TOKEN_IDS = (
    tuple(CARDS), tuple(WONDERS), tuple(NUMBERS.costs), tuple(TOKENS)
)  # fmt: skip
N_CARDS, N_WONDERS, N_STAGES, N_TOKENS = map(len, (CARD_IDS, WONDER_IDS, STAGE_IDS, TOKEN_IDS))
CARD: Mapping[str, int] = {card: code for code, card in enumerate(CARD_IDS)}
FIRST_STAGE = N_CARDS
FIRST_TOKEN = FIRST_STAGE + N_WONDERS * N_STAGES
N_ITEMS = FIRST_TOKEN + N_TOKENS

NOTHING = -1
TOKENS_IN_BOX = sum(token.copies for token in TOKENS.values())
MOST_COPIES = max(token.copies for token in TOKENS.values())
UNSEEN = N_TOKENS
"""Stands for the token on top of the pile."""
FACE_UP, DECK_CARDS, CENTRE_CARDS, SHUFFLES = (
    NUMBERS.tokens_face_up, NUMBERS.deck_cards, NUMBERS.centre_cards, NUMBERS.shuffles
)  # fmt: skip
CAT_POINTS, VICTORY_POINTS = NUMBERS.cat_points, NUMBERS.victory_points
SAME, DIFFERENT = NUMBERS.science.same, NUMBERS.science.different
MORE, DOUBLE, LEAST = NUMBERS.duel.more, NUMBERS.duel.double, NUMBERS.duel.least
COUNTED: tuple[Counted, ...] = ("cat_icon", "victory", "token")

TURN, EXTRA, ANYWHERE, TOKEN, DECK, KEPT, ACT, OVER = range(8)
"""The decisions; over an extra card, a token and so on, `ACT` always comes next."""

TAKE, BUILD, TURN_IN, TAKE_TOKEN, LOOK, KEEP, USE, DONE = range(8)
"""The kinds of moves."""
KINDS = 8
"""The code of a move is its kind + `KINDS` * its argument.

The argument is a deck (`TAKE`), the owner of a deck (`LOOK`), a card (`KEEP`) or a token
(`TAKE_TOKEN`, `USE`). `BUILD` and `TURN_IN` pack theirs into bits, the lowest first: the stage, the
number of coins and that of each grey card; the token and the number of each green card.
"""
BITS = 3
"""The width of a stage, and of a number of cards, in a packed argument."""
ONES = (1 << BITS) - 1
TOKEN_BITS = UNSEEN.bit_length()
"""The width of the token in the packed argument of `TURN_IN`."""


def _table(*shape: int) -> Table:
    return np.zeros(shape, np.int16)


GREYS = np.array([CARD[card] for card in sorted(GREY)], np.int16)
GREENS = np.array([CARD[card] for card in sorted(GREEN)], np.int16)
HORNS_OF = np.array([card for card in range(N_CARDS) if CARD_IDS[card] in HORNED], np.int16)
N_GREY, N_GREEN, N_HORNED, YELLOW = len(GREYS), len(GREENS), len(HORNS_OF), CARD[COIN]
COLOURS = ("grey", "yellow", "green", "blue", "red")
COLOUR = np.array([COLOURS.index(card.colour) for card in CARDS.values()], np.int16)
COST = np.array([cost.n for cost in NUMBERS.costs.values()], np.int16)
COST_SAME = np.array([cost.kind == "same" for cost in NUMBERS.costs.values()], np.int16)
NEEDS = _table(N_WONDERS, N_STAGES)
"""The stages on which a stage rests, as a mask."""
CONFLICT = np.array(
    [NUMBERS.conflict.get(n, 0) for n in range(max(NUMBERS.conflict) + 1)], np.int16
)

POINTS, SHIELDS, HORNS, CATS = (_table(N_ITEMS) for _ in range(4))
FROM_ANY, FROM_CENTRE, FROM_SIDES, LOOKS, GIVES_TOKEN = (_table(N_ITEMS) for _ in range(5))
WORTH = np.ones(N_ITEMS, np.int16)
"""How many coins one yellow card is worth."""
ANY_RESOURCES = _table(N_ITEMS)
GIVES_EXTRA = _table(N_TOKENS, N_CARDS + 1)
"""Whether a token gives an extra card for a card, or, in the last column, for a stage."""
FOR_STAGE = N_CARDS
POINTS_PER = _table(N_TOKENS, len(COUNTED))
POINTS_FOR_WONDER = _table(N_TOKENS, 2)
POINTS_BY_COPIES = _table(N_TOKENS, MOST_COPIES + 1)


ONCE = (effect.LooksIntoDeck, effect.DearCoin)
"""The effects of which an item has one at most."""


def _enter(at: int, name: str, effects: tuple[effect.Effect, ...]) -> None:
    refuse_twice(name, effects, ONCE)
    for each in effects:
        if at < FIRST_TOKEN or not _write_for_token(at - FIRST_TOKEN, each):
            _write(at, name, each)


def _write(at: int, name: str, each: effect.Effect) -> None:
    """Enter what one effect of an item does."""
    match each:
        case effect.Points(n):
            POINTS[at] += n
        case effect.Shields(n):
            SHIELDS[at] += n
        case effect.Horns(n):
            HORNS[at] += n
        case effect.LooksIntoDeck(n):
            LOOKS[at] = n
        case effect.DearCoin(worth):
            WORTH[at] = worth
        case (
            effect.TakesCat()
            | effect.TakesFromAnyDeck()
            | effect.TakesFromCentre()
            | effect.TakesFromBothSides()
            | effect.TakesToken()
            | effect.AnyResources()
        ):
            _SWITCHES[type(each)][at] = 1
        case (
            effect.ExtraForCard()
            | effect.ExtraForStage()
            | effect.PointsPer()
            | effect.PointsForWonder()
            | effect.PointsByCopies()
        ):
            kind = type(each).__name__
            raise ValueError(f"{name} has {kind}: the flat rules know it of progress tokens alone")
        case _:
            refuse_unknown(name, each)


def _write_for_token(token: int, each: effect.Effect) -> bool:
    """Enter what only progress tokens do; return whether it is that."""
    match each:
        case effect.ExtraForCard(cards):
            GIVES_EXTRA[token, [CARD[card] for card in cards]] = 1
        case effect.ExtraForStage():
            GIVES_EXTRA[token, FOR_STAGE] = 1
        case effect.PointsPer(what, n):
            POINTS_PER[token, COUNTED.index(what)] += n
        case effect.PointsForWonder(incomplete, complete):
            POINTS_FOR_WONDER[token] += (incomplete, complete)
        case effect.PointsByCopies(points):
            POINTS_BY_COPIES[token, 1 : len(points) + 1] += np.array(points, np.int16)
        case _:
            return False
    return True


_SWITCHES: Mapping[type[Any], Table] = {
    effect.TakesCat: CATS,
    effect.TakesFromAnyDeck: FROM_ANY,
    effect.TakesFromCentre: FROM_CENTRE,
    effect.TakesFromBothSides: FROM_SIDES,
    effect.TakesToken: GIVES_TOKEN,
    effect.AnyResources: ANY_RESOURCES,
}


def _fill() -> None:
    for card, kind in enumerate(CARDS.values()):
        _enter(card, kind.id, kind.effects)
    for code, wonder in enumerate(WONDERS.values()):
        for place, stage in enumerate(STAGE_IDS):
            NEEDS[code, place] = sum(1 << STAGE_IDS.index(each) for each in wonder.stages[stage].on)
            at = FIRST_STAGE + code * N_STAGES + place
            _enter(at, f"{wonder.id} {stage}", wonder.stages[stage].effects)
    for code, token in enumerate(TOKENS.values()):
        _enter(FIRST_TOKEN + code, token.id, token.effects)


_fill()
DEAR = np.flatnonzero(WORTH[FIRST_TOKEN:] > 1).astype(np.int16)
FREE = np.flatnonzero(ANY_RESOURCES[FIRST_TOKEN:]).astype(np.int16)
N_DEAR, N_FREE = len(DEAR), len(FREE)
"""The tokens that make a coin worth more, and those that take any resources."""
