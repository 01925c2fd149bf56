"""Words reviews of finished games: accuracy, turning points, and better moves."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.ai.review import Judged, Review
from engine.core.game import Seat

from .lists import ALT_LENGTH, Line, clauses, fitting
from .names import all_bold
from .strings import Words


class MoveTexts(Struct, frozen=True):
    """The sentence about a move that was made, the best move as advice to the player, and why.

    `risks` are those that only the move made took.
    """

    made: str
    advice: str
    why: str
    risks: Sequence[str] = ()


def review_text(
    words: Words, names: Sequence[str], judged: Review, texts: Iterable[MoveTexts]
) -> tuple[str, str]:
    """Return the accuracy of all players, and the turning points; `texts` has a text for each."""
    turns = [
        words(
            "review-turn",
            number=number,
            n=turn.n + 1,
            made=_made(words, move),
            advice=move.advice,
            why=move.why,
            best=chance(words, turn.best.chance),
            left=chance(words, turn.made.chance),
        )
        for number, (turn, move) in enumerate(zip(judged.turns, texts, strict=True), start=1)
    ]
    lines = turns or [words("review-no-turns")]
    note = words("review-note" if turns else "hint-estimate")
    return accuracy_line(words, all_bold(names), judged), "\n".join((*lines, note))


def reviewed_move_text(words: Words, names: Sequence[str], judged: Judged, texts: MoveTexts) -> str:
    """Return a move with its risks, the best move, both chances and the reason."""
    who = all_bold(names)[judged.seat]
    best, left = (chance(words, each.chance) for each in (judged.best, judged.made))
    head = words("review-moment", n=judged.n + 1, made=_made(words, texts))
    if judged.made == judged.best:
        return "\n".join((head, words("review-moment-best", who=who, chance=best, why=texts.why)))
    advice = words(
        "review-moment-advice", who=who, advice=texts.advice, best=best, left=left, why=texts.why
    )
    return "\n".join((head, advice))


def _made(words: Words, texts: MoveTexts) -> str:
    """Return what was made, and what the computer would have warned of."""
    if not texts.risks:
        return texts.made
    return f"{texts.made} {words('review-warning', risks=' '.join(texts.risks))}"


def alt_curves(words: Words, who: Sequence[str], judged: Review, outcome: str) -> str:
    """Return the alt text of the curves of all seats, at most 1,024 characters.

    `who` are the names as plain text, `outcome` tells who has won.
    """
    each = (
        words("review-alt-seat", who=name, chances=" → ".join(_quarters(words, judged, Seat(seat))))
        for seat, name in enumerate(who)
    )
    lines = [
        Line(1, words("review-alt-seats", each=clauses(words, each))),
        Line(0, outcome),
        Line(2, accuracy_line(words, who, judged)),
    ]
    turns = [alt_turn(words, who, number, turn) for number, turn in enumerate(judged.turns, 1)]
    if turns:
        lines.append(Line(3, words("review-alt-turns", turns=clauses(words, turns))))
    return fitting(lines, ALT_LENGTH)


def _quarters(words: Words, judged: Review, seat: Seat) -> list[str]:
    """Return a seat's chance at the deal and after each quarter of its moves, before the end."""
    *course, _ = judged.course(seat)
    return [chance(words, course[(len(course) - 1) * n // 4][1]) for n in range(5)]


def alt_turn(words: Words, who: Sequence[str], number: int, turn: Judged) -> str:
    """Return a turning point by its number, for the alt text of a picture."""
    return words(
        "review-alt-turn",
        number=number,
        n=turn.n + 1,
        who=who[turn.seat],
        best=chance(words, turn.best.chance),
        left=chance(words, turn.made.chance),
    )


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
