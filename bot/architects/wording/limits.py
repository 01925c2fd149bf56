"""Limits of texts about a position: the length of alt text, and what is left out first."""

from enum import IntEnum

ALT_LENGTH = 1024
"""The greatest length of a picture's alt text on Discord, in characters."""


class Weight(IntEnum):
    """The parts of a text by importance: if it is too long, the greatest weights are left out."""

    HEAD = 0
    DECKS = 1
    CITY = 2
    RESOURCES = 3
    SCIENCE = 4
    SHIELDS = 5
    STAGES = 6
    TABLE = 7
    TOKENS = 8
    VICTORIES = 9
    BLUE = 10
