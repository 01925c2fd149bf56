"""The custom_ids of the controls of one decision, and the buttons of a finished game."""

from engine.ai.review import Review
from engine.core.game import Seat

from ..store import TableRecord
from ..wording.strings import Words
from . import ids, onlooker_ids
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


def finale_rows(words: Words, record: TableRecord, *, reviewable: bool) -> tuple[Row, ...]:
    """Return the buttons under the final message; the review is offered if any move was made.

    A rematch is offered unless the game is one of a tournament, which decides who plays whom next.
    """
    table = record.id
    again = Button(str(ids.Rematch(table)), words("button-rematch"), "success")
    film = Button(str(ids.Replay(table)), words("button-replay"), "secondary")
    review = Button(str(ids.Review(table)), words("button-review"), "secondary")
    hidden = Button(str(onlooker_ids.ShowHidden(table)), words("button-hidden"), "secondary")
    export = Button(str(onlooker_ids.Export(table)), words("button-export"), "secondary")
    rematch = () if record.in_tournament else (again,)
    return ((*rematch, film, *((review, hidden) if reviewable else ()), export),)


def review_rows(table: int, judged: Review) -> tuple[Row, ...]:
    """Return the buttons of a review, one for each turning point; no row where there is none."""
    turns = tuple(
        Button(str(ids.ReviewedMove(table, turn.n)), str(number), "primary")
        for number, turn in enumerate(judged.turns, start=1)
    )
    return (turns,) if turns else ()
