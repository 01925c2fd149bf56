"""The custom_ids of controls that look back on games; `ids` has those of all controls."""

from msgspec import Struct


class Replay(Struct, frozen=True):
    """Show the animation of a game privately: `f:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"f:{self.table}"


class Review(Struct, frozen=True):
    """Show the review of a finished game privately: `v:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"v:{self.table}"


class ReviewedMove(Struct, frozen=True):
    """Show privately the board before move `n` (from 0) of a finished game: `v:<table>:<n>`."""

    table: int
    n: int

    def __str__(self) -> str:
        return f"v:{self.table}:{self.n}"


class ShowHistory(Struct, frozen=True):
    """Show a page (from 0) of the finished games of whoever presses: `o:<page>`."""

    page: int

    def __str__(self) -> str:
        return f"o:{self.page}"


class ChoosePastGame(Struct, frozen=True):
    """Choose a game of such a page: `a:<page>`; the list's values are tables."""

    page: int

    def __str__(self) -> str:
        return f"a:{self.page}"


class ShowProof(Struct, frozen=True):
    """Show the proof of a game's deal privately: `d:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"d:{self.table}"
