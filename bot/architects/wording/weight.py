"""The importance of the parts of a text about a position: what is left out first."""

from enum import IntEnum


class Weight(IntEnum):
    """The parts of a text by importance: if it is too long, the greatest weights are left out."""

    HEAD = 0
    CITY = 1
    DECKS = 2
    PEACE = 3
    RESOURCES = 4
    SCIENCE = 5
    SHIELDS = 6
    TABLE = 7
    STAGES = 8
    NEXT = 9
    TOKENS = 10
    CAT = 11
    VICTORIES = 12
    BLUE = 13
