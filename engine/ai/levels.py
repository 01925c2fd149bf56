"""The levels of the computer, from the weakest to full strength."""

from collections.abc import Mapping

from msgspec import Struct


class Level(Struct, frozen=True):
    """How strong the computer plays.

    `seconds` is the longest that it thinks about a move. `simulations` ends a thought earlier.
    Where `blur` is more than 0, moves that look nearly as good are made too: each as likely as
    it was tried, to the power of 1 / `blur`.
    """

    name: str
    seconds: float
    simulations: int
    blur: float = 0.0


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("apprentice", 0.1, 2, blur=1.5),
        Level("builder", 0.1, 5),
        Level("architect", 0.1, 80),
        Level("master", 1.0, 1_000_000),
    )
}
"""Every level by name, the weakest first; `docs/ai.md` tells how they were measured."""

USUAL, STRONGEST = "builder", "master"
