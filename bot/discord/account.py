"""Checks the bot's account on Discord: token, intents, install link and permissions."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from importlib.util import find_spec

import aiohttp
import discord

from ..runtime.finding import Finding, printable
from ..runtime.settings import Settings
from .client import INTENTS
from .connection import point_at

TIMEOUT = 20.0
"""Seconds within which Discord must answer all requests together."""

SCOPES = ("bot", "applications.commands")

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
)
"""The permissions that the bot needs in a server."""

PRIVILEGED = {
    "presences": ("gateway_presence", "gateway_presence_limited"),
    "members": ("gateway_guild_members", "gateway_guild_members_limited"),
    "message_content": ("gateway_message_content", "gateway_message_content_limited"),
}
"""Privileged intents, and the application flags that tell whether they are allowed."""

PAGE_SIZE, NAMED_AT_MOST = 200, 5
"""How many servers to request at once, and how many to name in a finding."""

PORTAL = "https://discord.com/developers/applications"


async def account(chosen: Settings) -> list[Finding]:
    """Request token, application and servers from Discord, which changes nothing there."""
    if not chosen.token:
        return [_no_token()]
    point_at(chosen)
    client = discord.Client(intents=INTENTS)
    try:
        async with asyncio.timeout(TIMEOUT):
            await client.login(chosen.token)
            application = await client.application_info()
            return [
                Finding(
                    "ok", f"Discord accepts DISCORD_TOKEN: it is {printable(str(client.user))}."
                ),
                _intents(application),
                *_installation(application),
                _servers([guild async for guild in _guilds(client)]),
            ]
    except discord.LoginFailure:
        advice = f"Make a new one under Bot > Reset Token at {PORTAL} and put it into .env."
        return [Finding("bad", f"DISCORD_TOKEN: Discord does not accept it. {advice}")]
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        why = printable(str(error) or type(error).__name__)
        advice = "Check this machine's network and https://discordstatus.com, then ask again."
        return [Finding("bad", f"DISCORD_TOKEN: Discord cannot be asked ({why}). {advice}")]
    finally:
        await client.close()


def _no_token() -> Finding:
    message = "DISCORD_TOKEN is not set"
    if find_spec("playground") is None:
        return Finding("bad", f"{message}: the bot cannot start. Put it into .env.")
    return Finding("weak", f"{message}: the playground starts instead. Put it into .env.")


def _intents(application: discord.AppInfo) -> Finding:
    """Check for privileged intents that are needed and not allowed, or the reverse."""
    allowed = {
        name
        for name, flags in PRIVILEGED.items()
        if any(getattr(application.flags, flag) for flag in flags)
    }
    wanted = {name for name in PRIVILEGED if getattr(INTENTS, name)}
    where = f"under Bot > Privileged Gateway Intents at {PORTAL}"
    if wanted - allowed:
        return Finding("bad", f"Intents: allow {', '.join(sorted(wanted - allowed))} {where}.")
    if allowed - wanted:
        surplus = ", ".join(sorted(allowed - wanted))
        return Finding("weak", f"Intents: {surplus} is allowed and not needed; forbid it {where}.")
    return Finding("ok", "Intents: none has to be allowed, and none is.")


def _installation(application: discord.AppInfo) -> Iterator[Finding]:
    """Check the scopes and permissions of the install link, and whether people can install."""
    where = f"under Installation at {PORTAL}"
    server = application.guild_integration_config
    asked = server.oauth2_install_params if server else None
    if server is None:
        yield Finding("bad", f"Install link: servers cannot install the bot. Allow it {where}.")
    elif asked is None:
        yield Finding("weak", f"Install link: it asks for nothing. Set it up {where}.")
    else:
        lacking = [scope for scope in SCOPES if scope not in asked.scopes]
        lacking += _lacking(asked.permissions)
        if lacking:
            yield Finding("weak", f"Install link: it lacks {', '.join(lacking)}. Add it {where}.")
        else:
            yield Finding("ok", "Install link: it asks servers for all that the bot needs.")
    if application.user_integration_config is None:
        message = "Install link: people cannot install the bot for themselves"
        yield Finding(
            "weak", f"{message}, so it plays in servers only. Allow User Install {where}."
        )


async def _guilds(client: discord.Client) -> AsyncIterator[tuple[str, discord.Permissions]]:
    """Yield the name of each server, and the bot's permissions there by its roles."""
    last: int | None = None
    while True:
        page = await client.http.get_guilds(PAGE_SIZE, after=last, with_counts=False)
        for guild in page:
            yield guild["name"], discord.Permissions(int(guild["permissions"]))
        if len(page) < PAGE_SIZE:
            return
        last = int(page[-1]["id"])


def _servers(found: list[tuple[str, discord.Permissions]]) -> Finding:
    weak = [(name, lacking) for name, may in found if (lacking := _lacking(may))]
    if not found:
        return Finding("weak", "Servers: the bot is in none. Open the install link of its page.")
    if not weak:
        return Finding("ok", f"Servers: the roles of the bot let it play in all {len(found)}.")
    message = "; ".join(
        f"{printable(name)} ({', '.join(lacking)})" for name, lacking in weak[:NAMED_AT_MOST]
    )
    more = f"; and {len(weak) - NAMED_AT_MOST} more" if len(weak) > NAMED_AT_MOST else ""
    advice = "Those who manage them can grant it to the bot's role."
    return Finding("weak", f"Servers: it lacks permissions in {message}{more}. {advice}")


def _lacking(has: discord.Permissions) -> list[str]:
    if has.administrator:
        return []
    return [name for name, needed in NEEDED if needed and not getattr(has, name)]
