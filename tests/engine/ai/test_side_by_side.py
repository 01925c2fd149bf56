"""Searches in several threads of a process do not disturb each other."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import monotonic
from typing import Any, TypeVar

import numpy as np
import pytest

from engine.ai.architects.search import interpreted as architects_search
from engine.ai.architects.search import native as architects_native
from engine.ai.architects.search import thinking as architects_thinking
from engine.ai.per_thread import per_thread
from engine.ai.playouts import Budget
from engine.ai.seven.search import interpreted as seven_search
from engine.ai.seven.search import native as seven_native
from engine.ai.seven.search import thinking as seven_thinking
from engine.architects.game import ARCHITECTS
from engine.core.game import Seat
from engine.seven.game import SEVEN

T = TypeVar("T")


def in_another_thread(work: Callable[[], T]) -> T:
    with ThreadPoolExecutor(1) as another:
        return another.submit(work).result()


def test_each_thread_has_a_value_of_its_own() -> None:
    own = per_thread(list[int])
    assert own() is own()
    assert in_another_thread(own) is not own()


@pytest.mark.parametrize(
    ("native", "kernels", "arrays_of"),
    [
        (
            seven_native,
            ("plant", "weigh", "decide_for_city", "decide_revival", "simulate"),
            lambda made: (*made.tree, made.state, made.scratch, made.out, made.result),
        ),
        (
            architects_native,
            ("plant", "weigh", "grow", "judge"),
            lambda made: (*made.tree, *made.room),
        ),
    ],
    ids=["seven", "architects"],
)
def test_compiled_searches_work_in_memory_of_their_thread(
    native: Any,
    kernels: Sequence[str],
    arrays_of: Callable[[Any], Sequence[Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No kernel is called here: to compile them takes a minute."""
    monkeypatch.setitem(vars(native.PROGRAM), "code", dict.fromkeys(kernels))
    one, other = (arrays_of(in_another_thread(native.machine)) for _ in range(2))
    assert not any(np.shares_memory(*both) for both in zip(one, other, strict=True))


@pytest.mark.long
@pytest.mark.parametrize(
    ("rules", "search", "thinking"),
    [
        (SEVEN, seven_search, seven_thinking),
        (ARCHITECTS, architects_search, architects_thinking),
    ],
    ids=["seven", "architects"],
)
def test_a_search_in_the_middle_of_another_changes_nothing(
    rules: Any, search: Any, thinking: Any
) -> None:
    """Each look at the clock lets another thread search a table of another size."""
    views = [
        rules.view(rules.start(rules.deal(Random(players), players, {})), Seat(0))
        for players in (3, 4)
    ]

    def think(table: int, clock: Callable[[], float] = monotonic) -> list[object]:
        budget = Budget(simulations=24, candidates=4, clock=clock)
        found = thinking.think(views[table], Seat(0), budget, 5, search.machine())
        return [(each.move, each.visits, each.total) for each in found]

    looks = 0

    def disturbed() -> float:
        nonlocal looks
        looks += 1
        in_another_thread(lambda: think(1))
        return monotonic()

    alone = think(0)
    assert think(0, disturbed) == alone
    assert looks > 2
