"""Words scores and results."""

from engine.core.game import Result
from engine.duel.score import CATEGORIES, Score, score
from engine.duel.table import Table
from engine.duel.types import SEATS, other

from ...wording.circle import Circle
from ...wording.lists import ALT_LENGTH, Line, clauses, enumerated, fitting
from ...wording.strings import Words
from .city import city_head, city_lines
from .weight import Weight

TOTAL = "total"
FINAL = (Weight.SYMBOLS, Weight.BUILT, Weight.TOKENS, Weight.COUNTS, Weight.SHIELDS)
"""What is left to tell of a city after the game, as its last picture shows it."""


def score_text(words: Words, circle: Circle, table: Table) -> str:
    """Return the points of both cities, total and by category."""
    first, second = (score(table, seat) for seat in SEATS)
    rows = (
        words("score-row", category=category, first=mine, second=theirs)
        for category, mine, theirs in _rows(words, first, second)
    )
    return "\n".join((_heading(words, circle, first, second), *rows))


def alt_score(words: Words, circle: Circle, table: Table) -> str:
    """Return the points of both cities as alt text, at most 1,024 characters."""
    first, second = (score(table, seat) for seat in SEATS)
    rows = (
        words("score-alt-row", category=category, first=mine, second=theirs)
        for category, mine, theirs in (
            *_rows(words, first, second),
            (words(f"score-{TOTAL}"), first.total, second.total),
        )
    )
    return words("score-alt", players=enumerated(words, circle.who), rows=clauses(words, rows))


def alt_finale(words: Words, circle: Circle, table: Table, result: Result) -> str:
    """Return winner, reason, both scores and cities as alt text, at most 1,024 characters."""
    told = f"{outcome(words, circle, result)} {alt_score(words, circle, table)}"
    lines = [Line(Weight.HEAD, told)]
    for seat in SEATS:
        head = Line(Weight.CITY, city_head(words, circle.who[seat], table, seat))
        city = (each for each in city_lines(words, table, seat) if each.weight in FINAL)
        lines += (line.ended() for line in (head, *city))
    return fitting(lines, ALT_LENGTH, whole_above=Weight.CITY)


def _heading(words: Words, circle: Circle, first: Score, second: Score) -> str:
    return words(
        "score-head",
        first=circle.who[0],
        firstpoints=words("points.short", points=first.total),
        second=circle.who[1],
        secondpoints=words("points.short", points=second.total),
    )


def _rows(words: Words, first: Score, second: Score) -> list[tuple[str, int, int]]:
    return [
        (words(f"score-{category}"), getattr(first, category), getattr(second, category))
        for category in CATEGORIES
    ]


def outcome(words: Words, circle: Circle, result: Result) -> str:
    """Return who has won, if anybody, and how.

    `result.reason` may also be one that no rule knows.
    """
    if not result.winners:
        return words(f"result-{result.reason}")
    winner = result.winners[0]
    who, rival = circle.who[winner], circle.who[other(winner)]
    players = enumerated(words, (who, rival))
    return words(f"result-{result.reason}", who=who, rival=rival, players=players)
