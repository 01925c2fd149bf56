"""Reviews of finished games: the views given to the computer player, and the panels shown."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from msgspec.structs import replace

from engine.ai.review import Judged, Review
from engine.ai.seven.hints.advice import lesson
from engine.core.game import Seat
from engine.seven import moves
from engine.seven.table import View
from render import curves

from ..controls.decision import review_rows
from ..controls.panel import Image, Panel, file
from ..pictures import look_of
from ..store import TableRecord
from ..wording.players import names
from ..wording.presentation import Presentation
from ..wording.review import MoveTexts, alt_curves, review_text, reviewed_move_text
from ..wording.strings import Words
from ..workers.drawing import encoded
from .session import SevenSession
from .wording.advice import reason_text, risk_text
from .wording.circle import marked, unmarked
from .wording.decisions import turn_heading
from .wording.moves import advised_text
from .wording.score import outcome


def decision_views(record: TableRecord) -> Iterator[tuple[View, Seat]]:
    """Yield for each move the view and the seat of its player before it.

    Where all choose at once, nobody's view has a choice of the others.
    """
    yield from ((each.view(seat), seat) for each, seat in _decisions(record))


def review(to: Presentation, record: TableRecord, judged: Review) -> Panel:
    """Return the review: the curve of every seat's chances, all accuracies, the turning points."""
    before = [session for session, _ in _decisions(record)]
    called = names(to.words, record.players)
    texts = (_texts(to.words, before[turn.n], turn) for turn in judged.turns)
    return Panel(
        (_picture(to, record, judged, before), *review_text(to.words, called, judged, texts)),
        review_rows(record.id, judged),
    )


def reviewed_move(to: Presentation, record: TableRecord, judged: Review, n: int) -> Panel:
    """Return what move `n` (from 0) was chosen from, the move, marked, and the best one."""
    move, (session, seat) = judged.moves[n], list(_decisions(record))[n]
    called, texts = names(to.words, record.players), _texts(to.words, session, move)
    text = reviewed_move_text(to.words, called, move, texts)
    return Panel((session.before(to, seat, moves.parse(move.made.move)), text))


def _decisions(record: TableRecord) -> Iterator[tuple[SevenSession, Seat]]:
    """Yield for each move the game before its turn, and the seat that made it."""
    made = iter(record.moves)
    for session in SevenSession.history(replace(record, ending=None, choices=())):
        for _, move in zip(session.to_act(), made, strict=False):
            yield session, Seat(move.seat)


def _texts(words: Words, session: SevenSession, move: Judged) -> MoveTexts:
    table, seat = session.table, move.seat
    circle = marked(words, session.record.players, table)
    made, best = (
        advised_text(words, circle, table, seat, moves.parse(option.move))
        for option in (move.made, move.best)
    )
    turn = turn_heading(words, table.age, table.turn)
    why, risks = lesson(session.view(seat), move)
    return MoveTexts(
        words("seven-review-made", who=circle.who[seat], turn=turn, move=made),
        best,
        reason_text(words, circle, seat, why),
        [risk_text(words, circle, seat, risk) for risk in risks],
    )


def _picture(
    to: Presentation, record: TableRecord, judged: Review, before: Sequence[SevenSession]
) -> Image:
    end = SevenSession.open(record)
    ending = end.ending()
    assert ending is not None
    result = ending.result
    look = look_of(to, record.players)
    circle = unmarked(to.words, record.players, end.table)
    seats = circle.who[: len(record.players)]
    return Image(
        file("review", record.id),
        alt_curves(to.words, seats, judged, outcome(to.words, circle, end.table, result)),
        partial(encoded, curves.review, judged, _ages(before), look, result),
    )


def _ages(before: Sequence[SevenSession]) -> tuple[tuple[int, str], ...]:
    """Return before which moves a new Age has begun, with its sign."""
    ages = [session.table.age for session in before]
    return tuple(
        (n, f"age-{age}") for n, (last, age) in enumerate(pairwise((0, *ages))) if last < age
    )
