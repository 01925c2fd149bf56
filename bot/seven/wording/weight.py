"""The importance of the parts of a text about a position: what is left out first."""

from enum import IntEnum


class Weight(IntEnum):
    """The parts of a text by importance: if it is too long, the greatest weights are left out."""

    HEAD = 0
    CITY = 1
    SELLS = 2
    SHIELDS = 3
    SYMBOLS = 4
    STAGES = 5
    CARDS = 6
    PRODUCES = 7
    TOKENS = 8
    COUNTS = 9
    ACTS = 10
