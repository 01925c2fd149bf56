"""Words a whole position, from the view of a spectator or of a seat."""

from collections.abc import Iterable

from engine.core.game import Seat
from engine.seven.table import Table

from ...wording.lists import Line, clauses, fitting
from ...wording.strings import Words
from .circle import Circle
from .city import city_head, city_lines, counts, last_act, last_act_text
from .decisions import passing, turn_heading
from .discard import discard_text
from .limits import ALT_LENGTH, Weight


def position(words: Words, circle: Circle, table: Table, status: str) -> str:
    """Return the table as text: the turn, what it waits for, and every city in the circle."""
    blocks = [
        f"{turn_heading(words, table.age, table.turn)} · {passing(words, table)}",
        status,
        discard_text(words, table),
        *("\n".join(_city(words, circle, table, seat)) for seat in _all(table)),
    ]
    return "\n".join(blocks)


def alt_board(words: Words, circle: Circle, table: Table) -> str:
    """Return the table as alt text, at most 1,024 characters."""
    lines = [Line(Weight.HEAD, f"{turn_heading(words, table.age, table.turn)}.")]
    for seat in _all(table):
        head, *rest = _city_lines(words, circle, table, seat)
        lines.append(Line(Weight.CITY, f"{head.text}."))
        lines += [Line(weight, f"{text}.") for weight, text in rest]
    return fitting(lines, ALT_LENGTH)


def _city(words: Words, circle: Circle, table: Table, seat: Seat) -> Iterable[str]:
    head, *rest = _city_lines(words, circle, table, seat)
    yield f"- {head.text}"
    yield f"  {clauses(words, (line.text for line in rest))}"


def _city_lines(words: Words, circle: Circle, table: Table, seat: Seat) -> list[Line]:
    """Return the head of a city and what it has, the last act among it."""
    lines = [
        Line(Weight.CITY, city_head(words, circle.who[seat], table, seat)),
        *city_lines(words, table, seat),
    ]
    cards, did = counts(words, table.cities[seat]), last_act(table, seat)
    if cards:
        lines.append(Line(Weight.COUNTS, words("city-cards", list=cards)))
    if did is not None:
        lines.append(Line(Weight.COUNTS, last_act_text(words, did)))
    return lines


def _all(table: Table) -> Iterable[Seat]:
    return map(Seat, range(len(table.cities)))
