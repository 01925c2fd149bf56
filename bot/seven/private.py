"""What one seat alone sees: its hand with a control for each card, the discards, or its board."""

from msgspec import Struct

from engine.core.game import IllegalMove, Seat
from engine.seven.decisions import Revive
from engine.seven.moves import Move, TakeSide
from engine.seven.table import View, choosing_sides, to_act

from ..controls.decision import ControlIds
from ..controls.panel import Image, Panel
from ..wording.presentation import Presentation
from ..wording.strings import Words
from .controls import Controls
from .pictures import Pictures
from .wording.circle import Circle
from .wording.decisions import decision_text
from .wording.discard import pile_text
from .wording.hand import (
    around,
    asked,
    card_text,
    changing,
    deciding_for,
    hand_lines,
    lettered,
    note_lines,
    own_line,
    stage_line,
)
from .wording.sides import side_lines


class Private(Struct, frozen=True):
    """What a seat may know and do.

    `view` and `legal` are those before the choices of the open turn, `choice` is what the seat has
    chosen in it; where that is for the Free City, `own` is what it has chosen for itself. `changes`
    tells whether it comes back to that from the Free City's choice. `circle` has the names for
    texts, `short` those for buttons.
    """

    view: View
    seat: Seat
    legal: tuple[Move, ...]
    choice: Move | None
    own: Move | None
    changes: bool
    to: Presentation
    circle: Circle
    short: Circle
    pictures: Pictures
    control_ids: ControlIds

    def panel(self) -> Panel:
        """Return the hand with its controls, the pile that one may be taken of, or the sides."""
        if choosing_sides(self.view.table):
            return Panel((*self._sides(), self._around()), self._controls().sides(self.choice))
        parts: list[str | Image] = [self._around()]
        if self._revives:
            parts.insert(0, self._picture())
            return Panel(tuple(parts), self._controls().revivals())
        letters = lettered(self.view)
        if letters:
            parts.insert(0, self._picture())
        rows = self._controls().hand(letters, self.choice) if self.legal else ()
        if self.own is not None:
            rows = (*rows, self._controls().own_hand())
        if self.changes:
            rows = (*rows, self._controls().city_card())
        return Panel(tuple(parts), rows)

    def hand(self) -> Panel:
        """Return the hand as picture and text, or the sides; one button leads to the choice.

        Who may build one of the discards sees those in place of a hand that goes on.
        """
        rows = self._controls().choice() if self.legal else ()
        chosen = () if self.choice is None and self.own is None else (self._status(),)
        if choosing_sides(self.view.table):
            return Panel((*self._sides(), *chosen), rows)
        if self._revives:
            return Panel((self._picture(), f"{self.pile()}\n\n{self._status()}"), rows)
        lines = hand_lines(self._words, self.circle, self.view, self._city)
        if not lines:
            return Panel((self._words("seven-hand-empty"),), rows)
        table, city = self.view.table, self._city
        lines += (tell(self._words, self.circle, table, city) for tell in (stage_line, own_line))
        lines += self._notes()
        return Panel((self._picture(), "\n".join((*lines, *chosen))), rows)

    def before(self, move: Move) -> Image:
        """Return what the seat chose from when it made a move; the card that it took is marked."""
        if isinstance(move, TakeSide):
            return self.pictures.sides(self.seat, move)
        chosen = self.view.choice if move.city else move
        return self.pictures.hand(self.view, self._city, chosen, reviewed=True)

    def card(self, item: str) -> Panel:
        """Return what can be done with a card of the hand; raises `IllegalMove`."""
        some = tuple(move for move in self.legal if move.card == item)
        if not some or self._revives:
            raise IllegalMove(item)
        text = card_text(self._words, self.circle, self.view.table, self._city, item, some)
        return Panel((text,), self._controls().card(item, own_hand=self.changes))

    def _sides(self) -> tuple[Image, str]:
        """Return both sides of the own board, the chosen one marked."""
        chosen = self.choice if isinstance(self.choice, TakeSide) else None
        wonder = self.view.table.cities[self.seat].board.wonder
        picture = self.pictures.sides(self.seat, chosen)
        return picture, "\n".join(side_lines(self._words, wonder))

    def pile(self) -> str:
        """Return the cards of the discards, where the seat may see them now; else nothing."""
        return pile_text(self._words, self.view.pile) if self.view.pile else ""

    @property
    def _words(self) -> Words:
        """The words of texts, with signs."""
        return self.to.signed

    @property
    def _city(self) -> Seat:
        return deciding_for(self.view.table, self.seat)

    @property
    def _revives(self) -> bool:
        todo = self.view.table.todo
        return bool(self.legal) and isinstance(todo[0], Revive)

    def _picture(self) -> Image:
        return self.pictures.hand(self.view, self._city, self.own or self.choice)

    def _around(self) -> str:
        """Return the neighbours of the city that is decided for, and what is asked or awaited."""
        told = around(self._words, self.circle, self.view.table, self._city)
        return "\n".join((told, "", *self._notes(), self._status()))

    def _notes(self) -> list[str]:
        return note_lines(self._words, self.circle, self.view.table, self._city)

    def _status(self) -> str:
        """Return what is asked of the seat, what it has chosen, or what the table waits for."""
        table = self.view.table
        if self.legal and self.changes and self.choice is not None:
            return changing(self._words, self.circle, table, self.seat, self.choice)
        if self.legal:
            return asked(self._words, self.circle, table, self.seat, self.own, self.choice)
        return decision_text(self._words, self.circle, table, to_act(table))

    def _controls(self) -> Controls:
        return Controls(self.to, self.short, self.view.table, self.legal, self.control_ids)
