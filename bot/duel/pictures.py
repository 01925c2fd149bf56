"""The pictures of a position of Duel with their alt texts, drawn when they are needed."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from engine.core.game import Seat
from engine.duel.table import View
from render import Look, Picture
from render import duel as pictures

from ..controls.panel import Image
from ..store import TableRecord
from ..wording.strings import Words
from .wording.city import alt_city
from .wording.discard import alt_discard
from .wording.position import alt_board
from .wording.score import alt_finale, alt_score
from .wording.tokens import alt_tokens

STILL, FILM = "png", "gif"


class Pictures(Struct, frozen=True):
    """What one seat, or a spectator, may see of a stored game.

    `names` are those that are told in words; the look's may be shorter. The files of pictures of
    the whole game are named anew for each move, as caches demand.
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
            partial(png, picture, self.view, self.look),
        )

    def score(self) -> Image:
        """Return the score pad."""
        return Image(
            self._file("score"),
            alt_score(self.words, self.names, self.view.table),
            partial(png, pictures.scorepad, self.view.table, self.look),
        )

    def finale(self) -> Image:
        """Return the end of the game."""
        assert self.look.ended is not None
        return Image(
            self._file("finale"),
            alt_finale(self.words, self.names, self.view.table, self.look.ended),
            partial(png, pictures.finale, self.view, self.look, self.look.ended),
        )

    def city(self, seat: Seat) -> Image:
        """Return all that a seat has built."""
        return Image(
            file("city", self.record.id, seat),
            alt_city(self.words, self.names, self.view.table, seat),
            partial(png, pictures.city, self.view, seat, self.look),
        )

    def tokens(self) -> Image:
        """Return the progress tokens."""
        return Image(
            self._file("tokens"),
            alt_tokens(self.words, self.names, self.view),
            partial(png, pictures.tokens, self.view, self.look),
        )

    def discard(self) -> Image:
        """Return the discard pile."""
        return Image(
            file("discard", self.record.id),
            alt_discard(self.words, self.view.table),
            partial(png, pictures.discard, self.view.table, self.look),
        )

    def replay(self, shots: Callable[[], Sequence[tuple[View, Look]]]) -> Image:
        """Return the game as a film; its positions are worked out where it is drawn."""
        return Image(
            self._file("replay", FILM),
            self.words("replay-alt", moves=len(self.record.moves)),
            partial(film, shots),
            long=True,
        )

    def _file(self, what: str, extension: str = STILL) -> str:
        return file(what, self.record.id, len(self.record.moves), extension=extension)


def file(*parts: str | int, extension: str = STILL) -> str:
    """Return the name of a picture's file."""
    return f"{'-'.join(map(str, parts))}.{extension}"


def film(shots: Callable[[], Sequence[tuple[View, Look]]]) -> bytes:
    """Work out the positions of a game, and return the bytes of the film's file."""
    return pictures.replay(shots()).data


def png(draw: Callable[..., Picture], *what: object) -> bytes:
    """Draw a picture and return the bytes of its file."""
    return draw(*what).data
