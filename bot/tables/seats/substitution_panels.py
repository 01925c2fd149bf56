"""The messages of substitution: the offer, the request, and its outcome."""

from collections.abc import Sequence
from datetime import datetime

from ...contract import Session
from ...controls import ids
from ...controls.panel import Button, Panel, in_rows
from ...store import TableRecord
from ...store.games.absences import Absence
from ...store.games.request_messages import EndedRequest
from ...wording.lists import enumerated
from ...wording.names import bold, escaped, plain_text
from ...wording.players import level_name
from ...wording.strings import Words
from ..refusals import Refusal
from ..seating import is_replaced, other_people, seat_of
from .requests import STYLES
from .substitution_checks import DESERTED_AFTER, STAND_IN, deserted_from, expect, is_deserted


def offer(
    words: Words,
    session: Session,
    user: int,
    level: str,
    now: datetime,
    away: Sequence[Absence],
) -> Panel:
    """Return the private offer of what the person can do; raises `Refusal` if nothing.

    `away` are the absences of the people since the last move, in the order of beginning.
    """
    record = session.record
    if is_replaced(record.players, user):
        back = Button(str(ids.TakeSeatBack(record.id)), words("button-take-back"), "success")
        return Panel((words("substitute-back-really"),), ((back,),))
    expect(record, user)
    own, others = seat_of(record.players, user), other_people(record, user)
    assert own is not None
    lines = [
        words("substitute-choose"),
        words(
            "substitute-mine",
            level=level_name(words, level),
            rival=_rivals(words, record, others),
            count=len(others),
        ),
        *(_prospect(words, session, seat, now, away) for seat in others),
    ]
    me = Button(str(ids.Substitute(record.id, own, level)), words("button-substitute-me"))
    gone = [seat for seat in others if is_deserted(session, seat, now, away)]
    buttons = (me, *(_button(words, record, seat) for seat in gone))
    return Panel(("\n".join(lines),), in_rows(buttons))


def offer_to_manager(words: Words, record: TableRecord) -> Panel:
    """Return the private offer of all seats to a manager of the server, or raise `Refusal`."""
    people = other_people(record, None)
    if not people:
        raise Refusal("no-people")
    line = words("substitute-manager", level=level_name(words, STAND_IN))
    return Panel((line,), in_rows(tuple(_button(words, record, seat) for seat in people)))


def _prospect(
    words: Words, session: Session, seat: int, now: datetime, away: Sequence[Absence]
) -> str:
    """Return the time from which the computer may replace an opponent, as a sentence."""
    name = escaped(session.record.players[seat].name)
    if seat not in session.to_act():
        return words("substitute-theirs-later", name=name, days=DESERTED_AFTER.days)
    if is_deserted(session, seat, now, away):
        stand_in = level_name(words, STAND_IN)
        days = DESERTED_AFTER.days
        return words("substitute-theirs-now", name=name, days=days, level=stand_in)
    when = f"<t:{int(deserted_from(session.record, seat, away).timestamp())}:f>"
    return words("substitute-theirs-due", name=name, when=when)


def _button(words: Words, record: TableRecord, seat: int) -> Button:
    name = plain_text(record.players[seat].name)
    label = words("button-substitute-rival", name=name)
    return Button(str(ids.Substitute(record.id, seat, STAND_IN)), label, "danger")


def request_sent(words: Words, record: TableRecord, user: int) -> Panel:
    """Return the private confirmation that the request was posted."""
    others = other_people(record, user)
    rival = _rivals(words, record, others)
    return Panel((words("substitute-asked", rival=rival, count=len(others)),))


def request(
    words: Words,
    record: TableRecord,
    pressed: ids.Substitute,
    number: int,
    notified: tuple[int, ...],
) -> Panel:
    """Return the message that asks the opponents for consent; it notifies those `notified`."""
    asker = record.players[pressed.seat]
    asked = tuple(
        user
        for seat in other_people(record, asker.user_id)
        if (user := record.players[seat].user_id) is not None
    )
    line = words(
        "substitute-request",
        rival=enumerated(words, [f"<@{user}>" for user in asked]),
        name=escaped(asker.name),
        level=level_name(words, pressed.level),
        count=len(asked),
    )
    row = tuple(
        Button(
            str(ids.AnswerSubstitution(record.id, pressed.seat, number, pressed.level, answer)),
            words(f"button-{answer}"),
            style,
        )
        for answer, style in STYLES.items()
    )
    return Panel((line,), (row,), mentions=notified)


def answered(
    words: Words, record: TableRecord, user: int, pressed: ids.AnswerSubstitution
) -> Panel:
    """Return the line that replaces a request that `user` has answered or withdrawn."""
    name = escaped(record.players[pressed.seat].name)
    if pressed.answer == "withdraw":
        return Panel((words("substitute-withdrawn", name=name),))
    seat = seat_of(record.players, user)
    assert seat is not None
    rival = escaped(record.players[seat].name)
    if pressed.answer == "decline":
        return Panel((words("substitute-declined", name=name, rival=rival),))
    asked = other_people(record, record.players[pressed.seat].user_id)
    line = words(
        "substitute-agreed",
        name=name,
        rival=_rivals(words, record, asked),
        level=level_name(words, pressed.level),
        count=len(asked),
    )
    return Panel((line,))


def over(words: Words, record: TableRecord, asked: EndedRequest) -> Panel:
    """Return the line that replaces a request which nobody can answer any more."""
    player = record.players[asked.message.seat]
    if record.ending is not None:
        how = "ended"
    elif player.user_id is None:
        how = "taken"
    elif asked.replaced:
        how = "replaced"
    else:
        how = "closed"
    name = escaped(player.name) or words("former-player")
    return Panel((words(f"substitute-over-{how}", name=name),))


def seat_taken(words: Words, record: TableRecord, user: int, pressed: ids.Substitute) -> Panel:
    """Return the public message that the computer has taken a deserted seat."""
    who, seat = record.players[pressed.seat].user_id, seat_of(record.players, user)
    assert who is not None
    assert seat is not None
    line = words(
        "substitute-gone",
        member=f"<@{who}>",
        name=escaped(record.players[seat].name),
        days=DESERTED_AFTER.days,
        level=level_name(words, pressed.level),
    )
    return Panel((line,), mentions=(who,))


def seat_freed(words: Words, record: TableRecord, user: int, pressed: ids.Substitute) -> Panel:
    """Return the public message that a manager of the server has given a seat to the computer."""
    who = record.players[pressed.seat].user_id
    assert who is not None
    line = words(
        "substitute-freed",
        manager=f"<@{user}>",
        member=f"<@{who}>",
        level=level_name(words, pressed.level),
    )
    back = Button(str(ids.TakeSeatBack(record.id)), words("button-take-back"), "success")
    return Panel((line,), ((back,),), mentions=(who,))


def returned(words: Words, record: TableRecord, user: int) -> Panel:
    """Return the public message that a person is back."""
    (who,) = (each for each in record.players if each.former_id == user)
    return Panel((words("substitute-returned", name=escaped(who.name)),))


def nobody_absent(words: Words, record: TableRecord) -> Panel:
    """Return the line that replaces a message on which nobody can take a seat back any more."""
    how = "playing" if record.ending is None else "ended"
    return Panel((words(f"substitute-nobody-{how}"),))


def _rivals(words: Words, record: TableRecord, seats: tuple[int, ...]) -> str:
    return enumerated(words, [bold(record.players[seat].name) for seat in seats])
