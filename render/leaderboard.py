"""A leaderboard: the best rated people of a game, and how strong the computer's levels are."""

from collections.abc import Sequence

from msgspec import Struct

from .box import Box
from .canvas import Canvas, Picture
from .fonts import WIDTH, Font
from .heading import title
from .lettering import draw_lines
from .look import Look
from .paints import Paint

MARGIN, GAP = 24, 10
HEAD, ROW, FOOT = 104, 86, 132
PLACE, GAMES, RATING = 96, 350, 190
"""How wide the parts of a row are beside the name."""
MEDALS = {1: Paint.GOLD, 2: Paint.SILVER, 3: Paint.BROWN}


class Leader(Struct, frozen=True):
    """A row: place, rating, games and games won; `viewer` marks the person who asks."""

    place: int
    rating: int
    games: int
    wins: int
    viewer: bool = False


class Leaderboard(Struct, frozen=True):
    """What a leaderboard shows; the names of its rows are those of the `Look`, in order.

    `heading` names the game and where; `levels` are names and ratings of the computer's levels.
    """

    heading: str
    rows: tuple[Leader, ...]
    levels: tuple[tuple[str, int], ...]


def leaderboard(shown: Leaderboard, look: Look) -> Picture:
    """Return the picture of a leaderboard."""
    return draw_leaderboard(shown, look).picture()


def draw_leaderboard(shown: Leaderboard, look: Look) -> Canvas:
    """Return a leaderboard as a canvas, as high as it has rows."""
    count = len(shown.rows)
    rows = Box(MARGIN, MARGIN + HEAD + GAP, WIDTH - 2 * MARGIN, count * (ROW + GAP) - GAP)
    height = rows.bottom + GAP + FOOT + MARGIN
    canvas = Canvas(WIDTH, height, Paint.NIGHT, look.theme)
    title(canvas, shown.heading, Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD), "crown")
    for n, (row, place) in enumerate(zip(shown.rows, rows.rows(count, GAP), strict=True)):
        _row(canvas, row, look, n, place)
    _levels(canvas, shown.levels, look, Box(MARGIN, rows.bottom + GAP, rows.width, FOOT))
    return canvas


def _row(canvas: Canvas, row: Leader, look: Look, n: int, box: Box) -> None:
    canvas.fill(
        box,
        Paint.PANEL,
        radius=16,
        edge=Paint.GOLD if row.viewer else Paint.EDGE,
        thick=6 if row.viewer else 2,
    )
    draw_place(canvas, row.place, Box(box.x + 20, box.y, PLACE, box.height))
    rating = Box(box.right - RATING - 20, box.y, RATING, box.height)
    canvas.text(str(row.rating), rating, 60, Paint.GOLD, font=Font.SERIF, align="right")
    games = Box(rating.x - GAMES - 12, box.y, GAMES, box.height)
    told = look.words("picture-ranking-games", wins=row.wins, games=row.games)
    canvas.text(told, games, 34, Paint.IVORY, align="right")
    left = box.x + PLACE + 40
    name = Box(left, box.y, games.x - left - 12, box.height)
    draw_lines(canvas, look.name(n), name, 48, Paint.IVORY, align="left")


def draw_place(canvas: Canvas, place: int, box: Box) -> None:
    """Draw a place; the first three have a medal, whose number tells which it is."""
    medal = MEDALS.get(place)
    if medal is not None:
        disc = box.centred(66, 66)
        canvas.fill(disc, Paint.INK, radius=33)
        canvas.fill(disc.inset(3), Paint.CREAM, radius=30)
        canvas.fill(disc.inset(6), medal, radius=27)
        canvas.fill(disc.inset(11), Paint.CREAM, radius=22)
    ink = Paint.IVORY if medal is None else Paint.INK
    canvas.text(str(place), box, 44 if medal is None else 38, ink)


def _levels(canvas: Canvas, levels: Sequence[tuple[str, int]], look: Look, box: Box) -> None:
    """Draw the ratings of the computer's levels, to compare."""
    canvas.fill(box, Paint.TRAY, radius=16)
    label, *cells = box.inset(14, 10).columns(len(levels) + 1, 12)
    draw_lines(
        canvas, look.words("picture-ranking-computer"), label, 36, Paint.IVORY, font=Font.BOLD
    )
    for (name, rating), cell in zip(levels, cells, strict=True):
        upper, lower = cell.rows(2)
        canvas.text(name, upper, 34, Paint.IVORY)
        canvas.text(str(rating), lower, 44, Paint.GOLD, font=Font.SERIF)
