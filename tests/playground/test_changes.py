"""Whoever waits for a change of the world is woken by it, and ends when cancelled."""

import asyncio

import pytest

from playground.model.changes import ChangeFeed

TURNS = 8
"""More turns of the event loop than a wait takes to end."""


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def watch(feed: ChangeFeed) -> None:
    while True:
        await feed.change(1000)


@pytest.mark.parametrize("later", range(TURNS))
async def test_a_watch_that_is_cancelled_as_a_change_comes_ends(later: int) -> None:
    feed = ChangeFeed()
    watching = asyncio.create_task(watch(feed))
    await turns(TURNS)
    feed.wake()
    await turns(later)
    watching.cancel()
    await turns(TURNS)
    ended = watching.cancelled()
    watching.cancel()
    assert ended


async def test_a_wait_ends_with_the_change_and_with_its_time() -> None:
    feed = ChangeFeed()
    waiting = asyncio.create_task(feed.change(1000))
    await turns(TURNS)
    assert not waiting.done()
    feed.wake()
    await waiting
    await feed.change(0)
    assert not feed._waiting
