"""Collects the breaches of limits in a body, under Discord's own codes for them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

Where = tuple[str | int, ...]
"""The keys and indices that lead to a place in a body."""


@dataclass(frozen=True)
class Breach:
    """A limit that a body breaks: where in the body, Discord's code for it, and a sentence."""

    where: Where
    code: str
    message: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.where)) or 'body'}: {self.message} [{self.code}]"


def is_integer(value: object) -> TypeGuard[int]:
    """Return whether this is an integer: neither a truth value nor a number with a point."""
    return isinstance(value, int) and not isinstance(value, bool)


class Breaches:
    """A list of breaches, with the checks that all bodies share."""

    def __init__(self) -> None:
        self.all: list[Breach] = []

    def add(self, where: Where, code: str, message: str) -> None:
        """Add one breach."""
        self.all.append(Breach(where, code, message))

    def missing(self, where: Where) -> None:
        """Add the breach that a required field is missing."""
        self.add(where, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, body: Mapping[str, Any], key: str, where: Where, low: int, high: int) -> str:
        """Check a required text of `low` to `high` characters and return it, or ''."""
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

    def length(self, size: int, low: int, high: int, where: Where) -> None:
        """Check a length."""
        if size < low or size > high:
            text = f"Must be between {low} and {high} in length."
            if low == 0:
                text = f"Must be {high} or fewer in length."
            self.add(where, "BASE_TYPE_BAD_LENGTH" if low else "BASE_TYPE_MAX_LENGTH", text)

    def number(
        self, body: Mapping[str, Any], key: str, where: Where, low: int, high: int
    ) -> int | None:
        """Check an integer that may be absent or null; return it if it is an integer."""
        value = body.get(key)
        if value is None:
            return None
        where = (*where, key)
        if not is_integer(value):
            self.add(where, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < low:
            self.add(where, "NUMBER_TYPE_MIN", f"int value should be at least {low}.")
        elif value > high:
            self.add(where, "NUMBER_TYPE_MAX", f"int value should be at most {high}.")
        return value

    def truth(self, body: Mapping[str, Any], key: str, where: Where) -> None:
        """Check a truth value that may be absent or null."""
        if not isinstance(body.get(key), bool | None):
            self.add((*where, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def one_of(self, value: object, allowed: tuple[int, ...], where: Where) -> bool:
        """Check that a value is one of the integers allowed."""
        if is_integer(value) and value in allowed:
            return True
        names = ", ".join(map(str, allowed))
        text = f'Value of field "{where[-1]}" must be one of ({names},).'
        self.add(where, "UNION_TYPE_CHOICES", text)
        return False
