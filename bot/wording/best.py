"""Words who is best in each category of points."""

from collections.abc import Mapping, Sequence

from .lists import clauses, commas
from .strings import Words


def best_in(words: Words, whom: Sequence[str], points: Mapping[str, Sequence[int]]) -> str:
    """Return for each category who has most points in it, nothing where nobody has any.

    `whom` are the names by seat, `points` those of each seat by the category's name.
    """
    parts = []
    for category, each in points.items():
        most = max(each)
        if most > 0:
            best = commas(words, (whom[seat] for seat, has in enumerate(each) if has == most))
            parts.append(words("best-in-category", category=category, who=best, points=most))
    return words("best-in", categories=clauses(words, parts)) if parts else ""
