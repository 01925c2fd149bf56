"""Notices of turns: whom the board mentions, what is sent directly, and nothing comes twice."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from bot.controls.links import to_board
from bot.controls.panel import Panel
from bot.store import NewTable, Notice, Player, Store
from bot.tables.refusals import CannotShow, DirectMessagesClosed, Unreachable
from bot.wording.strings import shared_strings
from engine.duel.game import DUEL

from ...stored import move
from ..scene import after
from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO, CARLA, Answer, House, new

__all__ = ["database", "sqlite_url", "store", "url"]

LATER = timedelta(days=2)


class Room(House):
    """A process of the bot, in which only people move."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.computers_move = False

    async def begin(self, *people: int, channel: int = 1) -> int:
        begun: NewTable = new(after(12), *people, channel=channel, opener=ANA)
        record = await self.store.tables.add(begun)
        await self.tables.open(record, None)
        await self.settle()
        return record.id

    async def play(self, table: int, *, until: int) -> None:
        """Let people move until it is one's turn, and wait until everything is told."""
        session, moved = await self.tables.session(table), False
        while not moved or session.record.players[session.to_act()[0]].user_id != until:
            (seat,) = session.to_act()
            view: Any = session.view(seat)
            who, text = session.record.players[seat].user_id, str(DUEL.legal(view, seat)[0])
            assert who is not None
            ply = session.record.next_ply(seat)
            await self.tables.play(table, who, seat, ply, text, Answer())  # type: ignore[arg-type]
            await self.settle()
            moved, session = True, await self.tables.session(table)

    async def settle(self) -> None:
        """Wait for what is sent in the background."""
        await self.notices.background.finished()

    async def deliver(self) -> None:
        """Send what is due within two days."""
        await self.notices.deliver(datetime.now(UTC) + LATER)

    def mentioned(self) -> list[tuple[int, ...]]:
        """Return whom lines in the channel, beside the boards, have mentioned."""
        return [panel.mentions for panel in self.posts.told]

    async def close(self) -> None:
        await self.notices.close()
        await super().close()


@pytest.fixture
async def room(store: Store) -> AsyncIterator[Room]:
    made = Room(store)
    yield made
    await made.close()


def text(panel: Panel) -> str:
    return "\n".join(part for part in panel.parts if isinstance(part, str))


async def test_a_direct_message_is_the_board_once_and_closes_after_the_turn(
    room: Room, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct", locale="pt-BR")
    table = await room.begin(ANA, BRUNO)
    if not room.letters.sent:
        await room.play(table, until=ANA)
    ((person, board),) = room.letters.sent
    assert person == ANA
    assert board.rows
    assert board.mentions == ()
    assert text(board).startswith("🔔 É a sua vez em **7 Wonders Duel**.")
    assert room.posts.unmentioned[-1] == {ANA}
    await room.notices.catch_up()
    await room.deliver()
    other = Room(store)
    await other.notices.catch_up()
    await other.deliver()
    assert len(room.letters.sent) == 1
    assert not other.letters.sent
    assert room.letters.replaced == other.letters.replaced == []  # that turn still waits
    await other.close()
    await room.play(table, until=BRUNO)
    assert ANA not in room.posts.unmentioned[-1]
    message, closed = room.letters.replaced[-1]
    assert message == 3001
    assert text(closed) == "Essa vez em **7 Wonders Duel** já passou."


async def test_who_moves_again_at_once_goes_on_in_the_same_message(
    room: Room, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct")
    record = await store.tables.add(new(after(0), BRUNO, ANA, channel=1, opener=ANA))
    await room.tables.open(record, None)
    await room.play(record.id, until=ANA)
    assert len(room.letters.sent) == 1
    await room.play(record.id, until=ANA)  # she takes two wonders in a row
    assert len(room.letters.sent) == 1
    ((message, board),) = room.letters.replaced
    assert message == 3001
    assert text(board).startswith("🔔 It is your turn in **7 Wonders Duel**.")
    assert board.rows != room.letters.sent[0][1].rows


async def test_whom_somebody_else_brings_on_turn_gets_a_message_anew(
    room: Room, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct")
    table = await room.begin(ANA, BRUNO)
    if not room.letters.sent:
        await room.play(table, until=ANA)
    for _ in range(3):  # of which no board is shown: a process is killed
        session = await room.tables.session(table)
        (seat,) = session.to_act()
        view: Any = session.view(seat)
        made = move(seat, session.record.next_ply(seat), str(DUEL.legal(view, seat)[0]))
        await store.tables.append(table, [made])
    await room.play(table, until=ANA)
    assert [person for person, _ in room.letters.sent] == [ANA, ANA]
    ((message, closed),) = room.letters.replaced
    assert message == 3001
    assert text(closed) == "This turn in **7 Wonders Duel** is over."


async def test_once_a_day_what_still_waits_is_told_in_one_message(room: Room, store: Store) -> None:
    later = str((datetime.now(UTC).hour + 12) % 24)
    await store.preferences.change(ANA, notify="direct", daily=later)
    await store.preferences.change(CARLA, daily=later)
    tables = [await room.begin(ANA, BRUNO, channel=each) for each in (1, 2, 3)]
    for table in tables:
        if (await room.tables.session(table)).to_act() != (0,):
            await room.play(table, until=ANA)
    carlas = await room.begin(CARLA, BRUNO, channel=4)
    if (await room.tables.session(carlas)).to_act() != (0,):
        await room.play(carlas, until=CARLA)
    assert ANA in {*room.posts.unmentioned[0], *room.posts.unmentioned[1]}
    assert room.posts.unmentioned[-1] == {CARLA}
    assert room.letters.sent == []
    await room.play(tables[0], until=BRUNO)  # that turn is over
    other = Room(store)
    await asyncio.gather(room.deliver(), other.deliver())
    sent = [*room.letters.sent, *other.letters.sent]
    assert [person for person, _ in sent] == [ANA]
    assert text(sent[0][1]).startswith("🔔 **2 games are waiting for you:**")
    (line,) = [*room.posts.told, *other.posts.told]
    assert line.mentions == (CARLA,)
    assert "Discord does not let me" not in text(line)
    await other.close()


MANY = 30
"""So many games are listed in two messages, where the opponents have the longest names."""


async def many(room: Room) -> list[int]:
    """Let many games wait for somebody who is told of them once a day."""
    later = str((datetime.now(UTC).hour + 12) % 24)
    await room.store.preferences.change(ANA, notify="direct", daily=later)
    found = []
    for channel in range(MANY):
        begun = new(after(0), ANA, Player(BRUNO, "*" * 32), channel=channel, opener=ANA)
        table = (await room.store.tables.add(replace(begun, guild_id=1 << 60))).id
        await room.store.notices.offer(Notice(table, 0, ANA, 0, datetime.now(UTC)))
        found.append(table)
    return found


def listed(room: Room) -> list[int]:
    """Return of how many games each direct message tells."""
    return [text(panel).count("https://") for _, panel in room.letters.sent]


async def test_a_long_list_comes_in_several_messages(room: Room) -> None:
    await many(room)
    await room.deliver()
    assert sum(listed(room)) == MANY
    assert len(listed(room)) == 2
    assert all(len(text(panel)) <= 4000 for _, panel in room.letters.sent)
    assert text(room.letters.sent[0][1]).startswith(f"🔔 **{MANY} games are waiting for you:**")
    await room.deliver()
    assert sum(listed(room)) == MANY
    assert room.mentioned() == []


@pytest.mark.parametrize(
    "end", [Unreachable("502"), DirectMessagesClosed("cannot send messages to this user")]
)
async def test_of_a_long_list_only_what_was_not_told_comes_again(
    room: Room, end: Exception
) -> None:
    await many(room)
    room.letters.errors = [None, end]
    await room.deliver()
    first, second = listed(room)
    assert room.mentioned() == [(ANA,)] * (second if isinstance(end, DirectMessagesClosed) else 0)
    await room.deliver()
    assert listed(room) == [first, second]  # Discord had taken both
    again = room.letters.nonces[1:2] if isinstance(end, Unreachable) else []
    assert room.letters.nonces[2:] == again


async def test_who_takes_no_direct_messages_is_mentioned_instead(room: Room, store: Store) -> None:
    await store.preferences.change(ANA, notify="both")
    room.letters.closed = {ANA}
    table = await room.begin(ANA, BRUNO)
    if not room.mentioned():
        await room.play(table, until=ANA)
    assert room.mentioned() == [(ANA,)]
    assert "Discord does not let me" in text(room.posts.told[0])
    assert (await store.preferences.of(ANA)).closed
    await room.play(table, until=BRUNO)
    await room.play(table, until=ANA)
    assert room.mentioned() == [(ANA,)]
    assert room.posts.unmentioned[-1] == set()


async def test_what_discord_may_have_taken_is_sent_again_with_the_same_nonce(
    room: Room, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct")
    room.letters.errors = [Unreachable("reset by peer")]
    table = await room.begin(ANA, BRUNO)
    if not room.letters.sent:
        await room.play(table, until=ANA)
    await room.deliver()
    assert len(room.letters.sent) == 1
    await room.play(table, until=BRUNO)
    assert [message for message, _ in room.letters.replaced] == [3001]


async def test_reminders_are_sent_as_notices_are_but_not_in_quiet_hours(
    room: Room, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct", daily="5", locale="es-419")
    await store.preferences.change(BRUNO, notify="none")
    table = await room.begin(ANA, BRUNO)
    record = await store.tables.load(table)
    people = (ANA, BRUNO, CARLA)
    mentioned = await room.notices.remind(record, people, lambda _: Panel(("soon",)), "soon")
    await room.settle()
    assert mentioned == (CARLA,)
    ((person, letter),) = room.letters.sent
    assert (person, letter.parts) == (ANA, ("soon",))
    assert letter.rows == to_board(shared_strings().words("es-419"), record)


async def test_a_direct_message_tells_of_a_turn_whose_board_cannot_be_posted(
    room: Room, store: Store
) -> None:
    await store.preferences.change(BRUNO, notify="direct")
    table = await room.begin(ANA, BRUNO)
    if (await room.tables.session(table)).to_act() != (0,):
        await room.play(table, until=ANA)
    before = len(room.letters.sent)
    room.posts.errors = [CannotShow("send_messages")]
    with pytest.raises(CannotShow):
        await room.play(table, until=BRUNO)
    await room.settle()
    assert len(room.letters.sent) == before + 1


async def test_who_takes_no_direct_messages_is_not_sent_reminders_again(
    room: Room, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct")
    record = await store.tables.load(await room.begin(ANA, BRUNO))
    room.letters.closed = {ANA}
    await room.notices.remind(record, (ANA,), lambda _: Panel(("soon",)), "soon")
    await room.settle()
    assert (await store.preferences.of(ANA)).closed
