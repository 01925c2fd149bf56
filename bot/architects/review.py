"""Reviews of finished games: the views given to the computer player, and the panels shown."""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from engine.ai.architects.hints.advice import lesson
from engine.ai.review import Judged, Review
from engine.architects import moves
from engine.architects.events import BattleFought, CardTaken, TokenTaken
from engine.architects.game import ARCHITECTS
from engine.architects.table import View
from engine.architects.types import CENTRE, UNSEEN
from engine.core.game import Seat
from render import curves

from ..controls.decision import review_rows
from ..controls.panel import Image, Panel, file
from ..pictures import look_of
from ..positions import positions
from ..store import TableRecord
from ..wording.circle import Circle, marked, unmarked
from ..wording.players import names
from ..wording.presentation import Presentation
from ..wording.review import MoveTexts, alt_curves, review_text, reviewed_move_text
from ..wording.strings import Words
from ..workers.drawing import encoded
from .session import ArchitectsSession, Played
from .wording.advice import reason_text, risk_text
from .wording.review import could_not_know, knew
from .wording.score import outcome
from .wording.turns import move_text

BATTLE = "architects-war"
"""The drawing that marks a battle below the curves."""


def decision_views(record: TableRecord) -> Iterator[tuple[View, Seat]]:
    """Yield for each move the view and the seat of its player before it."""
    for played, move in zip(_played(record), record.moves, strict=False):
        seat = Seat(move.seat)
        yield ARCHITECTS.view(played.state, seat), seat


def review(to: Presentation, record: TableRecord, judged: Review) -> Panel:
    """Return the review: the curve of every seat's chances, all accuracies, the turning points."""
    played = _played(record)
    called = names(to.words, record.players)
    texts = (_texts(to.words, record, played[turn.n], turn) for turn in judged.turns)
    return Panel(
        (_picture(to, record, judged, played), *review_text(to.words, called, judged, texts)),
        review_rows(record.id, judged),
    )


def reviewed_move(to: Presentation, record: TableRecord, judged: Review, n: int) -> Panel:
    """Return the board before move `n` (from 0), the move, the best one, and what was hidden."""
    words, move, played = to.words, judged.moves[n], _played(record)[n]
    circle, view = marked(words, record.players), ARCHITECTS.view(played.state, move.seat)
    called, texts = names(words, record.players), _texts(words, record, played, move)
    text = reviewed_move_text(words, called, move, texts)
    hidden = _hidden(words, circle, view, played, move)
    before = replace(record, moves=record.moves[:n], ending=None)
    board = ArchitectsSession(before, played).position_panel(to).parts[0]
    return Panel((board, "\n".join((text, *hidden))))


def _played(record: TableRecord) -> Sequence[Played]:
    """Return every position of a game, those before forced moves too."""
    return list(positions(ARCHITECTS, record.deal, record.made))


def _texts(words: Words, record: TableRecord, played: Played, move: Judged) -> MoveTexts:
    view = ARCHITECTS.view(played.state, move.seat)
    made, best = (
        move_text(words, view, moves.parse(option.move)) for option in (move.made, move.best)
    )
    circle = marked(words, record.players)
    turn = words("architects-turn", n=view.table.turn + 1)
    why, risks = lesson(view, move)
    return MoveTexts(
        words("architects-review-made", who=circle.who[move.seat], turn=turn, move=made),
        best,
        reason_text(words, circle, why),
        [risk_text(words, circle, risk) for risk in risks],
    )


def _hidden(
    words: Words, circle: Circle, view: View, played: Played, move: Judged
) -> Iterator[str]:
    """Yield what the player alone knew, and what this review knows beyond that."""
    who = circle.whom[move.seat]
    if view.peek is not None or view.looked:
        yield knew(words, who, view)
    told = set[CardTaken | TokenTaken]()
    for option in (move.made, move.best):
        drawn = _drawn(view, played, move.seat, option.move)
        if drawn is not None and drawn not in told:
            told.add(drawn)
            yield could_not_know(words, who, drawn)


def _drawn(view: View, played: Played, seat: Seat, text: str) -> CardTaken | TokenTaken | None:
    """Return what a move takes unseen: what its maker can learn only by making it."""
    made = moves.parse(text)
    kind: type[CardTaken | TokenTaken]
    match made:
        case moves.Take(deck) if deck == CENTRE and view.peek is None:
            kind = CardTaken
        case moves.TurnIn(_, token) | moves.TakeToken(token) if token == UNSEEN:
            kind = TokenTaken
        case _:
            return None
    events = ARCHITECTS.apply(played.state, seat, made).events
    return next(event for event in events if isinstance(event, kind))


def _picture(
    to: Presentation, record: TableRecord, judged: Review, played: Sequence[Played]
) -> Image:
    ending = ArchitectsSession.open(record).ending()
    assert ending is not None
    result = ending.result
    look = look_of(to, record.players)
    circle = unmarked(to.words, record.players)
    return Image(
        file("review", record.id),
        alt_curves(
            to.words, circle.who, judged, outcome(to.words, circle, played[-1].state.table, result)
        ),
        partial(encoded, curves.review, judged, _battles(played), look, result),
    )


def _battles(played: Sequence[Played]) -> tuple[tuple[int, str], ...]:
    """Return when battles were fought, with their sign."""
    return tuple(
        (n, BATTLE)
        for n, each in enumerate(played)
        if any(isinstance(event, BattleFought) for event in each.events)
    )
