"""The bot is killed after the last one has agreed to an undo, before its message tells that."""

import pytest

from bot.controls.panel import Panel
from bot.controls.undo_ids import AnswerUndo
from bot.store import Store

from ..store.conftest import database, sqlite_url, store, url
from .test_request_messages import GAVE_UP, PEOPLE, WORDS, Asking, asked, room
from .undo_room import Reply

__all__ = ["database", "room", "sqlite_url", "store", "url"]


class Killed(Reply):
    """A reply that is not sent any more."""

    async def replace_if_possible(self, panel: Panel) -> None:  # type: ignore[override]
        raise RuntimeError("killed")


@pytest.mark.parametrize("ended", [False, True])
async def test_the_message_tells_that_the_move_was_taken_back(
    room: Asking, store: Store, ended: bool
) -> None:
    table, asker = await asked(room)
    first, last = (each for each in PEOPLE if each != asker)
    request = await room.asked(table)
    await room.press(table, first, request)
    answer = Killed()
    answer.pressed_message = request  # type: ignore[assignment]
    with pytest.raises(RuntimeError):
        await room.undoing.press(last, answer, AnswerUndo(table, request, "agree"))
    (undo,) = (await store.tables.load(table)).undone
    if ended:
        await store.tables.end(table, GAVE_UP)
    await room.look()
    told = WORDS("undo-done", name=f"Citizen {asker}", moves=len(undo.moves))
    assert room.posts.replaced[-1] == (request, Panel((told,)))
    await room.look()
    assert room.edited() == [request]
