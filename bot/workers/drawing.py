"""What a render worker runs: it draws a picture and returns the bytes of its file.

A worker imports this module instead of a game's room in the bot, which would load the database.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

S = TypeVar("S")


class Drawn(Protocol):
    """A picture with the bytes of its file."""

    @property
    def data(self) -> bytes:
        """The bytes."""
        ...


def encoded(draw: Callable[..., Drawn], *what: object) -> bytes:
    """Draw a picture and return the bytes of its file."""
    return draw(*what).data


def filmed(draw: Callable[[Sequence[S]], Drawn], shots: Callable[[], Sequence[S]]) -> bytes:
    """Replay the shots of a game and return the bytes of the animation."""
    return draw(shots()).data
