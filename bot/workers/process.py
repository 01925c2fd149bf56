"""What runs inside a worker process: set-up, then one call of an agent or a drawing at a time."""

import logging
import os
import signal
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Protocol, cast

from msgspec import Struct

from engine.ai.thought import Thought
from engine.core.game import Seat

from ..runtime import logs
from ..runtime.settings import settings

log = logging.getLogger(__name__)


class AgentSpec(Struct, frozen=True):
    """Which module plays a game for the computer, and how long it may think.

    The module is named, not imported: only worker processes load its code. `seconds` are the
    longest time that each level thinks about one move.
    """

    module: str
    seconds: Mapping[str, float]


class Agent(Protocol):
    """A module that plays one game; `view` is what `seat` may know in that game."""

    def ready(self) -> None:
        """Load what a search needs."""
        ...

    def choose(
        self, view: Any, seat: Seat, level: str, seed: int, limit: float | None = None
    ) -> str:
        """Return the text of the move that a level makes."""
        ...

    def evaluate(self, view: Any, seat: Seat, seed: int, seconds: float) -> Thought:
        """Return the value of every legal move, as full strength sees it."""
        ...


def agent(module: str) -> Agent:
    """Import an agent by the name of its module: the bot's own process never loads its code."""
    return cast("Agent", import_module(module))


def begin(preparations: Iterable[Callable[[], object]], nice: int) -> None:
    """Set a worker process up: drop the token, end with the bot, lower the priority, prepare.

    `nice` is the niceness of the worker relative to the bot's own process.
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
            log.exception("A worker could not be prepared; its first task takes longer")


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def ready(module: str) -> None:
    """Load what an agent needs for searching."""
    agent(module).ready()


def choose(module: str, view: Any, seat: Seat, level: str, seed: int, seconds: float) -> str:
    """Return the text of the move that a level makes within `seconds`."""
    return agent(module).choose(view, seat, level, seed, seconds)


def evaluate(module: str, view: Any, seat: Seat, seed: int, seconds: float) -> Thought:
    """Return the value of every legal move after `seconds` of search."""
    return agent(module).evaluate(view, seat, seed, seconds)
