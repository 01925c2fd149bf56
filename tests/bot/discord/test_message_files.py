"""The files of a message are read from its components: Discord lists no others elsewhere."""

import io

import discord as library
from discord import ui

from bot.discord.client import Wonders
from bot.discord.message_files import files_of
from playground import Playground

from ..scene import looked_at, resumed, town

NOT_OURS = "https://example.org/hill.png"


def _view() -> ui.LayoutView:
    """Return a picture of the message's own and one from elsewhere, and a file in a frame."""
    made = ui.LayoutView(timeout=None)
    items = (
        library.MediaGalleryItem("attachment://board-1.png", description="A board"),
        library.MediaGalleryItem(NOT_OURS),
    )
    made.add_item(ui.MediaGallery(*items))
    made.add_item(ui.Container(ui.File("attachment://moves.txt")))
    made.stop()
    return made


async def test_files_are_those_that_components_show_and_stay_if_an_edit_lists_them(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await resumed(bot)
    await looked_at(bot, place.channel)
    channel = bot.get_channel(place.channel.id)
    assert isinstance(channel, library.TextChannel)
    files = [library.File(io.BytesIO(b"a"), name) for name in ("board-1.png", "moves.txt")]
    sent = await channel.send(view=_view(), files=files)
    (posted,) = place.channel.messages
    media = posted.components[0]["items"][0]["media"]
    media["url"] += "?ex=6a0b&is=6a09&hm=5c"  # as Discord signs them
    there = files_of(await channel.fetch_message(sent.id))
    assert sent.attachments == []
    assert [(each.filename, each.alt) for each in there] == [
        ("board-1.png", "A board"),
        ("moves.txt", None),
    ]
    before = [each.id for each in posted.attachments]
    assert [each.id for each in there] == before
    await sent.edit(view=_view(), attachments=there)  # type: ignore[arg-type]
    assert [each.id for each in posted.attachments] == before
    there = files_of(await channel.send(file=library.File(io.BytesIO(b"a"), "moves.txt")))
    assert [each.filename for each in there] == ["moves.txt"]
    assert discord.violations == []
