"""The custom_ids of the controls of one decision, and the buttons of a review."""

from engine.ai.review import Review
from engine.core.game import Seat

from . import ids
from .panel import Button, Row


class ControlIds:
    """Makes the custom_ids of controls for one decision: a table, the seat, and its ply."""

    def __init__(self, table: int, seat: Seat, ply: int) -> None:
        self.table, self.seat, self.ply = table, seat, ply

    def play(self, move: object) -> str:
        """Return the custom_id that makes a move, whose text `str` gives."""
        return str(ids.Play(self.table, self.seat, self.ply, str(move)))

    def show_options(self, item: str) -> str:
        """Return the custom_id that shows the moves with an item privately."""
        return str(ids.ShowOptions(self.table, self.seat, self.ply, item))

    def choose(self, part: int) -> str:
        """Return the custom_id of a list whose values are moves."""
        return str(ids.SelectMove(self.table, self.seat, self.ply, part))


def review_rows(table: int, judged: Review) -> tuple[Row, ...]:
    """Return the buttons of a review, one for each turning point; no row where there is none."""
    turns = tuple(
        Button(str(ids.ReviewedMove(table, turn.n)), str(number), "primary")
        for number, turn in enumerate(judged.turns, start=1)
    )
    return (turns,) if turns else ()
