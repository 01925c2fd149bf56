"""Words points by category for all players, and how a game ended."""

from collections.abc import Callable

from engine.core.game import Result, Seat
from engine.seven.score import CATEGORIES, counted, score
from engine.seven.table import Table, seats
from engine.seven.types import SYMBOLS

from ...wording.best import best_in
from ...wording.lists import ALT_LENGTH, Line, commas, enumerated, fitting
from ...wording.names import strong
from ...wording.strings import Words, numeral
from .circle import Circle
from .items import card_name
from .weight import Weight


def score_text(words: Words, circle: Circle, table: Table) -> str:
    """Return a line for each player, the most points first, with the points by category."""
    ranked = sorted(seats(table), key=lambda seat: -score(table, seat).total)
    return "\n".join(_row(words, circle, table, seat, strong) for seat in ranked)


def alt_score(words: Words, circle: Circle, table: Table) -> str:
    """Return the score pad as alt text, at most 1,024 characters."""
    rows = (
        Line(Weight.CARDS, f"{_row(words, circle, table, seat, str)}.") for seat in seats(table)
    )
    return fitting([_totals(words, circle, table), *rows], ALT_LENGTH)


def alt_finale(words: Words, circle: Circle, table: Table, ended: Result) -> str:
    """Return as alt text how the game ended, all totals, and who has most in each category."""
    lines = [
        Line(Weight.HEAD, outcome(words, circle, table, ended)),
        _totals(words, circle, table),
        Line(Weight.CARDS, _categories_won(words, circle, table)),
    ]
    return fitting(lines, ALT_LENGTH)


def _totals(words: Words, circle: Circle, table: Table) -> Line:
    totals = (
        words("seven-score-total", who=circle.who[seat], points=score(table, seat).total)
        for seat in seats(table)
    )
    return Line(Weight.HEAD, words("seven-alt-score", totals=commas(words, totals)))


def _categories_won(words: Words, circle: Circle, table: Table) -> str:
    scores = [score(table, seat) for seat in seats(table)]
    points = {
        words(f"score-{category}"): [int(getattr(each, category)) for each in scores]
        for category in CATEGORIES
    }
    return best_in(words, circle.whom, points)


def outcome(words: Words, circle: Circle, table: Table, result: Result) -> str:
    """Return who has won, if anybody, and how."""
    if not result.winners:
        return words(f"seven-result-{result.reason}", winners=0, who="", rival="", rivals=0)
    lost = [seat for seat in range(table.players) if seat not in result.winners]
    return words(
        f"seven-result-{result.reason}",
        who=enumerated(words, [circle.who[seat] for seat in result.winners]),
        winners=len(result.winners),
        rival=enumerated(words, [circle.whom[seat] for seat in lost]) if lost else "",
        rivals=len(lost),
    )


def _row(words: Words, circle: Circle, table: Table, seat: Seat, mark: Callable[[str], str]) -> str:
    found = counted(table, seat)
    parts = [
        words("seven-category-points", category=words(f"score-{category}"), points=points)
        for category in CATEGORIES
        if (points := getattr(found.score, category))
    ]
    if found.copied is not None:
        parts.append(words("seven-copied", guild=card_name(words, found.copied, ".within")))
    free = zip(SYMBOLS, found.free_symbols, strict=True)
    parts += [
        words("seven-stands-for", symbol=words(f"symbol-{symbol}.within"), n=n)
        for symbol, n in free
        if n
    ]
    who, total = circle.who[seat], mark(numeral(found.score.total))
    if not parts:
        return words("seven-score-row-empty", who=who, points=total)
    return words("seven-score-row", who=who, points=total, categories=commas(words, parts))
