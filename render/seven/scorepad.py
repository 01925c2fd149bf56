"""The score pad: the points of up to seven people in seven categories."""

from engine.seven.score import CATEGORIES, score
from engine.seven.table import Table, seats

from ..canvas import Canvas, Picture
from ..look import Look
from ..pad import Category, draw_pad

ICONS = {"military": "shield", "coins": "coin-set", "wonders": "wonder"}
"""The drawings of the categories that are no card's colour."""


def scorepad(table: Table, look: Look) -> Picture:
    """Return the picture of the points so far; with `look.ended`, it shows who has won."""
    return draw_scorepad(table, look).picture()


def draw_scorepad(table: Table, look: Look) -> Canvas:
    """Return the score pad as a canvas."""
    scores = [score(table, seat) for seat in seats(table)]
    rows = [
        Category(
            look.words(f"score-{category}"),
            category,
            ICONS.get(category),
            tuple([int(getattr(each, category)) for each in scores]),
        )
        for category in CATEGORIES
    ]
    return draw_pad(rows, look)
