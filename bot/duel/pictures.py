"""The pictures of a duel's position with file names and alt texts; workers draw them later."""

from collections.abc import Callable, Sequence

from engine.core.game import Seat
from engine.duel.table import View
from render import Look
from render import duel as pictures

from ..controls.panel import Film, Image
from ..pictures import TablePictures
from ..wording.circle import Circle
from .wording.city import alt_city
from .wording.discard import alt_discard
from .wording.position import alt_board
from .wording.score import alt_finale, alt_score
from .wording.tokens import alt_tokens


class Pictures(TablePictures, frozen=True):
    """The pictures of a stored game as one seat, or a spectator, may see it.

    `circle` has the names for alt texts; those in `look` may be shorter.
    """

    view: View
    circle: Circle

    def board(self) -> Image:
        """Return the picture of the table."""
        picture = pictures.draft if self.view.table.age == 0 else pictures.board
        alt = alt_board(self.words, self.circle, self.view, self.look.ended)
        return self.image("board", alt, picture, self.view)

    def score(self) -> Image:
        """Return the picture of the score pad."""
        alt = alt_score(self.words, self.circle, self.view.table)
        return self.image("score", alt, pictures.scorepad, self.view.table)

    def finale(self) -> Image:
        """Return the final picture with winner and score."""
        assert self.look.ended is not None
        alt = alt_finale(self.words, self.circle, self.view.table, self.look.ended)
        return self.image("finale", alt, pictures.finale, self.view)

    def city(self, seat: Seat) -> Image:
        """Return the picture of a seat's city."""
        alt = alt_city(self.words, self.circle, self.view.table, seat)
        return self.image(f"city-{seat}", alt, pictures.city, self.view, seat)

    def tokens(self) -> Image:
        """Return the picture of the progress tokens."""
        alt = alt_tokens(self.words, self.circle, self.view)
        return self.image("tokens", alt, pictures.tokens, self.view)

    def discard(self) -> Image:
        """Return the picture of the discard pile."""
        alt = alt_discard(self.words, self.view.table)
        return self.image("discard", alt, pictures.discard, self.view.table)

    def replay(self, frames: Callable[[], Sequence[tuple[View, Look]]]) -> Film:
        """Return the animation of the game; its frames are replayed in the worker."""
        return self.film(pictures.replay, frames)
