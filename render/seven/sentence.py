"""The sentence at the head of the board: who must decide what, or who has won."""

from collections.abc import Iterator
from typing import assert_never

from engine.seven.decisions import Choose, ChooseForFreeCity, PlaySeventh, Revive
from engine.seven.score import result
from engine.seven.table import Table

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
        if isinstance(decision, Choose):
            yield words("seven-picture-all-choose")
            return
        key, seat = _question(decision), decision.decides
    elif len(ended.winners) == 1:
        key, seat = "picture-wins", ended.winners[0]
    else:
        yield words("picture-shared" if ended.winners else "reason-abandoned")
        return
    for name in look.shorter_names(seat):
        yield words(key, name=name)


def _question(decision: ChooseForFreeCity | PlaySeventh | Revive) -> str:
    match decision:
        case ChooseForFreeCity():
            return "seven-picture-free-city-turn"
        case PlaySeventh():
            return "seven-picture-seventh"
        case Revive():
            return "picture-revives"
        case _:
            assert_never(decision)
