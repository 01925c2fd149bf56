"""The parts of the last message of a game that all games share: what it tells, and its buttons."""

from ..store import TableRecord
from ..wording.strings import Words
from . import ids, onlooker_ids
from .panel import Button, Image, Row


def last_moves(record: TableRecord, *parts: str | Image) -> tuple[str | Image, ...]:
    """Return the parts that tell the last moves, if no board told them.

    One has told them where the game was given up since.
    """
    return () if record.tells_after == record.revision else parts


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
