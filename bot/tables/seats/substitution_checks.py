"""Validates who may hand a seat to the computer, agree to that, or take a seat back."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from engine.ai.levels import LEVELS, USUAL

from ...contract import Session
from ...controls import ids
from ...store import Player, TableRecord
from ...store.games.absences import Absence
from ...wording.names import escaped
from ..refusals import Refusal
from ..seating import is_replaced, manages_server, other_people, seat_of
from ..turns import not_seated
from .requests import only_asked

DESERTED_AFTER = timedelta(days=3)
"""How long a player may be on turn before an opponent may hand the seat to the computer."""

STAND_IN = USUAL
"""The level that plays a deserted seat: an opponent does not choose how weak it is."""


def expect(record: TableRecord, user: int) -> None:
    """Check that a person plays with other people in a running game; raises `Refusal`."""
    if seat_of(record.players, user) is None:
        raise not_seated(record, user)
    if record.ending is not None:
        raise Refusal("table-ended")
    if not other_people(record, user):
        raise Refusal("only-computer")


def expect_asking(record: TableRecord, user: int, pressed: ids.Substitute) -> None:
    """Check that `user` may ask to be replaced; raises `Refusal`."""
    _expect_known(record, pressed.seat, pressed.level)
    expect(record, user)


def expect_deserted(
    session: Session,
    user: int,
    pressed: ids.Substitute,
    now: datetime,
    away: Sequence[Absence],
) -> None:
    """Check that `user` may hand an opponent's deserted seat to the computer; raises `Refusal`.

    `away` are the absences of the people since the last move, in the order of beginning.
    """
    record = session.record
    _expect_known(record, pressed.seat, pressed.level)
    who = record.players[pressed.seat]
    if seat_of(record.players, user) is not None and record.ending is None:
        _expect_person(who)
    expect(record, user)
    if any(each.person_id == who.user_id and each.begins_at <= now < each.ends_at for each in away):
        raise Refusal("rival-away", name=escaped(who.name))
    if not is_deserted(session, pressed.seat, now, away):
        raise Refusal("not-deserted", name=escaped(who.name), days=DESERTED_AFTER.days)
    if pressed.level != STAND_IN:
        raise Refusal("unknown-control")


def may_free(record: TableRecord, user: int, managed: int | None) -> bool:
    """Whether a person may give any seat to the computer: who manages the server does.

    Who plays in the game, or did before the computer followed, may not: it is the person's own.
    """
    known = (user in (each.user_id, each.former_id) for each in record.players)
    return manages_server(record, managed) and not any(known)


def expect_person(record: TableRecord, pressed: ids.Substitute) -> None:
    """Check that a person has the seat that a manager gives to the computer; raises `Refusal`."""
    _expect_known(record, pressed.seat, pressed.level)
    if record.ending is not None:
        raise Refusal("table-ended")
    _expect_person(record.players[pressed.seat])
    if pressed.level != STAND_IN:
        raise Refusal("unknown-control")


def expect_answer(record: TableRecord, user: int, pressed: ids.AnswerSubstitution) -> None:
    """Check that `user` may answer a request, or withdraw it; raises `Refusal`."""
    _expect_known(record, pressed.seat, pressed.level)
    if record.ending is not None:
        raise Refusal("table-ended")
    asker = record.players[pressed.seat]
    _expect_person(asker)
    asked = other_people(record, asker.user_id)
    if not asked:
        raise Refusal("request-over")
    if pressed.answer == "withdraw":
        if user != asker.user_id:
            raise Refusal("only-asker", name=escaped(asker.name))
    elif seat_of(record.players, user) not in asked:
        raise only_asked(record, asked)


def expect_former(record: TableRecord, user: int) -> None:
    """Check that the computer has replaced `user` in a running game; raises `Refusal`."""
    if seat_of(record.players, user) is not None:
        raise Refusal("seated-already")
    if not is_replaced(record.players, user):
        raise Refusal("not-your-table")
    if record.ending is not None:
        raise Refusal("table-ended")


def absent(record: TableRecord) -> tuple[int, ...]:
    """Return the people whom the computer has replaced, and who may take their seats back."""
    return tuple(
        each.former_id for each in record.players if each.former_id is not None and not each.left
    )


def _expect_known(record: TableRecord, seat: int, level: str) -> None:
    if level not in LEVELS or not 0 <= seat < len(record.players):
        raise Refusal("unknown-control")


def _expect_person(player: Player) -> None:
    if player.user_id is None and player.former_id is None:
        raise Refusal("unknown-control")
    if player.user_id is None:
        raise Refusal("replaced-already", name=escaped(player.name))


def last_moved(record: TableRecord) -> datetime:
    """Return when a game last changed: by a move or by taking some back, or when it began."""
    moved, undone = ([each.at for each in last] for last in (record.moves[-1:], record.undone[-1:]))
    return max([record.created_at, *moved, *undone])


def deserted_from(record: TableRecord, seat: int, away: Sequence[Absence]) -> datetime:
    """Return the time from which a player on turn counts as having deserted the game.

    While the player is away no time passes; `away` is as for `expect_deserted`.
    """
    since = last_moved(record)
    until = since + DESERTED_AFTER
    for each in away:
        if each.person_id == record.players[seat].user_id and each.begins_at < until:
            until += max(each.ends_at - max(each.begins_at, since), timedelta())
    return until


def is_deserted(session: Session, seat: int, now: datetime, away: Sequence[Absence] = ()) -> bool:
    """Whether `seat` has been on turn for longer than `DESERTED_AFTER`, without absences."""
    return seat in session.to_act() and now >= deserted_from(session.record, seat, away)
