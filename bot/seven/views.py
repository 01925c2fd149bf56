"""The views of a table that have commands of their own: cities, the own hand, the discards."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from engine.core.game import Seat
from engine.seven.table import Table, View
from engine.seven.types import FREE_CITY

from ..controls.panel import Panel
from ..wording.presentation import Presentation
from .pictures import Pictures
from .private import Private
from .wording.circle import Circle
from .wording.city import city
from .wording.discard import discard_text


class Views(Struct, frozen=True):
    """What is shown to a viewer.

    `view` is that before the choices of the open turn; `private` is what the viewer's seat alone
    sees, `None` for a spectator and after the end.
    """

    view: View
    private: Private | None
    to: Presentation
    circle: Circle
    pictures: Pictures

    def show(self, name: str, seat: Seat) -> Panel | None:
        """Return a view by its name, that of a city for `seat`; raises `KeyError`.

        `None` is the hand of a spectator.
        """
        return self._views(seat)[name]()

    def _views(self, seat: Seat) -> Mapping[str, Callable[[], Panel | None]]:
        return {
            "city": lambda: self._city(seat),
            "free-city": self._free_city,
            "hand": self._hand,
            "discard": self._discard,
        }

    @property
    def _table(self) -> Table:
        return self.view.table

    def _city(self, seat: Seat) -> Panel:
        text = city(self.to.words, self.circle, self._table, seat)
        return Panel((self.pictures.city(seat), text))

    def _free_city(self) -> Panel:
        there = len(self._table.cities) > self._table.players
        return self._city(FREE_CITY) if there else Panel((self.to.words("seven-no-free-city"),))

    def _hand(self) -> Panel | None:
        if self.view.seat is None:
            return None
        if self.private is None:  # the game has ended
            return Panel((self.to.words("panel-over"),))
        return self.private.hand()

    def _discard(self) -> Panel:
        lines = [discard_text(self.to.words, self._table)]
        if self.private is not None and self.view.pile:
            lines.append(self.private.pile())
        return Panel((self.pictures.discard(self.view), "\n".join(lines)))
