"""Turns are offered to be told, told once, and their direct messages closed."""

from datetime import timedelta

from bot.store import Notice

from ..examples import NOON
from .race import RaceStores, race

LATER = NOON + timedelta(hours=1)


async def of_a_turn(on: RaceStores, *, offered: bool = False) -> Notice:
    """Return a notice of a new game that is due at noon, stored if it is `offered`."""
    table = await on.store.tables.add(on.duel())
    notice = Notice(table.id, 0, table.opener_id, 1, NOON)
    if offered:
        assert await on.store.notices.offer(notice)
    return notice


def later(notice: Notice) -> Notice:
    """Return the notice of a later turn of the same seat."""
    return Notice(notice.table_id, notice.seat, notice.person_id, notice.revision + 2, LATER)


@race("notices.offer")
async def the_same_turn(on: RaceStores) -> None:
    notice = await of_a_turn(on)
    done = await on.meet(
        lambda store: store.notices.offer(notice), lambda store: store.notices.offer(notice)
    )
    assert {*done} == {True, False}
    assert await on.store.notices.of_table(notice.table_id) == (notice,)


@race("notices.offer", alike=False)
async def the_first_turns(on: RaceStores) -> None:
    notice = await of_a_turn(on)
    newer = later(notice)
    done = await on.meet(
        lambda store: store.notices.offer(notice), lambda store: store.notices.offer(newer)
    )
    assert done[1] is True
    assert await on.store.notices.of_table(notice.table_id) == (newer,)


@race("notices.offer", alike=False)
async def turns_that_follow(on: RaceStores) -> None:
    notice = await of_a_turn(on, offered=True)
    newer = later(notice)
    newest = later(newer)
    done = await on.meet(
        lambda store: store.notices.offer(newer), lambda store: store.notices.offer(newest)
    )
    assert done[1] is True
    assert await on.store.notices.of_table(notice.table_id) == (newest,)


@race("notices.claim")
async def a_turn_that_two_tell(on: RaceStores) -> None:
    notice = await of_a_turn(on, offered=True)
    one, other = await on.meet(
        lambda store: store.notices.claim(notice.person_id, NOON),
        lambda store: store.notices.claim(notice.person_id, NOON),
    )
    assert len(one + other) == 1


@race("notices.claim", "notices.offer")
async def a_turn_that_is_told_while_another_begins(on: RaceStores) -> None:
    notice = await of_a_turn(on, offered=True)
    newer = later(notice)
    claimed, offered = await on.meet(
        lambda store: store.notices.claim(notice.person_id, NOON),
        lambda store: store.notices.offer(newer),
    )
    assert offered is True
    assert [each.revision for each in claimed] in ([], [notice.revision])
    assert await on.store.notices.of_table(notice.table_id) == (newer,)


@race("notices.put_back", "notices.offer")
async def a_turn_that_could_not_be_told_while_another_begins(on: RaceStores) -> None:
    notice = await of_a_turn(on, offered=True)
    await on.store.notices.claim(notice.person_id, NOON)
    newer = later(notice)
    done = await on.meet(
        lambda store: store.notices.put_back(notice, NOON),
        lambda store: store.notices.offer(newer),
    )
    assert done == (None, True)
    assert await on.store.notices.of_table(notice.table_id) == (newer,)


@race("notices.set_message", "notices.offer")
async def a_message_while_another_turn_begins(on: RaceStores) -> None:
    notice = await of_a_turn(on, offered=True)
    await on.store.notices.claim(notice.person_id, NOON)
    newer = later(notice)
    done = await on.meet(
        lambda store: store.notices.set_message(notice, 8, 9),
        lambda store: store.notices.offer(newer),
    )
    assert done == (None, True)
    (stored,) = await on.store.notices.of_table(notice.table_id)
    assert (stored.revision, stored.due_at) == (newer.revision, LATER)
    assert (stored.channel_id, stored.message_id) == (8, 9)
    assert not await on.store.notices.offer(newer)


@race("notices.close_message")
async def a_message_that_two_close(on: RaceStores) -> None:
    notice = await of_a_turn(on, offered=True)
    await on.store.notices.set_message(notice, 8, 9)
    (stored,) = await on.store.notices.of_table(notice.table_id)
    done = await on.meet(
        lambda store: store.notices.close_message(stored),
        lambda store: store.notices.close_message(stored),
    )
    assert {*done} == {True, False}


@race("notices.drop", "notices.claim")
async def a_turn_of_a_game_that_is_over(on: RaceStores) -> None:
    notice = await of_a_turn(on, offered=True)
    dropped, claimed = await on.meet(
        lambda store: store.notices.drop(notice.table_id),
        lambda store: store.notices.claim(notice.person_id, NOON),
    )
    assert dropped is None
    assert len(claimed) in (0, 1)
    assert await on.store.notices.of_table(notice.table_id) == ()
