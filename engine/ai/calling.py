"""Computer players as functions: `choose` of a game, without any set-up."""

from importlib import import_module
from typing import Any

from engine.core.game import Seat

from .levels import STRONGEST


class Chooser:
    """Calls `choose` of a game's agent; the agent is imported when it is first called.

    It thinks with compiled code from the first call after which that is complete on disk:
    `python -m engine.ai.compile` makes it.
    """

    def __init__(self, agent: str) -> None:
        self._module, self._loaded = agent, False

    def __call__(self, view: Any, seat: Seat, strength: str | float, seed: int) -> str:
        """Return the text of the move that `seat` makes, given what it may know.

        `strength` is the name of a level, or how many seconds the strongest one thinks. The same
        seed gives the same move, unless time ran out. Raises `KeyError` if there is no such level,
        and `ValueError` if `seat` has no move.
        """
        agent = import_module(self._module)
        self._loaded = self._loaded or agent.load()
        if isinstance(strength, str):
            level, seconds = strength, agent.time_limit(strength)
        else:
            level, seconds = STRONGEST, float(strength)
        return str(agent.choose(view, seat, level, seed, seconds))
