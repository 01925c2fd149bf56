"""Words the picture of a review."""

from collections.abc import Sequence
from itertools import groupby

from engine.ai.review import Review
from engine.core.game import Result

from ...wording.circle import Circle
from ...wording.lists import clauses
from ...wording.review import accuracy_line, alt_turn, chance
from ...wording.strings import Words
from .score import outcome


def alt_review(
    words: Words, circle: Circle, judged: Review, ages: Sequence[int], result: Result
) -> str:
    """Return the alt text of the review's picture, at most 1,024 characters."""
    parts = [
        words("review-alt", who=circle.who[0], points=clauses(words, _points(words, judged, ages))),
        outcome(words, circle, result),
        accuracy_line(words, circle.who, judged),
    ]
    turns = [
        alt_turn(words, circle.who, number, turn) for number, turn in enumerate(judged.turns, 1)
    ]
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
