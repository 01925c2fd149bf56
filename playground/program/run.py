"""Runs the program: the server with its page, the bot beside it, and messages to the host."""

import asyncio
import errno
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ..limits.rates import Rates
from ..live import Pages, serve_page
from ..live.origin_guard import is_loopback
from ..people.person import Patience
from ..server.playground import Playground
from ..store import Persistence, UnusableFile, WorldFile
from .bot_process import BotProcess
from .initial_world import populate, speak

REMEMBERED = 500
"""How many requests, violations and unanswered interactions are recorded."""

PORT, PORTS_TRIED = 8737, 50
MOST_PORT = 65535
MAX_FAILURES = 2
"""How often in a row the bot may end soon after its start before the program gives up."""

STARTING = """\
Starting the bot on a local stand-in for Discord. The first start takes a minute or two.
"""

OPEN_TO_ALL = """\
The playground listens on {host}, not only on this machine. Anybody who reaches port {port} can
play from every seat, read every private answer and use the host's panel; and nothing is encrypted.
"""

TAKEN = "Port {port} is taken. Choose another with --port, or leave --port out.\n"
ALL_TAKEN = "The ports from {first} to {last} are all taken. Choose another with --port.\n"

NO_PORT = "There is no port {port}: they go from 0, for any that is free, to 65535.\n"

NO_FOLDER = "The folder {folder} cannot be used: {error}. Choose another with --folder.\n"

NO_HOST = "It is not possible to listen on {host}: {error}.\n"

OPEN = "Open this address in a browser (Ctrl-C stops the playground): {url}\n"

NO_BOT = "The bot does not start. The end of its log ({log}):\n"


@dataclass(frozen=True)
class Options:
    """The command line. With `port` None the default port is used, or the next free one."""

    folder: Path
    host: str = "127.0.0.1"
    port: int | None = None


def _say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


class Stopped(Exception):  # noqa: N818 - named after the state of the program
    """The program cannot run; the message tells its host why."""


async def run(options: Options, write: Callable[[str], object] = _say) -> None:
    """Serve the page until a signal comes. Raises Stopped."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    try:
        options.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror
        raise Stopped(NO_FOLDER.format(folder=options.folder, error=reason)) from None
    discord = Playground(
        host=options.host,
        port=_free_port(options),
        remember=REMEMBERED,
        patience=Patience(reply=None, silent=0.0),
        rates=Rates.of_discord(),
    )
    pages = Pages(discord)
    serve_page(discord.app, pages, options.host)
    try:
        persistence = Persistence(discord, WorldFile(options.folder / "world.db"))
    except UnusableFile as error:
        raise Stopped(f"{error}\n") from None
    async with persistence.running(), discord:
        if not persistence.restore():
            populate(discord)
            pages.first_visit = partial(speak, discord)
        log = options.folder / "bot.log"
        pages.bot = bot = BotProcess(_settings(discord, options.folder), log, pages.event_log.host)
        write(STARTING)
        bot.start()
        try:
            await _until_ready(discord, bot, log, stop)
            if not stop.is_set():
                write(address_line(options, discord.world.base_url))
            await stop.wait()
        finally:
            await bot.stop()


async def _until_ready(
    discord: Playground, bot: BotProcess, log: Path, stop: asyncio.Event
) -> None:
    while not (discord.is_bot_ready or stop.is_set()):
        if bot.failures >= MAX_FAILURES:
            raise Stopped(NO_BOT.format(log=log) + "\n".join([*bot.last_lines, ""]))
        await discord.world.change(timeout=0.2)


def address_line(options: Options, url: str) -> str:
    """Return the address for the host, after a warning if other machines can reach it."""
    port = url.rpartition(":")[2]
    warning = "" if is_loopback(options.host) else OPEN_TO_ALL.format(host=options.host, port=port)
    return f"{warning}{OPEN.format(url=url)}"


def _free_port(options: Options) -> int:
    """Return the port of the command line, else the first free one from PORT on."""
    if options.port is not None and not 0 <= options.port <= MOST_PORT:
        raise Stopped(NO_PORT.format(port=options.port))
    wanted = range(PORT, PORT + PORTS_TRIED) if options.port is None else [options.port]
    for port in wanted:
        if _is_free(options.host, port):
            return port
    if options.port is None:
        raise Stopped(ALL_TAKEN.format(first=PORT, last=PORT + PORTS_TRIED - 1))
    raise Stopped(TAKEN.format(port=options.port))


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
        "SHARDS": "",
        "JOBS": "",
    }
