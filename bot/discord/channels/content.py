"""What a message shows, as Discord has it or as it was sent, so that the two can be compared."""

from collections.abc import Iterator

import discord
from msgspec import Struct

from ...controls.panel import Button, Image, Panel, Row, Select
from ..message_files import files_of


class Content(Struct, frozen=True):
    """The texts of a message from top to bottom, its files' names, the ids of its controls."""

    texts: tuple[str, ...]
    pictures: tuple[str, ...]
    controls: tuple[str, ...]


def of_panel(panel: Panel) -> Content:
    """Return what a message made of a panel will show."""
    above = (row.above for row in panel.rows if isinstance(row, Select) and row.above)
    return Content(
        tuple(part.strip() for part in (*panel.parts, *above) if isinstance(part, str)),
        (
            *(part.filename for part in panel.parts if isinstance(part, Image)),
            *(file.filename for file in panel.files),
        ),
        tuple(each for row in panel.rows for each in _ids(row)),
    )


def of_message(message: discord.Message) -> Content:
    """Return what a message shows, in a container or without one."""
    parts = [
        part
        for each in message.components
        for part in (each.children if isinstance(each, discord.Container) else (each,))
    ]
    rows = [part for part in parts if isinstance(part, discord.ActionRow)]
    return Content(
        tuple(part.content.strip() for part in parts if isinstance(part, discord.TextDisplay)),
        tuple(each.filename for each in files_of(message)),
        tuple(each.custom_id for row in rows for each in row.children if each.custom_id),
    )


def same_board(shown: Content, wanted: Content) -> bool:
    """Whether two messages show the same state of a game, after which its pictures are named.

    Its texts may differ: some tell what changes in a state, such as who has chosen. One that has
    lost its controls is a former board.
    """
    if bool(shown.controls) != bool(wanted.controls):
        return False
    if wanted.pictures:
        return shown.pictures == wanted.pictures
    return shown.texts == wanted.texts


def _ids(row: Row) -> Iterator[str]:
    if isinstance(row, Select):
        yield row.id
    else:
        yield from (each.id for each in row if isinstance(each, Button))
