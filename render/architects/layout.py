"""Where cities and decks lie on the board: in a ring, as people sit around a table."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.game import Seat

from ..box import Box
from ..fonts import WIDTH

HEIGHT = 840
"""How high the board and all pictures of a film are."""
MARGIN, GAP = 8, 6
RADIUS = 16
MIDDLE = 150
"""How high the strip in the middle of the table is."""
DECK = 104
"""How wide the room of a deck is."""


class Places(NamedTuple):
    """Where each city lies, where each city's own deck lies, and what is left in the middle."""

    cities: Mapping[Seat, Box]
    decks: Mapping[Seat, Box]
    middle: Box


def places(players: int, viewer: Seat | None = None) -> Places:
    """Return where everything lies: clockwise, first from left to right, then back below.

    The deck of a city lies between it and the next one, its left neighbour. A viewer sits below.
    """
    upper = -(-players // 2)
    lower = players - upper
    first = 0 if viewer is None else viewer - upper - lower // 2
    order = [Seat((first + n) % players) for n in range(players)]
    high = (HEIGHT - 2 * MARGIN - MIDDLE - 2 * GAP) // 2
    above = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, high)
    strip = Box(MARGIN, above.bottom + GAP, above.width, MIDDLE)
    below = Box(MARGIN, strip.bottom + GAP, above.width, high)
    cities: dict[Seat, Box] = {}
    decks: dict[Seat, Box] = {}
    for seats, row in ((order[:upper], above), (order[upper:][::-1], below)):
        boxes = row.columns(len(seats), DECK + 2 * GAP)
        cities |= dict(zip(seats, boxes, strict=True))
        for n in range(1, len(seats)):
            owner = seats[n - 1] if row is above else seats[n]
            between = Box(boxes[n - 1].right + GAP, row.y, DECK, row.height)
            decks[owner] = between.centred(DECK, MIDDLE)
    decks[order[upper - 1]] = Box(strip.right - DECK, strip.y, DECK, MIDDLE)
    decks[order[-1]] = Box(strip.x, strip.y, DECK, MIDDLE)
    return Places(cities, decks, strip.inset(DECK + 2 * GAP, 0))
