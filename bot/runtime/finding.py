"""The result of a check, as one line for the host."""

from typing import Literal

from msgspec import Struct


class Finding(Struct, frozen=True):
    """The result of a check: its state, and a message that names the remedy if it is not ok."""

    state: Literal["ok", "weak", "bad"]
    message: str

    def __str__(self) -> str:
        return f"{self.state:<5} {self.message}"


def printable(text: str) -> str:
    """Return untrusted text without control characters, for the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
