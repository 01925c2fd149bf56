"""What is told of clocks: the reminder, whom the computer has moved for, that it takes a seat."""

from collections.abc import Sequence
from datetime import datetime

from ...controls import ids
from ...controls.panel import Button, Panel
from ...store import TIMES_STOOD_IN, TableRecord
from ...wording.lists import enumerated
from ...wording.names import escaped
from ...wording.players import level_name
from ...wording.strings import Words
from ..seats.substitution_checks import STAND_IN


def reminder(words: Words, record: TableRecord, seats: Sequence[int], until: datetime) -> Panel:
    """Return the sentence that reminds the people in `seats`, and notifies them."""
    people = _people(record, seats)
    line = words(
        "clock-reminder",
        players=enumerated(words, [f"<@{each}>" for each in people]),
        when=f"<t:{int(until.timestamp())}:R>",
    )
    return Panel((line,), mentions=people)


def late_lines(words: Words, record: TableRecord, late: Sequence[int]) -> list[str]:
    """Return the lines of a board that tell for whom the computer has moved, or plays on.

    `late` is how many times in a row the person of each seat was late. A line stays until the
    person moves or takes the seat back.
    """
    lines = []
    for key, times in (
        ("clock-late-once", range(1, TIMES_STOOD_IN)),
        ("clock-late-again", range(TIMES_STOOD_IN, TIMES_STOOD_IN + 1)),
        ("clock-late-taken", range(TIMES_STOOD_IN + 1, TIMES_STOOD_IN + 2)),
    ):
        found = [
            f"**{escaped(player.name)}**"
            for player, each in zip(record.players, late, strict=True)
            if each in times and not player.left
        ]
        if found:
            lines.append(words(key, players=enumerated(words, found), count=len(found)))
    return lines


def taken(words: Words, record: TableRecord, seat: int) -> Panel:
    """Return the message that the computer has a seat until its person takes it back."""
    people = _people(record, (seat,))
    line = words("clock-taken", member=f"<@{people[0]}>", level=level_name(words, STAND_IN))
    back = Button(str(ids.TakeSeatBack(record.id)), words("button-take-back"), "success")
    return Panel((line,), ((back,),), mentions=people)


def _people(record: TableRecord, seats: Sequence[int]) -> tuple[int, ...]:
    found = (record.players[seat].user_id for seat in seats)
    return tuple(each for each in found if each)
