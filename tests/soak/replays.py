"""What must hold of the stored moves of a game whose rules are at hand."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, TypeVar

from bot.positions import Moves, never, positions
from engine.core.game import Game, IllegalMove, UnknownMove

from .stored import Made, Stored

S = TypeVar("S")
E = TypeVar("E")


def unfollowed(
    tables: Iterable[Stored],
    rules: Game[Any, S, Any, Any, E],
    forced: Callable[[S], str | None] = never,
) -> Iterator[int]:
    """Yield the games whose moves do not follow from their deals, or lack a forced one."""
    for table in tables:
        try:
            *former, state = [
                last.state
                for made in table.histories
                for *_, last in [positions(rules, table.deal, _texts(made), forced)]
            ]
        except (ValueError, UnknownMove, IllegalMove):
            yield table.id
            continue
        by_rules = rules.result(state)
        ends = by_rules is None or (table.ended and table.reason == by_rules.reason)
        over = any(rules.result(each) is not None for each in former)
        if over or not ends or (forced(state) is not None and not table.ended):
            yield table.id


def unforced(
    tables: Iterable[Stored],
    rules: Game[Any, S, Any, Any, E],
    forced: Callable[[S], str | None],
) -> list[Stored]:
    """Return the games without the forced moves of people, for which nothing was pressed."""
    return [replace(table, made=_pressed(table, rules, forced)) for table in tables]


def _pressed(
    table: Stored, rules: Game[Any, S, Any, Any, E], forced: Callable[[S], str | None]
) -> frozenset[tuple[int, int]]:
    return frozenset(
        key
        for made in table.histories
        for (key, _), before in zip(made, positions(rules, table.deal, _texts(made)), strict=False)
        if key in table.made and forced(before.state) is None
    )


def _texts(made: Made) -> Moves:
    return tuple((seat, text) for (seat, _), text in made)
