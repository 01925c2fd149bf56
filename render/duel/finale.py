"""The end of a game: who has won and how, above the score pad."""

from engine.core.game import Result
from engine.duel.table import View

from ..canvas import Canvas, Picture
from ..look import Look
from .scorepad import draw_scorepad


def finale(view: View, look: Look, result: Result) -> Picture:
    """Return the picture of a finished game."""
    return draw_finale(view, look, result).picture()


def draw_finale(view: View, look: Look, result: Result) -> Canvas:
    """Return the end of a game as a canvas."""
    return draw_scorepad(view.table, look, result)
