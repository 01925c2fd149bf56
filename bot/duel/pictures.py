"""The pictures of a duel's position with file names and alt texts; workers draw them later."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from engine.core.game import Seat
from engine.duel.table import View
from render import Look
from render import duel as pictures

from ..controls.panel import Film, Image, file
from ..store import TableRecord
from ..wording.strings import Words
from ..workers.drawing import encoded, filmed
from .wording.city import alt_city
from .wording.discard import alt_discard
from .wording.position import alt_board
from .wording.score import alt_finale, alt_score
from .wording.tokens import alt_tokens

FILM = "gif"


class Pictures(Struct, frozen=True):
    """The pictures of a stored game as one seat, or a spectator, may see it.

    `names` are for alt texts; those in `look` may be shorter. File names contain the number of
    moves, so that no cache shows an old picture.
    """

    record: TableRecord
    view: View
    words: Words
    look: Look
    names: tuple[str, ...]

    def board(self) -> Image:
        """Return the picture of the table."""
        picture = pictures.draft if self.view.table.age == 0 else pictures.board
        return Image(
            self._file("board"),
            alt_board(self.words, self.names, self.view, self.look.ended),
            partial(encoded, picture, self.view, self.look),
        )

    def score(self) -> Image:
        """Return the picture of the score pad."""
        return Image(
            self._file("score"),
            alt_score(self.words, self.names, self.view.table),
            partial(encoded, pictures.scorepad, self.view.table, self.look),
        )

    def finale(self) -> Image:
        """Return the final picture with winner and score."""
        assert self.look.ended is not None
        return Image(
            self._file("finale"),
            alt_finale(self.words, self.names, self.view.table, self.look.ended),
            partial(encoded, pictures.finale, self.view, self.look, self.look.ended),
        )

    def city(self, seat: Seat) -> Image:
        """Return the picture of a seat's city."""
        return Image(
            file("city", self.record.id, seat),
            alt_city(self.words, self.names, self.view.table, seat),
            partial(encoded, pictures.city, self.view, seat, self.look),
        )

    def tokens(self) -> Image:
        """Return the picture of the progress tokens."""
        return Image(
            self._file("tokens"),
            alt_tokens(self.words, self.names, self.view),
            partial(encoded, pictures.tokens, self.view, self.look),
        )

    def discard(self) -> Image:
        """Return the picture of the discard pile."""
        return Image(
            file("discard", self.record.id),
            alt_discard(self.words, self.view.table),
            partial(encoded, pictures.discard, self.view.table, self.look),
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
