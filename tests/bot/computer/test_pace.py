"""Time of computers that move one after the other: people wait for all of them."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.computer.pace import (
    CHOSEN_AT_ONCE,
    FORGOTTEN_AFTER,
    FURTHER,
    LEAST,
    WITHIN,
    seconds_to_think,
)
from bot.store.records import Move, Player
from bot.tables.seating import in_a_row
from engine.core.game import Seat

from ...stored import record_of


def sitting(who: str) -> tuple[Player, ...]:
    """Return a table of people (P) and computers (C)."""
    return tuple(
        Player(seat + 1, "Ana") if each == "P" else Player(None, "", "master")
        for seat, each in enumerate(who)
    )


def seconds(
    who: str,
    seat: int,
    moves: Sequence[tuple[int, float, bool]] = (),
    *,
    longest: float = 1.0,
    now: float = 0.0,
) -> float:
    """Return how long a seat thinks after moves: each a seat, a second, whether by the computer."""
    begun = datetime(2025, 1, 1, tzinfo=UTC)
    made = tuple(
        Move(mover, nth, "", begun + timedelta(seconds=second), by_computer)
        for nth, (mover, second, by_computer) in enumerate(moves)
    )
    record = replace(record_of("architects", b"", sitting(who)), moves=made)
    return seconds_to_think(record, Seat(seat), longest, begun + timedelta(seconds=now))


@pytest.mark.parametrize(
    ("who", "rows"),
    [("PC", "01"), ("CCP", "220"), ("PCCPC", "02201"), ("CPC", "202"), ("PCCCC", "04444")],
)
def test_computers_side_by_side_are_counted_around_the_table(who: str, rows: str) -> None:
    players = sitting(who)
    found = [in_a_row(players, Seat(seat)) if each == "C" else 0 for seat, each in enumerate(who)]
    assert found == [int(each) for each in rows]


def test_computers_that_follow_one_another_share_what_is_left_of_the_wait() -> None:
    person = (0, 0.0, False)
    each = [seconds("PCCCC", seat, [person]) for seat in range(1, 5)]
    assert each == sorted(each)  # the fewer are to come, the more is left for each
    assert 0 < each[0] < WITHIN / 4
    assert each[3] < WITHIN
    late = [seconds("PCCCC", 2, [person, (1, 0.2, True)], now=now) for now in (0.2, 0.5)]
    assert each[1] > late[0] > late[1] > LEAST


@pytest.mark.parametrize("seats", range(3, 8))
def test_however_many_they_are_they_have_thought_in_time(seats: int) -> None:
    who, moves, now = "P" + "C" * (seats - 1), [(0, 0.0, False)], 0.0
    for seat in range(1, seats):
        now += seconds(who, seat, moves, now=now)
        moves.append((seat, now, True))
        now += seconds(who, seat, moves, now=now)  # each of them decides twice
        moves.append((seat, now, True))
    assert WITHIN / 2 < now < 1.1 * WITHIN


def test_a_busy_machine_does_not_make_people_wait_longer() -> None:
    moves = [(0, 0.0, False), (1, 0.9, True)]
    assert seconds("PCC", 2, moves, now=0.9) == LEAST


def test_after_a_turn_in_which_all_chose_at_once_people_have_waited_already() -> None:
    turn = [(1, 3.0, True), (0, 3.0, False), (2, 3.0, True)]
    at_once, alone = (seconds("PCC", 2, moves, now=3.0) for moves in (turn, turn[1:2]))
    assert LEAST < at_once == pytest.approx(alone * (WITHIN - CHOSEN_AT_ONCE) / WITHIN)


def test_nobody_hurries_where_nobody_has_just_moved() -> None:
    begins = seconds("CCP", 0)
    assert begins > LEAST
    assert seconds("CCP", 0, [(2, 0.0, False)], now=FORGOTTEN_AFTER + 1) == begins


def test_a_level_that_thinks_for_a_shorter_time_takes_no_more() -> None:
    assert seconds("PCC", 1, [(0, 0.0, False)], longest=0.05) == 0.05
    assert seconds("PC", 1, longest=0.05) == 0.05


def test_alone_it_takes_all_of_its_time_once_a_turn() -> None:
    turn = [(0, 0.0, False), (1, 1.0, True), (1, 2.0, True)]
    assert seconds("PC", 1, turn[:1]) == 1.0
    assert seconds("PC", 1, turn[:2]) == FURTHER
    assert seconds("PC", 1, turn) == FURTHER / 2
    assert seconds("PC", 1, [*turn, (0, 3.0, False)]) == 1.0
    assert 1.0 + 2 * FURTHER < 1.5


def test_a_turn_in_which_all_chose_at_once_goes_on_with_a_second_decision() -> None:
    for seat, who in enumerate(("CPP", "PCP", "PPC")):
        turn = [(mover, 3.0, mover == seat) for mover in range(3)]
        for before in ((0, 1.0, False), (seat, 1.0, True)):
            assert seconds(who, seat, [before, *turn]) == FURTHER
        assert seconds(who, seat, [*turn, (seat, 4.0, True)]) == FURTHER / 2


def test_a_common_turn_counts_as_a_wait_only_while_it_is_new() -> None:
    turn = [(0, 3.0, False), (1, 3.0, True), (2, 3.0, True)]
    begins = seconds("PCC", 1)
    assert seconds("PCC", 1, turn, now=2.9 + FORGOTTEN_AFTER) == LEAST
    assert seconds("PCC", 1, turn, now=3.1 + FORGOTTEN_AFTER) == begins


def test_what_is_stored_with_a_decision_is_none_of_its_own() -> None:
    assert seconds("PC", 1, [(0, 0, False), (1, 1, True), (1, 1, True)]) == FURTHER


def test_what_somebody_chose_before_the_computer_followed_is_no_decision_of_it() -> None:
    assert seconds("PC", 1, [(1, 1, False)]) == 1.0
