"""All pictures that belong to a position, by name."""

from msgspec.structs import replace

from engine.core.game import Seat

from ..canvas import Canvas
from ..duel.board import draw_board
from ..duel.city import draw_city
from ..duel.discard import draw_discard
from ..duel.draft import draw_draft
from ..duel.finale import draw_finale
from ..duel.scorepad import draw_scorepad
from ..look import Look, Words
from ..themes import STANDARD, Theme
from .positions import Position

NAMES = ("Ana", "Bernardo de Oliveira")


def look_at(
    position: Position,
    words: Words,
    names: tuple[str, ...] = NAMES,
    theme: Theme = STANDARD,
) -> Look:
    """Return how a position is looked at after its last move."""
    return Look(
        names=names,
        words=words,
        last=position.last,
        before=position.before,
        ended=position.result,
        theme=theme,
    )


def drawn(position: Position, look: Look) -> dict[str, Canvas]:
    """Draw all pictures that belong to a position, by name."""
    view, table = position.view, position.view.table
    if table.age == 0:
        return {"draft": draw_draft(view, look)}
    found = {
        "board": draw_board(view, look),
        "city-0": draw_city(view, Seat(0), look),
        "city-1": draw_city(view, Seat(1), look),
        "discard": draw_discard(table, look),
        "scorepad": draw_scorepad(table, replace(look, ended=None)),
    }
    if position.own.library:
        found["library"] = draw_board(position.own, look)
    if position.result is not None:
        found["finale"] = draw_finale(view, look, position.result)
    return found
