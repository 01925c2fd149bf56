"""Where things lie on the pictures of a duel: numbers only."""

from collections.abc import Mapping
from typing import NamedTuple

from ..box import Box
from ..fonts import WIDTH

HEIGHT = 840
MARGIN = 10

LEFT_PANEL = Box(MARGIN, MARGIN, 276, HEIGHT - 2 * MARGIN)
RIGHT_PANEL = Box(WIDTH - MARGIN - 276, MARGIN, 276, HEIGHT - 2 * MARGIN)
PANELS = (LEFT_PANEL, RIGHT_PANEL)

MIDDLE_X, MIDDLE_WIDTH = 296, 728
TRACK = Box(MIDDLE_X, MARGIN, MIDDLE_WIDTH, 104)
TOKENS = Box(MIDDLE_X, 120, MIDDLE_WIDTH, 68)
STRUCTURE = Box(MIDDLE_X, 194, MIDDLE_WIDTH, 576)
STATUS = Box(MIDDLE_X, 776, MIDDLE_WIDTH, 54)

WONDER = (256, 80)
"""The width and height of a wonder's row."""

SPACE = 36
"""From one space of the conflict track to the next."""


class CardSize(NamedTuple):
    """The cards of an age: their size, the step from one to the next, and what stays in sight.

    `strip` is how much of a covered card is seen; `icons` is where its effects are drawn,
    `beside` where they are next to `wanted`, the symbol that makes it free; that one lies `aside`,
    at the right corner, where there is such a place and the card has no symbol of its own. Where
    there is a place `low` between letter and price, a card to take has its marks there, and its
    effects fill the band; `tall` is where
    resources of choice lie above each other on a card without symbols. `priced` are the places of
    a covered card's cost and, beside it, of its effects, where those are narrow.
    """

    width: int
    height: int
    across: int
    down: int
    strip: int
    icons: Box
    beside: Box
    wanted: Box
    aside: Box | None
    low: Box | None
    tall: Box | None
    priced: tuple[Box, Box]


_ICONS, _BESIDE, _WANTED = Box(6, 45, 103, 50), Box(40, 45, 70, 50), Box(5, 53, 36, 36)
_ASIDE, _TALL = Box(72, 6, 38, 38), Box(30, 11, 80, 78)
_PRICED = (Box(5, 43, 54, 54), Box(60, 45, 52, 50))

CARD_SIZES: Mapping[int, CardSize] = {
    1: CardSize(115, 168, 121, 102, 98, _ICONS, _BESIDE, _WANTED, _ASIDE, None, _TALL, _PRICED),
    2: CardSize(115, 168, 121, 102, 98, _ICONS, _BESIDE, _WANTED, _ASIDE, None, _TALL, _PRICED),
    3: CardSize(
        width=174,
        height=138,
        across=182,
        down=73,
        strip=69,
        icons=Box(41, 5, 129, 60),
        beside=Box(41, 5, 129, 60),
        wanted=Box(6, 35, 34, 34),
        aside=None,
        low=Box(58, 73, 54, 60),
        tall=None,
        priced=(Box(42, 4, 64, 62), Box(108, 5, 62, 60)),
    ),
}

PRICE = 56
"""The side of a card's price."""
