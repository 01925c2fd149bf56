"""How strong each level of the computer plays 7 Wonders, and how long it may think."""

from collections.abc import Mapping

from msgspec import Struct


class Strength(Struct, frozen=True):
    """The budget of a level for one move, and how it errs.

    A search ends after `simulations`, or after `seconds` if that is earlier; they are shared among
    so many `candidates`. `noise` is the largest error, in victory points either way, with which the
    policy weighs moves where nothing is simulated.
    """

    seconds: float
    simulations: int = 0
    candidates: int = 1
    noise: float = 0.0


STRENGTHS: Mapping[str, Strength] = {
    "apprentice": Strength(0.2, noise=8.0),
    "builder": Strength(0.2, noise=4.0),
    "architect": Strength(0.5),
    "master": Strength(2.0, simulations=1000, candidates=6),
}
"""The strength of each of `engine.ai.levels.LEVELS`; `docs/ai.md` tells how they were measured."""
