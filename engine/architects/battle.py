"""Who wins how many victory tokens in a battle (rulings 39, 42 and 43)."""

from collections.abc import Sequence

from engine.core.game import Seat

from .catalog import NUMBERS
from .types import left, right


def won(shields: Sequence[int]) -> tuple[int, ...]:
    """Return the victory tokens that each seat takes, given the shields of each."""
    seats = len(shields)
    if seats == 2:
        return (_won_by_one(*shields), _won_by_one(*reversed(shields)))
    return tuple(
        sum(mine > shields[other] for other in (left(seat, seats), right(seat, seats)))
        for seat, mine in ((Seat(seat), mine) for seat, mine in enumerate(shields))
    )


def _won_by_one(mine: int, theirs: int) -> int:
    """Return the victory tokens of one of two players."""
    if mine <= theirs:
        return 0
    twice = mine >= max(2 * theirs, NUMBERS.duel.least)
    return NUMBERS.duel.double if twice else NUMBERS.duel.more
