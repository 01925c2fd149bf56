"""In which order parts of a line stand: words of some scripts are written from the right.

That is Unicode's bidirectional algorithm (UAX #9) as far as names and our sentences need it: no
embeddings or isolates, which are not drawn, and no paired brackets.
"""

import unicodedata
from collections.abc import Sequence
from itertools import groupby
from typing import TypeVar

Part = TypeVar("Part")

LEFT, RIGHT, NUMBER, NEUTRAL = "L", "R", "EN", "ON"
_KINDS = {"L": LEFT, "R": RIGHT, "AL": RIGHT, "EN": NUMBER, "AN": NUMBER}
_IN_NUMBERS = ("CS", "ES")
"""Classes of a sign that parts the digits of one number: `3.5`."""
_BESIDE_NUMBERS = "ET"
"""The class of a sign that belongs to the number beside it: `50%`."""


def levels(letters: Sequence[str]) -> list[int]:
    """Return for each letter with its marks the depth at which it is written.

    0 is from the left, 1 from the right, and 2 a number among words from the right. A text in which
    all letters are of scripts from the right is from the right as a whole; any other is from the
    left, for so are all our languages, and a sentence may begin with a name.
    """
    classes = [unicodedata.bidirectional(letter[0]) for letter in letters]
    kinds = _with_numbers_whole(classes)
    if RIGHT not in kinds:
        return [0] * len(kinds)
    base = RIGHT if LEFT not in kinds else LEFT
    strong = _with_numbers_of_words_from_the_left(kinds, base)
    found, before = list[int](), base
    ends = [n for n, kind in enumerate(strong) if kind != NEUTRAL]
    for n, kind in enumerate(strong):
        if kind == NEUTRAL:
            after = next((strong[end] for end in ends if end > n), base)
            kind = _side(before) if _side(before) == _side(after) else base
        else:
            before = kind
        found.append({LEFT: 0, RIGHT: 1, NUMBER: 2}[kind])
    return found


def reordered(parts: Sequence[tuple[int, Part]]) -> list[tuple[int, Part]]:
    """Return parts, each with its level, as they stand from the left to the right."""
    return _turned(_turned(parts, 2), 1)


def _turned(parts: Sequence[tuple[int, Part]], depth: int) -> list[tuple[int, Part]]:
    """Return the parts with each row of those at least so deep turned round (L2)."""
    found: list[tuple[int, Part]] = []
    for deep, group in groupby(parts, key=lambda part: part[0] >= depth):
        row = list(group)
        found += reversed(row) if deep else row
    return found


def _with_numbers_whole(classes: Sequence[str]) -> list[str]:
    """Return the kind of each letter; what belongs to a number is of its kind (W4, W5)."""
    kinds = [_KINDS.get(each, NEUTRAL) for each in classes]
    for n, each in enumerate(classes):
        around = [kinds[at] for at in (n - 1, n + 1) if 0 <= at < len(kinds)]
        inside = each in _IN_NUMBERS and around == [NUMBER, NUMBER]
        if inside or (each == _BESIDE_NUMBERS and NUMBER in around):
            kinds[n] = NUMBER
    return kinds


def _with_numbers_of_words_from_the_left(kinds: Sequence[str], base: str) -> list[str]:
    """Return the kinds with numbers that follow words from the left as part of these (W7)."""
    found, last = list[str](), base
    for kind in kinds:
        last = kind if kind in (LEFT, RIGHT) else last
        found.append(LEFT if kind == NUMBER and last == LEFT else kind)
    return found


def _side(kind: str) -> str:
    """Return how a neighbour counts for what has no direction of its own (N1)."""
    return RIGHT if kind == NUMBER else kind
