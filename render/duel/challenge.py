"""A challenge: who challenges whom, between the twelve wonders."""

from engine.core.game import Seat
from engine.duel.catalog import NUMBERS, WONDERS
from engine.duel.types import WonderId

from ..box import Box
from ..canvas import Canvas, Picture, Piece, cached
from ..fonts import WIDTH
from ..lettering import draw_lines
from ..look import Look, Words
from ..paints import Paint
from ..themes import STANDARD, Theme

HEIGHT, FOOT = 440, 56
SCENE = (180, 120)
"""The width and height of a wonder's scene, in the proportions in which it was drawn."""
EACH = 3
"""How many scenes lie in a row at each side."""
MIDDLE = 240
"""The width between the two sides."""

BEGINNER = "beginner"


def challenge(
    names: tuple[str, str], words: Words, theme: Theme = STANDARD, wonders: str = "draft"
) -> Picture:
    """Return the poster of a challenge: the challenger's name first.

    `wonders` is how they are dealt, `draft` or `beginner`.
    """
    return draw_challenge(names, words, theme, wonders).picture()


def draw_challenge(
    names: tuple[str, str], words: Words, theme: Theme = STANDARD, wonders: str = "draft"
) -> Canvas:
    """Return the poster of a challenge as a canvas."""
    canvas, look = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme), Look(names=names, words=words)
    canvas.stamp(_frieze(theme, wonders), 0, 0)
    for side, paint in ((0, Paint.IVORY), (1, Paint.GOLD)):
        draw_lines(canvas, look.name(Seat(side)), _band(side).inset(14, 4), 76, paint)
    key = BEGINNER if wonders == BEGINNER else "draft"
    room = Box(0, HEIGHT - FOOT, WIDTH, FOOT).inset(40, 2)
    canvas.text(words(f"picture-wonders-{key}"), room, 36, Paint.IVORY)
    return canvas


@cached
def _frieze(theme: Theme, wonders: str) -> Piece:
    """Return the poster without words: the wonders in play in colour, the others in outline."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme)
    first, second = NUMBERS.beginner_wonders.first, NUMBERS.beginner_wonders.second
    play = (*first, *second) if wonders == BEGINNER else tuple(WONDERS)
    for side, shown in enumerate(_sides()):
        for n, wonder in enumerate(shown):
            at = _place(side, n)
            canvas.scene(f"wonder-{wonder}", at.inset(2), radius=8, outline=wonder not in play)
    _ornaments(canvas)
    band = Box(0, _band(0).y + 2, WIDTH, _band(0).height - 4)
    canvas.fill(band, Paint.PANEL)
    for y in (band.y, band.bottom - 4):
        canvas.fill(Box(0, y, WIDTH, 4), Paint.GOLD_DEEP)
    middle = Box((WIDTH - MIDDLE) // 2, 0, MIDDLE, HEIGHT - FOOT)
    canvas.icon("versus", middle.centred(MIDDLE - 16, MIDDLE - 16))
    return canvas.piece()


def _ornaments(canvas: Canvas) -> None:
    """Fill the middle between the rows of scenes."""
    left, side = (WIDTH - MIDDLE) // 2, MIDDLE // 2
    for y in (0, HEIGHT - FOOT - side):
        for x in (left, left + side):
            canvas.scene("ornament", Box(x, y, side, side).inset(2), radius=8)


def _sides() -> tuple[tuple[WonderId, ...], tuple[WonderId, ...]]:
    """Return the wonders at each side, those of the set for a first game at the two ends."""
    first, second = NUMBERS.beginner_wonders.first, NUMBERS.beginner_wonders.second
    rest = [wonder for wonder in WONDERS if wonder not in (*first, *second)]
    half = len(rest) // 2
    return (*first, *rest[:half]), (*second, *rest[half:])


def _place(side: int, n: int) -> Box:
    width, height = SCENE
    left = side * (WIDTH - EACH * width)
    low = n // EACH * (HEIGHT - FOOT - height)
    return Box(left + n % EACH * width, low, width, height)


def _band(side: int) -> Box:
    """Return where a name stands: between the two rows of scenes of its side."""
    width, height = SCENE
    left = side * (WIDTH - EACH * width)
    return Box(left, height, EACH * width, HEIGHT - FOOT - 2 * height)
