"""The poster of a lobby: the wonders of its game, who has joined, and how many seats are free."""

from msgspec import Struct

from .box import Box
from .canvas import Canvas, Piece
from .fonts import WIDTH
from .lettering import draw_lines
from .look import Look, Words
from .paints import SEATS, Paint
from .themes import Theme

HEIGHT, FOOT, MARGIN = 560, 60, 10
FRIEZE = Box(0, 0, WIDTH, 190)
"""Where the row of the wonders is."""
ACROSS = 4
"""How many seats have room beside each other."""


class Lobby(Struct, frozen=True):
    """A table with so many `seats`, of which the first are taken by those with `names`.

    Who sits in an `awaited` seat is invited and has not joined yet.
    """

    names: tuple[str, ...]
    awaited: frozenset[int]
    seats: int

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return self.seats - len(self.names)


def draw_poster(frieze: Piece, lobby: Lobby, words: Words, theme: Theme) -> Canvas:
    """Return the poster of a lobby; the `frieze` shows the wonders and is as large as `FRIEZE`."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme)
    look = Look(names=lobby.names, words=words, theme=theme)
    canvas.stamp(frieze, 0, 0)
    canvas.fill(Box(0, FRIEZE.bottom - 5, WIDTH, 5), Paint.GOLD_DEEP)
    height = HEIGHT - FRIEZE.height - FOOT - 2 * MARGIN
    room = Box(MARGIN, FRIEZE.bottom + MARGIN, WIDTH - 2 * MARGIN, height)
    down = 1 if lobby.seats <= ACROSS else 2
    across = -(-lobby.seats // down)
    cells = [cell for row in room.rows(down, MARGIN) for cell in row.columns(across, MARGIN)]
    for seat, cell in zip(range(lobby.seats), cells, strict=False):
        at = cell.centred(cell.width, min(cell.height, 130))
        if seat < len(lobby.names):
            _taken(canvas, seat, look, at, joined=seat not in lobby.awaited)
        else:
            canvas.fill(at, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=3)
            canvas.icon(f"seat-{seat}", at.centred(at.height // 2, at.height // 2), faded=True)
    foot = Box(0, HEIGHT - FOOT, WIDTH, FOOT).inset(40, 2)
    if lobby.awaited and not lobby.free:
        line = words("picture-awaited", people=len(lobby.awaited))
    else:
        line = words("picture-seats", seats=lobby.free)
    canvas.text(line, foot, 38, Paint.IVORY)
    return canvas


def _taken(canvas: Canvas, seat: int, look: Look, box: Box, *, joined: bool) -> None:
    paint = SEATS[seat] if joined else Paint.CREAM_DIM
    if joined:
        canvas.fill(box, Paint.NIGHT, radius=18, edge=paint, thick=5)
    else:
        canvas.fill(box, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=3)
    side = box.height * 2 // 5
    canvas.icon(f"seat-{seat}", Box(box.x + 16, box.y, side, box.height), faded=not joined)
    room = Box(box.x + side + 30, box.y, box.width - side - 42, box.height)
    draw_lines(canvas, look.name(seat), room, 50, paint, align="left")
