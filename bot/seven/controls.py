"""The controls of 7 Wonders: the button under the board, and a seat's own, from its view alone."""

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from engine.seven import moves
from engine.seven.catalog import CARDS, NUMBERS
from engine.seven.moves import Move
from engine.seven.prices import card_prices, stage_prices
from engine.seven.table import Table, choosing_sides
from engine.seven.types import FREE_CITY, CardId

from ..controls import ids
from ..controls.decision import ControlIds
from ..controls.panel import (
    LABEL_LENGTH,
    OPTION_LENGTH,
    Button,
    Option,
    Row,
    Select,
    Style,
    in_rows,
    in_selects,
    short,
)
from ..store import TableRecord
from ..wording.presentation import Presentation
from ..wording.strings import Words
from .wording.circle import Circle
from .wording.items import card_name, effects_in_short
from .wording.moves import paying
from .wording.prices import payment

STYLES: Mapping[type[Move], Style] = {
    moves.Build: "success",
    moves.BuildStage: "primary",
    moves.BuildFree: "success",
    moves.Discard: "secondary",
    moves.ReviveCard: "secondary",
    moves.TakeSide: "primary",
}


OWN_HAND = "own"
"""The item by which who has chosen for the own city comes back to that choice."""

FOR_FREE_CITY = "city:"
"""Stands before the items of cards that are chosen for the Free City."""


def board_rows(words: Words, record: TableRecord, table: Table) -> tuple[Row, ...]:
    """Return the controls under the board for as long as people play: the same for everybody."""
    if all(player.user_id is None for player in record.players):
        return ()
    label = words("seven-button-choose-side" if choosing_sides(table) else "seven-button-hand")
    return ((Button(str(ids.OpenPanel(record.id)), label, "primary"),),)


class Controls:
    """Makes the controls of one seat's decision; `circle` names the neighbours on buttons.

    `table` is that before the choices of the open turn, `legal` what the seat may choose from.
    """

    def __init__(
        self,
        to: Presentation,
        circle: Circle,
        table: Table,
        legal: Sequence[Move],
        control_ids: ControlIds,
    ) -> None:
        self._words, self._signs, self._circle, self._table = to.words, to.signs, circle, table
        self._legal, self._ids = legal, control_ids

    def hand(self, letters: Mapping[CardId, str], choice: Move | None) -> tuple[Row, ...]:
        """Return a button for each card that can be chosen, by its letter; the choice is marked.

        Where only one thing can be done with a card, its button does it.
        """
        chosen = None if choice is None else choice.card
        return in_rows(
            tuple(
                self._card(letter, card, tuple(self._with(card)), chosen=card == chosen)
                for card, letter in letters.items()
                if any(self._with(card))
            )
        )

    def choice(self) -> tuple[Row, ...]:
        """Return the button that leads from the hand as it is shown to its choice."""
        sides = choosing_sides(self._table)
        label = self._words("seven-button-choose-side" if sides else "seven-button-choose")
        return ((Button(str(ids.OpenPanel(self._ids.table)), label, "primary"),),)

    def own_hand(self) -> tuple[Button, ...]:
        """Return the button that leads back from the Free City's card to the own one."""
        label = self._words("seven-button-own-card")
        return (Button(self._ids.show_options(OWN_HAND), label, "secondary"),)

    def city_card(self) -> tuple[Button, ...]:
        """Return the button that leads from the own hand on to the Free City's card."""
        label = self._words("seven-button-city-card")
        return (Button(str(ids.OpenPanel(self._ids.table)), label, "secondary"),)

    def sides(self, choice: Move | None) -> tuple[Row, ...]:
        """Return a button for each side of the board; the choice is marked."""
        buttons = []
        for move in self._legal:
            label, chosen = self._what(move), move == choice
            label = self._words("seven-button-chosen", label=label) if chosen else label
            style: Style = "success" if chosen else STYLES[type(move)]
            buttons.append(Button(self._ids.play(move), label, style))
        return in_rows(tuple(buttons))

    def card(self, card: CardId, *, own_hand: bool) -> tuple[Row, ...]:
        """Return a button for each thing to do with a card and each way to pay; and a way back.

        That leads to what is to be chosen, or to the `own_hand` where a choice is changed.
        """
        back = self._ids.show_options(OWN_HAND) if own_hand else str(ids.OpenPanel(self._ids.table))
        buttons = (
            Button(self._ids.play(move), self._short(self._what(move)), STYLES[type(move)])
            for move in self._with(card)
        )
        rows = in_rows(tuple(buttons))
        return (*rows, (Button(back, self._words("seven-button-back"), "secondary"),))

    def revivals(self) -> tuple[Row, ...]:
        """Return lists of the discards that can be built, and a button for none of them."""
        parts = in_selects([self._revival(move) for move in self._legal if move.card is not None])
        none = [move for move in self._legal if move.card is None]
        lists = (
            Select(
                self._ids.choose(part),
                self._words("seven-select-revive", part=part + 1, parts=len(parts)),
                some,
            )
            for part, some in enumerate(parts)
        )
        buttons = (Button(self._ids.play(move), self._what(move), "secondary") for move in none)
        return (*lists, tuple(buttons))

    def _with(self, card: CardId) -> Iterable[Move]:
        return (move for move in self._legal if move.card == card)

    def _card(self, letter: str, card: CardId, legal: Sequence[Move], *, chosen: bool) -> Button:
        only, *others = legal
        label = self._words("seven-button-card", letter=letter, card=card_name(self._words, card))
        if not others:
            label = self._words("seven-button-only", card=label, what=self._what(only))
        if chosen:
            label = self._words("seven-button-chosen", label=label)
        able = any(not isinstance(move, moves.Discard) for move in legal)
        item = f"{FOR_FREE_CITY}{card}" if only.city else card
        custom_id = self._ids.show_options(item) if others else self._ids.play(only)
        style: Style = "success" if chosen else "primary" if able else "secondary"
        sign = self._signs.get(CARDS[card].colour)
        return Button(custom_id, self._short(label), style, sign=sign)

    def _revival(self, move: Move) -> Option:
        card = move.card or ""
        return Option(
            str(move),
            short(card_name(self._words, card), OPTION_LENGTH),
            short(effects_in_short(self._words, card), OPTION_LENGTH),
            self._signs.get(CARDS[card].colour),
        )

    def _what(self, move: Move) -> str:
        """Return what a move does with its card, and what is paid for it."""
        city = FREE_CITY if move.city else self._ids.seat
        words, table = self._words, self._table
        match move:
            case moves.Build(card, left, right):
                price = paying(card_prices(table, city, card), left, right)
                return words("seven-button-build", paid=payment(words, self._circle, city, price))
            case moves.BuildStage(_, left, right):
                price = paying(stage_prices(table, city), left, right)
                stage = table.cities[city].stages + 1
                paid = payment(words, self._circle, city, price)
                return words("seven-button-stage", stage=stage, paid=paid)
            case moves.BuildFree():
                return words("seven-button-free")
            case moves.Discard():
                return words("seven-button-discard", coins=NUMBERS.discard_gain)
            case moves.ReviveCard():
                return words("seven-button-revive-none")
            case moves.TakeSide(side):
                return words("seven-side", side=side)
            case _:
                assert_never(move)

    def _short(self, label: str) -> str:
        return short(label, LABEL_LENGTH)
