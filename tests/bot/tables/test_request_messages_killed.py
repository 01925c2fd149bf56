"""The bot is killed before it has sent a request, or before that tells that all have agreed."""

from typing import Any

import pytest

from bot.controls.ids import Substitute
from bot.controls.panel import Panel
from bot.controls.undo_ids import AnswerUndo
from bot.store import Store

from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO
from .substitutes import LEVEL
from .test_request_messages import GAVE_UP, PEOPLE, WORDS, Asking, asked, room
from .undo_room import Reply, reply

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
    answer: Any = Killed()
    answer.pressed_message = request
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


async def test_a_second_press_sends_the_request_for_the_computer_that_was_stored_alone(
    room: Asking, store: Store
) -> None:
    table = await room.begin("architects", ANA, BRUNO)
    pressed = Substitute(table, await room.seat_at(table, ANA), LEVEL)
    assert await store.seats.request_substitute(table, ANA, 7, LEVEL)
    asked = []
    for _ in range(2):
        again = reply()
        again.interaction_id = 7
        await room.substitution.press(ANA, None, again, pressed)
        asked.append([panel for panel in again.told if panel.rows])
    assert [len(each) for each in asked] == [1, 0]
