"""Formats people's names: escaped or bold for Discord's markdown, or as plain text."""

import re
import unicodedata
from collections.abc import Sequence

LONGEST = 32
"""The greatest length of a display name on Discord."""

TITLE_LENGTH = 60
"""The greatest length of the name of a tournament."""

NAMELESS = "?"
"""What a name is called that has only signs which cannot be seen: a control has to have a label."""

_MARKDOWN = re.compile(r"[\\*_~`|<>\[\]()]|:(?=//)|^[#-]")
_BIDI_CONTROLS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Bidirectional control characters, which would reverse the rest of a sentence."""
_FROM_THE_RIGHT = ("R", "AL", "AN")
"""The bidirectional classes of letters and digits of scripts written from the right."""
_FROM_THE_LEFT = "\N{LEFT-TO-RIGHT MARK}"
_UNSEEN = ("Cc", "Cf", "Mn", "Zs")
"""The categories of controls, of what only changes the sign before it, and of spaces."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""The fillers of Hangul and the empty cell of Braille: by category a letter and a sign."""
_LIST_NUMBER = re.compile(r"^(\d+)\.")


def escaped(name: str, length: int = LONGEST) -> str:
    """Return a name escaped for markdown, of at most `length` characters of its own.

    It contains neither mentions nor links.
    """
    marked = _MARKDOWN.sub(r"\\\g<0>", _one_line(name, length))
    return _isolated(_LIST_NUMBER.sub(r"\1\\.", marked).replace("@", "@\u200b"))


def bold(name: str) -> str:
    """Return a name in bold, escaped for markdown."""
    return strong(escaped(name))


def strong(text: str) -> str:
    """Return text, already escaped for markdown, in bold."""
    return f"**{text}**"


def plain_text(name: str, length: int = LONGEST) -> str:
    """Return a name in one line, of at most `length` characters of its own, without markdown."""
    return _isolated(_one_line(name, length))


def _one_line(name: str, length: int) -> str:
    seen = " ".join(_BIDI_CONTROLS.sub("", name).split())[:length]
    return seen if any(map(_is_seen, seen)) else (NAMELESS if name else "")


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in _UNSEEN and sign not in _BLANK


def _isolated(name: str) -> str:
    """Return a name so that its direction leaves the order of the sentence around it alone.

    In a list of Hebrew names and their points, each number would else stand beside the wrong name.
    The mark keeps a line that begins with such a name from being set from the right as a whole:
    all our languages are written from the left.
    """
    if any(unicodedata.bidirectional(sign) in _FROM_THE_RIGHT for sign in name):
        return f"{_FROM_THE_LEFT}\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}"
    return name


def escaped_title(name: str) -> str:
    """Return the whole name of a tournament, escaped for markdown."""
    return escaped(name, TITLE_LENGTH)


def plain_title(name: str) -> str:
    """Return the whole name of a tournament, in one line and without markdown."""
    return plain_text(name, TITLE_LENGTH)


def all_escaped(names: Sequence[str]) -> tuple[str, ...]:
    """Return each name as `escaped` does."""
    return tuple(escaped(name) for name in names)


def all_bold(names: Sequence[str]) -> tuple[str, ...]:
    """Return each name as `bold` does."""
    return tuple(bold(name) for name in names)


def all_plain_text(names: Sequence[str]) -> tuple[str, ...]:
    """Return each name as `plain_text` does."""
    return tuple(plain_text(name) for name in names)
