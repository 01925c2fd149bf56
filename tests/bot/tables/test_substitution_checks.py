"""Who may hand a seat to the computer, agree to that, or take a seat back, case by case."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.controls.ids import AnswerSubstitution, Substitute
from bot.controls.undo_ids import Answer
from bot.games import open_session
from bot.store import Ending, Player, TableRecord
from bot.store.games.absences import Absence
from bot.store.records import Undo
from bot.tables.refusals import Refusal
from bot.tables.seats.substitution_checks import (
    DESERTED_AFTER,
    STAND_IN,
    deserted_from,
    expect_answer,
    expect_deserted,
    expect_former,
    expect_person,
    is_deserted,
    may_free,
)

from ...stored import record_of
from .house import ANA, BRUNO, CARLA
from .substitutes import LEVEL, ON_TURN, POSITION, WAITING

HOUR = timedelta(hours=1)
PEOPLE = (Player(ANA, "Ana"), Player(BRUNO, "Bruno"))
GONE, STAYS = (ANA, BRUNO)[ON_TURN], (ANA, BRUNO)[WAITING]
OVER = Ending("resignation", (0,))


def game(*players: Player, **changes: Any) -> TableRecord:
    """Return a game between Ana and Bruno, or other players."""
    return record_of("duel", POSITION.deal, players or PEOPLE, POSITION.moves, **changes)


MOVED = game().moves[-1].at


def away(person: int, begins: float, ends: float) -> Absence:
    """Return an absence by the days after the last move."""
    return Absence(person, MOVED + begins * timedelta(days=1), MOVED + ends * timedelta(days=1))


def refusal(check: Any, *asked: Any) -> str | None:
    """Return the key of what a check refuses with."""
    try:
        check(*asked)
    except Refusal as refused:
        return refused.key
    return None


@pytest.mark.parametrize(
    ("user", "answer", "told"),
    [
        (STAYS, "agree", None),
        (STAYS, "decline", None),
        (GONE, "withdraw", None),
        (GONE, "agree", "only-asked"),
        (GONE, "decline", "only-asked"),
        (CARLA, "agree", "only-asked"),
        (STAYS, "withdraw", "only-asker"),
        (CARLA, "withdraw", "only-asker"),
    ],
)
def test_who_is_asked_agrees_and_who_asks_withdraws(
    user: int, answer: Answer, told: str | None
) -> None:
    pressed = AnswerSubstitution(7, ON_TURN, 1, LEVEL, answer)
    assert refusal(expect_answer, game(), user, pressed) == told
    assert refusal(expect_answer, game(ending=OVER), user, pressed) == "table-ended"


def test_what_is_forged_or_late_is_answered_to_nobody() -> None:
    for seat, level in ((2, LEVEL), (-1, LEVEL), (ON_TURN, "god")):
        forged = AnswerSubstitution(7, seat, 1, level, "agree")
        assert refusal(expect_answer, game(), STAYS, forged) == "unknown-control"
    replaced = game(Player(None, "Ana", LEVEL, ANA), PEOPLE[1])
    late = AnswerSubstitution(7, 0, 1, LEVEL, "agree")
    assert refusal(expect_answer, replaced, BRUNO, late) == "replaced-already"
    alone = game(PEOPLE[0], Player(None, "Bruno", LEVEL, BRUNO))
    assert refusal(expect_answer, alone, ANA, late) == "request-over"


@pytest.mark.parametrize(
    ("absences", "days"),
    [
        ((), 0),
        ((away(GONE, 1, 3),), 2),
        ((away(GONE, -1, 2),), 2),  # no time passed before the last move
        ((away(STAYS, 1, 3),), 0),
        ((away(GONE, 2, 4), away(GONE, 4.5, 6)), 3.5),
        ((away(GONE, 3, 9),), 0),  # who left after three days had deserted the game already
        ((away(GONE, -3, -1),), 0),
    ],
)
def test_while_a_person_is_away_no_time_passes(absences: Sequence[Absence], days: float) -> None:
    due = MOVED + DESERTED_AFTER + days * timedelta(days=1)
    session = open_session(game())
    assert deserted_from(game(), ON_TURN, absences) == due
    assert is_deserted(session, ON_TURN, due, absences)
    assert not is_deserted(session, ON_TURN, due - HOUR, absences)
    assert not is_deserted(session, WAITING, due, absences)


def test_moves_that_are_taken_back_give_time_anew() -> None:
    undone = game(undone=(Undo(14, 12, 0, MOVED + HOUR, ()),))
    assert deserted_from(undone, ON_TURN, ()) == MOVED + HOUR + DESERTED_AFTER


def deserted(user: int, now: datetime, level: str = STAND_IN, *absences: Absence) -> str | None:
    """Return why a person may not hand the seat on turn to the computer."""
    pressed = Substitute(7, ON_TURN, level)
    return refusal(expect_deserted, open_session(game()), user, pressed, now, absences)


def test_a_rival_hands_a_deserted_seat_to_the_usual_computer_alone() -> None:
    now = MOVED + DESERTED_AFTER
    assert deserted(STAYS, now) is None
    assert deserted(STAYS, now - HOUR) == "not-deserted"
    assert deserted(CARLA, now) == "not-your-table"
    assert deserted(STAYS, now, LEVEL) == "unknown-control"
    assert deserted(STAYS, now, STAND_IN, away(GONE, 2.5, 4)) == "rival-away"
    assert deserted(STAYS, now, STAND_IN, away(GONE, 0, 1)) == "not-deserted"
    assert deserted(STAYS, now + 2 * DESERTED_AFTER, STAND_IN, away(GONE, 0, 1)) is None
    assert deserted(STAYS, now, STAND_IN, away(STAYS, 2.5, 4)) is None


def test_who_manages_the_server_frees_the_seat_of_others_in_a_running_game() -> None:
    followed = game(Player(None, "Ana", LEVEL, ANA), PEOPLE[1])
    assert may_free(game(), CARLA, 1)
    assert not may_free(game(), CARLA, None)
    assert not may_free(game(), CARLA, 5)
    assert not may_free(game(), BRUNO, 1)
    assert not may_free(followed, ANA, 1)
    assert refusal(expect_person, game(), Substitute(7, 0, STAND_IN)) is None
    assert refusal(expect_person, game(), Substitute(7, 0, LEVEL)) == "unknown-control"
    assert refusal(expect_person, game(ending=OVER), Substitute(7, 0, STAND_IN)) == "table-ended"
    assert refusal(expect_person, followed, Substitute(7, 0, STAND_IN)) == "replaced-already"


def test_who_was_replaced_takes_the_seat_back_while_the_game_lasts() -> None:
    followed = (Player(None, "Ana", LEVEL, ANA), PEOPLE[1])
    assert refusal(expect_former, game(*followed), ANA) is None
    assert refusal(expect_former, game(*followed), BRUNO) == "seated-already"
    assert refusal(expect_former, game(*followed), CARLA) == "not-your-table"
    assert refusal(expect_former, game(*followed, ending=OVER), ANA) == "table-ended"
    gone = game(Player(None, "Ana", LEVEL, ANA, left=True), PEOPLE[1])
    assert refusal(expect_former, gone, ANA) == "not-your-table"
