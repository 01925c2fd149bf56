"""What was hidden from some or all until the end of a game, to be shown to everybody then."""

from typing import Literal, TypeAlias

from msgspec import Struct

Thing: TypeAlias = Literal["card", "wonder", "token"]


class Hidden(Struct, frozen=True):
    """Things that lay hidden in one place: `where` is a key of the game, never a sentence.

    `items` are their ids, in order where the order matters; `seat` is whose place it is, and `age`
    the Age that it belongs to, where there is one.
    """

    where: str
    thing: Thing
    items: tuple[str, ...]
    seat: int | None = None
    age: int = 0
