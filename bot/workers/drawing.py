"""What a render worker runs: it draws a picture and returns the bytes of its file.

A worker imports this module instead of a game's room in the bot, which would load the database.
"""

from collections.abc import Callable
from typing import Protocol


class Drawn(Protocol):
    """A picture with the bytes of its file."""

    @property
    def data(self) -> bytes:
        """The bytes."""
        ...


def encoded(draw: Callable[..., Drawn], *what: object) -> bytes:
    """Draw a picture and return the bytes of its file."""
    return draw(*what).data
