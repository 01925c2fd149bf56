"""Computer players as functions: `choose` of a game, without any set-up."""

import sys
from importlib import import_module
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import Any

from engine.core.game import Seat

from .levels import STRONGEST

ROOT = Path(__file__).parents[2]
"""Where `engine` lies, so that another process finds it."""


class Chooser:
    """Calls `choose` of a game's agent; the agent is imported when it is first called.

    It thinks with compiled code from the first call after which that is complete on disk. Where it
    is not, the first call begins to compile in another process, at low priority: that takes about a
    minute of a core once a machine, and goes on if the caller ends. `python -m engine.ai.compile`
    does the same beforehand.
    """

    def __init__(self, agent: str) -> None:
        self._module, self._loaded = agent, False
        self._compiling: Popen[bytes] | None = None

    def __call__(self, view: Any, seat: Seat, strength: str | float, seed: int) -> str:
        """Return the text of the move that `seat` makes, given what it may know.

        `strength` is the name of a level, or how many seconds the strongest one thinks. The same
        seed gives the same move, unless time ran out. Raises `KeyError` if there is no such level,
        and `ValueError` if `seat` has no move.
        """
        agent = import_module(self._module)
        self._loaded = self._loaded or agent.load()
        if not self._loaded:
            self._compile()
        if isinstance(strength, str):
            level, seconds = strength, agent.time_limit(strength)
        else:
            level, seconds = STRONGEST, float(strength)
        return str(agent.choose(view, seat, level, seed, seconds))

    def _compile(self) -> None:
        """Begin to compile, once; does nothing where compiled code cannot be used."""
        from .kernels.program import usable

        if self._compiling is None and usable():
            command = [sys.executable, "-m", "engine.ai.compile", self._module.split(".")[-2]]
            self._compiling = Popen(  # noqa: S603 - nothing of it comes from outside
                command, cwd=ROOT, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL
            )
