"""The recap on a board: every decision since the previous board, as far as it fits."""

from collections.abc import Sequence

from .strings import Words

ROOM = 2400
"""The greatest length of a recap; the rest of a message has fewer than 1,500 letters."""


def recap(words: Words, told: Sequence[str]) -> str:
    """Return the decisions, oldest first; of older ones that do not fit, how many those were.

    The last one always fits.
    """
    shown = list[str]()
    for each in reversed(told):
        if shown and len("\n".join((each, *shown))) > ROOM:
            break
        shown.insert(0, each)
    left = len(told) - len(shown)
    return "\n".join((*[words("told-before", count=left)][: bool(left)], *shown))
