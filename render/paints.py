"""The colours of the pictures by what they are for; a theme says which colour each is."""

from enum import StrEnum


class Paint(StrEnum):
    """What is painted. Each theme in `data/art/themes` gives every one of these a colour."""

    NIGHT = "night"
    """The ground of every picture."""
    PANEL = "panel"
    TRAY = "tray"
    """What lies sunk into a panel."""
    EDGE = "edge"
    HUSH = "hush"
    """Words that may be overlooked."""
    IVORY = "ivory"
    """Words on dark grounds."""
    CREAM = "cream"
    CREAM_DIM = "cream-dim"
    SAND = "sand"
    SHADE = "shade"
    """The body of a card that is covered."""
    INK = "ink"
    """Words on bright grounds, and every outline."""
    GOLD = "gold"
    GOLD_DEEP = "gold-deep"
    SILVER = "silver"
    BUILT = "built"
    """The row of a wonder that stands."""
    WHITE = "white"
    """What is new."""
    PAPER = "paper"
    """The ground of a drawing in outline."""
    CHALK = "chalk"
    """The lines of a drawing in outline."""

    SEAT_0 = "seat-0"
    SEAT_1 = "seat-1"
    SEAT_2 = "seat-2"
    SEAT_3 = "seat-3"
    SEAT_4 = "seat-4"
    SEAT_5 = "seat-5"
    SEAT_6 = "seat-6"

    BROWN = "brown"
    GREY = "grey"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"
    PURPLE = "purple"

    WONDERS = "wonders"
    """The tiles of the score pad that have no card's colour."""
    TOKENS = "tokens"
    COINS = "coins"
    MILITARY = "military"

    ZONE_1 = "zone-1"
    """The zones of the conflict track, from the middle outwards."""
    ZONE_2 = "zone-2"
    ZONE_3 = "zone-3"


SEATS = (
    Paint.SEAT_0,
    Paint.SEAT_1,
    Paint.SEAT_2,
    Paint.SEAT_3,
    Paint.SEAT_4,
    Paint.SEAT_5,
    Paint.SEAT_6,
)
"""The colour of each seat; its shape is the drawing `seat-<n>`.

These are a circle, a diamond, a star, a heart, a cross, a triangle and a moon."""

ZONES = (Paint.ZONE_1, Paint.ZONE_2, Paint.ZONE_3)
