"""Collects the limits that a body breaks, under Discord's own names for them."""

from collections.abc import Mapping
from typing import Any

from .errors import Breach

Where = tuple[str | int, ...]


class Findings:
    """A growing list of breaches, with the checks that all bodies share."""

    def __init__(self) -> None:
        self.breaches: list[Breach] = []

    def add(self, where: Where, code: str, message: str) -> None:
        """Note one breach."""
        self.breaches.append(Breach(where, code, message))

    def missing(self, where: Where) -> None:
        """Note that a required field is not there."""
        self.add(where, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, body: Mapping[str, Any], key: str, where: Where, low: int, high: int) -> str:
        """Check a required text of `low` to `high` characters and return it ('' if unusable)."""
        if body.get(key) is None:
            self.missing((*where, key))
            return ""
        return self.optional_text(body, key, where, low, high)

    def optional_text(
        self, body: Mapping[str, Any], key: str, where: Where, low: int, high: int
    ) -> str:
        """Check a text that may be absent or null."""
        value = body.get(key)
        if value is None:
            return ""
        where = (*where, key)
        if not isinstance(value, str):
            self.add(where, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return ""
        self.length(len(value), low, high, where)
        return value

    def length(self, size: int, low: int, high: int, where: Where, what: str = "") -> None:
        """Check a length."""
        what = what or "Must be"
        if size < low or size > high:
            text = f"{what} between {low} and {high} in length."
            if low == 0:
                text = f"{what} {high} or fewer in length."
            self.add(where, "BASE_TYPE_BAD_LENGTH" if low else "BASE_TYPE_MAX_LENGTH", text)

    def number(
        self, body: Mapping[str, Any], key: str, where: Where, low: int, high: int
    ) -> int | None:
        """Check a whole number that may be absent or null, and return it if it is usable."""
        value = body.get(key)
        if value is None:
            return None
        where = (*where, key)
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(where, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < low:
            self.add(where, "NUMBER_TYPE_MIN", f"int value should be at least {low}.")
        elif value > high:
            self.add(where, "NUMBER_TYPE_MAX", f"int value should be at most {high}.")
        return value

    def one_of(self, value: object, allowed: tuple[int, ...], where: Where) -> bool:
        """Check that a value is one of those allowed."""
        if value in allowed and not isinstance(value, bool):
            return True
        names = ", ".join(map(str, allowed))
        text = f'Value of field "{where[-1]}" must be one of ({names},).'
        self.add(where, "UNION_TYPE_CHOICES", text)
        return False
