"""The score pad: the points of up to seven people in five categories."""

from engine.architects.score import CATEGORIES, score
from engine.architects.table import Table
from engine.core.game import Seat

from ..canvas import Canvas, Picture
from ..look import Look
from ..pad import Category, draw_pad

TILES: dict[str, tuple[str, str | None]] = {
    "wonder": ("wonders", "wonder"),
    "cat": ("coins", "architects-cat"),
    "blue": ("blue", None),
    "military": ("military", "victory"),
    "tokens": ("tokens", "token"),
}
"""The paint of each category, and its drawing if it is no card's colour."""


def scorepad(table: Table, look: Look) -> Picture:
    """Return the picture of the points so far; with `look.ended`, it shows who has won."""
    return draw_scorepad(table, look).picture()


def draw_scorepad(table: Table, look: Look) -> Canvas:
    """Return the score pad as a canvas."""
    scores = [score(table, Seat(seat)) for seat in range(len(table.cities))]
    rows = [
        Category(
            look.words(f"architects-score-{category}"),
            *TILES[category],
            tuple([int(getattr(each, category)) for each in scores]),
        )
        for category in CATEGORIES
    ]
    return draw_pad(rows, look)
