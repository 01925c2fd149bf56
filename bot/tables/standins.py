"""The computer in people's seats: who may ask for it and agree, and how it is told."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from engine.ai.levels import LEVELS

from ..controls import ids
from ..controls.panel import Button, Panel, Style
from ..games import Match
from ..store import Player, TableRecord
from ..wording.lists import commas
from ..wording.names import plain, spoken
from ..wording.players import is_replaced, level_name, seat_of
from ..wording.strings import Words
from .refusals import Refusal
from .turns import not_seated

DESERTED_AFTER = timedelta(days=3)
"""How long somebody may be on turn before the others may put the computer in his seat."""

STYLES: Mapping[str, Style] = {"agree": "success", "decline": "danger", "withdraw": "secondary"}


def rivals(record: TableRecord, user: int | None) -> tuple[int, ...]:
    """Return the seats of the other people."""
    seats = enumerate(record.players)
    return tuple(seat for seat, each in seats if each.user_id not in (None, user))


def expect(record: TableRecord, user: int) -> None:
    """Check that a person plays with other people in a running game; raises `Refusal`."""
    if seat_of(record.players, user) is None:
        raise not_seated(record, user)
    if record.ending is not None:
        raise Refusal("table-ended")
    if not rivals(record, user):
        raise Refusal("only-computer")


def expect_asking(record: TableRecord, user: int, pressed: ids.Substitute) -> None:
    """Check that `user` may ask to be replaced; raises `Refusal`."""
    _expect_known(record, pressed.seat, pressed.level)
    expect(record, user)


def expect_deserted(match: Match, user: int, pressed: ids.Substitute, now: datetime) -> None:
    """Check that `user` may give a rival's seat to the computer; raises `Refusal`."""
    record = match.record
    _expect_known(record, pressed.seat, pressed.level)
    who = record.players[pressed.seat]
    if seat_of(record.players, user) is not None and record.ending is None:
        _expect_person(who)
    expect(record, user)
    if not _deserted(match, pressed.seat, now):
        raise Refusal("not-deserted", name=plain(who.name), days=DESERTED_AFTER.days)


def expect_answer(record: TableRecord, user: int, pressed: ids.Consent) -> None:
    """Check that `user` may answer a request, or withdraw it; raises `Refusal`."""
    _expect_known(record, pressed.seat, pressed.level)
    if record.ending is not None:
        raise Refusal("table-ended")
    asker = record.players[pressed.seat]
    _expect_person(asker)
    asked = rivals(record, asker.user_id)
    if not asked:
        raise Refusal("request-over")
    if pressed.word == "withdraw":
        if user != asker.user_id:
            raise Refusal("only-asker", name=plain(asker.name))
    elif seat_of(record.players, user) not in asked:
        raise Refusal("only-asked", name=", ".join(_names(record, asked)))


def expect_former(record: TableRecord, user: int) -> None:
    """Check that the computer sits in for `user` in a running game; raises `Refusal`."""
    if seat_of(record.players, user) is not None:
        raise Refusal("seated-already")
    if not is_replaced(record.players, user):
        raise Refusal("not-your-table")
    if record.ending is not None:
        raise Refusal("table-ended")


def _expect_known(record: TableRecord, seat: int, level: str) -> None:
    if level not in LEVELS or not 0 <= seat < len(record.players):
        raise Refusal("unknown-control")


def _expect_person(player: Player) -> None:
    if player.user_id is None and player.former_id is None:
        raise Refusal("unknown-control")
    if player.user_id is None:
        raise Refusal("replaced-already", name=plain(player.name))


def _due(record: TableRecord) -> datetime:
    """Return when whoever is on turn has deserted the game."""
    return (record.moves[-1].at if record.moves else record.created_at) + DESERTED_AFTER


def _deserted(match: Match, seat: int, now: datetime) -> bool:
    return seat in match.to_act() and now >= _due(match.record)


def _names(record: TableRecord, seats: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(plain(record.players[seat].name) for seat in seats)


def offer(words: Words, match: Match, user: int, level: str, now: datetime) -> Panel:
    """Return what a person can ask for here, privately; raises `Refusal` where it is nothing."""
    record = match.record
    if is_replaced(record.players, user):
        back = Button(str(ids.TakeBack(record.id)), words("button-take-back"), "success")
        return Panel((words("substitute-back-really"),), ((back,),))
    expect(record, user)
    own, others = seat_of(record.players, user), rivals(record, user)
    assert own is not None
    lines = [
        words("substitute-choose", level=level_name(words, level)),
        words("substitute-mine", rival=commas(words, _names(record, others))),
        *(_prospect(words, match, seat, now) for seat in others),
    ]
    me = Button(str(ids.Substitute(record.id, own, level)), words("button-substitute-me"))
    gone = tuple(
        _button(words, record, seat, level) for seat in others if _deserted(match, seat, now)
    )
    return Panel(("\n".join(lines),), ((me, *gone),))


def _prospect(words: Words, match: Match, seat: int, now: datetime) -> str:
    """Tell from when on the computer may sit in for a rival."""
    (name,) = _names(match.record, (seat,))
    if seat not in match.to_act():
        return words("substitute-theirs-later", name=name, days=DESERTED_AFTER.days)
    if _deserted(match, seat, now):
        return words("substitute-theirs-now", name=name, days=DESERTED_AFTER.days)
    when = f"<t:{int(_due(match.record).timestamp())}:f>"
    return words("substitute-theirs-due", name=name, when=when)


def _button(words: Words, record: TableRecord, seat: int, level: str) -> Button:
    name = spoken(record.players[seat].name)
    label = words("button-substitute-rival", name=name)
    return Button(str(ids.Substitute(record.id, seat, level)), label, "danger")


def asked(words: Words, record: TableRecord, user: int) -> Panel:
    """Return what the asker reads privately once the others have been asked."""
    names = commas(words, _names(record, rivals(record, user)))
    return Panel((words("substitute-asked", rival=names),))


def request(words: Words, record: TableRecord, pressed: ids.Substitute, number: int) -> Panel:
    """Return the message that asks the others; they are told."""
    asker = record.players[pressed.seat]
    told = tuple(
        user
        for seat in rivals(record, asker.user_id)
        if (user := record.players[seat].user_id) is not None
    )
    line = words(
        "substitute-request",
        rival=commas(words, (f"<@{user}>" for user in told)),
        name=plain(asker.name),
        level=level_name(words, pressed.level),
    )
    row = tuple(
        Button(
            str(ids.Consent(record.id, pressed.seat, number, pressed.level, word)),
            words(f"button-{word}"),
            style,
        )
        for word, style in STYLES.items()
    )
    return Panel((line,), (row,), mentions=told)


def answered(words: Words, record: TableRecord, user: int, pressed: ids.Consent) -> Panel:
    """Return what stays of a request that `user` has answered, or withdrawn."""
    name = plain(record.players[pressed.seat].name)
    if pressed.word == "withdraw":
        return Panel((words("substitute-withdrawn", name=name),))
    seat = seat_of(record.players, user)
    assert seat is not None
    (rival,) = _names(record, (seat,))
    if pressed.word == "decline":
        return Panel((words("substitute-declined", name=name, rival=rival),))
    level = level_name(words, pressed.level)
    return Panel((words("substitute-agreed", name=name, rival=rival, level=level),))


def gone(words: Words, record: TableRecord, user: int, pressed: ids.Substitute) -> Panel:
    """Return the message that tells somebody, and everybody, that the computer sits in for him."""
    who, seat = record.players[pressed.seat].user_id, seat_of(record.players, user)
    assert who is not None
    assert seat is not None
    line = words(
        "substitute-gone",
        member=f"<@{who}>",
        name=plain(record.players[seat].name),
        days=DESERTED_AFTER.days,
        level=level_name(words, pressed.level),
    )
    return Panel((line,), mentions=(who,))


def returned(words: Words, record: TableRecord, user: int) -> Panel:
    """Return the message that tells everybody who is back."""
    (who,) = (each for each in record.players if each.former_id == user)
    return Panel((words("substitute-returned", name=plain(who.name)),))
