"""Who is to move: whether a press comes from that person, and whether computers move next."""

from ..contract import Session
from ..store import TableRecord
from .refusals import Refusal, StaleClick
from .seating import in_a_row, is_replaced, seat_of


def expect(session: Session, user: int | None, seat: int, ply: int) -> None:
    """Check that a press belongs to the present board and comes from a player on turn.

    `user` is `None` for the computer. Raises `Refusal` for a person without a seat, a player not on
    turn or a game that has ended, and `StaleClick` for a control of an older board. A control of a
    board with later moves, which remains where a backup was restored, is an unknown move.
    """
    record = session.record
    players = record.players
    own = None if user is None else seat_of(players, user)
    if user is not None and own is None:
        raise not_seated(record, user)
    if record.ending is not None:
        raise Refusal("table-ended")
    if not 0 <= seat < len(players) or ply > record.next_ply(seat):
        raise Refusal("unknown-move")
    if ply < record.next_ply(seat):
        raise StaleClick(record.id)
    acting = (*session.to_act(), *(choice.seat for choice in record.choices))
    if players[seat].user_id != user or seat not in acting:
        # Boards only have controls of seats on turn: the one pressed here has later moves.
        raise Refusal("unknown-move") if own in session.to_act() else _not_your_turn(session)


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


def waits_for_computer(session: Session) -> bool:
    """Whether a computer is to move."""
    return any(session.record.players[seat].user_id is None for seat in session.to_act())


def board_can_wait(session: Session, *, by_person: bool) -> bool:
    """Whether to hold the board until computers have moved, so that one message shows all moves.

    So it is where people play, too, and only computers are to move next. After a move `by_person`
    several computers have to move in a row: with a single one, the person sees the own move first.
    """
    players, acting = session.record.players, session.to_act()
    people = any(player.user_id is not None for player in players)
    computers = waits_for_computer(session) and all(players[at].user_id is None for at in acting)
    several = all(in_a_row(players, seat) > 1 for seat in acting)
    return people and computers and (several or not by_person)


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
