"""The names of the computer's levels, which are the same in every game.

How strong a level plays is up to each game: `engine.ai.<game>.strength`.
"""

LEVELS: tuple[str, ...] = ("apprentice", "builder", "architect", "master")
"""Every level, the weakest first. Stored games hold these names."""

USUAL, STRONGEST = "builder", "master"
