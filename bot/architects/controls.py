"""The controls of Architects: those under the board, and those of what one seat alone sees."""

from collections.abc import Sequence
from typing import assert_never

from engine.architects import moves
from engine.architects.catalog import CARDS
from engine.architects.decisions import KeepCard, TakeAnywhere, Turn
from engine.architects.legal import legal
from engine.architects.moves import Move
from engine.architects.table import Table, View
from engine.architects.types import CENTRE, CardId
from engine.core.game import Seat

from ..controls.decision import ControlIds
from ..controls.panel import (
    BUTTONS_IN_ROW,
    LABEL_LENGTH,
    OPTION_LENGTH,
    OPTIONS_IN_SELECT,
    Button,
    Option,
    Row,
    Select,
    Style,
    in_rows,
    short,
)
from ..wording.presentation import Presentation
from ..wording.signs import SHARED, Sign
from .wording.items import card_name, cards_in_short, cost, token_name, wonder_name

PEEK, LOOKED = "peek", "looked"
"""The items under which the top of the central deck and the cards of a side deck are shown."""

MANY = 2 * BUTTONS_IN_ROW
"""With more moves than this, a list is asked instead of buttons."""


def board_rows(to: Presentation, view: View, control_ids: ControlIds) -> tuple[Row, ...]:
    """Return the controls under the board, which everybody sees; `view` is a spectator's."""
    table = view.table
    decision, seat = table.todo[0], control_ids.seat
    if isinstance(decision, KeepCard):
        label = to.words("architects-button-looked")
        return ((Button(control_ids.show_options(LOOKED), label, "primary"),),)
    rows = _choices(to, table, legal(view, seat), control_ids)
    if not may_peek(table, seat):
        return rows
    peek = Button(control_ids.show_options(PEEK), to.words("architects-button-peek"), "secondary")
    return (*rows, (peek,))


def may_peek(table: Table, seat: Seat) -> bool:
    """Whether a seat may look at the top of the central deck now: with the cat, before choosing."""
    return bool(table.todo) and table.todo[0] == Turn(seat) and seat in table.peeked


def private_rows(to: Presentation, view: View, control_ids: ControlIds) -> tuple[Row, ...]:
    """Return the controls of what a seat alone sees: the cards to keep, or those to take."""
    return _choices(to, view.table, legal(view, control_ids.seat), control_ids, view.peek)


def _choices(
    to: Presentation,
    table: Table,
    options: Sequence[Move],
    control_ids: ControlIds,
    peek: CardId | None = None,
) -> tuple[Row, ...]:
    """Return a button for each move, or lists of them where there are many."""
    if len(options) <= MANY:
        buttons = (
            Button(
                control_ids.play(move),
                short(_label(to, table, control_ids.seat, move, peek), LABEL_LENGTH),
                _style(move),
                sign=_sign(to, table, move),
            )
            for move in options
        )
        return in_rows(tuple(buttons))
    lines = [
        Option(
            str(move),
            short(_label(to, table, control_ids.seat, move, peek), OPTION_LENGTH),
            sign=_sign(to, table, move),
        )
        for move in options
    ]
    parts = [lines[at : at + OPTIONS_IN_SELECT] for at in range(0, len(lines), OPTIONS_IN_SELECT)]
    return tuple(
        Select(control_ids.choose(part), to.words("architects-select-act"), tuple(some))
        for part, some in enumerate(parts)
    )


def _style(move: Move) -> Style:
    match move:
        case moves.Build():
            return "success"
        case moves.Done():
            return "secondary"
        case _:
            return "primary"


def _label(to: Presentation, table: Table, seat: Seat, move: Move, peek: CardId | None) -> str:
    words = to.words
    match move:
        case moves.Take():
            return _take(to, table, seat, move, peek)
        case moves.Build(stage, cards):
            due, paid = cost(words, stage), cards_in_short(words, cards)
            return words("architects-button-build", cost=due, cards=paid)
        case moves.TurnIn(symbols, token):
            turned_in, name = cards_in_short(words, symbols), token_name(words, token)
            return words("architects-button-science", symbols=turned_in, token=name)
        case moves.TakeToken(token):
            return token_name(words, token)
        case moves.Look(owner):
            wonder = wonder_name(words, table.cities[owner].wonder, ".within")
            return words("architects-button-look", wonder=wonder)
        case moves.Keep(card):
            return card_name(words, card)
        case moves.Extra(token):
            return words("architects-button-extra", token=token_name(words, token))
        case moves.Done():
            return words("architects-button-done")
        case _:
            assert_never(move)


def _take(to: Presentation, table: Table, seat: Seat, move: moves.Take, peek: CardId | None) -> str:
    words, deck = to.words, move.deck
    if deck == CENTRE:
        if peek is None:
            return words("architects-button-centre")
        return words("architects-button-centre-seen", card=card_name(words, peek))
    card = card_name(words, table.decks[deck].top or "")
    if isinstance(table.todo[0], TakeAnywhere):
        wonder = wonder_name(words, table.cities[deck].wonder)
        return words("architects-button-deck", wonder=wonder, card=card)
    side = "left" if deck == seat else "right"
    return words(f"architects-button-{side}", card=card)


def _sign(to: Presentation, table: Table, move: Move) -> Sign | None:
    """Return the sign of the card that a move brings: its resource, or its colour."""
    match move:
        case moves.Take(deck) if deck != CENTRE:
            card = table.decks[deck].top
        case moves.Keep(card):
            pass
        case _:
            return None
    if card is None:
        return None
    return to.signs.get(card if card in SHARED else CARDS[card].colour)
