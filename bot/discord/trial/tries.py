"""What is tried: what the bot relies on and Discord's documentation does not promise, or limits.

Each try tells in a few words what it found, or raises `Otherwise` where Discord does not do as the
bot prefers.
"""

import secrets
import struct
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from msgspec import Struct
from msgspec.structs import replace

from ...controls.panel import Panel
from ...wording.lists import ALT_LENGTH
from ..channels.content import of_message, of_panel
from ..message_files import files_of
from ..messages import Rendered
from .belongings import Belongings

FULL_TEXT = 4000
"""Discord's limit of all texts of a message, in characters."""
LARGE_FILE = 8_000_000
"""The bytes of a file that Discord has to take; a film of a long game is smaller."""


class Otherwise(Exception):  # noqa: N818 - names the state
    """Discord does otherwise than the bot prefers; the message tells what."""


class Trying(Struct):
    """What the tries share: a channel, the bot's permissions in it, and the board posted there."""

    client: discord.Client
    channel: discord.TextChannel
    may: discord.Permissions
    belongings: Belongings
    made: Rendered
    board: discord.Message

    @property
    def first_alt(self) -> str:
        """The alt text of the board's picture."""
        return self.made.pictures[0][0].alt[:ALT_LENGTH]

    def telling(self, text: str) -> Panel:
        """Return the board's panel with a line more."""
        return replace(self.made.panel, parts=(*self.made.panel.parts, text))


class Try(Struct, frozen=True):
    """A try: what it is about, and what the bot does where Discord does otherwise."""

    about: str
    run: Callable[[Trying], Awaitable[str]]
    otherwise: str


async def alt_text(here: Trying) -> str:
    """Look whether the posted picture has its alt text."""
    if [each.alt for each in files_of(here.board)] != [here.first_alt]:
        raise Otherwise("Discord does not return that of the picture")
    return "kept with the picture"


async def keep_picture(here: Trying) -> str:
    """Edit the text, and list the picture so that it stays."""
    before = files_of(here.board)
    edited = Rendered(here.telling("·"), ()).edit(before)
    here.board = await here.board.edit(**edited)
    after = files_of(here.board)
    if [each.id for each in after] != [each.id for each in before]:
        raise Otherwise("the picture is gone")
    if after[0].alt != here.first_alt:
        raise Otherwise("the picture stays, and its alt text is gone")
    return "the picture stays, with its alt text"


async def without_attachments(here: Trying) -> str:
    """Edit without a word about attachments, which is documented nowhere; nothing relies on it."""
    unlisted: dict[str, Any] = dict(Rendered(here.telling("··"), ()).edit())
    del unlisted["attachments"]
    try:
        here.board = await here.board.edit(**unlisted)
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        return f"Discord refuses it ({error.code}); the bot always lists them"
    kept = "keeps" if files_of(here.board) else "takes away"
    return f"Discord {kept} the picture; the bot always lists it"


async def new_picture(here: Trying) -> str:
    """Upload the picture again in an edit."""
    before = {each.id for each in files_of(here.board)}
    here.board = await here.board.edit(**here.made.edit())
    after = [each.id for each in files_of(here.board)]
    if len(after) != 1 or after[0] in before or here.board.attachments:
        raise Otherwise("the message does not have the new picture alone")
    return "the new one takes the place of the old one"


async def shrink(here: Trying) -> str:
    """Take picture and controls off the board."""
    line = Rendered(Panel(("·",)), ())
    here.board = await here.board.edit(**line.edit())
    if of_message(here.board) != of_panel(line.panel) or here.board.attachments:
        raise Otherwise("something of the board is left")
    return "a line of text is left"


async def nonce_twice(here: Trying) -> str:
    """Send a message twice under one nonce."""
    line, nonce = Rendered(Panel(("··",)), ()), secrets.token_hex(12)
    first = await here.belongings.post(line, nonce)
    second = await here.belongings.post(line, nonce)
    if first.id != second.id:
        raise Otherwise("it is posted twice")
    return "it is posted once"


async def read_history(here: Trying) -> str:
    """Find a message of the bot's own in the channel."""
    async for each in here.channel.history(limit=10):
        if each.id == here.board.id:
            if of_message(each) != of_message(here.board):
                raise Otherwise("it reads differently from what was sent")
            return "found"
    raise Otherwise("not found; the permission Read Message History lets the bot read")


async def full_text(here: Trying) -> str:
    """Send as much text as a message may have."""
    await here.belongings.post(Rendered(Panel(("·" * FULL_TEXT,)), ()), secrets.token_hex(12))
    return "taken"


async def large_file(here: Trying) -> str:
    """Send a large file."""
    sent = await here.belongings.post_file("try.bin", bytes(LARGE_FILE))
    sizes = [each.size for each in sent.components if isinstance(each, discord.FileComponent)]
    if sizes != [LARGE_FILE]:
        raise Otherwise("it did not arrive whole")
    return "taken"


async def thread(here: Trying) -> str:
    """Open a thread and post in it."""
    if not here.may.create_public_threads:
        raise Otherwise("the bot lacks the permission Create Public Threads")
    if not here.may.manage_threads:
        raise Otherwise("not tried: without the permission Manage Threads it could not be deleted")
    opened = await here.belongings.open_thread(here.board, "·")
    await opened.send(silent=True, **Rendered(Panel(("·",)), ()).new())
    return "opened, and a message posted in it"


async def emoji(here: Trying) -> str:
    """Upload an emoji of the application, and list it."""
    name = f"try_{secrets.token_hex(6)}"
    uploaded = await here.belongings.upload_emoji(name, _square(64))
    listed = await here.client.fetch_application_emojis()
    if uploaded.id not in [each.id for each in listed]:
        raise Otherwise("it is not listed")
    return f"uploaded; the application has {len(listed) - 1} others"


TRIES = (
    Try("alt text", alt_text, "The bot sends it with the component that shows the picture, too."),
    Try("edit that keeps its picture", keep_picture, "The bot uploads the picture again then."),
    Try("edit that lists no attachments", without_attachments, "The bot always lists them."),
    Try(
        "edit with a new picture",
        new_picture,
        "Leave `/settings`, Boards, as it is: a new message for each board.",
    ),
    Try(
        "edit that takes picture and buttons away",
        shrink,
        "The former board stays as it is; a press on it shows the present one.",
    ),
    Try(
        "message sent twice under one nonce",
        nonce_twice,
        "The bot looks for its message before it posts it again, if it may read the channel.",
    ),
    Try(
        "the bot's own message in the channel's history",
        read_history,
        "The bot relies on nonces, so that nothing is posted twice.",
    ),
    Try(
        f"text of {FULL_TEXT:,} characters",
        full_text,
        "Long answers may be refused: report it, please.",
    ),
    Try(
        f"file of {LARGE_FILE // 1_000_000} MB",
        large_file,
        "The bot tells in words what a picture shows that is too large.",
    ),
    Try("thread", thread, "Without threads, games stay in their channel, and the bot says why."),
    Try("emoji of the application", emoji, "Buttons and panels have words instead of signs."),
)


def _square(side: int) -> bytes:
    """Return a grey PNG."""
    rows = b"".join(b"\0" + b"\x80" * side for _ in range(side))
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows)),
        (b"IEND", b""),
    )
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
