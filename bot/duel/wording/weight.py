"""The importance of the parts of a text about a position: what is left out first."""

from enum import IntEnum


class Weight(IntEnum):
    """The parts of a text by importance: if it is too long, the greatest weights are left out."""

    HEAD = 0
    CARDS = 1
    CITY = 2
    PAWN = 3
    SYMBOLS = 4
    LEFT = 5
    MAKES = 6
    BUILT = 7
    TOKENS = 8
    BUYS = 9
    BOARD_TOKENS = 10
    COUNTS = 11
    LOOT = 12
    DISCARD = 13
    FACE_DOWN = 14
    COVERED = 15
    SHIELDS = 16
    CHAINS = 17
