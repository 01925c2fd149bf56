"""The pictures of a tournament: how the people stand, and who meets whom in a round."""

from collections.abc import Sequence

from msgspec import Struct

from .box import Box
from .canvas import Canvas, Picture
from .fonts import WIDTH, Font
from .heading import title
from .leaderboard import GAP, HEAD, MARGIN, draw_place
from .lettering import draw_lines
from .look import Look
from .paints import Paint

ROW = 78
PLACE, POINTS, TIES, DISC = 92, 130, 150, 46
MOST_DISCS = 9
"""How many results of the last rounds have room in a row."""

RESULT = 190


class Row(Struct, frozen=True):
    """A row: the place, what the person got in each round, and the points, in halves of a point.

    `None` is a round without the person. Who is `gone` plays no more.
    """

    place: int
    results: tuple[int | None, ...]
    points: int
    ties: float
    gone: bool = False


class Table(Struct, frozen=True):
    """How people stand; their names are those of the `Look`, in order.

    `ties` is the name of the tie-break: `buchholz` or `berger`.
    """

    name: str
    rows: tuple[Row, ...]
    ties: str


class Meeting(Struct, frozen=True):
    """A game of a round: its number, and the scores in halves of a point, `None` before the end."""

    number: int
    scores: tuple[int, int] | None


def halves(score: float) -> str:
    """Return a score in halves of a point as a number: `2½`."""
    whole, rest = divmod(round(score), 2)
    return f"{whole or ''}½" if rest else str(whole)


def result(scores: tuple[int, int]) -> str:
    """Return the result of a game: `1 : 0`, `½ : ½`."""
    return " : ".join(map(halves, scores))


def table_picture(shown: Table, look: Look) -> Picture:
    """Return the picture of how people stand."""
    return draw_table(shown, look).picture()


def round_picture(heading: str, games: Sequence[Meeting], look: Look) -> Picture:
    """Return the picture of who meets whom; the names are two for each game."""
    return draw_round(heading, games, look).picture()


def draw_table(shown: Table, look: Look) -> Canvas:
    """Return how people stand as a canvas, as high as it has rows."""
    canvas, rows = _page(shown.name, "crown", len(shown.rows), look)
    for n, (row, box) in enumerate(zip(shown.rows, rows, strict=True)):
        _standing(canvas, row, look, n, box)
    return canvas


def draw_round(heading: str, games: Sequence[Meeting], look: Look) -> Canvas:
    """Return who meets whom as a canvas, as high as it has games."""
    canvas, rows = _page(heading, "crown", len(games), look)
    for n, (game, box) in enumerate(zip(games, rows, strict=True)):
        _meeting(canvas, game, look, n, box)
    return canvas


def _page(heading: str, sign: str, count: int, look: Look) -> tuple[Canvas, Sequence[Box]]:
    """Return a canvas with a title, and the boxes of its rows."""
    rows = Box(MARGIN, MARGIN + HEAD + GAP, WIDTH - 2 * MARGIN, count * (ROW + GAP) - GAP)
    canvas = Canvas(WIDTH, rows.bottom + MARGIN, Paint.NIGHT, look.theme)
    title(canvas, heading, Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD), sign)
    return canvas, tuple(rows.rows(count, GAP))


def _standing(canvas: Canvas, row: Row, look: Look, n: int, box: Box) -> None:
    canvas.fill(box, Paint.TRAY if row.gone else Paint.PANEL, radius=14, edge=Paint.EDGE, thick=2)
    draw_place(canvas, row.place, Box(box.x + 12, box.y, PLACE, box.height))
    ties = Box(box.right - TIES - 20, box.y, TIES, box.height)
    canvas.text(f"({halves(row.ties)})", ties, 36, Paint.IVORY, align="right")
    points = Box(ties.x - POINTS, box.y, POINTS, box.height)
    canvas.text(halves(row.points), points, 58, Paint.GOLD, font=Font.SERIF, align="right")
    results = row.results[-MOST_DISCS:]
    width = len(results) * (DISC + 6)
    discs = Box(points.x - width - 16, box.y, width, box.height)
    for k, got in enumerate(results):
        _disc(canvas, got, Box(discs.x + k * (DISC + 6), box.y, DISC, box.height))
    left = box.x + PLACE + 32
    name = Box(left, box.y, discs.x - left - 16, box.height)
    ink = Paint.SILVER if row.gone else Paint.IVORY
    draw_lines(canvas, look.name(n), name, 44, ink, align="left")


def _disc(canvas: Canvas, got: int | None, box: Box) -> None:
    """Draw the result of a round: full for a victory, half for a draw, empty for a loss."""
    if got is None:
        canvas.text("–", box, 36, Paint.SILVER)
        return
    disc = box.centred(DISC, DISC)
    paint = {2: Paint.GOLD, 1: Paint.CREAM}.get(got, Paint.INK)
    canvas.fill(disc, paint, radius=DISC // 2, edge=Paint.EDGE, thick=2)
    canvas.text(halves(got), disc, 30, Paint.INK if got else Paint.IVORY, font=Font.BOLD)


def _meeting(canvas: Canvas, game: Meeting, look: Look, n: int, box: Box) -> None:
    canvas.fill(box, Paint.PANEL, radius=14, edge=Paint.EDGE, thick=2)
    number = Box(box.x + 12, box.y, PLACE - 20, box.height)
    canvas.text(str(game.number), number, 36, Paint.IVORY)
    middle = Box(box.x + (box.width - RESULT) // 2 + PLACE // 2, box.y, RESULT, box.height)
    told = "–" if game.scores is None else result(game.scores)
    canvas.fill(middle.inset(8, 10), Paint.TRAY, radius=12)
    canvas.text(told, middle, 44, Paint.GOLD, font=Font.SERIF)
    left = Box(number.right + 8, box.y, middle.x - number.right - 24, box.height)
    right = Box(middle.right + 16, box.y, box.right - middle.right - 32, box.height)
    lost = (False, False) if game.scores is None else tuple(each == 0 for each in game.scores)
    for k, (place, align) in enumerate(((left, "right"), (right, "left"))):
        ink = Paint.SILVER if lost[k] and not all(lost) else Paint.IVORY
        draw_lines(canvas, look.name(2 * n + k), place, 44, ink, align=align)  # type: ignore[arg-type]
