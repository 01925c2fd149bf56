"""What people pressed to make moves, as Discord knows it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf

from playground.model.entities import Interaction
from playground.model.interaction_types import MESSAGE, UPDATE
from tests.bot.players import PRESS

from .stored import Key, Stored


@dataclass(frozen=True)
class Press:
    """A press of one person for one move; `settled` is when the person was told what became of it.

    Times are those of `time.monotonic`; `settled` is infinite where the person was told
    nothing final.
    """

    person: int
    key: Key
    text: str
    started: float
    settled: float


def presses(interactions: Iterable[Interaction]) -> Iterator[Press]:
    """Yield what was pressed for moves, in order, whoever pressed it and whatever came of it."""
    for each in interactions:
        found = PRESS.fullmatch(str(each.data.get("custom_id", "")))
        if found is None:
            continue
        told = each.response in (MESSAGE, UPDATE) and each.acknowledged_at is not None
        settled = each.acknowledged_at if told and each.acknowledged_at else inf
        key = (int(found[1]), int(found[2]), int(found[3]))
        for text in each.data.get("values") or [found[4]]:
            yield Press(each.person.id, key, str(text), each.started, settled)


def own(pressed: Iterable[Press], tables: Iterable[Stored]) -> dict[Key, list[Press]]:
    """Return, by move, what was pressed for it by who had the seat."""
    sat = {(table.id, seat): who for table in tables for seat, who in table.sat.items()}
    found: dict[Key, list[Press]] = {}
    for each in pressed:
        if sat.get(each.key[:2]) == each.person:
            found.setdefault(each.key, []).append(each)
    return found


def invented(pressed: Iterable[Press], tables: list[Stored]) -> list[Key]:
    """Return the stored moves of people for which they pressed something else, or nothing."""
    wanted = own(pressed, tables)
    return [
        key
        for table in tables
        for key, text in table.theirs.items()
        if text not in {each.text for each in wanted.get(key, ())}
    ]
