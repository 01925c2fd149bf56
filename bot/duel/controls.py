"""The controls of a duel: rows of buttons and lists for each decision, from views alone."""

from typing import assert_never

from engine.duel import decisions as decide
from engine.duel import moves
from engine.duel.economy import card_price, discard_gain, wonder_price
from engine.duel.legal import buildable, legal
from engine.duel.table import Table, View, free_cards
from engine.duel.types import Price

from ..controls.decision import ControlIds
from ..controls.panel import (
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
from ..wording.strings import Words
from .wording.items import card_name, effects_in_short, token_name, wonder_name

LIBRARY = "library"
"""The item id under which the tokens drawn by the Great Library are shown."""


def board_rows(
    words: Words, names: tuple[str, ...], view: View, control_ids: ControlIds
) -> tuple[Row, ...]:
    """Return the controls under the board, which everybody sees; `view` is a spectator's."""
    table = view.table
    if not table.todo:
        return ()
    decision = table.todo[0]
    options = legal(view, decision.seat)
    match decision:
        case decide.Turn():
            return in_rows(_free_cards(words, table, control_ids))
        case decide.PickFromLibrary():
            return (
                (Button(control_ids.show_options(LIBRARY), words("button-library"), "primary"),),
            )
        case decide.Revive():
            return _selects(words, options, control_ids)
        case decide.Draft() | decide.PickToken() | decide.Destroy() | decide.ChooseStarter():
            return in_rows(
                tuple(
                    Button(control_ids.play(move), _label(words, names, move, letter), "primary")
                    for letter, move in zip(LETTERS, options, strict=False)
                )
            )
        case _:
            assert_never(decision)


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _free_cards(words: Words, table: Table, control_ids: ControlIds) -> tuple[Button, ...]:
    coins = table.cities[control_ids.seat].coins
    return tuple(
        Button(
            control_ids.show_options(card),
            short(f"{letter} · {card_name(words, card)}", LABEL_LENGTH),
            "primary" if card_price(table, control_ids.seat, card).coins <= coins else "secondary",
        )
        for letter, card in zip(LETTERS, free_cards(table), strict=False)
    )


def _label(words: Words, names: tuple[str, ...], move: moves.Move, letter: str) -> str:
    match move:
        case moves.TakeWonder(wonder):
            text = f"{letter} · {wonder_name(words, wonder)}"
        case moves.TakeToken(token) | moves.KeepToken(token):
            text = token_name(words, token)
        case moves.DestroyCard(card):
            text = card_name(words, card)
        case moves.Start(seat):
            text = names[seat]
        case _:
            text = str(move)
    return short(text, LABEL_LENGTH)


def _selects(
    words: Words, options: tuple[moves.Move, ...], control_ids: ControlIds
) -> tuple[Row, ...]:
    lines = [_line(words, move) for move in options if isinstance(move, moves.ReviveCard)]
    parts = [lines[at : at + OPTIONS_IN_SELECT] for at in range(0, len(lines), OPTIONS_IN_SELECT)]
    return tuple(
        Select(
            control_ids.choose(part),
            words("select-revive", part=part + 1, parts=len(parts)),
            tuple(some),
        )
        for part, some in enumerate(parts)
    )


def _line(words: Words, move: moves.ReviveCard) -> Option:
    return Option(
        str(move),
        short(card_name(words, move.card), OPTION_LENGTH),
        short(effects_in_short(words, move.card), OPTION_LENGTH),
    )


def card_rows(words: Words, view: View, control_ids: ControlIds, card: str) -> tuple[Row, ...]:
    """Return the buttons of the private answer for a free card: build, discard, each wonder.

    A build that the player cannot pay is disabled and shows the missing coins.
    """
    table, seat = view.table, control_ids.seat
    city = table.cities[seat]
    gain = discard_gain(city)
    build = _priced(
        words,
        "button-build",
        "",
        control_ids.play(moves.Build(card)),
        card_price(table, seat, card),
        city.coins,
        "success",
    )
    discard = Button(
        control_ids.play(moves.Discard(card)), words("button-discard", coins=gain), "secondary"
    )
    wonders = tuple(
        _priced(
            words,
            "button-wonder",
            wonder_name(words, wonder),
            control_ids.play(moves.BuildWonder(wonder, card)),
            wonder_price(table, seat, wonder),
            city.coins,
            "primary",
        )
        for wonder in buildable(table, seat)
    )
    return ((build, discard), *in_rows(wonders))


def _priced(
    words: Words, key: str, name: str, custom_id: str, price: Price, coins: int, style: Style
) -> Button:
    lacking = price.coins - coins
    if lacking > 0:
        label = words(f"{key}-short", name=name, coins=price.coins, lacking=lacking)
        return Button(custom_id, short(label, LABEL_LENGTH), "secondary", disabled=True)
    label = words(key, name=name, coins=price.coins)
    return Button(custom_id, short(label, LABEL_LENGTH), style)


def library_rows(words: Words, view: View, control_ids: ControlIds) -> tuple[Row, ...]:
    """Return the buttons for the tokens drawn by the Great Library, shown to their owner alone."""
    return in_rows(
        tuple(
            Button(control_ids.play(move), _label(words, (), move, ""), "primary")
            for move in legal(view, control_ids.seat)
        )
    )
