"""Words a whole position, from the view of a spectator or of a seat."""

from collections.abc import Iterable

from engine.core.game import Seat
from engine.seven.table import Table

from ...controls.panel import TEXT_LENGTH
from ...wording.lists import ALT_LENGTH, Line, clauses, fitting
from ...wording.strings import Words
from .circle import Circle
from .city import city_head, city_lines, counts, last_act, last_act_text
from .decisions import turn_and_passing, turn_heading
from .discard import discard_text
from .score import score_text
from .weight import Weight


def position(words: Words, circle: Circle, table: Table, status: str, *, over: bool) -> str:
    """Return the turn, what is awaited, every city in the circle, and the points by category.

    Where the game is `over`, no hands go on. At most `TEXT_LENGTH` characters: where names are very
    long, the least important is left out.
    """
    turn = turn_heading(words, table.age, table.turn) if over else turn_and_passing(words, table)
    head = (turn, status, discard_text(words, table))
    score = score_text(words, circle, table)
    texts = (
        "\n".join((*head, *_cities(words, circle, table, most), score))
        for most in sorted(Weight, reverse=True)
    )
    return next((text for text in texts if len(text) <= TEXT_LENGTH), score)


def _cities(words: Words, circle: Circle, table: Table, most: Weight) -> Iterable[str]:
    """Yield the lines of all cities, without those of greater weight than `most`."""
    for seat in _all(table):
        head, *rest = _city_lines(words, circle, table, seat)
        yield f"- {head.text}"
        yield f"  {clauses(words, (line.text for line in rest if line.weight <= most))}"


def alt_board(words: Words, circle: Circle, table: Table, status: str) -> str:
    """Return the table as alt text, at most 1,024 characters; `status` is what is awaited."""
    heading = f"{turn_heading(words, table.age, table.turn)}."
    lines = [Line(Weight.HEAD, each) for each in (heading, status) if each]
    for seat in _all(table):
        head, *rest = _city_lines(words, circle, table, seat)
        lines.append(head.ended())
        lines += [Line(weight, f"{text[:1].upper()}{text[1:]}").ended() for weight, text in rest]
    return fitting(lines, ALT_LENGTH, whole_above=Weight.CITY)


def _city_lines(words: Words, circle: Circle, table: Table, seat: Seat) -> list[Line]:
    """Return the head of a city and what it has, the last act among it."""
    lines = [
        Line(Weight.CITY, city_head(words, circle.named[seat], table, seat)),
        *city_lines(words, table, seat),
    ]
    cards, did = counts(words, table.cities[seat]), last_act(table, seat)
    if cards:
        lines.append(Line(Weight.COUNTS, words("city-cards", list=cards)))
    if did is not None:
        lines.append(Line(Weight.ACTS, last_act_text(words, did)))
    return lines


def _all(table: Table) -> Iterable[Seat]:
    return map(Seat, range(len(table.cities)))
