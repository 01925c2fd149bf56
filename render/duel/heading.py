"""What a picture of Duel says at its head: whose decision it is, and how a game ended."""

from engine.core.game import ABANDONED, RESIGNATION, Result
from engine.duel.decisions import Decision
from engine.duel.score import CIVILIAN, DRAW, MILITARY, SCIENCE, TIEBREAK, result
from engine.duel.table import Table

from ..look import Look

EMBLEMS = {
    MILITARY: "won-military",
    SCIENCE: "won-science",
    RESIGNATION: "won-resignation",
    ABANDONED: "abandoned",
}
ICONS = {
    "wonders": "wonder",
    "tokens": "token",
    "coins": "coin-set",
    "military": "pawn",
}
"""The drawings of the categories of points that are no card's colour."""


def awaited(table: Table, look: Look) -> Decision | None:
    """Return the decision that the table waits for; none after the end."""
    return None if (look.ended or result(table)) else table.todo[0]


def emblem(reason: str) -> str:
    """Return the drawing of the way in which a game ended."""
    return EMBLEMS.get(reason, "won-civilian")


def points_decide(result: Result) -> bool:
    """Return whether the points decided a game: no supremacy, no resignation, some winner."""
    return result.reason in (CIVILIAN, TIEBREAK, DRAW)
