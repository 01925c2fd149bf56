"""Time of computers that move one after the other: people wait for all of them."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.computer.pace import SHARED, in_a_row, part_of_wait
from bot.store.records import Move, Player
from engine.core.game import Seat

from ...stored import record_of


def sitting(who: str) -> tuple[Player, ...]:
    """Return a table of people (P) and computers (C)."""
    return tuple(
        Player(seat + 1, "Ana") if each == "P" else Player(None, "", "master")
        for seat, each in enumerate(who)
    )


def part(who: str, seat: int, moves: Sequence[tuple[int, int, bool]] = ()) -> float:
    """Return the part of a seat after moves: each a seat, a second, and whether by the computer."""
    begun = datetime(2025, 1, 1, tzinfo=UTC)
    made = tuple(
        Move(mover, nth, "", begun + timedelta(seconds=second), by_computer)
        for nth, (mover, second, by_computer) in enumerate(moves)
    )
    record = replace(record_of("architects", b"", sitting(who)), moves=made)
    return part_of_wait(record, Seat(seat))


@pytest.mark.parametrize(
    ("who", "rows"),
    [("PC", "01"), ("CCP", "220"), ("PCCPC", "02201"), ("CPC", "202"), ("PCCCC", "04444")],
)
def test_computers_side_by_side_are_counted_around_the_table(who: str, rows: str) -> None:
    players = sitting(who)
    found = [in_a_row(players, Seat(seat)) if each == "C" else 0 for seat, each in enumerate(who)]
    assert found == [int(each) for each in rows]


def test_computers_that_follow_one_another_share_less_than_one_has_alone() -> None:
    assert [part("PCCCC", seat) for seat in range(1, 5)] == [SHARED / 4] * 4
    assert part("CPC", 0) == SHARED / 2
    assert part("PC", 1) == 1.0
    assert SHARED < 1.0


def test_each_further_decision_of_a_turn_has_half_of_the_time() -> None:
    turn = [(0, 0, False), (1, 1, True), (1, 2, True)]
    assert part("PC", 1, turn[:1]) == 1.0
    assert part("PC", 1, turn[:2]) == 0.5
    assert part("PC", 1, turn) == 0.25
    assert part("PC", 1, [*turn, (0, 3, False)]) == 1.0


def test_what_is_stored_with_a_decision_is_none_of_its_own() -> None:
    assert part("PC", 1, [(0, 0, False), (1, 1, True), (1, 1, True)]) == 0.5


def test_what_somebody_chose_before_the_computer_followed_is_no_decision_of_it() -> None:
    assert part("PC", 1, [(1, 1, False)]) == 1.0
