"""`python -m bot`: start the bot, or, where no token is set, a game without Discord.

`python -m bot doctor` starts nothing and tells whether everything is there.
"""

import asyncio
import logging
import os
import signal
import sys
from importlib.util import find_spec

import discord
from dotenv import load_dotenv

from .app import Wonders, point_at
from .doctor import report
from .settings import BadSetting, Settings, settings
from .store import NewerDatabase

log = logging.getLogger("bot")

WITHOUT_DISCORD = """\
DISCORD_TOKEN is not set, so there is no Discord to play on (see .env.example).
Starting the playground instead: a local stand-in for Discord on this machine.
"""

NO_PLAYGROUND = "DISCORD_TOKEN is not set; see .env.example.\n"

REFUSED_BY_DISCORD = """\
Discord does not accept DISCORD_TOKEN. Make a new one under Bot > Reset Token of your application
at https://discord.com/developers/applications, and put it into .env.
"""

TALKATIVE = (
    "aiosqlite",
    "alembic",
    "discord.gateway",
    "discord.http",
    "discord.webhook",
    "sqlalchemy",
)
"""Who would write hidden cards, or the tokens of interactions, into the log."""


def main() -> int:
    """Run until a signal; return the exit status."""
    load_dotenv()
    if sys.argv[1:] == ["doctor"]:
        return report(os.environ)
    try:
        chosen = settings(os.environ)
    except BadSetting as error:
        sys.stderr.write(f"{error}\n")
        return 2
    logging.basicConfig(
        level=chosen.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    if not chosen.token and find_spec("playground") is None:
        sys.stderr.write(NO_PLAYGROUND)
        return 2
    if not chosen.token:
        sys.stderr.write(WITHOUT_DISCORD)
        os.execv(sys.executable, [sys.executable, "-m", "playground"])  # noqa: S606
    os.environ.pop("DISCORD_TOKEN", None)  # the processes that think have no use for it
    _keep_quiet()
    point_at(chosen)
    try:
        return asyncio.run(_run(chosen))
    except discord.LoginFailure:
        sys.stderr.write(REFUSED_BY_DISCORD)
    except NewerDatabase as error:
        sys.stderr.write(f"{error}\n")
    return 2


def _keep_quiet() -> None:
    """Leave out what nobody may read, and what a host need not: there is no voice here."""
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False


async def _run(chosen: Settings) -> int:
    app = Wonders(chosen)
    loop = asyncio.get_running_loop()
    running = asyncio.create_task(app.start(chosen.token))
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        log.info("Stopping")
    finally:
        await app.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
