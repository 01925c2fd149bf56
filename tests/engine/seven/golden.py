"""A game written out for people: every turn, what it did, and what lay on the table after it."""

from collections.abc import Iterable, Iterator

from engine.seven.deal import Deal
from engine.seven.events import Chose, Event
from engine.seven.game import SEVEN
from engine.seven.report import report
from engine.seven.score import CATEGORIES, counted
from engine.seven.state import State, discards
from engine.seven.table import seats
from engine.seven.types import Price
from tests.engine.walk import Walked
from tests.engine.whole_games import as_text, steps_as_text


def rendered(title: str, walked: Iterable[Walked[State]]) -> str:
    """Return a whole game as text."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(title, list(walked)))


def _lines(title: str, walked: list[Walked[State]]) -> Iterator[str]:
    yield title
    yield from _deal(walked[0].before.deal)
    for each in walked:
        before, table = each.before.table, each.step.state.table
        if not before.chosen and len(SEVEN.to_act(each.before)) > 1:
            yield ""
            yield f"Age {before.age}, turn {before.turn}"
        yield f"seat {each.seat} {each.move}"
        yield from (f"    {_event(event)}" for event in each.step.events[1:])
        if table.acts != before.acts:
            cities = table.cities
            yield f"    = coins {' '.join(str(city.coins) for city in cities)}"
    yield ""
    yield from _end(walked[-1].step.state)


def _deal(deal: Deal) -> Iterator[str]:
    yield from report(deal)


def _event(event: Event) -> str:
    assert not isinstance(event, Chose)
    return as_text(event, _value)


def _value(value: object) -> str:
    if not isinstance(value, Price):
        return str(value)
    return f"{value.total} ({steps_as_text(value.steps)})"


def _end(state: State) -> Iterator[str]:
    result = SEVEN.result(state)
    assert result is not None
    yield f"{result.reason}, won by {' and '.join(f'seat {seat}' for seat in result.winners)}"
    table, faces = state.table, dict(state.faces)
    for seat in seats(table):
        city, found = table.cities[seat], counted(table, seat)
        told = [f"{name} {getattr(found.score, name)}" for name in CATEGORIES]
        yield f"seat {seat}: {found.score.total} points ({', '.join(told)})"
        yield f"    copied {found.copied}, free symbols {found.free_symbols}"
        yield f"    cards  {' '.join(city.cards)}"
        acts = enumerate(table.acts)
        under = [faces[at] for at, act in acts if act.seat == seat and act.what == "stage"]
        yield f"    under  {' '.join(under)}"
    yield f"discards {' '.join(discards(state))}"
