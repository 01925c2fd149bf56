"""The flat rules against the rules that decide: the same random games in both, move by move.

`AGREE_GAMES=20000 pytest tests/engine/ai/duel/test_agreement.py` plays more of them.
"""

import os
from random import Random

import numpy as np
import pytest

from engine.ai.duel.search import board as b
from engine.ai.duel.search import codes as c
from engine.ai.duel.search.chance import generator
from engine.ai.duel.search.prices import market, price
from engine.ai.duel.search.reading import State, as_move, flat_deal, flat_state
from engine.ai.duel.search.rules import apply, legal
from engine.ai.duel.search.scoring import points
from engine.duel.deal import State as Truth
from engine.duel.economy import card_price, symbols, wonder_price
from engine.duel.game import DUEL
from engine.duel.legal import buildable
from engine.duel.moves import Move
from engine.duel.score import REASONS, score
from engine.duel.table import free_cards
from engine.duel.types import SEATS

GAMES = int(os.environ.get("AGREE_GAMES", "120"))
PARTS = 4


def codes_of(s: State) -> dict[str, int]:
    room = np.zeros(c.MOST_MOVES, np.int16)
    n = legal(s, room)
    return {str(as_move(s, int(code))): int(code) for code in room[:n]}


def compare(s: State, truth: Truth, moves: dict[str, Move]) -> dict[str, int]:
    """Hold a flat state against the true one; return the codes of its moves."""
    table = truth.table
    codes = codes_of(s)
    assert set(codes) == set(moves)
    assert s[b.PAWN] == table.pawn
    for seat in SEATS:
        own = b.SEAT + seat * b.CITY
        assert s[own + b.PURSE] == table.cities[seat].coins
        assert s[own + b.SYMBOL_N] == len(symbols(table.cities[seat]))
        assert points(s, seat) == score(table, seat).total
        made, prices = market(s, seat)
        for card in free_cards(table):
            assert price(s, seat, c.CARD[card], made, prices) == card_price(table, seat, card).coins
        for wonder in buildable(table, seat):
            item = c.FIRST_WONDER + c.WONDER[wonder]
            assert price(s, seat, item, made, prices) == wonder_price(table, seat, wonder).coins
    return codes


def settled(s: State) -> list[int]:
    """Return what of a state matters from here on, in an order of its own."""
    kept = s.copy()
    free = sorted(kept[b.FREE : b.FREE + kept[b.FREE_N]])
    kept[b.FREE : b.FREE + b.MOST_FREE] = 0
    kept[b.DRAFTED] = kept[b.COLOUR] = 0
    kept[b.FIRST_PENDING : b.FIRST_PENDING + 3] = 0
    if kept[b.KIND_NOW] in (c.TURN, c.STARTER, c.DRAFT):
        kept[b.NEXT] = 0
    if not kept[b.AGE]:
        kept[b.SLOT : b.SLOT + c.SLOTS] = 0
    wonders: list[int] = []
    for seat in SEATS:
        own = b.SEAT + seat * b.CITY
        which, state = own + b.WONDER_AT, own + b.WONDER_IS
        held = zip(kept[which : which + c.OFFERED], kept[state : state + c.OFFERED], strict=True)
        for pair in sorted((w, is_) for w, is_ in held if w >= 0 and is_ != b.LOST):
            wonders += pair
        kept[which : own + b.WONDERS_HELD + 1] = 0
    return [*kept, *free, *wonders]


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_agree_move_by_move(part: int) -> None:
    rng = generator(7)
    for seed in range(part, GAMES, PARTS):
        luck = Random(seed)
        options = {"wonders": "draft" if seed % 5 else "beginner"}
        truth = DUEL.start(DUEL.deal(luck, 2, options))
        deal = flat_deal(truth.deal)
        s = flat_state(DUEL.view(truth, SEATS[0]))
        while acting := DUEL.to_act(truth):
            seat = acting[0]
            view = DUEL.view(truth, seat)
            moves = {str(move): move for move in DUEL.legal(view, seat)}
            assert s[b.MOVER] == seat
            codes = compare(s, truth, moves)
            assert settled(s) == settled(flat_state(view)), f"game {seed}"
            text = luck.choice(sorted(codes))
            apply(s, codes[text], rng, deal)
            truth = DUEL.apply(truth, seat, moves[text]).state
        ended = DUEL.result(truth)
        assert ended is not None
        assert s[b.KIND_NOW] == c.OVER
        assert REASONS[s[b.REASON] - 1] == ended.reason
        winners = SEATS if s[b.WINNER] < 0 else (SEATS[s[b.WINNER]],)
        assert winners == ended.winners


def test_hidden_cards_do_not_reach_the_flat_state() -> None:
    luck = Random(5)
    truth = DUEL.start(DUEL.deal(luck, 2, {}))
    for _ in range(30):
        seat = DUEL.to_act(truth)[0]
        view = DUEL.view(truth, seat)
        other = DUEL.guess(view, luck)
        assert list(flat_state(view)) == list(flat_state(DUEL.view(other, seat)))
        truth = DUEL.apply(truth, seat, luck.choice(DUEL.legal(view, seat))).state
