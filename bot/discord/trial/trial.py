"""`doctor --try`: posts a board, tries what the bot relies on, and takes everything away again."""

import asyncio
import re
import secrets
from collections.abc import Callable

import discord

from ...runtime.finding import Finding, printable
from ...runtime.settings import Settings
from ..client import INTENTS
from ..connection import point_at
from ..failures import FAILURES
from .belongings import Belongings
from .sample import sample_board
from .tries import TRIES, Otherwise, Try, Trying

SECONDS = 120.0
"""Seconds that all tries together may take."""


class NoChannel(Exception):  # noqa: N818 - names the state
    """The channel cannot be used; the message tells why."""


async def trial(chosen: Settings, channel: str, tell: Callable[[Finding], None]) -> None:
    """Try Discord in a channel, named by its id or its link, and `tell` each finding at once.

    It only uses HTTP, so that a running bot is not disturbed. All that it has posted, opened or
    uploaded is taken away in the end, also where it is cancelled.
    """
    point_at(chosen)
    client = discord.Client(intents=INTENTS)
    try:
        async with asyncio.timeout(SECONDS):
            await client.login(chosen.token)
            found = await _channel(client, channel)
            may = await _permissions(client, found)
    except NoChannel as error:
        tell(Finding("bad", f"The channel cannot be used: {error}."))
    except discord.LoginFailure:
        tell(Finding("bad", "DISCORD_TOKEN: Discord does not accept it."))
    except (*FAILURES, TimeoutError) as error:
        tell(Finding("bad", f"The channel cannot be used: {_why(error)}. Can the bot see it?"))
    else:
        await _try_all(client, found, may, tell)
    finally:
        await client.close()


async def _try_all(
    client: discord.Client,
    channel: discord.TextChannel,
    may: discord.Permissions,
    tell: Callable[[Finding], None],
) -> None:
    belongings = Belongings(client, channel)
    try:
        async with asyncio.timeout(SECONDS):
            here = await _posted(client, channel, may, belongings, tell)
            for each in TRIES if here is not None else ():
                assert here is not None
                tell(await _finding(each, here))
    except TimeoutError:
        tell(Finding("bad", f"The tries took longer than {SECONDS:.0f} seconds: Discord is slow."))
    finally:
        remaining = await belongings.take_away()
        if remaining:
            left = printable("; ".join(remaining))
            tell(Finding("bad", f"Not taken away: {left}. Please delete it by hand."))
        else:
            tell(Finding("ok", "Everything was taken away again."))


async def _posted(
    client: discord.Client,
    channel: discord.TextChannel,
    may: discord.Permissions,
    belongings: Belongings,
    tell: Callable[[Finding], None],
) -> Trying | None:
    """Post a board; return `None` where that fails, after which nothing else can be tried."""
    assert client.user is not None
    made = await sample_board(client.user, channel)
    begun = _now()
    try:
        board = await belongings.post(made, secrets.token_hex(12))
    except FAILURES as error:
        advice = "The bot needs View Channel, Send Messages and Attach Files here."
        tell(Finding("bad", f"No board can be posted: {_why(error)}. {advice}"))
        return None
    size = sum(len(data) for _, data in made.pictures)
    taken = f"{_now() - begun:.2f} s, {size / 1000:.0f} kB"
    tell(Finding("ok", f"A board can be posted ({taken})."))
    return Trying(client, channel, may, belongings, made, board)


async def _finding(tried: Try, here: Trying) -> Finding:
    begun = _now()
    try:
        found = await tried.run(here)
    except (Otherwise, *FAILURES) as error:
        why = f"{_first_upper(tried.about)}: {_why(error)}"
        return Finding("weak", f"{why} ({_now() - begun:.2f} s). {tried.otherwise}")
    return Finding("ok", f"{_first_upper(tried.about)}: {found} ({_now() - begun:.2f} s).")


async def _channel(client: discord.Client, named: str) -> discord.TextChannel:
    """Fetch the channel that was named; raises `NoChannel`."""
    number = re.fullmatch(r"(?:https://\S+/)?(\d{15,20})/?", named.strip())
    if number is None:
        raise NoChannel("name it by its id, or by its link (Copy Link)")
    channel = await client.fetch_channel(int(number[1]))
    if not isinstance(channel, discord.TextChannel):
        raise NoChannel("a text channel of a server is needed")
    return channel


async def _permissions(client: discord.Client, channel: discord.TextChannel) -> discord.Permissions:
    """Return the bot's permissions in a channel; without the gateway, they have to be fetched."""
    assert client.user is not None
    guild = await client.fetch_guild(channel.guild.id, with_counts=False)
    member = await guild.fetch_member(client.user.id)
    (there,) = [each for each in await guild.fetch_channels() if each.id == channel.id]
    return there.permissions_for(member)


def _why(error: BaseException) -> str:
    return printable(str(error) or type(error).__name__).rstrip(".")


def _first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _now() -> float:
    return asyncio.get_running_loop().time()
