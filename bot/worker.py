"""What a worker process does: it gets ready, thinks when it is asked, and ends with the bot."""

import logging
import os
import signal
from collections.abc import Callable, Iterable
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Protocol

from engine.ai.thought import Thought
from engine.core.game import Seat

from . import logs
from .settings import settings

log = logging.getLogger(__name__)


class Mind(Protocol):
    """How a game is thought about; `view` is what `seat` may know in that game."""

    def time_limit(self, level: str) -> float:
        """Return the longest time that a level thinks about one move."""
        ...

    def ready(self) -> bool:
        """Return whether compiled code is complete on disk."""
        ...

    def choose(
        self, view: Any, seat: Seat, level: str, seed: int, seconds: float | None = None
    ) -> str:
        """Return the text of the move that a level makes."""
        ...

    def evaluate(self, view: Any, seat: Seat, seed: int, seconds: float) -> Thought:
        """Return what full strength thinks of every move."""
        ...


Minded = Callable[[], Mind]
"""Makes the mind of a game where it is called: the bot itself need not hold compiled code."""


def duel() -> Mind:
    """Return the mind that plays Duel."""
    from engine.ai.duel import agent

    return agent


def begin(preparations: Iterable[Callable[[], object]], nice: int) -> None:
    """Begin as a worker: forget what is not for it, outlive nothing, prepare for the work.

    `nice` is how far it gives way to the bot itself and to other workers.
    """
    os.environ.pop("DISCORD_TOKEN", None)
    logs.begin(settings(os.environ))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the bot ends its workers
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(nice)
    for prepare in preparations:
        try:
            prepare()
        except Exception:
            log.exception("A worker could not be made ready; its first work takes longer")


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def ready(mind: Minded) -> None:
    """Load what the mind of a game needs for thinking."""
    mind().ready()


def choose(mind: Minded, view: Any, seat: Seat, level: str, seed: int, seconds: float) -> str:
    """Return the text of the move that a level makes within `seconds`."""
    return mind().choose(view, seat, level, seed, seconds)


def weigh(mind: Minded, view: Any, seat: Seat, seed: int, seconds: float) -> Thought:
    """Return what full strength thinks of every move after `seconds`."""
    return mind().evaluate(view, seat, seed, seconds)
