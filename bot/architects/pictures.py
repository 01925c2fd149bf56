"""The pictures of a table with file names and alt texts; workers draw them later."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from engine.architects.events import BattleFought
from engine.architects.table import Table, View
from engine.core.game import Seat
from render import Look
from render import architects as pictures

from ..controls.panel import Film, Image, file
from ..store import TableRecord
from ..wording.circle import Circle
from ..wording.strings import Words
from ..workers.drawing import encoded, filmed
from .wording.city import alt_city
from .wording.events import alt_battle
from .wording.position import alt_board
from .wording.private import alt_looked
from .wording.score import alt_finale, alt_score

FILM = "gif"


class Pictures(Struct, frozen=True):
    """The pictures of a stored game; `table` is what everybody sees.

    `circle` has the names for alt texts; those in `look` may be shorter. File names contain the
    number of moves, so that no cache shows an old picture.
    """

    record: TableRecord
    table: Table
    words: Words
    look: Look
    circle: Circle

    def board(self) -> Image:
        """Return the picture of the table."""
        return Image(
            self._file("board"),
            alt_board(self.words, self.circle, self.table),
            partial(encoded, pictures.board, self.table, self.look),
        )

    def battle(self, fought: BattleFought) -> Image:
        """Return the picture of a battle that was just fought."""
        return Image(
            self._file("battle"),
            alt_battle(self.words, self.circle, fought),
            partial(encoded, pictures.battle, fought, self.table, self.look),
        )

    def looked(self, view: View) -> Image:
        """Return the picture of the hidden cards that a seat may see, for that seat alone."""
        return Image(
            self._file(f"peek-{view.seat}"),
            alt_looked(self.words, view),
            partial(encoded, pictures.peek, view, self.look),
        )

    def score(self) -> Image:
        """Return the picture of the score pad."""
        return Image(
            self._file("score"),
            alt_score(self.words, self.circle, self.table),
            partial(encoded, pictures.scorepad, self.table, self.look),
        )

    def finale(self) -> Image:
        """Return the final picture: the winners, everybody's place, points and best categories."""
        assert self.look.ended is not None
        return Image(
            self._file("finale"),
            alt_finale(self.words, self.circle, self.table, self.look.ended),
            partial(encoded, pictures.finale, self.table, self.look),
        )

    def city(self, seat: Seat) -> Image:
        """Return the picture of all that a city has."""
        return Image(
            self._file(f"city-{seat}"),
            alt_city(self.words, self.circle, self.table, seat),
            partial(encoded, pictures.city, self.table, seat, self.look),
        )

    def replay(self, frames: Callable[[], Sequence[tuple[View, Look]]]) -> Film:
        """Return the animation of the game; its frames are replayed in the worker."""
        return Film(
            self._file("replay", FILM),
            self.words("replay-alt", moves=len(self.record.moves)),
            *filmed(pictures.replay, frames),
        )

    def _file(self, what: str, extension: str = "png") -> str:
        return file(what, self.record.id, self.record.revision, extension=extension)
