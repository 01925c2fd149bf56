"""`python -m bot.ops.healthcheck`: requests `/health` of the running bot, for containers.

Prints the answer; the exit status is 0 if the bot is healthy, else 1. With `--alive` it is 0 if the
bot answers at all, for those who restart what hangs: a bot that Discord or the database leaves
alone recovers by itself. Imports the standard library alone, so that it starts fast.
"""

import os
import sys
from http.client import HTTPConnection, HTTPException

TIMEOUT = 4.0
"""Seconds to wait for an answer; longer than the bot waits for its database."""


ALIVE = "--alive"
"""The option with which any answer will do."""


def check_health(port: str, *, alive: bool = False) -> int:
    """Request `/health` on a port of this machine; return the exit status.

    It is 0 if the bot is healthy or, with `alive`, if it answers.
    """
    if not port.strip():
        sys.stderr.write("HEALTH_PORT is not set here; give it the port that the bot has.\n")
        return 1
    try:
        connection = HTTPConnection("127.0.0.1", int(port), timeout=TIMEOUT)
        connection.request("GET", "/health")
        reply = connection.getresponse()
        body = reply.read().decode()
        connection.close()
    except (OSError, HTTPException, ValueError) as error:
        sys.stderr.write(f"No answer on HEALTH_PORT {port!r}: {error}\n")
        return 1
    sys.stdout.write(f"{body}\n")
    return int(reply.status != 200 and not alive)


if __name__ == "__main__":
    if sys.argv[1:] not in ([], [ALIVE]):
        sys.stderr.write(f"Usage: python -m bot.ops.healthcheck [{ALIVE}]\n")
        sys.exit(2)
    sys.exit(check_health(os.environ.get("HEALTH_PORT", ""), alive=ALIVE in sys.argv))
