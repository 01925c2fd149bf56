"""For whom the seals of tournaments' games wait: for the games, by ids that no person has."""

from sqlalchemy import ColumnElement, and_, select

from ..schema.core import seals
from ..schema.tournaments import tournaments
from .records import TournamentGame

BOARDS = 1 << 8
"""More than the boards of a round, and more than the rounds of a tournament."""


def whose_seal(tournament: int, game: TournamentGame) -> int:
    """Return in place of a person's id, below 0, for which game of a tournament a seal waits.

    Of one of the players it could deal another game that this one begins in the meantime.
    """
    return -((tournament * BOARDS + game.round) * BOARDS + game.board)


def is_left_over() -> ColumnElement[bool]:
    """Whether a seal waits for a game that is not dealt any more, as its tournament has ended."""
    going_on = select(tournaments.c.id).where(tournaments.c.status == "running")
    tournament = -seals.c.person_id // BOARDS // BOARDS
    return and_(seals.c.person_id < 0, tournament.not_in(going_on))
