"""The messages of undo: the request, and its outcome."""

from collections.abc import Collection

from ...controls.panel import Button, Panel
from ...controls.undo_ids import Answer, AnswerUndo
from ...store import TableRecord, Undo, UndoRequest
from ...store.games.request_messages import EndedRequest
from ...wording.lists import enumerated
from ...wording.names import bold, escaped
from ...wording.strings import Words
from ..seating import other_people, seat_of
from .requests import STYLES


def request(
    words: Words, record: TableRecord, asked: UndoRequest, notified: tuple[int, ...]
) -> Panel:
    """Return the message that asks the others for consent; it notifies those `notified`."""
    asker = record.players[asked.seat]
    others = [record.players[seat].user_id for seat in other_people(record, asker.user_id)]
    line = words(
        "undo-request",
        rival=enumerated(words, [f"<@{user}>" for user in others]),
        name=escaped(asker.name),
        moves=len(record.moves) - asked.kept,
        count=len(others),
    )
    row = tuple(
        Button(str(AnswerUndo(record.id, asked.id, answer)), words(f"button-{answer}"), style)
        for answer, style in STYLES.items()
    )
    return Panel((line,), (row,), mentions=notified)


def answered(words: Words, record: TableRecord, user: int, answer: Answer) -> Panel:
    """Return the line that replaces a request that `user` has declined or withdrawn."""
    asked, seat = record.undo_request, seat_of(record.players, user)
    assert asked is not None
    assert seat is not None
    name, rival = (escaped(record.players[each].name) for each in (asked.seat, seat))
    if answer == "withdraw":
        return Panel((words("undo-withdrawn", name=name),))
    return Panel((words("undo-declined", name=name, rival=rival),))


def over(words: Words, record: TableRecord, asked: EndedRequest) -> Panel:
    """Return the line that replaces a request which nobody can answer any more."""
    name = escaped(record.players[asked.message.seat].name) or words("former-player")
    granted = _granted(record, asked)
    if granted is not None:  # by a press that could not tell it, as the bot was killed
        return Panel((words("undo-done", name=name, moves=len(granted.moves)),))
    if record.ending is not None:
        how = "ended"
    elif record.revision != asked.message.revision:
        how = "moved"
    elif asked.replaced:
        how = "replaced"
    else:
        how = "closed"
    return Panel((words(f"undo-over-{how}", name=name),))


def _granted(record: TableRecord, asked: EndedRequest) -> Undo | None:
    """Return what was taken back as all agreed to a request, if they did."""
    for number, undo in enumerate(record.undone):
        its = (undo.entries + number, undo.seat)
        if its == (asked.message.revision, asked.message.seat):
            return undo
    return None


def taken_back(
    words: Words,
    record: TableRecord,
    asked: UndoRequest,
    turned: Collection[str],
    *,
    agreed: bool,
) -> Panel:
    """Return the message that moves were taken back, and of what everybody has seen of them.

    Nobody had to agree where only computers play besides: such a game is not rated any more, since
    who moves again has seen their answer.
    """
    asker = record.players[asked.seat]
    name, moves = escaped(asker.name), len(record.moves) - asked.kept
    if agreed:
        others = [bold(record.players[seat].name) for seat in other_people(record, asker.user_id)]
        rival = enumerated(words, others)
        lines = [words("undo-agreed", rival=rival, count=len(others), name=name, moves=moves)]
    else:
        lines = [words("undo-done", name=name, moves=moves)]
    if turned:
        seen = enumerated(words, [words(f"undo-turned-{kind}") for kind in sorted(turned)])
        lines.append(words("undo-turned", seen=seen))
    if record.rated and not agreed:
        lines.append(words("undo-unrated"))
    elif record.rated and turned:
        lines.append(words("undo-rated"))
    return Panel(("\n".join(lines),))
