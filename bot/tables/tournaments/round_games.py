"""Which games a round of a tournament has, and what both get who meet."""

from collections.abc import Sequence

from engine.core.game import ABANDONED

from ...store import DamagedTable, NewTournament, TableRecord, Tournament, TournamentGame
from ..rankings.counting import seat_results, standings
from .pairing import DRAW, LOSS, WIN, Pairing, robin_rounds, swiss_rounds


def rounds_of(found: NewTournament, people: int) -> int:
    """Return how many rounds so many people play: as chosen, but never more than there can be."""
    most = robin_rounds(people)
    if found.kind == "robin":
        return most
    return min(found.rounds or swiss_rounds(people), most)


def games_of(
    found: Tournament, number: int, paired: Sequence[Pairing], *, told: bool = False
) -> tuple[TournamentGame, ...]:
    """Return the games of a round; who meets nobody has won.

    Who meets somebody who has left wins once that is `told`.
    """
    return tuple(
        TournamentGame(
            number,
            board,
            pair.first,
            pair.second,
            scores=unplayed(found, pair.first, pair.second)
            if told or pair.second is None
            else None,
        )
        for board, pair in enumerate(paired)
    )


def unplayed(found: Tournament, first: int, second: int | None) -> tuple[int, int] | None:
    """Return what two get who do not play, as one has left or is alone; `None` if they play."""
    gone = {each.drawn for each in found.entrants if each.left_after is not None}
    if second is not None and not gone & {first, second}:
        return None
    lost = second is None or second in gone
    return (LOSS if first in gone else WIN, LOSS if lost else WIN)


def scores(record: TableRecord, seat: int) -> tuple[int, int]:
    """Return what the one in `seat` and the other got: nothing if it was ended, or both left."""
    assert record.ending is not None
    if record.ending.reason == ABANDONED:
        return LOSS, LOSS
    try:
        found = seat_results(record, standings(record))
    except DamagedTable:
        return LOSS, LOSS
    if all(each.left for each in found):
        return LOSS, LOSS
    mine, other = found[seat].place, found[1 - seat].place
    if mine == other:
        return DRAW, DRAW
    return (WIN, LOSS) if mine < other else (LOSS, WIN)
