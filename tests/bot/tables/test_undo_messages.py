"""The messages of requests to take a move back tell how these have ended, without buttons."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.controls.panel import Panel
from bot.store import Ending, Store
from bot.tables.ports import Replaced
from bot.wording.strings import shared_strings
from engine.core.game import RESIGNATION

from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO, CARLA
from .undo_room import Room

__all__ = ["database", "sqlite_url", "store", "url"]

WORDS = shared_strings().words("en-US")


@pytest.fixture
async def room(store: Store) -> AsyncIterator[Room]:
    here = Room(store)
    yield here
    await here.close()


async def asked(room: Room) -> tuple[int, int]:
    """Let one of three ask; return the game and the person who asks."""
    table = await room.begin("architects", ANA, BRUNO, CARLA)
    session = await room.play(table, 3, Random(1))
    asker = session.record.players[session.record.moves[-1].seat].user_id
    assert asker is not None
    await room.ask(asker)
    await room.messages.end()
    assert room.posts.replaced == []
    return table, asker


def told(room: Room, asker: int, how: str) -> bool:
    """Whether the last message that was edited tells how the request has ended."""
    line = WORDS(f"undo-over-{how}", name=f"Citizen {asker}")
    return room.posts.replaced[-1][1] == Panel((line,))


async def test_the_next_move_ends_it(room: Room) -> None:
    table, asker = await asked(room)
    await room.play(table, 1, Random(2))
    await room.messages.end()
    assert told(room, asker, "moved")
    await room.messages.end()
    assert [message for message, _ in room.posts.replaced] == [room.requests]


async def test_another_request_takes_its_place(room: Room) -> None:
    table, asker = await asked(room)
    first = room.requests
    await room.ask(next(each for each in (ANA, BRUNO, CARLA) if each != asker))
    await room.messages.end()
    assert told(room, asker, "replaced")
    assert [message for message, _ in room.posts.replaced] == [first]
    await room.store.tables.end(table, Ending(RESIGNATION, (0,)))
    await room.messages.end()
    assert [message for message, _ in room.posts.replaced] == [first, room.requests]


async def test_the_game_ends(room: Room) -> None:
    table, asker = await asked(room)
    await room.store.tables.end(table, Ending(RESIGNATION, (0,)))
    await room.messages.end()
    assert told(room, asker, "ended")


async def test_the_players_change(room: Room) -> None:
    table, asker = await asked(room)
    other = next(each for each in (ANA, BRUNO, CARLA) if each != asker)
    seat = (ANA, BRUNO, CARLA).index(other)
    assert await room.store.seats.hand_over(table, seat, other, "builder")
    await room.messages.end()
    assert told(room, asker, "closed")


async def test_one_that_discord_does_not_take_now_is_edited_at_the_next_look(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, asker = await asked(room)
    await room.play(table, 1, Random(2))
    tries = list[int]()

    async def later(channel_id: int, message_id: int, panel: Panel) -> Replaced:
        tries.append(message_id)
        return Replaced.LATER

    with monkeypatch.context() as patched:
        patched.setattr(room.posts, "replace", later)
        await room.messages.end()
    assert tries == [room.requests]
    await room.messages.end()
    assert told(room, asker, "moved")
