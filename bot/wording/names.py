"""How people's names appear in text: in Discord's markdown, or read out plainly."""

import re
from collections.abc import Sequence

LONGEST = 32
"""The length of a display name in Discord."""

_MARKS = re.compile(r"[\\*_~`|<>\[\]()]|:(?=//)|^[#-]")
_TURNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks that turn the direction of writing, and with it the rest of a sentence."""
_NUMBERED = re.compile(r"^(\d+)\.")


def plain(name: str) -> str:
    """Return a name that markdown leaves as it is, and that mentions, links and pings nothing."""
    marked = _MARKS.sub(r"\\\g<0>", spoken(name))
    return _NUMBERED.sub(r"\1\\.", marked).replace("@", "@\u200b")


def bold(name: str) -> str:
    """Return a name that stands out."""
    return strong(plain(name))


def strong(text: str) -> str:
    """Return text, already safe for markdown, that stands out."""
    return f"**{text}**"


def spoken(name: str) -> str:
    """Return a name for where there is no markdown, such as alt text: one line, not too long."""
    return " ".join(_TURNS.sub("", name).split())[:LONGEST]


def plains(names: Sequence[str]) -> tuple[str, ...]:
    """Return each name as `plain` does."""
    return tuple(plain(name) for name in names)


def bolds(names: Sequence[str]) -> tuple[str, ...]:
    """Return each name as `bold` does."""
    return tuple(bold(name) for name in names)


def spokens(names: Sequence[str]) -> tuple[str, ...]:
    """Return each name as `spoken` does."""
    return tuple(spoken(name) for name in names)
