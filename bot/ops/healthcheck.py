"""`python -m bot.ops.healthcheck`: ask the running bot how it is; needs nothing but Python itself.

Prints what `/health` says. The exit status is 0 where the bot is well, else 1, as the health
checks of containers want it.
"""

import os
import sys
from http.client import HTTPConnection, HTTPException

PATIENCE = 4.0
"""Seconds to wait for an answer; the bot gives its database two."""


def check_health(port: str) -> int:
    """Ask on a port of this machine; return the exit status."""
    try:
        asked = HTTPConnection("127.0.0.1", int(port), timeout=PATIENCE)
        asked.request("GET", "/health")
        reply = asked.getresponse()
        told = reply.read().decode()
        asked.close()
    except (OSError, HTTPException, ValueError) as error:
        sys.stderr.write(f"No answer on HEALTH_PORT {port!r}: {error}\n")
        return 1
    sys.stdout.write(f"{told}\n")
    return int(reply.status != 200)


if __name__ == "__main__":
    sys.exit(check_health(os.environ.get("HEALTH_PORT", "")))
