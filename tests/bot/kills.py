"""What tests share in which the bot is killed: the playground, stored games, and the kill."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.store import NewTable, Player, Store, TableRecord
from playground import Channel, Patience, Person, Playground

from ..stored import put_moves
from .conftest import DESCRIPTION
from .players import SLOWLY
from .processes import Host


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    """Open a playground in which nobody waits long for a bot that is gone."""
    patience = Patience(silent=0.0)
    async with Playground(DESCRIPTION, ack_seconds=60.0, patience=patience) as playground:
        yield playground
        assert playground.violations == [], playground.violations


async def on_disk(host: Host, table: int = 1) -> TableRecord:
    """Return a stored game."""
    store = await Store.open(host.database)
    try:
        return await store.tables.load(table)
    finally:
        await store.close()


async def until_stored(host: Host, true: Callable[[TableRecord], bool], what: str) -> TableRecord:
    """Return the first game once something is true of it; fail with what is stored otherwise."""
    try:
        async with asyncio.timeout(SLOWLY):
            while not true(record := await on_disk(host)):  # noqa: ASYNC110 - it is polled
                await asyncio.sleep(0.01)
    except TimeoutError:
        pytest.fail(f"waited for {what}; stored is {await on_disk(host)}")
    return record


async def put_game(
    host: Host,
    place: Channel,
    people: Sequence[Person],
    *,
    computers: int = 0,
    game: str,
    deal: bytes,
    moves: Iterable[tuple[int, str]],
    options: Mapping[str, str] | None = None,
    clock: str | None = None,
) -> TableRecord:
    """Store a game in which some moves are made, each a seat and a text; return it.

    Apprentices have the last seats.
    """
    assert place.guild is not None
    new = NewTable(
        game=game,
        guild_id=place.guild.id,
        channel_id=place.id,
        opener_id=people[0].id,
        locale="en-US",
        options={**(options or {})},
        deal=deal,
        players=(
            *(Player(each.id, each.name) for each in people),
            *[Player(None, "", "apprentice")] * computers,
        ),
        postable=True,
        clock=clock,
    )
    store = await Store.open(host.database)
    try:
        table = (await store.tables.add(new)).id
        await put_moves(store, table, moves)
        return await store.tables.load(table)
    finally:
        await store.close()


@asynccontextmanager
async def killed(
    discord: Playground, host: Host, doing: Coroutine[Any, Any, Any], **fault: object
) -> AsyncIterator[None]:
    """Kill the bot as a request hangs that it makes for what somebody does; start it again.

    The block runs before the kill.
    """
    hanging = discord.faults.add(delay=60.0, **fault)  # type: ignore[arg-type]
    acting = asyncio.create_task(doing)
    await discord.until(lambda: hanging.hits > 0, SLOWLY, "a request that hangs")
    yield
    await host.kill()
    discord.faults.clear()
    await give_up(acting)
    await host.start()


async def give_up(acting: asyncio.Task[Any]) -> None:
    """Cancel what is not answered any more; Python 3.11 may swallow a cancellation."""
    while not acting.done():
        acting.cancel()
        await asyncio.wait({acting}, timeout=0.05)
