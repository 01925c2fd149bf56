"""The messages of clocks: the reminder, that the computer stands in, and that it takes a seat."""

from collections.abc import Sequence
from datetime import datetime

from ..controls import ids
from ..controls.panel import Button, Panel
from ..store import TableRecord
from ..wording.lists import commas
from ..wording.names import escaped
from ..wording.players import level_name
from ..wording.strings import Words
from .substitution_checks import STAND_IN


def reminder(words: Words, record: TableRecord, seats: Sequence[int], until: datetime) -> Panel:
    """Return the sentence that reminds the people in `seats`, and notifies them."""
    people = _people(record, seats)
    line = words(
        "clock-reminder",
        players=commas(words, (f"<@{each}>" for each in people)),
        when=f"<t:{int(until.timestamp())}:R>",
    )
    return Panel((line,), mentions=people)


def stood_in(words: Words, record: TableRecord, seats: Sequence[int]) -> Panel:
    """Return the sentence that the computer has moved for the people in `seats`, this time."""
    names = commas(words, (f"**{escaped(record.players[seat].name)}**" for seat in seats))
    return Panel((words("clock-stood-in", players=names, count=len(seats)),))


def taken(words: Words, record: TableRecord, seat: int) -> Panel:
    """Return the message that the computer has a seat until its person takes it back."""
    people = _people(record, (seat,))
    line = words("clock-taken", member=f"<@{people[0]}>", level=level_name(words, STAND_IN))
    back = Button(str(ids.TakeSeatBack(record.id)), words("button-take-back"), "success")
    return Panel((line,), ((back,),), mentions=people)


def _people(record: TableRecord, seats: Sequence[int]) -> tuple[int, ...]:
    found = (record.players[seat].user_id for seat in seats)
    return tuple(each for each in found if each)
