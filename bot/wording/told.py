"""Words what a board tells: every decision since the board before, as far as it has room."""

from collections.abc import Sequence

from .strings import Words

ROOM = 2400
"""The greatest length of what a board tells; the rest of a message has fewer than 1,500 letters."""


def told_text(words: Words, told: Sequence[str]) -> str:
    """Return what happened, oldest first; of what has no room, how many decisions those were.

    There is always room for the last one.
    """
    shown = list[str]()
    for each in reversed(told):
        if shown and len("\n".join((each, *shown))) > ROOM:
            break
        shown.insert(0, each)
    left = len(told) - len(shown)
    return "\n".join((*[words("told-before", count=left)][: bool(left)], *shown))
