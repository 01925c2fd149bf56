"""The sentence at the head of the board: who must decide what, or who has won."""

from typing import assert_never

from engine.core.game import Seat
from engine.seven.decisions import (
    Choose,
    ChooseForFreeCity,
    ChooseSide,
    Decision,
    PlaySeventh,
    Revive,
)
from engine.seven.score import result
from engine.seven.table import Table

from ..lettering import first_fitting
from ..look import Look, outcome_or_question


def sentence(table: Table, look: Look, width: int) -> str:
    """Return the sentence, with a name as long as the width allows."""
    key, seat, ended = "", None, look.ended or result(table)
    if ended is None:
        key, seat = _question(table.todo[0])
    return first_fitting(outcome_or_question(look, ended, key, seat), width)


def _question(decision: Decision) -> tuple[str, Seat | None]:
    """Return the key of the sentence, and who decides: `None` where all do at once."""
    match decision:
        case Choose() | ChooseSide():
            return "seven-picture-all-choose", None
        case ChooseForFreeCity():
            return "seven-picture-free-city-turn", decision.decides
        case PlaySeventh():
            return "seven-picture-seventh", decision.decides
        case Revive():
            return "picture-revives", decision.decides
        case _:
            assert_never(decision)
