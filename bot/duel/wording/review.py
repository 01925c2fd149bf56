"""Words reviews of finished games: accuracy, turning points, and better moves."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct

from engine.ai.review import Judged, Review
from engine.core.game import Result

from ...wording.lists import clauses
from ...wording.names import all_bold, all_plain_text
from ...wording.strings import Words
from .hints import chance
from .score import outcome


class MoveTexts(Struct, frozen=True):
    """The sentence about a move that was made, and the best move as advice to the player."""

    made: str
    advice: str


def review_text(
    words: Words, names: Sequence[str], judged: Review, texts: Iterable[MoveTexts]
) -> tuple[str, str]:
    """Return the accuracy of both players, and the turning points; `texts` has a text for each."""
    turns = [
        words(
            "review-turn",
            number=number,
            n=turn.n + 1,
            made=move.made,
            advice=move.advice,
            best=chance(words, turn.best.chance),
            left=chance(words, turn.made.chance),
        )
        for number, (turn, move) in enumerate(zip(judged.turns, texts, strict=True), start=1)
    ]
    lines = turns or [words("review-no-turns")]
    note = words("review-note" if turns else "hint-estimate")
    return _accuracy(words, all_bold(names), judged), "\n".join((*lines, note))


def reviewed_move_text(
    words: Words, names: Sequence[str], judged: Judged, texts: MoveTexts, why: str
) -> str:
    """Return a move, the best move, both chances and the reason."""
    who = all_bold(names)[judged.seat]
    best, left = (chance(words, each.chance) for each in (judged.best, judged.made))
    head = words("review-moment", n=judged.n + 1, made=texts.made)
    if judged.made == judged.best:
        return "\n".join((head, words("review-moment-best", who=who, chance=best, why=why)))
    advice = words(
        "review-moment-advice", who=who, advice=texts.advice, best=best, left=left, why=why
    )
    return "\n".join((head, advice))


def alt_review(
    words: Words, names: Sequence[str], judged: Review, ages: Sequence[int], result: Result
) -> str:
    """Return the alt text of the review's picture, at most 1,024 characters."""
    who = all_plain_text(names)
    parts = [
        words("review-alt", who=who[0], points=clauses(words, _points(words, judged, ages))),
        outcome(words, who, result),
        _accuracy(words, who, judged),
    ]
    turns = [_alt_turn(words, who, number, turn) for number, turn in enumerate(judged.turns, 1)]
    if turns:
        parts.append(words("review-alt-turns", turns=clauses(words, turns)))
    return " ".join(parts)


def _points(words: Words, judged: Review, ages: Sequence[int]) -> list[str]:
    """Return the chance of the first seat at the beginning of each age."""
    begun = (next(group) for _, group in groupby(enumerate(ages), lambda each: each[1]))
    return [
        words(
            "review-alt-point",
            age=words(f"age-{age}"),
            chance=chance(words, judged.curve[n][0]),
        )
        for n, age in begun
    ]


def _alt_turn(words: Words, who: Sequence[str], number: int, turn: Judged) -> str:
    return words(
        "review-alt-turn",
        number=number,
        n=turn.n + 1,
        who=who[turn.seat],
        best=chance(words, turn.best.chance),
        left=chance(words, turn.made.chance),
    )


def _accuracy(words: Words, who: Sequence[str], judged: Review) -> str:
    each = (
        words("review-accuracy-of", who=name, accuracy=_rounded(words, accuracy))
        for name, accuracy in zip(who, judged.accuracy, strict=True)
    )
    return words("review-accuracy", each=clauses(words, each))


def _rounded(words: Words, accuracy: float | None) -> str:
    return words("review-no-choice") if accuracy is None else chance(words, accuracy / 100)
