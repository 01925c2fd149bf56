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
    """The evaluation of a position for `seat`, which is to move: every legal move, best first.

    `others` are the chances of the other seats after the best move, in the order of the seats;
    empty where the search does not tell them apart.
    """

    seat: Seat
    options: tuple[Option, ...]
    simulations: int
    others: tuple[float, ...] = ()

    @property
    def best(self) -> Option:
        """The move that the search would make."""
        return self.options[0]

    def chances(self, seats: int) -> tuple[float, ...]:
        """Return how likely each of so many seats is to win after the best move: 1 together.

        What the best move leaves is shared as `others` are, equally where they are not known.
        """
        own, others = self.best.chance, list(self.others or (1,) * (seats - 1))
        left, whole = 1 - own, sum(others)
        if not whole:
            others, whole = [1] * (seats - 1), seats - 1
        shares = [left * each / whole for each in others]
        return (*shares[: self.seat], own, *shares[self.seat :])
