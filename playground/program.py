"""The program: the server with its page, the bot beside it, and what the host is told."""

import asyncio
import errno
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .bot_process import BotProcess
from .first_world import furnish
from .live import Live, serve_page
from .live.doors import is_loopback
from .person import Patience
from .server import Playground
from .store import BadFile, Keeping, WorldFile

REMEMBERED = 500
PORT, PORTS_TRIED = 8737, 50
FAILURES = 2
"""How often the bot may end at once before its host is told, instead of an address."""

STARTING = """\
Starting the bot on a local stand-in for Discord. The first start takes a minute or two.
"""

OPEN_TO_ALL = """\
The playground listens on {host}, not only on this machine. Anybody who reaches port {port} can
play from every seat, read every private answer and use the host's panel; and nothing is encrypted.
"""

TAKEN = "Port {port} is taken. Choose another with --port, or leave --port out.\n"
ALL_TAKEN = "The ports from {first} to {last} are all taken. Choose another with --port.\n"

NO_HOST = "It is not possible to listen on {host}: {error}.\n"

OPEN = "Open this address in a browser (Ctrl-C stops the playground): {url}\n"

NO_BOT = "The bot does not start. The end of its log ({log}):\n"


@dataclass(frozen=True)
class Choice:
    """What the command line chooses. `port` None takes the usual one, or the next that is free."""

    folder: Path
    host: str = "127.0.0.1"
    port: int | None = None


def _say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


class Stopped(Exception):  # noqa: N818 - what is the case
    """The program cannot go on; the message tells its host why."""


async def run(choice: Choice, write: Callable[[str], object] = _say) -> None:
    """Serve the page until a signal comes. Raises Stopped."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    choice.folder.mkdir(parents=True, exist_ok=True)
    discord = Playground(
        host=choice.host,
        port=_free_port(choice),
        remember=REMEMBERED,
        patience=Patience(reply=None, silent=0.0),
    )
    live = Live(discord)
    serve_page(discord.app, live, choice.host)
    try:
        keeping = Keeping(discord, WorldFile(choice.folder / "world.db"))
    except BadFile as error:
        raise Stopped(f"{error}\n") from None
    async with keeping.running(), discord:
        if not keeping.restore():
            furnish(discord)
        log = choice.folder / "bot.log"
        live.bot = bot = BotProcess(_settings(discord, choice.folder), log, live.record.host)
        write(STARTING)
        bot.start()
        try:
            await _until_ready(discord, bot, log, stop)
            if not stop.is_set():
                write(where(choice, discord.world.base_url))
            await stop.wait()
        finally:
            await bot.stop()


async def _until_ready(
    discord: Playground, bot: BotProcess, log: Path, stop: asyncio.Event
) -> None:
    while not (discord.is_bot_ready or stop.is_set()):
        if bot.failures >= FAILURES:
            raise Stopped(NO_BOT.format(log=log) + "\n".join([*bot.last_lines, ""]))
        await discord.world.change(timeout=0.2)


def where(choice: Choice, url: str) -> str:
    """Return what the host is told last: the address, after what listening on it means."""
    port = url.rpartition(":")[2]
    warning = "" if is_loopback(choice.host) else OPEN_TO_ALL.format(host=choice.host, port=port)
    return f"{warning}{OPEN.format(url=url)}"


def _free_port(choice: Choice) -> int:
    """Return the port that was asked for, else the first free one from the usual one on."""
    wanted = range(PORT, PORT + PORTS_TRIED) if choice.port is None else [choice.port]
    for port in wanted:
        if _is_free(choice.host, port):
            return port
    if choice.port is None:
        raise Stopped(ALL_TAKEN.format(first=PORT, last=PORT + PORTS_TRIED - 1))
    raise Stopped(TAKEN.format(port=choice.port))


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Stopped(NO_HOST.format(host=host, error=error.strerror)) from None
            return False
    return True


def _settings(discord: Playground, folder: Path) -> dict[str, str]:
    return {
        "DISCORD_TOKEN": discord.token,
        "DISCORD_API_URL": discord.api_url,
        "DISCORD_GATEWAY_URL": discord.gateway_url,
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder.resolve() / 'wonders.db'}",
        "HEALTH_PORT": "",
    }
