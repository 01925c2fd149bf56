"""Words whole turns: for the board, for the log, and what somebody has chosen in the open one."""

from collections.abc import Iterable, Sequence

from engine.core.game import Seat
from engine.seven.decisions import ChooseForFreeCity
from engine.seven.events import Chose, Event, TokenReceived
from engine.seven.table import Table, choosing_sides

from ...wording.lists import clauses
from ...wording.names import strong
from ...wording.strings import Words
from .circle import Circle
from .decisions import turn_heading
from .events import NOTHING, Cards, beginnings, turn_lines
from .moves import move_text
from .sides import board_at


def begins(words: Words, circle: Circle, table: Table, *, in_line: bool) -> str:
    """Return that the game begins, and which wonder each has been dealt, unless `in_line`."""
    dealt = [
        words("seven-dealt", who=who, wonder=board_at(words, table, Seat(seat)))
        for seat, who in enumerate(circle.named)
    ]
    key = "seven-begins-sides" if choosing_sides(table) else "seven-begins"
    return words(key) if in_line else "\n".join((words(key), *dealt))


def turn_text(
    words: Words,
    circle: Circle,
    before: Table,
    after: Table,
    events: Sequence[Event],
) -> str:
    """Return the turn that was made on the table `before`, and a line for what each did.

    Everybody reads it, so no card that lies face down is named. A picture beside it shows the
    conflicts at the end of an Age, so they are left out.
    """
    told = [event for event in events if not isinstance(event, TokenReceived)]
    lines = [*turn_lines(words, circle, after, told, NOTHING), *beginnings(words, told)]
    heading = strong(turn_heading(words, before.age, before.turn))
    return "\n".join((heading, *(lines or [_quiet(words, after)])))


def by_turn(told: Iterable[str]) -> list[str]:
    """Return texts of decisions, of which those of one turn share its heading.

    What a turn leads to, such as a card built from the discards, is decided in the same turn.
    """
    found = list[str]()
    for text in told:
        heading, _, lines = text.partition("\n")
        if found and found[-1].startswith(f"{heading}\n"):
            found[-1] += f"\n{lines}"
        else:
            found.append(text)
    return found


def log_line(
    words: Words,
    circle: Circle,
    before: Table,
    after: Table,
    events: Sequence[Event],
    known: Cards = NOTHING,
) -> str:
    """Return what happened in a turn in one line; `known` are face-down cards to be named."""
    told = turn_lines(words, circle.in_line(), after, events, known, ".within")
    sentences = [*([clauses(words, told)] if told else []), *beginnings(words, events)]
    turn = turn_heading(words, before.age, before.turn)
    return words("seven-log", turn=turn, told=". ".join(sentences or [_quiet(words, after)]))


def own_choice(words: Words, circle: Circle, table: Table, chosen: Chose) -> str:
    """Return what the reader has chosen in the open turn."""
    move = move_text(words, circle, table, chosen.seat, chosen.move)
    return words("seven-log-own", turn=turn_heading(words, table.age, table.turn), move=move)


def _quiet(words: Words, after: Table) -> str:
    """Return that all have chosen, where the Free City's card is still to come."""
    assert isinstance(after.todo[0], ChooseForFreeCity)
    return words("seven-both-chosen")
