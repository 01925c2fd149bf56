"""What runs inside a worker process: set-up, then one call of an agent or a drawing at a time."""

import logging
import os
import signal
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread, Timer
from typing import Any, Protocol, cast

import msgspec
from msgspec import Struct

from engine.ai.kernels.progress import Progress
from engine.ai.thought import Thought
from engine.core.game import Seat

from ..runtime import logs
from ..runtime.settings import settings

log = logging.getLogger(__name__)

BACKGROUND_AFTER = 5.0
"""Seconds after which a worker prepares what later tasks need: the first ones must not wait."""


class AgentSpec(Struct, frozen=True):
    """Which module plays a game for the computer, and how long it may think.

    The module is named, not imported: only worker processes load its code. `seconds` are the
    longest time that each level thinks about one move.
    """

    module: str
    seconds: Mapping[str, float]


class PackedView(Struct, frozen=True):
    """A view as bytes, as it comes from another machine; the agent's worker unpacks it."""

    packed: bytes

    def unpacked(self, module: str) -> Any:
        """Return the view, of the class that an agent's module declares."""
        return msgspec.msgpack.decode(self.packed, type=agent(module).VIEW)


class Agent(Protocol):
    """A module that plays one game; `view` is what `seat` may know in that game."""

    @property
    def VIEW(self) -> type[Any]:  # noqa: N802 - a constant of the module
        """The class of the views."""
        ...

    def ready(self) -> bool:
        """Return whether compiled code is complete on disk."""
        ...

    def compile(self) -> None:
        """Compile what is missing on disk (a minute), or wait while another process does."""
        ...

    def compiling(self) -> Progress | None:
        """Return the progress of the process that is compiling now; `None` if none is."""
        ...

    def load(self) -> bool:
        """Load compiled code into this process; False where it is not complete on disk."""
        ...

    def choose(
        self,
        view: Any,
        seat: Seat,
        level: str,
        seed: int,
        seconds: float | None = None,
    ) -> str:
        """Return the text of the move that a level makes."""
        ...

    def evaluate(self, view: Any, seat: Seat, seed: int, seconds: float | None = None) -> Thought:
        """Return the value of every legal move, as full strength sees it."""
        ...


def agent(module: str) -> Agent:
    """Import an agent by the name of its module: the bot's own process never loads its code."""
    return cast("Agent", import_module(module))


def begin(
    preparations: Iterable[Callable[[], object]],
    nice: int,
    background: Iterable[Callable[[], object]] = (),
) -> None:
    """Set a worker process up: drop the token, end with the bot, lower the priority, prepare.

    `nice` is the niceness of the worker relative to the bot's own process. Tasks wait for the
    `preparations`; those in the `background` run in a thread beside the first tasks.
    """
    os.environ.pop("DISCORD_TOKEN", None)
    logs.begin(settings(os.environ))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the bot ends its workers
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(nice)
    _prepare(preparations)
    later = Timer(BACKGROUND_AFTER, _prepare, (tuple(background),))
    later.daemon = True
    later.start()


def _prepare(preparations: Iterable[Callable[[], object]]) -> None:
    for prepare in preparations:
        try:
            prepare()
        except Exception:
            log.exception("A worker could not be prepared; its first tasks take longer")


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def compile_agent(module: str) -> bool:
    """Compile an agent; return whether its compiled code is complete on disk now."""
    agent(module).compile()
    return agent(module).ready()


def compiling(module: str) -> Progress | None:
    """Return the progress of the process that compiles an agent now; `None` if none does."""
    return agent(module).compiling()


def load(module: str) -> bool:
    """Import an agent, with its compiled code where that is complete on disk."""
    return agent(module).load()


def choose(module: str, view: Any, seat: Seat, level: str, seed: int, seconds: float) -> str:
    """Return the text of the move that a level makes within `seconds`."""
    return agent(module).choose(_unpacked(module, view), seat, level, seed, seconds)


def evaluate(module: str, view: Any, seat: Seat, seed: int, seconds: float) -> Thought:
    """Return the value of every legal move after `seconds` of search."""
    return agent(module).evaluate(_unpacked(module, view), seat, seed, seconds)


def _unpacked(module: str, view: Any) -> Any:
    return view.unpacked(module) if isinstance(view, PackedView) else view
