"""The messages of resigning: lists of a person's games, and the confirmation."""

from collections.abc import Sequence

from ..contract import Session
from ..controls import ids
from ..controls.panel import OPTION_LENGTH, OPTIONS_IN_SELECT, Button, Option, Panel, Select, short
from ..store import TableRecord
from ..wording.names import plain_text
from ..wording.players import opponents
from ..wording.strings import Words
from .refusals import Refusal
from .seating import may_manage
from .turns import not_seated

SELECTS = 4
"""The greatest number of lists in one message."""


def resign_selects(words: Words, games: Sequence[Session], user: int) -> tuple[Select, ...]:
    """Return the lists from which a person selects a game to resign."""
    lines = [_option(words, each.record, user) for each in games]
    starts = range(0, len(lines), OPTIONS_IN_SELECT)
    parts = [tuple(lines[at : at + OPTIONS_IN_SELECT]) for at in starts][:SELECTS]
    return tuple(
        Select(str(ids.ChooseResign(part)), words("select-resign"), some)
        for part, some in enumerate(parts)
    )


def _option(words: Words, record: TableRecord, user: int) -> Option:
    who = plain_text(opponents(words, record.players, user))
    line = words("option-resign", opponent=who, moves=len(record.moves))
    return Option(str(ids.Resign(record.id)), short(line, OPTION_LENGTH))


def confirm_panel(words: Words, record: TableRecord, user: int) -> Panel:
    """Return the message that asks to confirm resigning a game; raises `Refusal`."""
    if not may_manage(record, user):
        raise not_seated(record, user)
    if record.ending is not None:
        raise Refusal("table-ended")
    button = Button(str(ids.Resign(record.id)), words("button-resign"), "danger")
    return Panel((words("resign-really"),), ((button,),))
