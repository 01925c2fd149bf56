"""The message of settings: a list for each, which tells what its value does, and the pages."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from ...controls.panel import Button, Option, Panel, Row, Select
from ...controls.setting_ids import ChangeSetting, ShowSettings, Whose
from ...wording.strings import Words


class Shown(Struct, frozen=True):
    """A setting as it is shown: its name, the values on offer, and the present one.

    `called` are the names of values that have the same one in all languages.
    """

    name: str
    values: Sequence[str]
    present: str
    called: Mapping[str, str]


def settings_panel(
    words: Words,
    whose: Whose,
    pages: Sequence[str],
    page: str,
    settings: Sequence[Shown],
    *,
    switch: bool,
) -> Panel:
    """Return a page; `switch` tells whether the person may change between the server's and own."""
    name = f"settings-{whose}-{page}"
    heading = f"**{words(f'settings-{whose}')} · {words(name)}**\n{words(f'{name}.about')}"
    turning = tuple(
        _button(words, ShowSettings(whose, each), f"settings-{whose}-{each}", here=each == page)
        for each in pages
    )
    lists = tuple(_list(words, whose, page, each) for each in settings)
    rows: tuple[Row, ...] = (*lists, turning)
    if switch:
        both: tuple[Whose, ...] = ("server", "own")
        switching = tuple(
            _button(words, ShowSettings(each), f"settings-{each}.button", here=each == whose)
            for each in both
        )
        rows = (*rows, switching)
    return Panel((heading,), rows)


def _button(words: Words, pressed: ShowSettings, key: str, *, here: bool) -> Button:
    """Return a button that leads elsewhere; that of the present page cannot be pressed."""
    return Button(str(pressed), words(key), "primary" if here else "secondary", disabled=here)


def _list(words: Words, whose: Whose, page: str, shown: Shown) -> Select:
    options = tuple(
        Option(
            value,
            shown.called.get(value) or _label(words, shown.name, value),
            _does(words, shown.name, value),
            chosen=value == shown.present,
        )
        for value in shown.values
    )
    name = words(f"setting-{shown.name}")
    does = _does(words, shown.name, shown.present)
    above = f"**{name}**\n-# {does}" if does else f"**{name}**"
    return Select(str(ChangeSetting(whose, page, shown.name)), name, options, above)


def _label(words: Words, setting: str, value: str) -> str:
    """Return the name of a value; hours, as `7` or `22-7`, are filled into one sentence."""
    key = f"choice-{setting}-{value}"
    if words.has(key):
        return words(key)
    hours = dict(zip(("begins", "ends"), map(int, value.split("-")), strict=False))
    return words(f"choice-{setting}", **hours)


def _does(words: Words, setting: str, value: str) -> str:
    """Return what a value does; nothing where its name says all, as that of a language."""
    key = f"choice-{setting}-{value}.about"
    return words(key) if words.has(key) else ""
