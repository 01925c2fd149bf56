"""The pictures of a table with file names and alt texts; workers draw them later."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import Seat
from engine.seven.events import Event
from engine.seven.moves import Move, ReviveCard, TakeSide
from engine.seven.table import Table, View
from render import Look
from render import seven as pictures

from ..controls.panel import Film, Image, file
from ..store import TableRecord
from ..wording.strings import Words
from ..workers.drawing import encoded, filmed
from .wording.circle import Circle
from .wording.city import alt_city
from .wording.discard import alt_discard
from .wording.events import alt_conflicts
from .wording.hand import alt_hand
from .wording.position import alt_board
from .wording.score import alt_finale, alt_score
from .wording.sides import alt_sides, sides_open

FILM = "gif"


class Pictures(Struct, frozen=True):
    """The pictures of a stored game; `table` is that before the choices of the open turn.

    Nothing of a public picture can depend on those. `circle` has the names for alt texts; those in
    `look` may be shorter. File names contain the number of moves, so that no cache shows an old
    picture.
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

    def conflicts(self, before: Table, events: Sequence[Event]) -> Image:
        """Return the picture of who beat whom; `before` is the table before the Age's last turn."""
        return Image(
            self._file("conflicts"),
            alt_conflicts(self.words, self.circle, events),
            partial(encoded, pictures.conflicts, before, self.table, self.look),
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
        """Return the picture of all that a city has; both sides of a board that has none yet."""
        if sides_open(self.table, seat):
            return self.sides(seat, None)
        return Image(
            self._file(f"city-{seat}"),
            alt_city(self.words, self.circle, self.table, seat),
            partial(encoded, pictures.city, self.table, seat, self.look),
        )

    def sides(self, seat: Seat, choice: TakeSide | None) -> Image:
        """Return the picture of both sides of a seat's board; for that seat, its choice marked."""
        wonder = self.table.cities[seat].board.wonder
        made = "" if choice is None else f"-{choice.side.lower()}"
        return Image(
            self._file(f"sides-{seat}{made}"),
            alt_sides(self.words, wonder),
            partial(
                encoded,
                pictures.sides,
                wonder,
                choice and choice.side,
                self.words,
                self.look.theme,
            ),
        )

    def hand(self, view: View, city: Seat, choice: Move | None) -> Image:
        """Return the picture of the viewer's hand, for that seat alone; its choice is marked.

        Where a discarded card may be built, it shows those.
        """
        made = "" if choice is None else str(choice).replace(":", "-")
        whose = view.seat if city == view.seat else f"{view.seat}-{city}"
        alt = alt_hand(self.words, self.circle, view, city)
        if choice is not None and not isinstance(choice, ReviveCard):
            view = replace(view, choice=choice)
        return Image(
            self._file(f"hand-{whose}{made and '-'}{made}"),
            alt_discard(self.words, view) if view.pile else alt,
            partial(encoded, pictures.hand, view, self.look),
        )

    def discard(self, view: View) -> Image:
        """Return the picture of the pile of discards, as the viewer may see it."""
        return Image(
            self._file("discard"),
            alt_discard(self.words, view),
            partial(encoded, pictures.discard, view, self.look),
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
