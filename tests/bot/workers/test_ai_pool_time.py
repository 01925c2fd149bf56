"""Time to think: how many share it, who waits for whom, and who has all of it."""

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.workers.ai_pool import (
    ANSWERED_WITHIN,
    LEAST_SECONDS,
    TOGETHER_WITHIN,
    SearchPool,
    share,
    side_by_side,
)
from bot.workers.pool import WorkerPool
from engine.ai.duel import agent
from engine.ai.levels import STRONGEST

from ..waiting import LONG, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")

SECONDS = st.floats(0.01, 2.0)
COUNT = st.integers(1, 8)


@pytest.mark.long
@given(SECONDS, st.integers(1, 100), COUNT, st.floats(0, 10))
def test_a_thought_is_shortened_by_others_and_by_waiting(
    seconds: float, thoughts: int, processes: int, waited: float
) -> None:
    time = share(seconds, thoughts, processes, waited)
    assert min(LEAST_SECONDS, seconds) <= time <= seconds
    assert share(seconds, thoughts + 1, processes, waited) <= time
    assert share(seconds, thoughts, processes, waited + 1) <= time
    if thoughts <= processes and not waited:
        assert time == min(seconds, ANSWERED_WITHIN)


@given(COUNT, st.integers(1, 40))
def test_those_who_come_together_are_answered_in_time(processes: int, thoughts: int) -> None:
    """Play through what the workers do, each thought taking what it may."""
    free = [0.0] * processes
    strongest = agent.time_limit(STRONGEST)
    for begun in range(thoughts):
        free.sort()
        free[0] += share(strongest, max(1, thoughts - begun), processes, free[0])
    least = -(-thoughts // processes) * LEAST_SECONDS
    assert max(free) <= ANSWERED_WITHIN + least


@given(SECONDS, COUNT, COUNT)
def test_computers_that_choose_at_once_keep_nobody_waiting(
    seconds: float, together: int, processes: int
) -> None:
    time = side_by_side(seconds, together, processes)
    rounds = -(-together // processes)
    assert rounds * time <= TOGETHER_WITHIN + 1e-9
    assert time == pytest.approx(min(seconds, TOGETHER_WITHIN / rounds))


@pytest.mark.parametrize("overrun", [0.0, 0.02, 0.05])
def test_computers_that_choose_at_once_make_up_for_searches_that_took_too_long(
    overrun: float,
) -> None:
    """Play through six searches on two workers, each taking longer than it may."""
    free = [0.0, 0.0]
    wanted = side_by_side(agent.time_limit(STRONGEST), 6, 2)
    for begun in range(6):
        free.sort()
        free[0] += share(wanted, 6 - begun, 2, free[0], TOGETHER_WITHIN) + overrun
    assert max(free) <= TOGETHER_WITHIN + LEAST_SECONDS + overrun


class Rows:
    """Work that lasts until it is told to end, so that a test knows what runs and what waits."""

    def __init__(self) -> None:
        self.end = Event()
        self.given: list[float] = []

    def __call__(self, seconds: float) -> float:
        self.given.append(seconds)
        self.end.wait(LONG)
        return seconds


def search_pool(size: int, **options: Any) -> SearchPool:
    return SearchPool(size, partial(ThreadPoolExecutor, size), **options)


async def test_thoughts_are_the_shorter_the_more_there_are() -> None:
    moves, work = search_pool(2), Rows()
    tasks = [asyncio.create_task(moves.search(2.0, work)) for _ in range(2)]
    await until(lambda: len(work.given) == 2)
    tasks += [asyncio.create_task(moves.search(2.0, work)) for _ in range(8)]
    await asyncio.sleep(0.1)
    assert len(work.given) == 2  # as many as there are workers
    work.end.set()
    times = await asyncio.gather(*tasks)
    assert all(1.0 < time <= ANSWERED_WITHIN for time in times[:2])
    assert all(time < 1.0 for time in times[2:6])
    moves.close()


async def test_a_search_that_has_to_end_sooner_is_shorter() -> None:
    moves, work = search_pool(1), Rows()
    work.end.set()
    assert LEAST_SECONDS < await moves.search(1.0, work, within=0.5) <= 0.5
    assert await moves.search(0.3, work, within=0.5) == 0.3
    moves.close()


async def test_whoever_is_patient_has_all_the_time() -> None:
    reviews, work = search_pool(1, hurried=False), Rows()
    work.end.set()
    times = await asyncio.gather(*(reviews.search(0.7, work) for _ in range(20)))
    assert times == [0.7] * 20
    reviews.close()


async def test_whoever_is_patient_is_not_hurried_for_having_waited() -> None:
    moves, work = search_pool(1), Rows()
    first = asyncio.create_task(moves.search(1.0, work))
    await until(lambda: bool(work.given))
    patient = asyncio.create_task(moves.search(ANSWERED_WITHIN, work, patient=True))
    await asyncio.sleep(0.05)
    work.end.set()
    assert (await first, await patient) == (1.0, ANSWERED_WITHIN)
    moves.close()


async def test_whoever_was_patient_leaves_all_the_time_to_the_next() -> None:
    moves, work = search_pool(1), Rows()
    work.end.set()
    for patient in (True, True, False):
        assert await moves.search(1.0, work, patient=patient) == 1.0
    moves.close()


async def test_after_a_first_task_a_hung_one_is_given_up_sooner() -> None:
    end, tries = Event(), list[int]()

    def hang_once() -> int:
        tries.append(1)
        if len(tries) == 1:
            pool._stuck = LONG  # the second try may take its time
            end.wait(LONG)
        return len(tries)

    pool = WorkerPool(1, partial(ThreadPoolExecutor, 1), cold=LONG, stuck=0.05)
    try:
        assert await pool.run(partial(int, 7)) == 7
        assert await asyncio.wait_for(pool.run(hang_once), LONG / 2) == 2
    finally:
        end.set()
        pool.close()


async def test_whoever_goes_away_leaves_the_place_to_others() -> None:
    moves, work = search_pool(1), Rows()
    first = asyncio.create_task(moves.search(1.0, work))
    await until(lambda: bool(work.given))
    waiting = [asyncio.create_task(moves.search(1.0, work)) for _ in range(3)]
    await asyncio.sleep(0.05)
    for task in (first, *waiting[:2]):
        task.cancel()
    work.end.set()
    assert LEAST_SECONDS <= await waiting[2] <= 1.0
    assert moves._wanted == 0
    moves.close()
