"""Words an item of a game from the lines of its description: as a message, and as alt text."""

from collections.abc import Sequence

from .names import strong


def in_message(lines: Sequence[str]) -> str:
    """Return a description as a message; the first of the `lines` is the item's name."""
    name, *others = lines
    return "\n".join((strong(name), *others))


def in_alt_text(lines: Sequence[str]) -> str:
    """Return a description as alt text: a sentence for each line, without bullets."""
    return " ".join(f"{line.removeprefix('- ')}." for line in lines)
