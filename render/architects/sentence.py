"""The sentence in the middle of the board: who must decide what, or who has won."""

from typing import assert_never

from engine.architects import decisions as decide
from engine.architects.score import result
from engine.architects.table import Table

from ..lettering import first_fitting
from ..look import Look, outcome_or_question


def sentence(table: Table, look: Look, width: int) -> str:
    """Return the sentence, with a name as long as the width allows."""
    key, seat, ended = "", None, look.ended or result(table)
    if ended is None:
        key, seat = _question(table.todo[0]), table.todo[0].seat
    return first_fitting(outcome_or_question(look, ended, key, seat), width)


def _question(decision: decide.Decision) -> str:
    match decision:
        case decide.Turn():
            return "picture-turn"
        case decide.Act():
            return "architects-picture-acts"
        case decide.TakeExtra() | decide.TakeAnywhere():
            return "architects-picture-takes"
        case decide.ChooseToken():
            return "picture-takes-token"
        case decide.ChooseDeck():
            return "architects-picture-looks"
        case decide.KeepCard():
            return "architects-picture-keeps"
        case _:
            assert_never(decision)
