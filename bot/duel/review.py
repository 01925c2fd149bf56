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

from ..audience import Audience
from ..controls import ids
from ..controls.panel import Button, Image, Panel
from ..names import names, short_names
from ..store import TableRecord
from ..wording.duel.advice import reason_text
from ..wording.duel.hints import move_text
from ..wording.duel.review import Told, alt_review, moment_text, review_text
from .album import file, png
from .match import DuelMatch, moments


def known(record: TableRecord) -> Iterator[tuple[View, Seat]]:
    """Yield before each move what its maker could know, and the maker."""
    for move, match in zip(record.moves, moments(record), strict=False):
        seat = Seat(move.seat)
        yield match.view(seat), seat


def review(to: Audience, record: TableRecord, judged: Review) -> Panel:
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


def moment(to: Audience, record: TableRecord, judged: Review, n: int) -> Panel:
    """Return the board before the `n`th move, what was made and what would have been better."""
    move, played = judged.moves[n], list(moments(record))
    why = reasons(played[n].view(move.seat), move.seat, move.best, move.thought)
    called, told = names(to.words, record.players), _told(to, played, move)
    text = moment_text(to.words, called, move, told, reason_text(to.words, why))
    (*_, there) = moments(replace(record, moves=record.moves[:n], ending=None))
    _, board = there.past(to, drawn=True).parts
    return Panel((board, text))


def _told(to: Audience, played: Sequence[DuelMatch], move: Judged) -> Told:
    (made,) = played[move.n + 1].receipt(to.words).parts
    assert isinstance(made, str)
    best = moves.parse(move.best.move)
    return Told(made, move_text(to.words, played[move.n].table, move.seat, best))


def _picture(
    to: Audience, record: TableRecord, judged: Review, played: Sequence[DuelMatch]
) -> Image:
    ending = played[-1].ending()
    assert ending is not None
    result = Result(ending.reason, tuple(map(Seat, ending.winners)))
    ages = tuple(match.table.age for match in played[:-1])
    look = Look(names=short_names(to.words, record.players), words=to.words, theme=to.theme)
    return Image(
        file("review", record.id),
        alt_review(to.words, names(to.words, record.players), judged, ages, result),
        partial(png, pictures.review, judged, ages, look, result),
    )
