"""How strong each level of the computer plays 7 Wonders Architects, and how long it may think."""

from collections.abc import Mapping

from engine.ai.playouts import Strength

STRENGTHS: Mapping[str, Strength] = {
    "apprentice": Strength(0.2, noise=6.0),
    "builder": Strength(0.2, noise=2.0),
    "architect": Strength(0.5, simulations=20),
    "master": Strength(1.0, simulations=200_000),
}
"""The strength of each of `engine.ai.levels.LEVELS`; `docs/ai-architects.md` tells how they were
measured."""
