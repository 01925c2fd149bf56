"""A game written out for people: every move, what it did, and what lay on the table after it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.architects.counting import shields
from engine.architects.deal import State
from engine.architects.events import Event
from engine.architects.game import ARCHITECTS
from engine.architects.report import report
from engine.architects.score import CATEGORIES, score
from engine.architects.table import Table, centre_left, deck_left, pile_left
from engine.architects.types import City
from engine.core.game import Seat
from tests.engine.walk import Walked
from tests.engine.whole_games import as_text


def rendered(title: str, walked: Iterable[Walked[State]]) -> str:
    """Return a whole game as text."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(title, list(walked)))


def _lines(title: str, walked: list[Walked[State]]) -> Iterator[str]:
    yield title
    yield from report(walked[0].before.deal)
    for nth, each in enumerate(walked, start=1):
        before, after = each.before.table, each.step.state.table
        yield ""
        yield f"{nth}. turn {before.turn}, seat {each.seat} {each.move}"
        yield from (f"    {_event(event)}" for event in each.step.events)
        yield f"    = {_city(after.cities[each.seat])}"
        if after.turn != before.turn:
            yield f"    = {_middle(after)}"
    yield ""
    yield from _end(walked[-1].step.state)


def _event(event: Event) -> str:
    secret = "" if ARCHITECTS.visible(event, None) else " (secret)"
    return as_text(event, _value) + secret


def _value(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _city(city: City) -> str:
    cards = " ".join(f"{many} {card}" for card, many in Counter(city.cards).items())
    built = " ".join(city.stages)
    return f"{cards or '-'} | {built or '-'} | {' '.join(city.tokens) or '-'} | {city.victories}"


def _middle(table: Table) -> str:
    tops = " ".join(
        f"{deck.top or '-'}/{deck_left(table, Seat(owner))}"
        for owner, deck in enumerate(table.decks)
    )
    tokens = f"tokens {' '.join(table.face_up)}/{pile_left(table)}"
    return (
        f"decks {tops} centre {centre_left(table)}, {tokens}, peace {table.peace}, cat {table.cat}"
    )


def _end(state: State) -> Iterator[str]:
    result = ARCHITECTS.result(state)
    assert result is not None
    yield f"{result.reason}, won by {' and '.join(f'seat {seat}' for seat in result.winners)}"
    for seat, city in enumerate(state.table.cities):
        points = score(state.table, Seat(seat))
        told = [f"{name} {getattr(points, name)}" for name in CATEGORIES]
        yield f"seat {seat}, {city.wonder}: {points.total} points ({', '.join(told)})"
        yield f"    {_city(city)}, shields {shields(city)}"
    yield f"discard {' '.join(state.table.discard)}"
