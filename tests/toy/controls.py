"""The controls: a button for the hand under the board, and a button for each kind of card."""

from bot.controls import ids
from bot.controls.panel import Button, Row
from bot.wording.strings import Words
from engine.core.game import Seat

from .rules import CARDS, Throw, View
from .wording import card_name


def board_rows(words: Words, table: int) -> tuple[Row, ...]:
    """Return the controls under the board, the same for everybody at any time."""
    return ((Button(str(ids.OpenPanel(table)), words("rps-button-hand"), "primary"),),)


def hand_rows(words: Words, view: View, table: int, seat: Seat, ply: int) -> tuple[Row, ...]:
    """Return a button for each kind of card in a hand; what is chosen is marked."""
    return (
        tuple(
            Button(
                str(ids.Play(table, seat, ply, str(Throw(card)))),
                card_name(words, card),
                "success" if card == view.choice else "secondary",
            )
            for card in CARDS
            if card in view.hand
        ),
    )
