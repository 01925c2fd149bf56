"""Who stands where in a tournament, as far as its games have ended."""

from ...store import Tournament
from .pairing import Pairing, Standing, standings


def played(found: Tournament) -> tuple[Pairing, ...]:
    """Return the games that have ended, and the byes."""
    return tuple(
        Pairing(each.first, each.second, each.scores)
        for each in found.pairings
        if each.scores is not None
    )


def ranked(found: Tournament) -> tuple[Standing, ...]:
    """Return how all who take part stand, the best first."""
    return standings(range(len(found.entrants)), played(found))


def winners(found: Tournament) -> frozenset[int]:
    """Return the numbers of those who stand first."""
    return frozenset(each.number for each in ranked(found) if each.rank == 1)
