"""Reviews of finished duels: the views given to the search, and the panels shown."""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from engine.ai.duel.hints.advice import lesson
from engine.ai.review import Judged, Review
from engine.core.game import Seat
from engine.duel import moves
from engine.duel.table import View
from render import duel as pictures

from ..controls.decision import review_rows
from ..controls.panel import Image, Panel, file
from ..pictures import look_of
from ..store import TableRecord
from ..wording.circle import unmarked
from ..wording.players import names
from ..wording.presentation import Presentation
from ..wording.review import MoveTexts, review_text, reviewed_move_text
from ..workers.drawing import encoded
from .session import DuelSession
from .wording.advice import reason_text
from .wording.hints import move_text
from .wording.review import alt_review


def decision_views(record: TableRecord) -> Iterator[tuple[View, Seat]]:
    """Yield for each move the view and the seat of its player before it."""
    for move, session in zip(record.moves, DuelSession.history(record), strict=False):
        seat = Seat(move.seat)
        yield session.view(seat), seat


def review(to: Presentation, record: TableRecord, judged: Review) -> Panel:
    """Return the review: the curve of chances, both accuracies, and the turning points."""
    played = list(DuelSession.history(record))
    player_names = names(to.words, record.players)
    texts = (_move_texts(to, played, turn) for turn in judged.turns)
    return Panel(
        (_picture(to, record, judged, played), *review_text(to.words, player_names, judged, texts)),
        review_rows(record.id, judged),
    )


def reviewed_move(to: Presentation, record: TableRecord, judged: Review, n: int) -> Panel:
    """Return the board before move `n` (from 0), the move made, and the best one with reasons."""
    move, played = judged.moves[n], list(DuelSession.history(record))
    player_names, texts = names(to.words, record.players), _move_texts(to, played, move)
    text = reviewed_move_text(to.words, player_names, move, texts)
    (*_, before) = DuelSession.history(replace(record, moves=record.moves[:n], ending=None))
    return Panel((before.picture(to), text))


def _move_texts(to: Presentation, played: Sequence[DuelSession], move: Judged) -> MoveTexts:
    made = played[move.n + 1].last_move(to.words)
    before, best = played[move.n], moves.parse(move.best.move)
    why, risks = lesson(before.view(move.seat), move)
    return MoveTexts(
        made,
        move_text(to.words, before.table, move.seat, best),
        reason_text(to.words, why),
        [reason_text(to.words, risk) for risk in risks],
    )


def _picture(
    to: Presentation, record: TableRecord, judged: Review, played: Sequence[DuelSession]
) -> Image:
    ending = played[-1].ending()
    assert ending is not None
    result = ending.result
    ages = tuple(session.table.age for session in played[:-1])
    look = look_of(to, record.players)
    return Image(
        file("review", record.id),
        alt_review(to.words, unmarked(to.words, record.players), judged, ages, result),
        partial(encoded, pictures.review, judged, ages, look, result),
    )
