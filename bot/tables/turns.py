"""Validates that a move comes from the right person, on turn, and from the present board."""

from ..contract import Session
from ..store import TableRecord
from .refusals import Refusal, StaleClick
from .seating import is_replaced, seat_of


def expect(session: Session, user: int | None, seat: int, ply: int) -> None:
    """Check that a press belongs to the present board and comes from a player on turn.

    `user` is `None` for the computer. Raises `Refusal` for a person without a seat, a player not on
    turn or a game that has ended, and `StaleClick` for a control of an older board.
    """
    record = session.record
    players = record.players
    if user is not None and seat_of(players, user) is None:
        raise not_seated(record, user)
    if record.ending is not None:
        raise Refusal("table-ended")
    if not 0 <= seat < len(players) or ply > record.next_ply(seat):
        raise Refusal("unknown-move")
    if ply < record.next_ply(seat):
        raise StaleClick(record.id)
    acting = (*session.to_act(), *(choice.seat for choice in record.choices))
    if players[seat].user_id != user or seat not in acting:
        raise _not_your_turn(session)


def expect_unmoved(session: Session, seat: int, ply: int) -> None:
    """Check that the computer may stand in: a person has the seat and has not moved yet.

    Raises `StaleClick` where that person has moved or got up, and `Refusal` after the end.
    """
    record = session.record
    if record.ending is not None:
        raise Refusal("table-ended")
    waited = seat in session.to_act() and record.players[seat].user_id is not None
    if not waited or ply != record.next_ply(seat):
        raise StaleClick(record.id)


def not_seated(record: TableRecord, user: int) -> Refusal:
    """Return the refusal for a person without a seat in a game."""
    if is_replaced(record.players, user):
        return Refusal("replaced" if record.ending is None else "replaced-ended")
    return Refusal("not-your-table" if record.ending is None else "not-your-table-ended")


def _not_your_turn(session: Session) -> Refusal:
    players = session.record.players
    names = tuple(
        players[seat].name for seat in session.to_act() if players[seat].user_id is not None
    )
    if not names:
        return Refusal("not-your-turn-computer")
    return Refusal("not-your-turn", names=names, count=len(names))
