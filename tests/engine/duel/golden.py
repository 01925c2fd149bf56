"""A game written out for people: every move, what it did, and what lay on the table after it."""

from collections.abc import Iterable, Iterator

from engine.duel.deal import Deal, State
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.score import CATEGORIES, score
from engine.duel.types import SEATS, FaceDown, Price
from tests.engine.walk import Walked
from tests.engine.whole_games import as_text, steps_as_text


def rendered(title: str, walked: Iterable[Walked[State]]) -> str:
    """Return a whole game as text."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(title, list(walked)))


def _lines(title: str, walked: list[Walked[State]]) -> Iterator[str]:
    yield title
    yield from _deal(walked[0].before.deal)
    for nth, each in enumerate(walked, start=1):
        table = each.step.state.table
        yield ""
        yield f"{nth}. seat {each.seat} {each.move}"
        yield from (f"    {_event(event)}" for event in each.step.events)
        first, second = (city.coins for city in table.cities)
        yield f"    = coins {first} {second}, pawn {table.pawn:+d}, loot {table.loot}"
    yield ""
    yield from _end(walked[-1].step.state)


def _deal(deal: Deal) -> Iterator[str]:
    for group in deal.wonders:
        yield f"wonders  {' '.join(group)}"
    yield f"tokens   {' '.join(deal.tokens)}"
    yield f"box      {' '.join(deal.box)}"
    for age, cards in enumerate(deal.ages, start=1):
        yield f"age {age}    {' '.join(cards)}"


def _event(event: Event) -> str:
    return as_text(event, _value)


def _value(value: object) -> str:
    if not isinstance(value, Price):
        return str(value)
    return f"{value.coins} ({steps_as_text(value.steps)})"


def _end(state: State) -> Iterator[str]:
    result = DUEL.result(state)
    assert result is not None
    yield f"{result.reason}, won by {' and '.join(f'seat {seat}' for seat in result.winners)}"
    for seat in SEATS:
        city, points = state.table.cities[seat], score(state.table, seat)
        told = [f"{name} {getattr(points, name)}" for name in CATEGORIES]
        yield f"seat {seat}: {points.total} points ({', '.join(told)})"
        yield f"    cards   {' '.join(city.cards)}"
        built = zip(city.built, city.under, strict=True)
        yield f"    wonders {' '.join(f'{wonder}/{card}' for wonder, card in built)}"
        yield f"    tokens  {' '.join(city.tokens)}"
    left = ["?" if isinstance(slot, FaceDown) else slot for slot in state.table.slots if slot]
    yield f"discard {' '.join(state.table.discard)}"
    yield f"left    {' '.join(left)}"
