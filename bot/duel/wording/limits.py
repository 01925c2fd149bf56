"""How long a text about a position may be, and what is left out of it first."""

from enum import IntEnum

ALT_LENGTH = 1024
"""The characters that Discord allows in a picture's alt text."""


class Weight(IntEnum):
    """What a position's parts weigh: of what does not fit, the heaviest goes first."""

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
    LAYOUT = 14
    SHIELDS = 15
    CHAINS = 16
