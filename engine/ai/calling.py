"""Computer players as functions: `choose` of a game, without any set-up."""

import os
import sys
import warnings
from importlib import import_module
from math import isfinite
from operator import index
from pathlib import Path
from random import getrandbits
from subprocess import DEVNULL, Popen
from time import thread_time
from typing import Any

from engine.core.game import Seat

from .levels import LEVELS, STRONGEST

SEED_BITS = 64
"""How long a seed is that is drawn where none is given."""

ROOT = Path(__file__).parents[2]
"""Where `engine` lies, so that another process finds it."""


class Chooser:
    """Calls `choose` of a game's agent; the agent is imported when it is first called.

    It thinks with compiled code from the first call that begins after this is complete on disk; to
    load it takes about a second. Where numba is installed and not turned off, but the code is not
    complete, the first call begins to compile in another process, at low priority: that takes about
    a minute of a core, once for each game on a machine, and goes on if the caller ends before.
    `python -m engine.ai.compile` does the same beforehand.
    """

    def __init__(self, agent: str) -> None:
        self._module, self._loaded, self._tried = agent, False, False
        self._compiler: Popen[bytes] | None = None

    def __call__(self, view: Any, seat: Seat, strength: str | float, seed: int | None) -> str:
        """Return the text of the move that `seat` makes, given what it may know.

        `strength` is the name of a level, or how many seconds of the processor the strongest one
        thinks, on a busy machine too. The same seed gives the same move, unless time ran out;
        `None` draws one. Numbers may be those of NumPy.
        Raises `KeyError` if there is no such level, and `ValueError` if `seat` has no move in this
        view or the seconds are not finite.
        """
        if isinstance(strength, str) and strength not in LEVELS:
            raise KeyError(f"no level {strength!r}, but {', '.join(LEVELS)}")
        if not isinstance(strength, str) and not isfinite(strength):
            raise ValueError(f"cannot think for {strength} seconds")
        # Kernels are compiled for Python's integers; for any other they would be compiled again.
        seat = Seat(index(seat))
        seed = getrandbits(SEED_BITS) if seed is None else index(seed)
        agent = import_module(self._module)
        self._loaded = self._loaded or agent.load()
        if not self._loaded:
            self._compile(agent)
        if isinstance(strength, str):
            return str(agent.choose(view, seat, strength, seed, agent.time_limit(strength)))
        seconds = float(strength)
        return str(agent.choose(view, seat, STRONGEST, seed, seconds, clock=thread_time))

    def _compile(self, agent: Any) -> None:
        """Begin to compile, once, unless a process does; warn where that has failed."""
        from .kernels.program import usable

        if self._compiler is not None and (code := self._compiler.poll()):
            self._compiler = None
            warnings.warn(f"engine.ai.compile: exit code {code}", stacklevel=3)
        if self._tried or not sys.executable or not usable() or agent.compiling() is not None:
            return
        self._tried = True
        command = [sys.executable, "-m", "engine.ai.compile", self._module.split(".")[-2]]
        paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        try:
            self._compiler = Popen(  # noqa: S603 - nothing of it comes from outside
                command, env=environment, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL,
                start_new_session=True,
            )  # fmt: skip
        except OSError as error:  # no process may be started: the interpreted player has a move
            warnings.warn(f"engine.ai.compile: {error}", stacklevel=3)
