"""Gives the computer's name its article where a preposition or verb of a sentence asks for one."""

import re
from collections.abc import Iterable, Sequence


class Articles:
    """What stands before the computer's name in a language: `de` becomes `do`, `con` `con el`.

    As the subject of a line the name has no article, like the names of people.
    """

    def __init__(self, called: Sequence[str], joined: str) -> None:
        """`called` is what a computer is called; `joined` is `before: joined; ...`, or empty."""
        pairs = [each.split(":") for each in joined.split(";") if each.strip()]
        self._joined = {before.strip(): after.strip() for before, after in pairs}
        names = "|".join(map(re.escape, called))
        self._name = re.compile(rf"\**(?:{names})(?: \d+)?(?: \\?\([^()]*\))?\**")
        self._before = "|".join(map(re.escape, self._joined))

    def join(self, text: str, values: Iterable[str | float]) -> str:
        """Return a sentence with articles before those of its values that name one computer."""
        for value in set(values) if self._joined else ():
            if isinstance(value, str) and self._name.fullmatch(value):
                asks = rf"\b({self._before})(?= \**{re.escape(value)}(?!\w))"
                text = re.sub(asks, self._with_article, text, flags=re.IGNORECASE)
        return text

    def _with_article(self, found: re.Match[str]) -> str:
        before = found[0]
        joined = self._joined[before.lower()]
        return joined.capitalize() if before[0].isupper() else joined
