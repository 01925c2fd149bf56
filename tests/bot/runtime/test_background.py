"""Work in the background: by key, waited for, and cancelled."""

import asyncio

import pytest

from bot.runtime.background import Background


async def test_a_key_is_in_use_until_its_work_has_ended() -> None:
    background, go_on = Background(), asyncio.Event()
    idle = [background.idle]

    async def work() -> None:
        await go_on.wait()
        assert 1 in background

    background.begin(1, work, "work")
    assert 1 in background
    assert 2 not in background
    idle.append(background.idle)
    go_on.set()
    await background.finished()
    assert 1 not in background
    idle.append(background.idle)
    assert idle == [True, False, True]


async def test_what_begins_meanwhile_is_waited_for() -> None:
    background, ended = Background(), list[int]()

    async def work(number: int) -> None:
        if number:
            background.begin(number - 1, lambda: work(number - 1), "work")
        await asyncio.sleep(0)
        ended.append(number)

    background.begin(3, lambda: work(3), "work")
    await background.finished()
    assert ended == [3, 2, 1, 0]


async def test_whoever_waits_meets_the_error_of_a_task() -> None:
    background = Background()

    async def work() -> None:
        raise LookupError

    background.begin(1, work, "work")
    with pytest.raises(LookupError):
        await background.finished()
    assert background.idle


async def test_a_close_waits_until_what_it_cancels_has_ended() -> None:
    background, ended = Background(), list[str]()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append("work")

    background.begin(1, work, "work")
    await asyncio.sleep(0)
    background.begin(2, work, "not begun")
    await background.close()
    assert ended == ["work"]
    assert background.idle
