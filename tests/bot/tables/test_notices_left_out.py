"""What people are not told of beside the board, although they have chosen to be told of turns."""

from datetime import UTC, datetime

from msgspec.structs import replace

from bot.store import Store

from ...stored import move
from ..scene import after
from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO, Answer, new
from .test_held_boards import first_move
from .test_notices import Room, room, text

__all__ = ["database", "room", "sqlite_url", "store", "url"]


async def waits_for_ana(room: Room) -> int:
    """Begin a game in which it is Ana's turn; she is told of turns half a day later."""
    await room.store.preferences.change(ANA, notify="direct", daily=later())
    table = await room.begin(ANA, BRUNO)
    if (await room.tables.session(table)).to_act() != (0,):
        await room.play(table, until=ANA)
    return table


def later() -> str:
    return str((datetime.now(UTC).hour + 12) % 24)


async def test_a_game_that_is_over_leaves_nothing_to_be_told(room: Room, store: Store) -> None:
    table = await waits_for_ana(room)
    assert [each.person_id for each in await store.notices.of_table(table)] == [ANA]
    await room.tables.resign(table, BRUNO, Answer())  # type: ignore[arg-type]
    await room.settle()
    assert await store.notices.of_table(table) == ()


async def test_the_message_of_a_turn_closes_as_the_game_is_given_up(
    room: Room, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct")
    table = await room.begin(ANA, BRUNO)
    if not room.letters.sent:
        await room.play(table, until=ANA)
    await room.tables.resign(table, BRUNO, Answer())  # type: ignore[arg-type]
    await room.settle()
    ((message, closed),) = room.letters.replaced
    assert message == 3001
    assert text(closed) == "This turn in **7 Wonders Duel** is over."


async def test_after_a_stop_everybody_is_looked_up_who_has_chosen_how_to_be_told(
    store: Store,
) -> None:
    table = (await store.tables.add(new(after(0), ANA, BRUNO, channel=1, opener=ANA))).id
    for name, chosen in (("notify", "direct"), ("daily", "9"), ("quiet", "22-7")):
        assert await store.notices.tables_of_notified() == ()
        await store.preferences.change(ANA, **{name: chosen})
        assert await store.notices.tables_of_notified() == (table,)
        await store.preferences.change(ANA, **{name: None})


async def test_who_plays_along_in_a_private_panel_is_sent_no_message(
    room: Room, store: Store
) -> None:
    for person in (ANA, BRUNO):
        await store.preferences.change(person, notify="direct")
    record = await store.tables.add(new(after(12), ANA, BRUNO, channel=1, opener=ANA))
    shown = await room.tables.session(record.id)
    for live in ((ANA, BRUNO), ()):
        assert room.letters.sent == []
        room.notices.shown(shown, live, None)
        await room.settle()
    assert len(room.letters.sent) == 1


async def test_of_a_turn_that_is_over_nobody_is_told_in_a_later_one(
    room: Room, store: Store
) -> None:
    table = await waits_for_ana(room)
    session, moved = await room.tables.session(table), False
    while not moved or session.to_act() != (0,):  # in a process that is killed before its board
        (seat,) = session.to_act()
        ply = session.record.next_ply(seat)
        await store.tables.append(table, [move(seat, ply, first_move(session, seat))])
        session, moved = await room.tables.session(table), True
    await room.deliver()
    assert room.letters.sent == []
    await room.boards.show_unshown(table)
    await room.settle()
    await room.deliver()
    assert [person for person, _ in room.letters.sent] == [ANA]


async def test_who_plays_in_direct_messages_has_the_board_there(room: Room, store: Store) -> None:
    await store.preferences.change(ANA, notify="direct")
    begun = replace(new(after(0), ANA, None, channel=1, opener=ANA), guild_id=None)
    await room.tables.open(await store.tables.add(begun), None)
    await room.settle()
    assert room.posts.unmentioned == [set()]
    assert room.letters.sent == []
