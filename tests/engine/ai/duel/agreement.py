"""Play the same random games by the flat rules and by the rules that decide; compare every move.

`python -m tests.engine.ai.duel.agreement 100` does it with the compiled flat rules.
"""

import sys
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import numpy as np

from engine.ai.duel.search import board as b
from engine.ai.duel.search import codes as c
from engine.ai.duel.search import interpreted_rules, prices, rules, scoring
from engine.ai.duel.search.chance import DEAL_CARDS, DEAL_LIBRARY, DEAL_SIZE, DEAL_WONDERS
from engine.ai.duel.search.encoding import as_move, flat_state
from engine.ai.kernels.chance import generator
from engine.duel.deal import Deal
from engine.duel.deal import State as Truth
from engine.duel.economy import card_price, symbols, wonder_price
from engine.duel.game import DUEL
from engine.duel.legal import buildable
from engine.duel.moves import Move
from engine.duel.score import REASONS, score
from engine.duel.table import free_cards
from engine.duel.types import SEATS


class Form(NamedTuple):
    """A form of the flat rules, and what makes a state for it of a list of integers."""

    legal: Callable[..., Any]
    apply: Callable[..., Any]
    points: Callable[..., Any]
    market: Callable[..., Any]
    price: Callable[..., Any]
    state: Callable[[list[int]], Any]


INTERPRETED = Form(
    interpreted_rules.legal,
    interpreted_rules.apply,
    interpreted_rules.points,
    interpreted_rules.market,
    interpreted_rules.price,
    list,
)


def compiled_form() -> Form:
    from engine.ai.kernels.native import compiled

    kernels: tuple[Callable[..., Any], ...] = (
        rules.legal,
        rules.apply,
        scoring.points,
        prices.market,
        prices.price,
    )
    legal, apply, points, market, price = (compiled(each) for each in kernels)
    return Form(legal, apply, points, market, price, lambda state: np.array(state, np.int16))


def codes_of(form: Form, s: Any) -> dict[str, int]:
    room = form.state([0] * c.MOST_MOVES)
    n = form.legal(s, room)
    return {str(as_move(s, int(code))): int(code) for code in room[:n]}


def compare(form: Form, s: Any, truth: Truth, moves: dict[str, Move]) -> dict[str, int]:
    """Hold a flat state against the true one; return the codes of its moves."""
    table = truth.table
    codes = codes_of(form, s)
    assert set(codes) == set(moves)
    assert s[b.PAWN] == table.pawn
    for seat in SEATS:
        own = b.SEAT + seat * b.CITY
        assert s[own + b.PURSE] == table.cities[seat].coins
        assert s[own + b.SYMBOL_N] == len(symbols(table.cities[seat]))
        assert form.points(s, seat) == score(table, seat).total
        made, each = form.market(s, seat)
        for card in free_cards(table):
            assert (
                form.price(s, seat, c.CARD[card], made, each) == card_price(table, seat, card).coins
            )
        for wonder in buildable(table, seat):
            item = c.FIRST_WONDER + c.WONDER[wonder]
            assert form.price(s, seat, item, made, each) == wonder_price(table, seat, wonder).coins
    return codes


def settled(s: Any) -> list[int]:
    """Return what of a state matters from here on, in an order of its own."""
    kept = [int(each) for each in s]
    free = sorted(kept[b.FREE : b.FREE + kept[b.FREE_N]])
    kept[b.FREE : b.FREE + b.MOST_FREE] = [0] * b.MOST_FREE
    kept[b.DRAFTED] = kept[b.COLOUR] = 0
    kept[b.FIRST_PENDING : b.FIRST_PENDING + 3] = [0] * 3
    if kept[b.KIND_NOW] in (c.TURN, c.STARTER, c.DRAFT):
        kept[b.NEXT] = 0
    if not kept[b.AGE]:
        kept[b.SLOT : b.SLOT + c.SLOTS] = [0] * c.SLOTS
    wonders: list[int] = []
    for seat in SEATS:
        own = b.SEAT + seat * b.CITY
        which, state = own + b.WONDER_AT, own + b.WONDER_IS
        held = zip(kept[which : which + c.OFFERED], kept[state : state + c.OFFERED], strict=True)
        for pair in sorted((w, is_) for w, is_ in held if w >= 0 and is_ != b.LOST):
            wonders += pair
        kept[which : own + b.WONDERS_HELD + 1] = [0] * (own + b.WONDERS_HELD + 1 - which)
    return [*kept, *free, *wonders]


def flat_deal(deal: Deal) -> list[int]:
    """Return a deal as the integers that `chance` describes."""
    flat = [0] * DEAL_SIZE
    flat[DEAL_WONDERS] = sum(1 << c.WONDER[wonder] for wonder in deal.wonders[1])
    flat[DEAL_LIBRARY] = sum(1 << c.TOKEN[token] for token in deal.box[: c.LIBRARY_DRAWS])
    flat[DEAL_CARDS:] = [c.CARD[card] for cards in deal.ages for card in cards]
    return flat


def play(form: Form, games: int) -> int:
    """Play random games and compare; return the number of moves made."""
    rng = [7] if form is INTERPRETED else generator(7)
    made = 0
    for seed in range(games):
        luck = Random(seed)
        options = {"wonders": "draft" if seed % 5 else "beginner"}
        truth = DUEL.start(DUEL.deal(luck, 2, options))
        deal = form.state(flat_deal(truth.deal))
        s = form.state(flat_state(DUEL.view(truth, SEATS[0])))
        while acting := DUEL.to_act(truth):
            seat = acting[0]
            view = DUEL.view(truth, seat)
            moves = {str(move): move for move in DUEL.legal(view, seat)}
            assert s[b.MOVER] == seat
            codes = compare(form, s, truth, moves)
            assert settled(s) == settled(flat_state(view)), f"game {seed}"
            text = luck.choice(sorted(codes))
            form.apply(s, codes[text], rng, deal)
            truth = DUEL.apply(truth, seat, moves[text]).state
            made += 1
        ended = DUEL.result(truth)
        assert ended is not None
        assert s[b.KIND_NOW] == c.OVER
        assert REASONS[s[b.REASON] - 1] == ended.reason
        winners = SEATS if s[b.WINNER] < 0 else (SEATS[s[b.WINNER]],)
        assert winners == ended.winners
    return made


if __name__ == "__main__":
    sys.stdout.write(f"{play(compiled_form(), int(sys.argv[1]))} moves agree\n")
