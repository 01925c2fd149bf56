"""Messages as values: texts, pictures and rows of controls, without objects of discord.py."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ..wording.signs import Sign

Style = Literal["primary", "secondary", "success", "danger"]

BUTTONS_IN_ROW = 5
OPTIONS_IN_SELECT = 25
SELECTS_IN_MESSAGE = 4
LABEL_LENGTH = 80
OPTION_LENGTH = 100
TEXT_LENGTH = 3800
"""The greatest length of a message of text alone; Discord allows 4,000 characters in all."""


class Button(Struct, frozen=True):
    """A button; pressing it sends `id` back. Discord shows its `sign` before the label."""

    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False
    sign: Sign | None = None


class Link(Struct, frozen=True):
    """A button that opens an address."""

    url: str
    label: str


class Option(Struct, frozen=True):
    """An option of a select, with a sign before its label; a `chosen` one is shown as such."""

    value: str
    label: str
    description: str = ""
    sign: Sign | None = None
    chosen: bool = False


class Select(Struct, frozen=True):
    """A list from which one option is chosen; choosing sends `id` and the option's value back.

    `above` is a text that stands above it.
    """

    id: str
    placeholder: str
    options: tuple[Option, ...]
    above: str = ""


Row: TypeAlias = tuple[Button | Link, ...] | Select


class Image(Struct, frozen=True):
    """A picture with its alt text.

    `draw` returns the bytes of the file; it is CPU-bound, so a worker runs it.
    """

    filename: str
    alt: str
    draw: Callable[[], bytes]


class Stretch(Struct, frozen=True):
    """A part of a film's file: its bytes follow those of the part before.

    With it, the file has `drawn` scenes of `all`.
    """

    data: bytes
    drawn: int
    all: int


class Film(Image, frozen=True):
    """A picture that moves.

    To draw all of it takes seconds, so it is drawn in parts: `stretch` takes the number of scenes
    that are drawn already, 0 at first, and returns the next part. A film is drawn before it is
    sent: `made` are its bytes.
    """

    stretch: Callable[[int], Stretch]
    made: bytes | None = None


class TextFile(Struct, frozen=True):
    """A file of text, to keep or to feed to a program."""

    filename: str
    text: str


class Form(Struct, frozen=True):
    """A form with one text field; submitting it sends `id` and the text back."""

    id: str
    title: str
    label: str
    hint: str
    length: int


class Panel(Struct, frozen=True):
    """A message: parts from top to bottom, files, then rows; Discord notifies only `mentions`.

    `accent` is the colour of the message's edge, as 0xRRGGBB. One that is not `framed` stands in
    the channel as a line that somebody has written.
    """

    parts: tuple[str | Image, ...]
    rows: tuple[Row, ...] = ()
    mentions: tuple[int, ...] = ()
    accent: int | None = None
    framed: bool = True
    files: tuple[TextFile, ...] = ()


def without_signs(panel: Panel) -> Panel:
    """Return a panel without the signs of its controls; their labels stay as they are."""
    return replace(panel, rows=tuple(map(_without_signs, panel.rows)))


def without_pictures(panel: Panel) -> Panel:
    """Return a panel without its pictures."""
    return replace(panel, parts=tuple(part for part in panel.parts if isinstance(part, str)))


def _without_signs(row: Row) -> Row:
    if isinstance(row, Select):
        return replace(row, options=tuple(replace(each, sign=None) for each in row.options))
    return tuple(replace(each, sign=None) if isinstance(each, Button) else each for each in row)


def in_rows(buttons: tuple[Button | Link, ...]) -> tuple[Row, ...]:
    """Split buttons into rows of five."""
    return tuple(
        buttons[first : first + BUTTONS_IN_ROW] for first in range(0, len(buttons), BUTTONS_IN_ROW)
    )


def in_selects(options: Sequence[Option]) -> tuple[tuple[Option, ...], ...]:
    """Split options into as many as one select has."""
    return tuple(
        tuple(options[first : first + OPTIONS_IN_SELECT])
        for first in range(0, len(options), OPTIONS_IN_SELECT)
    )


def file(*parts: str | int, extension: str = "png") -> str:
    """Return the name of a picture's file."""
    return f"{'-'.join(map(str, parts))}.{extension}"


def short(text: str, length: int) -> str:
    """Truncate a text to `length` characters, with an ellipsis if it was longer."""
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def pages(lines: Sequence[str], length: int = TEXT_LENGTH) -> list[str]:
    """Join lines to texts of at most `length` characters; a longer line is truncated."""
    texts: list[str] = []
    for line in lines:
        cut = short(line, length)
        if texts and len(texts[-1]) + 1 + len(cut) <= length:
            texts[-1] = f"{texts[-1]}\n{cut}"
        else:
            texts.append(cut)
    return texts
