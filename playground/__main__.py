"""`python -m playground`: play in a browser, without Discord."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

from .program.run import PORT, Options, Stopped, run


def main() -> int:
    """Serve the page until a signal; return the exit status."""
    os.umask(0o077)  # what is stored is its owner's alone
    try:
        asyncio.run(run(_options()))
    except Stopped as stopped:
        sys.stderr.write(str(stopped))
        return 1
    return 0


def _options() -> Options:
    parser = argparse.ArgumentParser(
        prog="python -m playground",
        description="Play in a browser with the bot, on a local stand-in for Discord.",
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path("playground-data"),
        help="where everything is stored (%(default)s)",
    )
    parser.add_argument(
        "--port", type=int, help=f"the port to listen on ({PORT}, or the next one that is free)"
    )
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen on (%(default)s: nobody but this machine)",
    )
    given = parser.parse_args()
    return Options(given.folder, given.host, given.port)


if __name__ == "__main__":
    sys.exit(main())
