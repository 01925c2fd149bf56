"""A request is granted once the last one gets up who has not agreed to it."""

from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO, CARLA
from .test_request_messages import Asking, asked_for_computer, room

__all__ = ["database", "room", "sqlite_url", "store", "url"]


async def test_who_asked_is_replaced_as_the_last_one_leaves_who_has_not_agreed(
    room: Asking,
) -> None:
    table, request = await asked_for_computer(room, ANA, BRUNO, CARLA)
    await room.answer_substitution(table, ANA, BRUNO, request, "agree")
    await room.store.seats.leave(table, 2, CARLA, "builder")
    ana, bruno, _ = (await room.store.tables.load(table)).players
    assert (ana.user_id, ana.former_id, ana.left) == (None, ANA, False)
    assert bruno.user_id == BRUNO
    await room.look()
    assert room.edited() == [request]
    assert room.told("substitute-over-taken", ANA)
    assert await room.store.seats.take_back(table, ANA)
