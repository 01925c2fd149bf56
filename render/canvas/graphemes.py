"""Texts by what people take for one letter, and without what is not to be written."""

import re
import unicodedata
from itertools import groupby

MARKUP = re.compile(r"<(?:@[!&]?|#|a?:\w+:)\d+>")
"""Discord's text form of mentions and custom emojis."""
EMOJI = re.compile(r"[0-9#*]\ufe0f?\u20e3|[^\w\s]\ufe0f")
"""Keycaps, and signs that are asked for as emoji; all other emoji have no letters in them."""

JOINERS = "\u200c\u200d"
"""They part and join the letters of Persian and of India's scripts, and the parts of emoji."""
VOWELS = "\u0e33\u0eb3"
"""Letters of Thai and Lao that belong to the one before them."""
VIRAMA = 9
"""Unicode's combining class of the signs that join a letter to the next."""
MOST_MARKS = 3
"""How many marks a letter may carry: no script needs more, and heaps of them leave the line."""


def plain(text: str) -> str:
    """Return a text composed, without markup and emoji."""
    whole = unicodedata.normalize("NFC", MARKUP.sub("", text))
    return EMOJI.sub("", whole)


def graphemes(text: str) -> list[str]:
    """Return the parts of a text that must not be cut: letters with their marks and joiners."""
    found: list[str] = []
    for sign in text:
        if found and (_hangs_on(sign) or _joins(found[-1][-1])):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def tidy(grapheme: str) -> str:
    """Return a letter with no more marks than any script needs."""
    parts = groupby(grapheme, key=lambda sign: sign not in JOINERS and _hangs_on(sign))
    return "".join("".join(list(signs)[: MOST_MARKS if marks else None]) for marks, signs in parts)


def _hangs_on(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M" or sign in JOINERS or sign in VOWELS


def _joins(sign: str) -> bool:
    return unicodedata.combining(sign) == VIRAMA or sign == "\u200d"
