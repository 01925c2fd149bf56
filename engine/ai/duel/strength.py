"""How strong each level of the computer plays Duel, and how long it may think."""

from collections.abc import Mapping

from msgspec import Struct


class Strength(Struct, frozen=True):
    """The budget of a level for one move, and how it errs.

    `seconds` is the longest time that a search may take; after `simulations` it ends earlier.
    Where `blur` is more than 0, the move is drawn at random: each move's probability is
    proportional to its visits in the search, to the power of 1 / `blur`.
    """

    seconds: float
    simulations: int
    blur: float = 0.0


STRENGTHS: Mapping[str, Strength] = {
    "apprentice": Strength(0.1, 2, blur=1.5),
    "builder": Strength(0.1, 5),
    "architect": Strength(0.1, 80),
    "master": Strength(1.0, 1_000_000),
}
"""The strength of each of `engine.ai.levels.LEVELS`; `docs/ai-duel.md` tells how they were
measured."""
