"""A finished duel looked back upon: what was known before each move, and what is shown of it."""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from engine.ai.duel.hints.advice import reasons
from engine.ai.review import Judged, Review
from engine.core.game import Result, Seat
from engine.duel import moves
from engine.duel.table import View
from render import Look
from render import duel as pictures

from ..controls import ids
from ..controls.panel import Button, Image, Panel
from ..store import TableRecord
from ..wording.players import names, short_names
from ..wording.presentation import Presentation
from .pictures import file, png
from .session import DuelSession, moments
from .wording.advice import reason_text
from .wording.hints import move_text
from .wording.review import Told, alt_review, moment_text, review_text


def known(record: TableRecord) -> Iterator[tuple[View, Seat]]:
    """Yield before each move what its maker could know, and the maker."""
    for move, session in zip(record.moves, moments(record), strict=False):
        seat = Seat(move.seat)
        yield session.view(seat), seat


def review(to: Presentation, record: TableRecord, judged: Review) -> Panel:
    """Return the curve of a game, how accurately both played, and what turned it."""
    played = list(moments(record))
    called = names(to.words, record.players)
    told = (_told(to, played, turn) for turn in judged.turns)
    buttons = tuple(
        Button(str(ids.Moment(record.id, turn.n)), str(number), "primary")
        for number, turn in enumerate(judged.turns, start=1)
    )
    return Panel(
        (_picture(to, record, judged, played), *review_text(to.words, called, judged, told)),
        (buttons,) if buttons else (),
    )


def moment(to: Presentation, record: TableRecord, judged: Review, n: int) -> Panel:
    """Return the board before the `n`th move, what was made and what would have been better."""
    move, played = judged.moves[n], list(moments(record))
    why = reasons(played[n].view(move.seat), move.seat, move.best, move.thought)
    called, told = names(to.words, record.players), _told(to, played, move)
    text = moment_text(to.words, called, move, told, reason_text(to.words, why))
    (*_, there) = moments(replace(record, moves=record.moves[:n], ending=None))
    return Panel((there.picture(to), text))


def _told(to: Presentation, played: Sequence[DuelSession], move: Judged) -> Told:
    (made,) = played[move.n + 1].receipt(to.words).parts
    assert isinstance(made, str)
    best = moves.parse(move.best.move)
    return Told(made, move_text(to.words, played[move.n].table, move.seat, best))


def _picture(
    to: Presentation, record: TableRecord, judged: Review, played: Sequence[DuelSession]
) -> Image:
    ending = played[-1].ending()
    assert ending is not None
    result = Result(ending.reason, tuple(map(Seat, ending.winners)))
    ages = tuple(session.table.age for session in played[:-1])
    look = Look(names=short_names(to.words, record.players), words=to.words, theme=to.theme)
    return Image(
        file("review", record.id),
        alt_review(to.words, names(to.words, record.players), judged, ages, result),
        partial(png, pictures.review, judged, ages, look, result),
    )
