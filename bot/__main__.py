"""`python -m bot`: start the bot, or, where no token is set, a game without Discord."""

import asyncio
import logging
import os
import signal
import sys

from dotenv import load_dotenv

from .app import Wonders, point_at
from .settings import BadSetting, Settings, settings

log = logging.getLogger("bot")

WITHOUT_DISCORD = """\
DISCORD_TOKEN is not set, so there is no Discord to play on (see .env.example).
Starting the playground instead: a local stand-in for Discord on this machine.
"""


def main() -> int:
    """Run until a signal; return the exit status."""
    load_dotenv()
    try:
        chosen = settings(os.environ)
    except BadSetting as error:
        sys.stderr.write(f"{error}\n")
        return 2
    logging.basicConfig(
        level=chosen.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    if not chosen.token:
        sys.stderr.write(WITHOUT_DISCORD)
        os.execv(sys.executable, [sys.executable, "-m", "playground"])  # noqa: S606
    point_at(chosen)
    return asyncio.run(_run(chosen))


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
