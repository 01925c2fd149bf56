"""What a guided game says with its first panels: what can be pressed, and why."""

from msgspec.structs import replace

from engine.core.game import Seat

from ...contract import Session
from ...controls.panel import Panel
from ...lessons.legend import with_signs
from ...wording.presentation import Presentation
from ...wording.strings import Words
from ..beginning import GUIDED, YES


def with_guide(words: Words, panel: Panel, session: Session, seat: Seat, where: str) -> Panel:
    """Return a panel of a seat with what explains it, if it is one of the first of a guided game.

    Which turns are explained follows from the sentences that there are: `where` is `board`, `hand`
    or `card`, and `guide-<game>-<where>-<n>` is said before the move `n` of the seat, from 0.
    """
    record = session.record
    key = f"guide-{record.game}-{where}-{record.next_ply(seat)}"
    if record.options.get(GUIDED) != YES or session.ending() is not None or not words.has(key):
        return panel
    return replace(panel, parts=(*panel.parts, words(key)))


def private_panel(session: Session, to: Presentation, seat: Seat) -> Panel | None:
    """Return what a seat alone sees, with what explains it; `None` where there is none."""
    panel = session.private_panel(to, seat)
    return None if panel is None else with_guide(to.words, panel, session, seat, "hand")


def guided_board(words: Words, board: Panel, session: Session) -> Panel:
    """Return the board with what explains it; the first one leads to the signs too."""
    record = session.record
    people = (seat for seat in session.to_act() if record.players[seat].user_id is not None)
    seat = next(people, None)
    if seat is None or record.options.get(GUIDED) != YES:
        return board
    told = with_guide(words, board, session, seat, "board")
    return told if record.moves else with_signs(words, told, record.game)
