"""The evaluation of a position by a computer player: its moves, and how likely each wins."""

from msgspec import Struct

from engine.core.game import Seat


class Option(Struct, frozen=True):
    """A legal move by its text, the chance (0 to 1) that its maker wins after it, and its visits.

    A drawn game counts as half a win. `visits` is how often the search tried the move: the more,
    the surer the chance.
    """

    move: str
    chance: float
    visits: int


class Thought(Struct, frozen=True):
    """The evaluation of a position for `seat`, which is to move: every legal move, best first."""

    seat: Seat
    options: tuple[Option, ...]
    simulations: int

    @property
    def best(self) -> Option:
        """The move that the search would make."""
        return self.options[0]
