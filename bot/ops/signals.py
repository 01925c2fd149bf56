"""Handles signals: the first begins an orderly shutdown, a second exits at once."""

import asyncio
import logging
import os
import signal
from threading import Timer

log = logging.getLogger(__name__)

SIGNALS = (signal.SIGTERM, signal.SIGINT)

SHUTDOWN_SECONDS = 20.0
"""The limit of an orderly shutdown, in seconds; `compose.yaml` grants a little more."""


def stop_on_signals() -> asyncio.Event:
    """Return an event that the first SIGTERM or SIGINT sets.

    A second signal, or `SHUTDOWN_SECONDS` after the first, ends the process at once. No stored move
    is lost then, and the next start posts the boards that are missing.
    """
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def asked() -> None:
        for number in SIGNALS:
            loop.remove_signal_handler(number)
            signal.signal(number, _exit_now)
        # A thread, since the event loop itself or the exit of the interpreter may hang.
        late = Timer(SHUTDOWN_SECONDS, _exit_overdue)
        late.daemon = True
        late.start()
        log.info("Stopping")
        stop.set()

    for number in SIGNALS:
        loop.add_signal_handler(number, asked)
    return stop


def _exit_now(number: int, _: object) -> None:
    os._exit(128 + number)


def _exit_overdue() -> None:
    log.error("Shutdown took longer than %s seconds; exiting at once", SHUTDOWN_SECONDS)
    os._exit(1)
