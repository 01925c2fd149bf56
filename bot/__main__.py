"""`python -m bot`: starts the bot, or the playground if no token is set.

`doctor` checks the installation; `backup` and `restore` copy and replace the database; `end` ends
a game without a winner; `worker` thinks and draws for a bot elsewhere.
"""

import argparse
import logging
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from .ops import backup as copies
from .ops import doctor, ending
from .ops.program import run
from .runtime import logs
from .runtime.environment_file import ENVIRONMENT_FILE, load_environment_file
from .runtime.settings import BadSetting, Settings, settings
from .store.connection.private_files import OTHERS
from .store.connection.url import BadUrl, expect_url

WITHOUT_DISCORD = """\
DISCORD_TOKEN is not set, so there is no Discord to play on (see .env.example).
Starting the playground instead, on this machine alone: a page on which you can play in a browser.
"""

NO_PLAYGROUND = "DISCORD_TOKEN is not set; see .env.example.\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; return the exit status."""
    asked = _parser().parse_args(arguments)
    os.umask(OTHERS)  # databases, backups and logs are their owner's alone
    try:
        for misspelt in load_environment_file(ENVIRONMENT_FILE):
            sys.stderr.write(f"{misspelt}\n")
    except BadSetting as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if asked.what == "worker":
        os.environ.pop("DISCORD_TOKEN", None)  # it needs none
    if asked.what in ("doctor", "end"):
        # They tell what they find in words of their own, and nothing a second time.
        logging.getLogger().addHandler(logging.NullHandler())
    if asked.what == "doctor":
        if asked.channel is not None:
            return doctor.report_trial(os.environ, asked.channel)
        return doctor.report(os.environ)
    try:
        chosen = settings(os.environ)
        expect_url(chosen.database_url)
    except (BadSetting, BadUrl) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    match asked.what:
        case "backup":
            return copies.backup(chosen.database_url, asked.file)
        case "restore":
            return copies.restore(chosen.database_url, asked.file)
        case "end":
            return ending.end(chosen.database_url, asked.table)
        case "worker":
            return _work(chosen)
        case _:
            return _start(chosen)


def _start(chosen: Settings) -> int:
    if not chosen.token and find_spec("playground") is None:
        sys.stderr.write(NO_PLAYGROUND)
        return 2
    if not chosen.token:
        sys.stderr.write(WITHOUT_DISCORD)
        os.execv(sys.executable, [sys.executable, "-m", "playground"])  # noqa: S606
    os.environ.pop("DISCORD_TOKEN", None)  # worker processes must not inherit it
    logs.begin(chosen)
    return run(chosen)


def _work(chosen: Settings) -> int:
    # It loads what connects to the queue of jobs, which takes memory: only here it is needed.
    from .ops.worker import work

    logs.begin(chosen)
    return work(chosen)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Starts the bot; settings are read from .env."
    )
    parts = parser.add_subparsers(dest="what", metavar="COMMAND")
    check = parts.add_parser(
        "doctor", help="tell whether everything is there, and what to do if not"
    )
    check.add_argument(
        "--try",
        dest="channel",
        metavar="CHANNEL",
        help="try what the bot relies on in a channel of Discord (its id or link), and tidy up",
    )
    backup = parts.add_parser("backup", help="copy the database to FILE, while the bot plays")
    restore = parts.add_parser(
        "restore", help="put FILE in the place of the database, or into an empty one of PostgreSQL"
    )
    for part in (backup, restore):
        part.add_argument("file", type=Path, metavar="FILE")
    end = parts.add_parser("end", help="end game TABLE without a winner, damaged or not")
    end.add_argument("table", type=int, metavar="TABLE", help="its number, as the log tells it")
    parts.add_parser("worker", help="think and draw for a bot that runs elsewhere")
    return parser


if __name__ == "__main__":
    sys.exit(main())
