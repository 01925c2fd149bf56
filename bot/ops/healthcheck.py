"""`python -m bot.ops.healthcheck`: requests `/health` of the running bot, for containers.

Prints the answer; the exit status is 0 if the bot is healthy, else 1. Imports the standard library
alone, so that it starts fast.
"""

import os
import sys
from http.client import HTTPConnection, HTTPException

TIMEOUT = 4.0
"""Seconds to wait for an answer; longer than the bot waits for its database."""


def check_health(port: str) -> int:
    """Request `/health` on a port of this machine; return the exit status."""
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
    return int(reply.status != 200)


if __name__ == "__main__":
    sys.exit(check_health(os.environ.get("HEALTH_PORT", "")))
