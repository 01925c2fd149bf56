"""The sentence in the middle of the board: who must decide what, or who has won."""

from collections.abc import Iterator
from typing import assert_never

from engine.architects import decisions as decide
from engine.architects.score import result
from engine.architects.table import Table

from ..lettering import first_fitting
from ..look import Look


def sentence(table: Table, look: Look, width: int) -> str:
    """Return the sentence, with a name as long as the width allows."""
    return first_fitting(_sentences(table, look), width)


def _sentences(table: Table, look: Look) -> Iterator[str]:
    """Yield what is to be said, ever shorter."""
    words, ended = look.words, look.ended or result(table)
    if ended is None:
        decision = table.todo[0]
        key, seat = _question(decision), decision.seat
    elif len(ended.winners) == 1:
        key, seat = "picture-wins", ended.winners[0]
    else:
        yield words("picture-shared" if ended.winners else "reason-abandoned")
        return
    for name in look.shorter_names(seat):
        yield words(key, name=name)


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
