"""Words points by category for all players, and how a game ended."""

from collections.abc import Callable

from engine.architects.counting import complete
from engine.architects.score import CATEGORIES, REASONS, score
from engine.architects.table import Table
from engine.core.game import Result, Seat

from ...wording.best import best_in
from ...wording.circle import Circle
from ...wording.lists import ALT_LENGTH, Line, commas, enumerated, fitting
from ...wording.names import strong
from ...wording.strings import Words
from .weight import Weight


def score_text(words: Words, circle: Circle, table: Table) -> str:
    """Return a line for each player, the most points first, with the points by category."""
    ranked = sorted(_seats(table), key=lambda seat: -score(table, seat).total)
    return "\n".join(_row(words, circle, table, seat, strong) for seat in ranked)


def alt_score(words: Words, circle: Circle, table: Table) -> str:
    """Return the score pad as alt text, at most 1,024 characters."""
    rows = (
        Line(Weight.CITY, f"{_row(words, circle, table, seat, str)}.") for seat in _seats(table)
    )
    return fitting([_totals(words, circle, table), *rows], ALT_LENGTH)


def alt_finale(words: Words, circle: Circle, table: Table, ended: Result) -> str:
    """Return as alt text how the game ended, all totals, and who has most in each category."""
    lines = [
        Line(Weight.HEAD, outcome(words, circle, table, ended)),
        *([Line(Weight.HEAD, _last(words, circle, table))] if ended.reason in REASONS else []),
        _totals(words, circle, table),
        Line(Weight.CITY, _categories_won(words, circle, table)),
    ]
    return fitting(lines, ALT_LENGTH)


def _last(words: Words, circle: Circle, table: Table) -> str:
    """Return what ended a game that was played to the end, as its picture tells."""
    builders = [circle.who[s] for s, city in enumerate(table.cities) if complete(city)]
    if not builders:
        return f"{words('architects-picture-ended-cards')}."
    return f"{words('architects-picture-ended-wonder', name=builders[0])}."


def _categories_won(words: Words, circle: Circle, table: Table) -> str:
    scores = [score(table, seat) for seat in _seats(table)]
    points = {
        words(f"architects-score-{category}"): [int(getattr(each, category)) for each in scores]
        for category in CATEGORIES
    }
    return best_in(words, circle.whom, points)


def _totals(words: Words, circle: Circle, table: Table) -> Line:
    totals = (
        words("architects-score-total", who=circle.who[seat], points=score(table, seat).total)
        for seat in _seats(table)
    )
    return Line(Weight.HEAD, words("architects-alt-score", totals=commas(words, totals)))


def outcome(words: Words, circle: Circle, table: Table, result: Result) -> str:
    """Return who has won, if anybody, and how."""
    key = f"architects-result-{_how(table, result)}"
    lost = [seat for seat in range(len(circle.who)) if seat not in result.winners]
    if not result.winners:
        return words(key, winners=0, who="", rival="", rivals=0)
    return words(
        key,
        who=enumerated(words, [circle.who[seat] for seat in result.winners]),
        winners=len(result.winners),
        rival=enumerated(words, [circle.whom[seat] for seat in lost]) if lost else "",
        rivals=len(lost),
    )


def _how(table: Table, result: Result) -> str:
    """Return why the winners have won: by points, or by stages where others have as many."""
    if result.reason not in REASONS:
        return result.reason
    if len(result.winners) > 1:
        return "shared"
    totals = [score(table, seat).total for seat in _seats(table)]
    return "tiebreak" if totals.count(max(totals)) > 1 else "points"


def _row(words: Words, circle: Circle, table: Table, seat: Seat, mark: Callable[[str], str]) -> str:
    scored = score(table, seat)
    parts = [
        words("architects-category-points", category=name, points=points)
        for category in CATEGORIES
        if (points := getattr(scored, category))
        for name in [words(f"architects-score-{category}")]
    ]
    who, total = circle.who[seat], mark(str(scored.total))
    if not parts:
        return words("architects-score-row-empty", who=who, points=total)
    return words("architects-score-row", who=who, points=total, categories=commas(words, parts))


def _seats(table: Table) -> list[Seat]:
    return [Seat(seat) for seat in range(len(table.cities))]
