"""Guesses: what has been seen is kept, everything else is open, and chance decides it."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.architects.deal import State
from engine.architects.game import ARCHITECTS
from engine.architects.mutable_table import lying
from engine.architects.table import lying_in
from engine.architects.types import CENTRE
from engine.core.game import Seat
from tests.engine.architects.invariants import game, is_conserved
from tests.engine.architects.positions import ME, NEXT, city, play, position
from tests.engine.walk import walk

MANY = 150


def guesses(state: State, seat: Seat | None, many: int = MANY) -> Iterator[State]:
    """Yield guesses from what a seat sees."""
    for seed in range(many):
        yield ARCHITECTS.guess(ARCHITECTS.view(state, seat), Random(seed))


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_guess_keeps_what_everybody_knows(seats: int) -> None:
    for late in (False, True):
        for each in list(game(seats, seats, late=late))[::15]:
            for seat in (each.seat, None):
                for guess in guesses(each.before, seat, 2):
                    assert guess.table == each.before.table
                    is_conserved(guess)


@pytest.mark.parametrize("seats", [2, 5, 7])
def test_cards_are_conserved_in_a_game_played_on_from_a_guess(seats: int) -> None:
    state = list(game(3, seats))[40].before
    for guess in guesses(state, ME, 3):
        for each in list(walk(ARCHITECTS, guess, Random(seats)))[::10]:
            is_conserved(each.step.state)


def test_all_that_can_lie_on_the_central_deck_does_so_in_some_guess() -> None:
    state = list(game(5, 3))[60].before
    tops = {guess.deal.centre[len(state.table.drawn)] for guess in guesses(state, None)}
    assert tops == set(lying_in(state.table, CENTRE))


def test_the_peek_is_guessed_by_all_but_who_had_it() -> None:
    state = play(position(cat=NEXT, tops={ME: "vp3", CENTRE: "compass"}), "take:0").state
    assert {guess.deal.centre[0] for guess in guesses(state, NEXT)} == {"compass"}
    for seat in (ME, None):
        assert len({guess.deal.centre[0] for guess in guesses(state, seat)}) == 14


def test_what_was_looked_at_is_guessed_by_all_but_who_looked() -> None:
    halicarnassus = position(
        city("halicarnassus", "wood", built="2d"), tops={ME: "wood vp3 gear red0 coin glass"}
    )
    state = play(halicarnassus, "take:0", "build:2s:wood+wood", "look:0").state
    deck = state.table.decks[ME]

    def tops(seat: Seat | None) -> set[tuple[str, ...]]:
        return {tuple(lying(each.decks[ME], deck)[:5]) for each in guesses(state, seat)}

    assert tops(ME) == {("vp3", "gear", "red0", "coin", "glass")}
    for seat in (NEXT, None):
        assert len(tops(seat)) > 100
        assert {cards[0] for cards in tops(seat)} == {"vp3"}


def test_the_order_below_the_open_top_is_guessed() -> None:
    state = position(tops={ME: "vp3 vp3"})
    orders = {guess.decks[ME] for guess in guesses(state, ME)}
    assert len(orders) > 120
    assert {order[0] for order in orders} == {"vp3"}
    assert {Counter(order).total() for order in orders} == {25}


def test_the_pile_of_tokens_is_guessed() -> None:
    state = position(face_up="decor politics culture", pile="culture")
    piles = {guess.deal.tokens[3:] for guess in guesses(state, ME)}
    assert {pile[0] for pile in piles} == set(state.deal.tokens[3:])
    assert all(Counter(pile)["culture"] == 1 for pile in piles)
    assert len({guess.shuffles for guess in guesses(state, ME, 20)}) == 20
