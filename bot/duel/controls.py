"""The controls of a duel: rows of buttons and lists for each decision, from views alone."""

from collections.abc import Mapping
from string import ascii_uppercase
from typing import assert_never

from engine.duel import decisions as decide
from engine.duel import moves
from engine.duel.catalog import CARDS
from engine.duel.economy import card_price, discard_gain, wonder_price
from engine.duel.legal import legal
from engine.duel.table import Table, View, free_cards

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
from ..wording.circle import Circle
from ..wording.presentation import Presentation
from ..wording.signs import Sign, Signs
from ..wording.strings import Words
from .wording.items import card_name, effects_in_short, token_name, wonder_name

LIBRARY = "library"
"""The item id under which the tokens drawn by the Great Library are shown."""


def board_rows(
    to: Presentation, circle: Circle, view: View, control_ids: ControlIds
) -> tuple[Row, ...]:
    """Return the controls under the board, which everybody sees; `view` is a spectator's."""
    table = view.table
    if not table.todo:
        return ()
    decision = table.todo[0]
    options = legal(view, decision.seat)
    match decision:
        case decide.Turn():
            return in_rows(_free_cards(to, table, control_ids))
        case decide.PickFromLibrary():
            return (
                (Button(control_ids.show_options(LIBRARY), to.words("button-library"), "primary"),),
            )
        case decide.Revive():
            return _selects(to, options, control_ids)
        case decide.Draft() | decide.PickToken() | decide.Destroy() | decide.ChooseStarter():
            return in_rows(
                tuple(
                    _move_button(to, move, _label(to.words, circle, move, letter), control_ids)
                    for letter, move in zip(ascii_uppercase, options, strict=False)
                )
            )
        case _:
            assert_never(decision)


def _free_cards(to: Presentation, table: Table, control_ids: ControlIds) -> tuple[Button, ...]:
    coins = table.cities[control_ids.seat].coins
    return tuple(
        Button(
            control_ids.show_options(card),
            short(f"{letter} · {card_name(to.words, card)}", LABEL_LENGTH),
            "primary" if card_price(table, control_ids.seat, card).coins <= coins else "secondary",
            sign=to.signs.get(CARDS[card].colour),
        )
        for letter, card in zip(ascii_uppercase, free_cards(table), strict=False)
    )


def _move_button(to: Presentation, move: moves.Move, label: str, control_ids: ControlIds) -> Button:
    return Button(
        control_ids.play(move),
        short(label, LABEL_LENGTH),
        "primary",
        sign=_sign(to.signs, move),
    )


def _sign(signs: Signs, move: moves.Move) -> Sign | None:
    match move:
        case moves.TakeToken(token) | moves.KeepToken(token):
            return signs.get(f"token_{token}")
        case moves.DestroyCard(card) | moves.ReviveCard(card):
            return signs.get(CARDS[card].colour)
        case _:
            return None


def _label(words: Words, circle: Circle, move: moves.Move, letter: str) -> str:
    match move:
        case moves.TakeWonder(wonder):
            return f"{letter} · {wonder_name(words, wonder, '.label')}"
        case moves.TakeToken(token):
            return token_name(words, token)
        case moves.DestroyCard(card):
            return card_name(words, card)
        case moves.Start(seat):
            return circle.who[seat]
        case _:
            return str(move)


def _selects(
    to: Presentation, options: tuple[moves.Move, ...], control_ids: ControlIds
) -> tuple[Row, ...]:
    lines = [_line(to, move) for move in options if isinstance(move, moves.ReviveCard)]
    parts = in_selects(lines)
    return tuple(
        Select(
            control_ids.choose(part),
            to.words("select-revive", part=part + 1, parts=len(parts)),
            some,
        )
        for part, some in enumerate(parts)
    )


def _line(to: Presentation, move: moves.ReviveCard) -> Option:
    return Option(
        str(move),
        short(card_name(to.words, move.card), OPTION_LENGTH),
        short(effects_in_short(to.words, move.card), OPTION_LENGTH),
        _sign(to.signs, move),
    )


def card_rows(to: Presentation, view: View, control_ids: ControlIds, card: str) -> tuple[Row, ...]:
    """Return the buttons of the private answer for a free card: build, discard, each wonder.

    What the player cannot pay has no button.
    """
    first: list[Button] = []
    wonders: list[Button] = []
    for move in legal(view, control_ids.seat):
        match move:
            case moves.Build(card=each) | moves.Discard(card=each) if each == card:
                first.append(_priced(to, view.table, move, control_ids))
            case moves.BuildWonder(card=each) if each == card:
                wonders.append(_priced(to, view.table, move, control_ids))
            case _:
                pass
    return (tuple(first), *in_rows(tuple(wonders)))


def _priced(
    to: Presentation,
    table: Table,
    move: moves.Build | moves.Discard | moves.BuildWonder,
    control_ids: ControlIds,
) -> Button:
    seat, style = control_ids.seat, _STYLES[move.verb]
    match move:
        case moves.Build(card):
            price = card_price(table, seat, card).coins
            label = to.label("button-build", "coin", coins=price)
        case moves.Discard():
            gain = discard_gain(table.cities[seat])
            label = to.label("button-discard", "coin", coins=gain)
        case moves.BuildWonder(wonder):
            price = wonder_price(table, seat, wonder).coins
            name = wonder_name(to.words, wonder, ".label")
            label = to.label("button-wonder", "coin", name=name, coins=price)
        case _:
            assert_never(move)
    text = short(label.text, LABEL_LENGTH)
    return Button(control_ids.play(move), text, style, sign=label.sign)


_STYLES: Mapping[str, Style] = {"build": "success", "discard": "secondary", "wonder": "primary"}


def library_rows(to: Presentation, view: View, control_ids: ControlIds) -> tuple[Row, ...]:
    """Return the buttons for the tokens drawn by the Great Library, shown to their owner alone."""
    return in_rows(
        tuple(
            _move_button(to, move, token_name(to.words, move.token), control_ids)
            for move in legal(view, control_ids.seat)
            if isinstance(move, moves.KeepToken)
        )
    )
