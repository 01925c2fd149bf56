"""How strong each level of the computer plays 7 Wonders, and how long it may think."""

from collections.abc import Mapping

from engine.ai.playouts import Strength

STRENGTHS: Mapping[str, Strength] = {
    "apprentice": Strength(0.2, noise=8.0),
    "builder": Strength(0.2, noise=4.0),
    "architect": Strength(0.5),
    "master": Strength(1.0, simulations=100_000, candidates=6),
}
"""The strength of each of `engine.ai.levels.LEVELS`; `docs/ai-seven.md` tells how they were
measured."""
