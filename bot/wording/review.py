"""Words reviews of finished games: accuracy, turning points, and better moves."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.ai.review import Judged, Review

from .lists import clauses
from .names import all_bold
from .strings import Words


class MoveTexts(Struct, frozen=True):
    """The sentence about a move that was made, and the best move as advice to the player."""

    made: str
    advice: str


def review_text(
    words: Words, names: Sequence[str], judged: Review, texts: Iterable[MoveTexts]
) -> tuple[str, str]:
    """Return the accuracy of all players, and the turning points; `texts` has a text for each."""
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
    return accuracy_line(words, all_bold(names), judged), "\n".join((*lines, note))


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


def accuracy_line(words: Words, who: Sequence[str], judged: Review) -> str:
    """Return how accurately each played; `who` are the formatted names."""
    each = (
        words("review-accuracy-of", who=name, accuracy=_rounded(words, accuracy))
        for name, accuracy in zip(who, judged.accuracy, strict=True)
    )
    return words("review-accuracy", each=clauses(words, each))


def _rounded(words: Words, accuracy: float | None) -> str:
    return words("review-no-choice") if accuracy is None else chance(words, accuracy / 100)


def chance(words: Words, likely: float) -> str:
    """Return a chance from 0 to 1 as a percentage in the language's format."""
    return words("hint-chance", percent=round(100 * likely))
