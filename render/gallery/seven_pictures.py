"""All pictures of 7 Wonders that belong to a position, by name, and those that need none."""

from functools import partial

from engine.core.game import Seat
from engine.seven.catalog import CARDS, PLAYERS, WONDERS
from engine.seven.table import seats
from engine.seven.types import SIDES

from ..canvas import Canvas
from ..look import Look, Words
from ..seven.board import draw_board
from ..seven.city import draw_city
from ..seven.closeup import FACES, draw_closeup
from ..seven.conflicts import draw_conflicts
from ..seven.discard import draw_discard
from ..seven.finale import draw_finale
from ..seven.hand import draw_hand
from ..seven.opening import draw_opening
from ..seven.poster import draw_poster
from ..seven.scorepad import draw_scorepad
from ..seven.sides import draw_sides
from ..themes import STANDARD, Theme
from .seven_positions import Position
from .shared import NAMES, Draw, posters


def look_at(
    position: Position,
    words: Words,
    names: tuple[str, ...] = NAMES,
    theme: Theme = STANDARD,
) -> Look:
    """Return how a position is looked at after its last turn."""
    return Look(
        names=names[: position.view.table.players],
        words=words,
        last=position.last,
        ended=position.result,
        theme=theme,
    )


def shown(position: Position, look: Look) -> dict[str, Draw]:
    """Return what draws each picture that belongs to a position, by name."""
    table, own = position.view.table, position.own
    found: dict[str, Draw] = {
        "board": partial(draw_board, table, look),
        "scorepad": partial(draw_scorepad, table, look),
        "discard": partial(draw_discard, own, look),
        "conflicts": partial(draw_conflicts, table, table, look),
    }
    for seat in seats(table)[:2]:
        found[f"city-{seat}"] = partial(draw_city, table, seat, look)
    if len(table.cities) > table.players:
        found["city-free"] = partial(draw_city, table, Seat(table.players), look)
    if own.seat is not None:
        found["board-own"] = partial(draw_board, table, look, own.seat)
        found["hand"] = partial(draw_hand, own, look)
    if position.result is not None:
        found["finale"] = partial(draw_finale, table, look)
    if position.before is None:
        found["opening"] = partial(draw_opening, table, look)
    return found


def drawn(position: Position, look: Look) -> dict[str, Canvas]:
    """Draw all pictures that belong to a position, by name."""
    return {name: draw() for name, draw in shown(position, look).items()}


def catalogue(words: Words, theme: Theme = STANDARD) -> dict[str, Draw]:
    """Return what draws the pictures that need no position: close-ups, sides, posters."""
    found: dict[str, Draw] = {
        item: partial(draw_closeup, item, words, theme) for item in (*CARDS, *FACES)
    }
    for n, wonder in enumerate(WONDERS):
        chosen = (None, *SIDES)[n % 3]
        found[f"{wonder}-sides"] = partial(draw_sides, wonder, chosen, words, theme)
    return found | posters(draw_poster, PLAYERS, words, theme)
