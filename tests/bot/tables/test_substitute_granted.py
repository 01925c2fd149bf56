"""Whom the computer follows as others get up, and who of several takes a seat back."""

from typing import Any

from bot.controls.ids import TakeSeatBack
from bot.controls.panel import Panel

from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO, CARLA, Answer
from .substitutes import LEVEL
from .test_request_messages import WORDS, Asking, asked_for_computer, room

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


class Pressed(Answer):
    """The reply to a press on the public message with which a seat can be taken back."""

    def __init__(self, table: int) -> None:
        super().__init__()
        self.pressed_controls = frozenset({str(TakeSeatBack(table))})
        self.replaced: list[Panel] = []

    async def replace_if_possible(self, panel: Panel, **_: object) -> None:
        self.replaced.append(panel)


async def test_the_button_stays_for_the_others_until_the_last_one_is_back(room: Asking) -> None:
    table = await room.begin("architects", ANA, BRUNO, CARLA)
    for seat, user in enumerate((ANA, BRUNO)):
        assert await room.store.seats.hand_over(table, seat, user, LEVEL)
    first: Any = Pressed(table)
    last: Any = Pressed(table)
    await room.substitution.press(ANA, None, first, TakeSeatBack(table))
    assert first.replaced == []
    assert first.told[-1] == Panel((WORDS("substitute-returned", name=f"Citizen {ANA}"),))
    await room.substitution.press(BRUNO, None, last, TakeSeatBack(table))
    assert last.replaced == [Panel((WORDS("substitute-returned", name=f"Citizen {BRUNO}"),))]
