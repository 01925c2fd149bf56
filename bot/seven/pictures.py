"""The pictures of a table with file names and alt texts; workers draw them later."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from engine.core.game import Seat
from engine.seven.events import Event
from engine.seven.moves import Move, ReviveCard, TakeSide
from engine.seven.table import Table, View, to_act
from render import Look
from render import seven as pictures

from ..controls.panel import Film, Image
from ..pictures import TablePictures
from ..workers.drawing import encoded
from .wording.circle import Circle
from .wording.city import alt_city
from .wording.decisions import decision_text
from .wording.discard import alt_discard
from .wording.events import alt_conflicts
from .wording.hand import alt_hand
from .wording.position import alt_board
from .wording.score import alt_finale, alt_score, outcome
from .wording.sides import alt_sides, sides_open


class Pictures(TablePictures, frozen=True):
    """The pictures of a stored game; `table` is that before the choices of the open turn.

    Nothing of a public picture can depend on those. `circle` has the names for alt texts; those in
    `look` may be shorter.
    """

    table: Table
    circle: Circle

    def board(self) -> Image:
        """Return the picture of the table."""
        status = (
            decision_text(self.words, self.circle, self.table, to_act(self.table))
            if self.look.ended is None
            else outcome(self.words, self.circle, self.table, self.look.ended)
        )
        alt = alt_board(self.words, self.circle, self.table, status)
        return self.image("board", alt, pictures.board, self.table)

    def conflicts(self, before: Table, events: Sequence[Event]) -> Image:
        """Return the picture of who beat whom; `before` is the table before the Age's last turn."""
        alt = alt_conflicts(self.words, self.circle, events)
        return self.image("conflicts", alt, pictures.conflicts, before, self.table)

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
        """Return the picture of all that a city has; both sides of a board that has none yet."""
        if sides_open(self.table, seat):
            return self.sides(seat, None)
        alt = alt_city(self.words, self.circle, self.table, seat)
        return self.image(f"city-{seat}", alt, pictures.city, self.table, seat)

    def sides(self, seat: Seat, choice: TakeSide | None) -> Image:
        """Return the picture of both sides of a seat's board; for that seat, its choice marked."""
        wonder = self.table.cities[seat].board.wonder
        made = "" if choice is None else f"-{choice.side.lower()}"
        side, look = choice and choice.side, self.look
        return Image(
            self.file(f"sides-{seat}{made}"),
            alt_sides(self.words, wonder),
            partial(encoded, pictures.sides, wonder, side, self.words, look.theme),
        )

    def hand(self, view: View, city: Seat, choice: Move | None, *, reviewed: bool = False) -> Image:
        """Return the picture of the viewer's hand; its choice is marked.

        Where a discarded card may be built, it shows those. It is for that seat alone, unless it is
        `reviewed` after the end, by anybody.
        """
        made = "" if choice is None else str(choice).replace(":", "-")
        whose = view.seat if city == view.seat else f"{view.seat}-{city}"
        alt = alt_hand(self.words, self.circle, view, city, own=not reviewed)
        if choice is not None and not isinstance(choice, ReviveCard):
            view = replace(view, choice=choice)
        if view.pile:
            alt = alt_discard(self.words, view)
        return self.image(f"hand-{whose}{made and '-'}{made}", alt, pictures.hand, view)

    def discard(self, view: View) -> Image:
        """Return the picture of the pile of discards, as the viewer may see it."""
        alt = alt_discard(self.words, view)
        return self.image("discard", alt, pictures.discard, view)

    def replay(self, frames: Callable[[], Sequence[tuple[View, Look]]]) -> Film:
        """Return the animation of the game; its frames are replayed in the worker."""
        return self.film(pictures.replay, frames)
