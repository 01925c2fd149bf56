"""The notice that a result was found before the computer player had its full strength."""

import math

from .strings import Words

STEP = 10
"""Seconds to which the estimate is rounded up: it is rough."""


def preparing(words: Words, seconds: int) -> str:
    """Tell that a search was below full strength, and for how many seconds that lasts.

    With 0, where that is not known, it tells some minutes.
    """
    return words("computer-preparing", seconds=STEP * math.ceil(seconds / STEP))
