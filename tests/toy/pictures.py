"""The pictures of a table with file names and alt texts; workers draw them later."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from bot.controls.panel import Film, Image
from bot.store import TableRecord
from bot.wording.strings import Words
from bot.workers.drawing import encoded, filmed
from engine.core.game import Seat
from render import Look

from . import drawing
from .rules import Card, Table
from .wording import alt_board, alt_score, cards_text, hands_text, outcome

STILL, FILM = "png", "gif"


class Pictures(Struct, frozen=True):
    """The pictures of a stored game; `table` is that before the choices of the open turn.

    Nothing of a public picture can depend on those. File names contain the number of moves.
    """

    record: TableRecord
    table: Table
    words: Words
    look: Look
    names: tuple[str, ...]

    def board(self) -> Image:
        """Return the picture of the table."""
        alt = alt_board(self.words, self.names, self.table)
        return Image(
            self._file("board"), alt, partial(encoded, drawing.board, self.table, self.look)
        )

    def finale(self) -> Image:
        """Return the final picture with the winners."""
        assert self.look.ended is not None
        ended = outcome(self.words, self.names, self.look.ended, marked=False)
        alt = f"{ended} {alt_board(self.words, self.names, self.table)}"
        picture = partial(encoded, drawing.board, self.table, self.look)
        return Image(self._file("finale"), alt, picture)

    def score(self) -> Image:
        """Return the picture of the points."""
        alt = alt_score(self.words, self.names, self.table)
        return Image(
            self._file("score"), alt, partial(encoded, drawing.score, self.table, self.look)
        )

    def hand(self, seat: Seat, cards: tuple[Card, ...], choice: Card | None) -> Image:
        """Return the picture of a seat's cards, for that seat alone; its choice is marked."""
        name = file("hand", self.record.id, self.record.revision, seat)
        alt = self.words("rps-hand", cards=cards_text(self.words, cards))
        return Image(name, alt, partial(encoded, drawing.hand, cards, choice, self.look))

    def hands(self, hands: Sequence[tuple[Card, ...]]) -> Image:
        """Return the picture of the cards that all seats have left, for after the end."""
        alt = hands_text(self.words, self.names, hands)
        return Image(
            self._file("hands"), alt, partial(encoded, drawing.hands, tuple(hands), self.look)
        )

    def film(self) -> Film:
        """Return the game so far as an animation, a picture for each round."""
        alt = self.words("replay-alt", moves=len(self.record.moves))
        return Film(self._file("replay", FILM), alt, *filmed(drawing.film, self._shown))

    def _shown(self) -> tuple[Table, Look]:
        return self.table, self.look

    def _file(self, what: str, extension: str = STILL) -> str:
        return file(what, self.record.id, self.record.revision, extension=extension)


def file(*parts: str | int, extension: str = STILL) -> str:
    """Return the name of a picture's file."""
    return f"{'-'.join(map(str, parts))}.{extension}"
