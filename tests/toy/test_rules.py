"""Rock, paper, scissors by its rules: deals, choices, secrets, points and the end."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from engine.core.game import IllegalMove, Result, Seat
from engine.core.perft import divide, perft
from tests.engine.walk import seeded
from tests.toy.rules import (
    BOX,
    HAND,
    POINTS,
    RPS,
    Card,
    Deal,
    GameEnded,
    Revealed,
    Scored,
    State,
    Threw,
    Throw,
    points,
    scored,
)

from .tables import HANDS, dealt

ROCK, PAPER, SCISSORS = Throw("rock"), Throw("paper"), Throw("scissors")
THREE = Deal(HANDS, 5)


def play(state: State, *throws: tuple[int, Throw]) -> State:
    for seat, move in throws:
        state = RPS.apply(state, Seat(seat), move).state
    return state


@pytest.mark.parametrize("seats", RPS.seats)
def test_a_deal_is_drawn_from_the_box(seats: int) -> None:
    deal = dealt(seats=seats)
    cards = Counter(card for hand in deal.hands for card in hand)
    assert [len(hand) for hand in deal.hands] == [HAND] * seats
    assert not cards - Counter(BOX)
    assert seats < 5 or cards == Counter(BOX)


@pytest.mark.parametrize(
    "stored",
    [
        b'{"hands":[["rock","rock","rock","rock","rock","rock","rock"]],"rounds":5}',
        b'{"hands":[["rock"],["paper"]],"rounds":5}',
        b'{"hands":[["lizard"],["paper"]],"rounds":5}',
        RPS.pack(THREE).replace(b'"rounds":5', b'"rounds":4'),
        RPS.pack(THREE).replace(b'"rounds"', b'"more":1,"rounds"'),
        RPS.pack(THREE).replace(b"paper", b"rock").replace(b"scissors", b"rock"),
    ],
)
def test_what_is_no_deal_is_refused(stored: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        RPS.unpack(stored)


@pytest.mark.parametrize(
    ("throws", "won"),
    [
        (("rock", "scissors"), (1, 0)),
        (("rock", "paper"), (0, 1)),
        (("scissors", "paper"), (1, 0)),
        (("paper", "paper"), (0, 0)),
        (("rock", "paper", "scissors"), (1, 1, 1)),
        (("rock", "scissors", "scissors", "scissors", "paper"), (3, 1, 1, 1, 1)),
    ],
)
def test_a_card_scores_for_each_that_it_beats(
    throws: tuple[Card, ...], won: tuple[int, ...]
) -> None:
    assert scored(throws) == won


def test_all_choose_before_anything_is_open() -> None:
    first = RPS.apply(RPS.start(THREE), Seat(1), ROCK)
    assert first.events == (Threw(Seat(1), "rock"),)
    assert RPS.to_act(first.state) == (0, 2)
    assert first.state.table.played == ()
    second = RPS.apply(first.state, Seat(2), PAPER)
    last = RPS.apply(second.state, Seat(0), SCISSORS)
    assert last.events == (
        Threw(Seat(0), "scissors"),
        Revealed(("scissors", "rock", "paper")),
        Scored(Seat(0), 1),
        Scored(Seat(1), 1),
        Scored(Seat(2), 1),
    )
    assert last.state.table.chosen == ()
    assert last.state.choices == (None, None, None)
    assert RPS.to_act(last.state) == (0, 1, 2)


def test_who_has_chosen_cannot_choose_again() -> None:
    state = play(RPS.start(THREE), (1, ROCK))
    assert RPS.legal(RPS.view(state, Seat(1)), Seat(1)) == ()
    with pytest.raises(IllegalMove):
        RPS.apply(state, Seat(1), PAPER)


def test_played_cards_leave_the_hand() -> None:
    state = RPS.start(dealt(seats=2, seed=3))
    while RPS.to_act(state):
        seat = RPS.to_act(state)[0]
        before = RPS.view(state, seat).hand
        move = RPS.legal(RPS.view(state, seat), seat)[0]
        state = play(state, (seat, move))
        if seat == 1:
            assert Counter(before) - Counter(RPS.view(state, seat).hand) == Counter([move.card])
    assert all(len(RPS.view(state, Seat(seat)).hand) == 2 for seat in range(2))


def test_any_order_of_choices_leads_to_the_same_state() -> None:
    choices = ((0, SCISSORS), (1, ROCK), (2, PAPER))
    ends = {play(RPS.start(THREE), *order) for order in permutations(choices)}
    assert len(ends) == 1


def test_a_choice_shows_in_no_other_view() -> None:
    one, other = (play(RPS.start(THREE), (1, move)) for move in (ROCK, PAPER))
    for seat in (Seat(0), Seat(2), None):
        assert RPS.view(one, seat) == RPS.view(other, seat)
    assert RPS.view(one, Seat(1)) != RPS.view(other, Seat(1))


def test_only_who_chose_may_know_what() -> None:
    chose = Threw(Seat(1), "rock")
    assert [RPS.visible(chose, seat) for seat in (Seat(0), Seat(1), None)] == [False, True, False]
    shown = (Revealed(("rock",)), Scored(Seat(0), 1), GameEnded(Result(POINTS, (Seat(0),))))
    assert all(RPS.visible(event, None) for event in shown)


def test_the_most_points_win_and_several_may_share() -> None:
    for seed in range(40):
        *_, last = seeded(RPS, seed, 4)
        table = last.step.state.table
        won = points(table)
        winners = tuple(seat for seat in range(4) if won[seat] == max(won))
        assert last.step.events[-1] == GameEnded(Result(POINTS, tuple(map(Seat, winners))))


def test_a_guess_keeps_to_what_is_seen() -> None:
    rng = Random(1)
    for walked in seeded(RPS, 5, 5):
        for seat in (*map(Seat, range(5)), None):
            view = RPS.view(walked.before, seat)
            guessed = RPS.guess(view, rng)
            assert RPS.unpack(RPS.pack(guessed.deal)) == guessed.deal
            assert RPS.view(guessed, seat) == view
            for each in map(Seat, range(5)):
                choice = guessed.choices[each]
                assert (choice is not None) == (each in view.table.chosen)
                assert choice is None or choice in RPS.view(guessed, each).hand


def test_perft() -> None:
    """Each order of the choices counts: 3 moves of either seat, twice."""
    state = RPS.start(Deal(HANDS[:2], 3))
    assert [perft(RPS, state, depth) for depth in range(5)] == [1, 6, 18, 108, 324]
    assert divide(RPS, state, 2)["1 throw:paper"] == 3
