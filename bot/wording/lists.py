"""Joins items to enumerations in each language, and fits texts into a length."""

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from math import inf
from typing import NamedTuple

from .find import folded
from .strings import Words, has_full_stop

ALT_LENGTH = 1024
"""The greatest length of a picture's alt text on Discord, in characters."""

_SOUND_OF_I = re.compile("h?i(?![aeou])")
"""How what begins with the sound of an i is spelt in Spanish, which then has another word for and.
"""


def commas(words: Words, items: Iterable[str]) -> str:
    """Return `a, b, c`."""
    return words("list-comma").join(items)


def sums(words: Words, items: Iterable[str]) -> str:
    """Return `a + b + c`."""
    return words("list-plus").join(items)


def clauses(words: Words, items: Iterable[str]) -> str:
    """Return `a; b; c`."""
    return words("list-semicolon").join(items)


def either(words: Words, items: Sequence[str]) -> str:
    """Return `a, b or c`."""
    *head, last = items
    return words("list-or").join((commas(words, head), last)) if head else last


def enumerated(words: Words, items: Sequence[str]) -> str:
    """Return `a, b and c`; what the last item begins with may change the word for and."""
    *head, last = items
    if not head:
        return last
    before_i = not last.startswith("<") and _SOUND_OF_I.match(folded(last))  # `<:sign:1>` is drawn
    form = ".before-i" if before_i else ""
    return words(f"list-and{form}", head=commas(words, head), last=last)


def shortened(
    words: Words,
    items: Sequence[str],
    limit: int,
    join: Callable[[Words, Iterable[str]], str] = commas,
) -> str:
    """Return `a, b and 3 more`: as many items as fit into `limit` characters."""
    whole = join(words, items)
    shown = len(items)
    while len(whole) > limit and shown > 1:
        shown -= 1
        head = join(words, items[:shown])
        whole = words("list-more", head=head, n=len(items) - shown)
    return whole


class Line(NamedTuple):
    """A part of a longer text; if it is too long, the parts of greatest weight are left out."""

    weight: int
    text: str

    def ended(self) -> "Line":
        """Return the line with a full stop, which a name such as `João S.` at its end has."""
        return self if has_full_stop(self.text) else self._replace(text=f"{self.text}.")


def fitting(lines: Sequence[Line], limit: int, *, whole_above: float = inf) -> str:
    """Join the lines that fit into `limit` characters, lightest first, in their given order.

    A line that does not fit is left out as a whole. Lines of one weight above `whole_above` are
    told all or none: what is told of one city would read as if another had none of it.
    """
    kept: set[int] = set()
    room = limit + 1
    ordered = sorted(enumerate(lines), key=lambda each: each[1].weight)
    for weight, group in groupby(ordered, key=lambda each: each[1].weight):
        alike = list(group)
        for part in [alike] if weight > whole_above else [[each] for each in alike]:
            taken = sum(len(line.text) + 1 for _, line in part)
            if taken <= room:
                kept.update(at for at, _ in part)
                room -= taken
    return " ".join(line.text for at, line in enumerate(lines) if at in kept)
