"""The pictures of a table with file names and alt texts; workers draw them later."""

from collections.abc import Callable, Sequence

from engine.architects.events import BattleFought
from engine.architects.table import Table, View
from engine.core.game import Seat
from render import Look
from render import architects as pictures

from ..controls.panel import Film, Image
from ..pictures import TablePictures
from ..wording.circle import Circle
from .wording.city import alt_city
from .wording.decisions import decision_text
from .wording.events import alt_battle
from .wording.position import alt_board
from .wording.private import alt_looked
from .wording.score import alt_finale, alt_score, outcome


class Pictures(TablePictures, frozen=True):
    """The pictures of a stored game; `table` is what everybody sees.

    `circle` has the names for alt texts; those in `look` may be shorter.
    """

    table: Table
    circle: Circle

    def board(self) -> Image:
        """Return the picture of the table."""
        alt = alt_board(self.words, self.circle, self.table, self._status())
        return self.image("board", alt, pictures.board, self.table)

    def _status(self) -> str:
        """Return what the table waits for; after the end, who has won."""
        if self.look.ended is not None:
            return outcome(self.words, self.circle, self.table, self.look.ended)
        return decision_text(self.words, self.circle.who[self.table.todo[0].seat], self.table)

    def battle(self, fought: BattleFought) -> Image:
        """Return the picture of a battle that was just fought."""
        alt = alt_battle(self.words, self.circle, fought)
        return self.image("battle", alt, pictures.battle, fought, self.table)

    def looked(self, view: View) -> Image:
        """Return the picture of the hidden cards that a seat may see, for that seat alone."""
        alt = alt_looked(self.words, view)
        return self.image(f"peek-{view.seat}", alt, pictures.peek, view)

    def score(self) -> Image:
        """Return the picture of the score pad."""
        alt = alt_score(self.words, self.circle, self.table)
        return self.image("score", alt, pictures.scorepad, self.table)

    def finale(self) -> Image:
        """Return the final picture: the winners, everybody's place, points and best categories."""
        assert self.look.ended is not None
        alt = alt_finale(self.words, self.circle, self.table, self.look.ended)
        return self.image("finale", alt, pictures.finale, self.table)

    def city(self, seat: Seat) -> Image:
        """Return the picture of all that a city has."""
        alt = alt_city(self.words, self.circle, self.table, seat)
        return self.image(f"city-{seat}", alt, pictures.city, self.table, seat)

    def replay(self, frames: Callable[[], Sequence[tuple[View, Look]]]) -> Film:
        """Return the animation of the game; its frames are replayed in the worker."""
        return self.film(pictures.replay, frames)
