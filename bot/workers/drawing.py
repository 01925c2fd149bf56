"""What a render worker runs: it draws a picture and returns the bytes of its file.

A worker imports this module instead of a game's package in the bot, which would load the database.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

from ..controls.panel import Stretch

S = TypeVar("S")

SCENES = 16
"""How many scenes of a film are drawn at a time: some tenths of a second of work."""


class Drawn(Protocol):
    """A picture with the bytes of its file."""

    @property
    def data(self) -> bytes:
        """The bytes."""
        ...


class Filmed(Protocol):
    """A film, of which each stretch of scenes can be drawn by itself."""

    def __len__(self) -> int:
        """Return the number of scenes."""
        ...

    def stretch(self, first: int, end: int) -> bytes:
        """Return the bytes of the file from scene `first` up to scene `end`."""
        ...


def encoded(draw: Callable[..., Drawn], *what: object) -> bytes:
    """Draw a picture and return the bytes of its file."""
    return draw(*what).data


def filmed(
    film: Callable[[S], Filmed], shots: Callable[[], S]
) -> tuple[Callable[[], bytes], Callable[[int], Stretch]]:
    """Return what draws the film of a game's `shots`: all of it, and a stretch of it.

    The shots are replayed in the worker.
    """
    return partial(_whole, film, shots), partial(_stretch, film, shots)


def _whole(film: Callable[[S], Filmed], shots: Callable[[], S]) -> bytes:
    made = film(shots())
    return made.stretch(0, len(made))


def _stretch(film: Callable[[S], Filmed], shots: Callable[[], S], first: int) -> Stretch:
    made = film(shots())
    end = min(first + SCENES, len(made))
    return Stretch(made.stretch(first, end), end, len(made))
