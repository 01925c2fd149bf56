"""What must hold of the stored moves of a game whose rules are at hand."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, TypeVar

from bot.positions import never, positions
from engine.core.game import Game, IllegalMove, UnknownMove

from .stored import Stored

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
            *_, last = positions(rules, table.deal, _made(table), forced)
        except (ValueError, UnknownMove, IllegalMove):
            yield table.id
            continue
        by_rules = rules.result(last.state)
        ends = by_rules is None or (table.ended and table.reason == by_rules.reason)
        if not ends or (forced(last.state) is not None and not table.ended):
            yield table.id


def unforced(
    tables: Iterable[Stored],
    rules: Game[Any, S, Any, Any, E],
    forced: Callable[[S], str | None],
) -> list[Stored]:
    """Return the games with those moves alone as people's that left a choice: they were pressed."""
    return [replace(table, made=_pressed(table, rules, forced)) for table in tables]


def _pressed(
    table: Stored, rules: Game[Any, S, Any, Any, E], forced: Callable[[S], str | None]
) -> frozenset[tuple[int, int]]:
    states = positions(rules, table.deal, _made(table))
    return frozenset(
        key
        for key, before in zip(table.moves, states, strict=False)
        if key in table.made and forced(before.state) is None
    )


def _made(table: Stored) -> tuple[tuple[int, str], ...]:
    return tuple((seat, text) for (seat, _), text in table.moves.items())
