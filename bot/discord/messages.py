"""Panels as Discord's messages: the one place where a value becomes components and files."""

import io
from collections.abc import Sequence

import discord
from discord import ui
from msgspec import Struct

from ..controls.panel import Button, Form, Image, Link, Panel, Row, Select
from ..workers.render_pool import Studio

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

ALT_LENGTH = 1024


class Message(Struct, frozen=True):
    """What is handed to discord.py: the components, the files in them, and who is told."""

    view: ui.LayoutView
    files: Sequence[discord.File]
    mentions: discord.AllowedMentions
    kept: Sequence[discord.File]
    """What an edited message keeps of its files: all where one of its pictures stays, or none."""


async def message(panel: Panel, studio: Studio) -> Message:
    """Draw what is to be drawn in a panel and put it together as one message."""
    images = [part for part in panel.parts if isinstance(part, Image)]
    drawn = [image for image in images if image.draw is not None]
    data = [await studio.draw(each.draw, long=each.long) for each in drawn if each.draw is not None]
    return Message(
        view=_view(panel),
        files=[
            discord.File(io.BytesIO(each), image.filename, description=image.alt[:ALT_LENGTH])
            for image, each in zip(drawn, data, strict=True)
        ],
        mentions=discord.AllowedMentions(
            everyone=False,
            roles=False,
            users=[discord.Object(person) for person in panel.mentions],
            replied_user=False,
        ),
        kept=[] if len(drawn) == len(images) else discord.utils.MISSING,
    )


def modal(form: Form) -> ui.Modal:
    """Lay a form out; as a view, it is stopped."""
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="line", max_length=form.length)
    made = ui.Modal(title=form.title, custom_id=form.id)
    made.add_item(ui.Label(text=form.label, description=form.hint, component=line))
    made.stop()
    return made


def _view(panel: Panel) -> ui.LayoutView:
    """Lay a panel out; the view is stopped, so that discord.py keeps nothing of it in memory."""
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=panel.accent)
    for part in panel.parts:
        box.add_item(_picture(part) if isinstance(part, Image) else ui.TextDisplay(part))
    for row in panel.rows:
        box.add_item(_row(row))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
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
    )


def _select(select: Select) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder,
        options=[
            discord.SelectOption(
                label=option.label, value=option.value, description=option.description or None
            )
            for option in select.options
        ],
    )
