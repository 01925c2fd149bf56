"""What was looked at and how it is, as one line for the host."""

from typing import Literal

from msgspec import Struct


class Finding(Struct, frozen=True):
    """What was looked at, how it is, and what to do where it is not well."""

    state: Literal["ok", "weak", "bad"]
    told: str

    def __str__(self) -> str:
        return f"{self.state:<5} {self.told}"


def shown(text: str) -> str:
    """Return a text from elsewhere as a terminal may show it."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
