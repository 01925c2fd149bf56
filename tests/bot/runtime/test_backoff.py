"""Waits between tries: they grow, start over after a success, and end when something changes."""

import asyncio

import pytest

from bench.simulated_cluster import simulated
from bot.ops.health import Health
from bot.runtime.backoff import Backoff
from bot.runtime.settings import Settings
from bot.runtime.shutdown import Shutdown, Stopping
from bot.store import DamagedTable
from bot.tables.boards.delivery_retry import AT_ONCE, WAITS, DeliveryRetry
from bot.tables.refusals import CannotShow, Gone, Unreachable

from ..tables.house import PATIENCE, Clock


def test_waits_grow_and_start_over() -> None:
    backoff = Backoff((2, 5, 10))
    seen = [(backoff.next(), backoff.exhausted) for _ in range(4)]
    assert seen == [(2, False), (5, False), (10, True), (10, True)]
    backoff.reset()
    assert (backoff.exhausted, backoff.next()) == (False, 2)


class Retries:
    """Retries of boards whose showing ends as a test says: an error each, at last a success."""

    def __init__(self, *errors: Exception | None) -> None:
        self.clock, self.errors = Clock(), list(errors)
        self.tried: list[int] = []
        self.given_up: list[int] = []
        self.most = self.now = 0
        self.gate = asyncio.Event()
        self.gate.set()
        self.left = False
        self.retry = DeliveryRetry(self._show, self._give_up, self._hand_over, self.clock)

    async def _show(self, table: int) -> None:
        self.tried.append(table)
        self.now += 1
        self.most = max(self.most, self.now)
        await self.gate.wait()
        self.now -= 1
        error = self.errors.pop(0) if self.errors else None
        if error is not None:
            raise error

    async def _give_up(self, table: int) -> None:
        self.given_up.append(table)

    async def _hand_over(self, _: int) -> bool:
        return self.left

    async def done(self) -> None:
        """Wait until nothing is retried any more; raise what a task has ended with."""
        async with asyncio.timeout(PATIENCE):
            await self.retry.background.finished()

    async def trying(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.now:  # noqa: ASYNC110 - the next turns of the event loop
                await asyncio.sleep(0)


async def test_two_calls_give_one_task() -> None:
    retries = Retries()
    retries.gate.clear()
    retries.retry.show(1)
    retries.retry.show(1)
    await retries.trying()
    assert retries.now == 1
    retries.gate.set()
    await retries.done()
    assert retries.most == 1
    assert retries.retry.background.idle


async def test_a_call_during_a_sleep_tries_now_and_starts_the_schedule_over() -> None:
    retries = Retries(*[Unreachable("down")] * 4)
    retries.retry.show(1)
    assert await retries.clock.asleep() == WAITS[0]
    retries.clock.pass_time()
    assert await retries.clock.asleep() == WAITS[1]
    retries.retry.show(1)
    assert await retries.clock.asleep() == WAITS[0]
    assert len(retries.tried) == 3
    retries.clock.pass_time()
    assert await retries.clock.asleep() == WAITS[1]
    retries.clock.pass_time()
    await retries.done()
    assert len(retries.tried) == 5


async def test_a_call_during_a_try_is_not_lost() -> None:
    retries = Retries()
    retries.gate.clear()
    retries.retry.show(1)
    await retries.trying()
    retries.retry.show(1)
    retries.gate.set()
    await retries.done()
    assert retries.tried == [1, 1]


async def test_a_call_during_a_try_that_fails_is_a_first_try_of_its_own() -> None:
    retries = Retries(*[Unreachable("down")] * 3)
    retries.retry.show(1)
    await retries.clock.asleep()
    retries.gate.clear()
    retries.clock.pass_time()
    await retries.trying()
    retries.left = True
    retries.retry.show(1)  # somebody has moved here, of which the other process may not hear
    retries.gate.set()
    assert await retries.clock.asleep() == WAITS[0]
    assert len(retries.tried) == 3
    retries.clock.pass_time()
    await retries.done()
    assert len(retries.tried) == 3


async def test_a_board_that_may_not_be_shown_is_not_retried() -> None:
    for error in (CannotShow("send_messages"), DamagedTable(1), None):
        retries = Retries(error)
        retries.retry.show(1)
        await retries.done()
        assert (retries.tried, retries.clock.slept, retries.given_up) == ([1], [], [])


@pytest.mark.parametrize("error", [CannotShow("send_messages"), DamagedTable(1)])
def test_a_board_that_may_not_be_shown_hand_over_alone_for_a_while(error: Exception) -> None:
    async def story() -> None:
        retries = Retries(error, error)
        for _ in range(3):  # what looks for boards that nobody has shown finds it again and again
            retries.retry.show_unless_cooling_down(1)
            await retries.done()
        assert retries.tried == [1]
        await asyncio.sleep(WAITS[-1])
        retries.retry.show_unless_cooling_down(1)
        await retries.done()
        retries.retry.show_unless_cooling_down(1)
        assert retries.tried == [1, 1]
        retries.retry.show(1)  # a permission was granted, or somebody has moved
        await retries.done()
        retries.retry.show_unless_cooling_down(1)
        await retries.done()
        assert retries.tried == [1, 1, 1, 1]

    simulated(story())


async def test_a_board_hand_over_to_the_process_that_has_its_server_after_a_first_try() -> None:
    retries = Retries(*[Unreachable("down")] * 2)
    retries.retry.show(1)
    assert await retries.clock.asleep() == WAITS[0]
    retries.left = True
    retries.retry.show(1)  # somebody has moved here, of which the other one may not hear
    assert await retries.clock.asleep() == WAITS[0]
    assert retries.tried == [1, 1]
    retries.clock.pass_time()
    await retries.done()
    assert retries.tried == [1, 1]


async def test_a_lost_channel_is_given_up_after_the_longest_wait() -> None:
    retries = Retries(*[Gone("10003")] * (len(WAITS) + 1))
    retries.retry.show(1)
    for wait in WAITS:
        assert retries.given_up == []
        assert await retries.clock.asleep() == wait
        retries.clock.pass_time()
    await retries.done()
    assert retries.given_up == [1]
    assert len(retries.tried) == len(WAITS) + 1


async def test_after_an_outage_some_boards_are_retried_at_once() -> None:
    retries = Retries()
    retries.gate.clear()
    for table in range(3 * AT_ONCE):
        retries.retry.show(table)
    await retries.trying()
    for _ in range(10):
        await asyncio.sleep(0)
    assert retries.now == AT_ONCE
    retries.gate.set()
    await retries.done()
    assert sorted(retries.tried) == list(range(3 * AT_ONCE))
    assert retries.most == AT_ONCE


async def test_a_sleep_ends_when_the_bot_stops_or_is_woken() -> None:
    shutdown, wake = Shutdown(), asyncio.Event()
    sleeping = asyncio.create_task(shutdown.sleep(1000, wake))
    await asyncio.sleep(0)
    wake.set()
    assert await asyncio.wait_for(sleeping, PATIENCE)
    never = asyncio.Event()
    tasks = [asyncio.create_task(shutdown.sleep(1000, each)) for each in (None, never)]
    await asyncio.sleep(0)
    await shutdown.finish(PATIENCE)
    assert await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE) == [False, False]


async def test_what_is_done_is_given_even_when_the_bot_stops_and_nothing_else_is_awaited() -> None:
    shutdown, waits = Shutdown(), asyncio.get_running_loop().create_future()
    done = asyncio.get_running_loop().create_future()
    waiting = asyncio.create_task(shutdown.interrupt(waits))
    await asyncio.sleep(0)
    await shutdown.finish(PATIENCE)
    with pytest.raises(Stopping):
        await asyncio.wait_for(waiting, PATIENCE)
    assert not waits.done(), "nothing is cancelled"
    done.set_result(7)
    assert await shutdown.interrupt(done) == 7


async def test_work_in_progress_is_waited_for_until_the_last_of_it_is_done() -> None:
    shutdown = Shutdown()
    with shutdown.working():
        with shutdown.working():
            pass
        idle = asyncio.create_task(shutdown.idle())
        await asyncio.sleep(0)
        assert not idle.done()
    await asyncio.wait_for(idle, PATIENCE)


async def test_the_program_waits_longer_only_while_it_is_never_connected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from bot.ops import program

    stop, waited = asyncio.Event(), list[float]()
    connected = [False, False, True, False, True]

    async def run_once(*_: object) -> bool:
        return connected.pop(0)

    async def wait(seconds: float, _: asyncio.Event) -> None:
        waited.append(seconds)
        if not connected:
            stop.set()

    monkeypatch.setattr(program, "run_once", run_once)
    monkeypatch.setattr(program, "_wait", wait)
    monkeypatch.setattr(program, "Wonders", lambda *_, **__: object())
    monkeypatch.setattr(program, "stop_on_signals", lambda: stop)
    monkeypatch.setattr(Health, "watch", lambda *_: None)
    settings = Settings(token="t", database_url="sqlite+aiosqlite://")
    assert await program._run(settings) == 0
    first, second, *_ = program.WAITS
    assert waited == [first, second, first, second, first]
