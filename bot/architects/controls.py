"""The controls of Architects: those under the board, and those of what one seat alone sees."""

from collections.abc import Sequence
from typing import assert_never

from engine.architects import moves
from engine.architects.decisions import KeepCard, TakeAnywhere, Turn
from engine.architects.legal import legal
from engine.architects.moves import Move
from engine.architects.table import Table, View
from engine.architects.types import CENTRE
from engine.core.game import Seat

from ..controls.decision import ControlIds
from ..controls.panel import (
    BUTTONS_IN_ROW,
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
from ..wording.presentation import Presentation
from ..wording.signs import Sign
from .signs import sign_of
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
        label, sign = to.words("architects-button-looked"), to.signs.get("look")
        return ((Button(control_ids.show_options(LOOKED), label, "primary", sign=sign),),)
    rows = _choices(to, view, legal(view, seat), control_ids)
    if not may_peek(table, seat):
        return rows
    label, sign = to.words("architects-button-peek"), to.signs.get("cat")
    peek = Button(control_ids.show_options(PEEK), label, "secondary", sign=sign)
    return (*rows, (peek,))


def may_peek(table: Table, seat: Seat) -> bool:
    """Whether a seat may look at the top of the central deck now: with the cat, before choosing."""
    return bool(table.todo) and table.todo[0] == Turn(seat) and seat in table.peeked


def private_rows(to: Presentation, view: View, control_ids: ControlIds) -> tuple[Row, ...]:
    """Return the controls of what a seat alone sees: the cards to keep, or those to take."""
    return _choices(to, view, legal(view, control_ids.seat), control_ids)


def _choices(
    to: Presentation, view: View, options: Sequence[Move], control_ids: ControlIds
) -> tuple[Row, ...]:
    """Return a button for each move, or lists of them where there are many."""
    if len(options) <= MANY:
        buttons = (
            Button(
                control_ids.play(move),
                short(_label(to, view, control_ids.seat, move), LABEL_LENGTH),
                _style(move),
                sign=_sign(to, view, move),
            )
            for move in options
        )
        return in_rows(tuple(buttons))
    lines = [
        Option(
            str(move),
            short(_label(to, view, control_ids.seat, move), OPTION_LENGTH),
            sign=_sign(to, view, move),
        )
        for move in options
    ]
    parts = in_selects(lines)
    return tuple(
        Select(control_ids.choose(part), to.words("architects-select-act"), some)
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


def _label(to: Presentation, view: View, seat: Seat, move: Move) -> str:
    words = to.words
    match move:
        case moves.Take():
            return _take(to, view, seat, move)
        case moves.Build(stage, cards):
            due, paid = cost(words, stage), cards_in_short(words, cards)
            return words("architects-button-build", cost=due, cards=paid)
        case moves.TurnIn(symbols, token):
            turned_in, name = cards_in_short(words, symbols), token_name(words, token)
            return words("architects-button-science", symbols=turned_in, token=name)
        case moves.TakeToken(token):
            return token_name(words, token)
        case moves.Look(owner):
            wonder = wonder_name(words, view.table.cities[owner].wonder, ".within")
            return words("architects-button-look", wonder=wonder)
        case moves.Keep(card):
            return card_name(words, card)
        case moves.Extra(token):
            return words("architects-button-extra", token=token_name(words, token))
        case moves.Done():
            return words("architects-button-done")
        case _:
            assert_never(move)


def _take(to: Presentation, view: View, seat: Seat, move: moves.Take) -> str:
    words, table, deck = to.words, view.table, move.deck
    if deck == CENTRE:
        if view.peek is None:
            return words("architects-button-centre")
        return words("architects-button-centre-seen", card=card_name(words, view.peek))
    card = card_name(words, table.decks[deck].top or "")
    if isinstance(table.todo[0], TakeAnywhere):
        wonder = wonder_name(words, table.cities[deck].wonder)
        return words("architects-button-deck", wonder=wonder, card=card)
    side = "left" if deck == seat else "right"
    return words(f"architects-button-{side}", card=card)


def _sign(to: Presentation, view: View, move: Move) -> Sign | None:
    key = sign_of(view, move)
    return None if key is None else to.signs.get(key)
