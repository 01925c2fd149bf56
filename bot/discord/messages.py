"""Converts panels to Discord's components and files."""

import io
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from ..controls.panel import (
    TEXT_LENGTH,
    Button,
    Film,
    Form,
    Image,
    Link,
    Panel,
    Row,
    Select,
    short,
    without_signs,
)
from ..wording.lists import ALT_LENGTH
from ..wording.signs import Sign
from ..workers.render_pool import RenderPool
from .failures import is_unknown_emoji
from .message_files import MessageFile

log = logging.getLogger(__name__)

R = TypeVar("R")

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Rendered(Struct, frozen=True):
    """A panel with the bytes of its pictures, which can be sent more than once.

    discord.py reads a `discord.File` once, so each send gets new ones.
    """

    panel: Panel
    pictures: tuple[tuple[Image, bytes], ...]

    def new(self) -> Mapping[str, Any]:
        """Return the arguments to send this as a new message."""
        return {"view": _view(self.panel), "files": self._files(), **self._mentions()}

    def edit(self, kept: Sequence[MessageFile] = ()) -> Mapping[str, Any]:
        """Return the arguments to replace a message with this.

        Of the message's former files the `kept` ones remain, and no others: Discord does not
        document which of them remain if an edit does not list them.
        """
        attachments = [*kept, *self._files()]
        return {"view": _view(self.panel), "attachments": attachments, **self._mentions()}

    def in_words(self) -> "Rendered":
        """Return the same with the alt texts in place of its pictures, as far as they have room."""
        room = TEXT_LENGTH - sum(len(part) for part in self.panel.parts if isinstance(part, str))
        parts: list[str | Image] = []
        for part in self.panel.parts:
            told = short(part.alt, room) if isinstance(part, Image) else part
            room -= len(told) if isinstance(part, Image) else 0
            parts += [told] if told else []
        return Rendered(replace(self.panel, parts=tuple(parts)), ())

    async def deliver(self, send: Callable[["Rendered"], Awaitable[R]]) -> R:
        """Send this; where Discord knows one of its signs no more, send it without them.

        Somebody may have deleted an emoji since the list of them was read. Raises as `send` does.
        """
        try:
            return await send(self)
        except discord.HTTPException as error:
            bare = without_signs(self.panel)
            if not is_unknown_emoji(error) or bare == self.panel:
                raise
            log.warning("A message is sent without its signs: %s", error)
            return await send(Rendered(bare, self.pictures))

    def _files(self) -> list[discord.File]:
        pictures = [
            discord.File(io.BytesIO(data), image.filename, description=image.alt[:ALT_LENGTH])
            for image, data in self.pictures
        ]
        texts = [
            discord.File(io.BytesIO(each.text.encode()), each.filename) for each in self.panel.files
        ]
        return pictures + texts

    def _mentions(self) -> Mapping[str, discord.AllowedMentions]:
        people = [discord.Object(person) for person in self.panel.mentions]
        return {
            "allowed_mentions": discord.AllowedMentions(
                everyone=False, roles=False, users=people, replied_user=False
            )
        }


async def render(panel: Panel, render_pool: RenderPool) -> Rendered:
    """Draw the pictures of a panel in the render pool; raises `Busy` and `Closed`."""
    images = [part for part in panel.parts if isinstance(part, Image)]
    data = [
        image.made
        if isinstance(image, Film) and image.made is not None
        else await render_pool.draw(image.draw)
        for image in images
    ]
    return Rendered(panel, tuple(zip(images, data, strict=True)))


def modal(form: Form) -> ui.Modal:
    """Convert a form to a modal; it is stopped, so that discord.py does not keep it."""
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="line", max_length=form.length)
    made = ui.Modal(title=form.title, custom_id=form.id)
    made.add_item(ui.Label(text=form.label, description=form.hint, component=line))
    made.stop()
    return made


def _view(panel: Panel) -> ui.LayoutView:
    """Convert a panel to a view; it is stopped, so that discord.py does not keep it."""
    view = ui.LayoutView(timeout=None)
    box: ui.LayoutView | ui.Container[ui.LayoutView] = view
    if panel.framed:
        box = ui.Container(accent_colour=panel.accent)
        view.add_item(box)
    for part in panel.parts:
        box.add_item(_picture(part) if isinstance(part, Image) else ui.TextDisplay(part))
    for file in panel.files:
        box.add_item(ui.File(f"attachment://{file.filename}"))
    for row in panel.rows:
        if isinstance(row, Select) and row.above:
            box.add_item(ui.TextDisplay(row.above))
        box.add_item(_row(row))
    view.stop()
    return view


def _picture(image: Image) -> ui.MediaGallery[ui.LayoutView]:
    item = discord.MediaGalleryItem(
        f"attachment://{image.filename}", description=image.alt[:ALT_LENGTH]
    )
    return ui.MediaGallery(item)


def _row(row: Row) -> ui.ActionRow[ui.LayoutView]:
    if isinstance(row, Select):
        return ui.ActionRow(_select(row))
    return ui.ActionRow(*(_button(button) for button in row))


def _button(button: Button | Link) -> ui.Button[ui.LayoutView]:
    if isinstance(button, Link):
        return ui.Button(label=button.label, url=button.url)
    return ui.Button(
        custom_id=button.id,
        label=button.label,
        style=_STYLES[button.style],
        disabled=button.disabled,
        emoji=_emoji(button.sign),
    )


def _select(select: Select) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder,
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description or None,
                emoji=_emoji(option.sign),
                default=option.chosen,
            )
            for option in select.options
        ],
    )


def _emoji(sign: Sign | None) -> discord.PartialEmoji | None:
    return None if sign is None else discord.PartialEmoji(name=sign.name, id=sign.id)
