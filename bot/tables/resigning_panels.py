"""Giving games up: the one of a channel or one of all that a person plays, once it is confirmed."""

from collections.abc import Sequence

from ..contract import Session
from ..controls import ids
from ..controls.panel import OPTION_LENGTH, OPTIONS_IN_SELECT, Button, Option, Panel, Select, short
from ..store import TableRecord
from ..wording.names import spoken
from ..wording.players import opponents
from ..wording.strings import Words
from .refusals import Refusal
from .seating import may_steer
from .turns import not_seated

SELECTS = 4
"""How many lists stand in one message at most."""


def choice(words: Words, games: Sequence[Session], user: int) -> tuple[Select, ...]:
    """Return the lists from which a person chooses a game to give up."""
    lines = [_option(words, each.record, user) for each in games]
    starts = range(0, len(lines), OPTIONS_IN_SELECT)
    parts = [tuple(lines[at : at + OPTIONS_IN_SELECT]) for at in starts][:SELECTS]
    return tuple(
        Select(str(ids.GiveUp(part)), words("select-resign"), some)
        for part, some in enumerate(parts)
    )


def _option(words: Words, record: TableRecord, user: int) -> Option:
    who = spoken(opponents(words, record.players, user))
    line = words("option-resign", opponent=who, moves=len(record.moves))
    return Option(str(ids.Resign(record.id)), short(line, OPTION_LENGTH))


def really(words: Words, record: TableRecord, user: int) -> Panel:
    """Return what asks whether a game is really given up; raises `Refusal`."""
    if not may_steer(record, user):
        raise not_seated(record, user)
    if record.ending is not None:
        raise Refusal("table-ended")
    button = Button(str(ids.Resign(record.id)), words("button-resign"), "danger")
    return Panel((words("resign-really"),), ((button,),))
