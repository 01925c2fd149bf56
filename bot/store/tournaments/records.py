"""What is stored of a tournament: its terms, who takes part, and the games of its rounds."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

TournamentKind = Literal["swiss", "robin"]
TournamentStatus = Literal["open", "running", "over", "ended"]
"""`over` has been played to its end; `ended` was ended before."""


class NewTournament(Struct, frozen=True, kw_only=True):
    """A tournament that people can join: where, who organizes it, and how its games are.

    `rounds` is 0 where their number follows from that of the people.
    """

    guild_id: int
    channel_id: int
    organizer_id: int
    name: str
    game: str
    kind: TournamentKind
    rounds: int
    clock: str
    locale: str
    created_at: datetime

    @property
    def owner_id(self) -> int:
        """Whose preferences apply: the server's."""
        return self.guild_id


class Entrant(Struct, frozen=True):
    """Somebody who takes part, by the place in the order of joining, and in the draw once made.

    `cut` is the interaction by which the person joined, which is mixed into the deals; `left_after`
    the last round with somebody who has left.
    """

    number: int
    user_id: int
    name: str
    cut: int
    drawn: int | None
    left_after: int | None


class TournamentGame(Struct, frozen=True):
    """A game of a round, or a bye, by the places in the draw of whoever plays it.

    `thread_id` and `table_id` are where it is played, `seat` that of the first; `scores` are what
    both got, in halves of a point.
    """

    round: int
    board: int
    first: int
    second: int | None
    thread_id: int | None = None
    table_id: int | None = None
    seat: int | None = None
    scores: tuple[int, int] | None = None


class Tournament(NewTournament, frozen=True, kw_only=True):
    """A stored tournament; `round` is the one that is played, 0 before the first.

    `version` grows with every change; `shown` is the one that its message shows.
    """

    id: int
    message_id: int | None
    round: int
    status: TournamentStatus
    version: int
    shown: int
    entrants: tuple[Entrant, ...]
    pairings: tuple[TournamentGame, ...]

    @property
    def staying(self) -> frozenset[int]:
        """Who plays in further rounds, by the places in the draw."""
        present = (each.drawn for each in self.entrants if each.left_after is None)
        return frozenset(each for each in present if each is not None)

    @property
    def is_last_round(self) -> bool:
        """Whether no round follows the one that is played."""
        return self.round >= self.rounds or len(self.staying) < 2

    def entrant(self, user: int) -> Entrant | None:
        """Return what is stored of somebody who takes part."""
        return next((each for each in self.entrants if each.user_id == user), None)
