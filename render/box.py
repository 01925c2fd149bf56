"""Rectangles of whole pixels."""

import itertools
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: its left upper corner, width and height."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column to the right of the box."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below the box."""
        return self.y + self.height

    def inset(self, across: int, down: int | None = None) -> "Box":
        """Return the box made smaller on every side."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def moved(self, x: int, y: int) -> "Box":
        """Return the box moved to the right and down."""
        return Box(self.x + x, self.y + y, self.width, self.height)

    def centred(self, width: int, height: int) -> "Box":
        """Return a box of this size in the middle of this one."""
        return Box(
            self.x + (self.width - width) // 2, self.y + (self.height - height) // 2, width, height
        )

    def no_wider(self, across: int, down: int) -> "Box":
        """Return the middle of this box that is at most `across` wide where it is `down` high."""
        return self.centred(min(self.width, self.height * across // down), self.height)

    def columns(self, count: int, gap: int = 0) -> tuple["Box", ...]:
        """Return the box divided into columns of about the same width."""
        edges = [self.x + (self.width + gap) * n // count for n in range(count + 1)]
        return tuple(
            Box(left, self.y, right - left - gap, self.height)
            for left, right in itertools.pairwise(edges)
        )

    def rows(self, count: int, gap: int = 0) -> tuple["Box", ...]:
        """Return the box divided into rows of about the same height."""
        edges = [self.y + (self.height + gap) * n // count for n in range(count + 1)]
        return tuple(
            Box(self.x, top, self.width, bottom - top - gap)
            for top, bottom in itertools.pairwise(edges)
        )

    def has(self, point: tuple[float, float]) -> bool:
        """Return whether a point lies inside this box."""
        x, y = point
        return self.x <= x < self.right and self.y <= y < self.bottom

    def one_or_two_rows(self, count: int, gap: int) -> tuple["Box", ...]:
        """Return up to three columns, or more in two rows of which the upper has the odd one."""
        if count <= 3:
            return self.columns(count, gap)
        upper, lower = self.rows(2, gap)
        return (*upper.columns(-(-count // 2), gap), *lower.columns(count // 2, gap))

    def holds(self, other: "Box") -> bool:
        """Return whether the other box lies inside this one."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def meets(self, other: "Box") -> bool:
        """Return whether the two boxes share a pixel."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )
