"""What signals do: the first asks the program to stop in order, a second ends it at once."""

import asyncio
import logging
import os
import signal
from threading import Timer

log = logging.getLogger(__name__)

SIGNALS = (signal.SIGTERM, signal.SIGINT)

LEAVE_SECONDS = 20.0
"""How long stopping may take altogether; containers are given a little more (`compose.yaml`)."""


def stop_on_signals() -> asyncio.Event:
    """Return what is set by the first signal that asks to stop.

    From then on the program has `LEAVE_SECONDS`; a second signal, or the end of that time, ends it
    there and then. What is stored stays stored, and the next start shows what was not shown.
    """
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def asked() -> None:
        for number in SIGNALS:
            loop.remove_signal_handler(number)
            signal.signal(number, _leave_at_once)
        # A thread: whatever hangs may be the event loop itself, or the end of the interpreter.
        late = Timer(LEAVE_SECONDS, _leave_late)
        late.daemon = True
        late.start()
        log.info("Stopping")
        stop.set()

    for number in SIGNALS:
        loop.add_signal_handler(number, asked)
    return stop


def _leave_at_once(number: int, _: object) -> None:
    os._exit(128 + number)


def _leave_late() -> None:
    log.error("Stopping took longer than %s seconds; leaving as it is", LEAVE_SECONDS)
    os._exit(1)
