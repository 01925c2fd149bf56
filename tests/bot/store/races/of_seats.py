"""Seats are handed to the computer and taken back, while others agree, move and end the game."""

from datetime import timedelta

from sqlalchemy import update

from bot.store import LIVE, Store, TableRecord, UndoRequest
from bot.store.schema.core import seats, tables
from tests.stored import move

from ..examples import RESIGNED
from .race import RaceStores, race

REQUEST = 5001
OTHER_REQUEST = 5002


def people(table: TableRecord) -> tuple[int, int]:
    """Return the two people at a duel."""
    first, second = (player.user_id for player in table.players)
    assert first is not None
    assert second is not None
    return first, second


@race("seats.request_substitute")
async def requests_of_both(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, other = people(table)
    # Each agreed to an earlier request of the other, which is made once more.
    await on.store.seats.request_substitute(table.id, one, REQUEST, "hard")
    await on.store.seats.request_substitute(table.id, other, OTHER_REQUEST, "hard")
    await on.store.seats.agree(table.id, 1, REQUEST)
    await on.store.seats.agree(table.id, 0, OTHER_REQUEST)
    await on.store.seats.close_request(table.id, 0, REQUEST)
    await on.store.seats.close_request(table.id, 1, OTHER_REQUEST)
    done = await on.meet(
        lambda store: store.seats.request_substitute(table.id, one, REQUEST, "easy"),
        lambda store: store.seats.request_substitute(table.id, other, OTHER_REQUEST, "easy"),
    )
    assert done == (True, True)
    # Nobody agrees to either.
    assert not await on.store.seats.hand_over(table.id, 0, one, "easy", REQUEST)
    assert not await on.store.seats.hand_over(table.id, 1, other, "easy", OTHER_REQUEST)


@race("seats.request_substitute")
async def the_same_request(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, _ = people(table)
    done = await on.meet(
        lambda store: store.seats.request_substitute(table.id, one, REQUEST, "hard"),
        lambda store: store.seats.request_substitute(table.id, one, REQUEST, "hard"),
    )
    assert {*done} == {True, False}


@race("seats.agree", "seats.close_request")
async def agreeing_to_what_is_withdrawn(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, _ = people(table)
    await on.store.seats.request_substitute(table.id, one, REQUEST, "hard")
    agreed, closed = await on.meet(
        lambda store: store.seats.agree(table.id, 1, REQUEST),
        lambda store: store.seats.close_request(table.id, 0, REQUEST),
    )
    assert agreed in (True, False)
    assert closed is True
    assert not await on.store.seats.hand_over(table.id, 0, one, "hard", REQUEST)


@race("seats.hand_over", "seats.request_substitute")
async def handing_over_what_is_asked_anew(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, _ = people(table)
    await on.store.seats.request_substitute(table.id, one, REQUEST, "hard")
    await on.store.seats.agree(table.id, 1, REQUEST)
    handed, asked = await on.meet(
        lambda store: store.seats.hand_over(table.id, 0, one, "hard", REQUEST),
        lambda store: store.seats.request_substitute(table.id, one, OTHER_REQUEST, "easy"),
    )
    assert handed is not asked
    player = (await on.store.tables.load(table.id)).players[0]
    assert player.user_id == (None if handed else one)


@race("seats.hand_over", "seats.take_back")
async def handing_over_while_another_comes_back(on: RaceStores) -> None:
    new = on.three(players=(*on.duel().players, *on.duel().players[:1]))
    table = await on.store.tables.add(new)
    one, _, third = (player.user_id for player in table.players)
    assert one is not None
    assert third is not None
    await on.store.seats.hand_over(table.id, 2, third, "hard")
    await on.store.seats.request_substitute(table.id, one, REQUEST, "hard")
    await on.store.seats.agree(table.id, 1, REQUEST)
    handed, back = await on.meet(
        lambda store: store.seats.hand_over(table.id, 0, one, "hard", REQUEST),
        lambda store: store.seats.take_back(table.id, third),
    )
    # Whoever came back first had to agree, too.
    assert back is True
    player = (await on.store.tables.load(table.id)).players[0]
    assert player.user_id == (None if handed else one)


@race("seats.hand_over", "seats.leave")
async def leaving_while_the_seat_is_handed_over(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, _ = people(table)
    handed, left = await on.meet(
        lambda store: store.seats.hand_over(table.id, 0, one, "hard"),
        lambda store: store.seats.leave(table.id, 0, one, "easy"),
    )
    assert handed is not left
    player = (await on.store.tables.load(table.id)).players[0]
    level = "hard" if handed else "easy"
    assert (player.user_id, player.former_id, player.level) == (None, one, level)
    assert player.left is left


@race("seats.take_back")
async def coming_back_twice(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, _ = people(table)
    await on.store.seats.hand_over(table.id, 0, one, "hard")
    done = await on.meet(
        lambda store: store.seats.take_back(table.id, one),
        lambda store: store.seats.take_back(table.id, one),
    )
    assert {*done} == {True, False}
    assert (await on.store.tables.load(table.id)).players[0].user_id == one


@race("seats.leave")
async def both_leave(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, other = people(table)
    done = await on.meet(
        lambda store: store.seats.leave(table.id, 0, one, "easy"),
        lambda store: store.seats.leave(table.id, 1, other, "easy"),
    )
    assert done == (True, True)
    players = (await on.store.tables.load(table.id)).players
    assert [player.former_id for player in players] == [one, other]


@race("seats.leave", "tables.append")
async def leaving_while_the_clock_counts(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel(clock=LIVE))
    one, _ = people(table)
    by_computer = [move(0, 0, "a", by_computer=True)]
    done = await on.meet(
        lambda store: store.seats.leave(table.id, 0, one, "easy"),
        lambda store: store.tables.append(table.id, by_computer),
    )
    assert done == (True, None)
    assert await on.store.clocks.stood_in(table.id) in ((0, 0), (1, 0))


@race("seats.leave", "undos.request")
async def leaving_while_another_asks(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, _ = people(table)
    await on.store.tables.append(table.id, [move(0, 0, "a"), move(1, 0, "b")])
    done = await on.meet(
        lambda store: store.seats.leave(table.id, 0, one, "easy"),
        lambda store: store.undos.request(table.id, UndoRequest(REQUEST, 1, 2, 1)),
    )
    assert done == (True, True)
    record = await on.store.tables.load(table.id)
    assert record.players[0].left
    assert (not record.seats_shown, record.board_due) == (True, True)


@race("seats.leave", "tables.end")
async def leaving_a_game_that_ends(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, _ = people(table)
    left, ended = await on.meet(
        lambda store: store.seats.leave(table.id, 0, one, "easy"),
        lambda store: store.tables.end(table.id, RESIGNED),
    )
    assert ended is True
    record = await on.store.tables.load(table.id)
    assert record.players[0].left is left
    assert record.seats_shown is not left


@race("seats.left_to_show", "seats.leave")
async def a_board_of_who_has_left(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, _ = people(table)
    await on.store.tables.set_board(table.id, 700, 0, ended=False)
    marked, left = await on.meet(
        lambda store: store.seats.left_to_show(table.id, table.players, ended=False),
        lambda store: store.seats.leave(table.id, 0, one, "easy"),
    )
    assert marked in (True, False)
    assert left is True
    assert (await on.store.tables.load(table.id)).board_due


@race("seats.left_to_show", "tables.set_board")
async def two_boards_of_who_sat_and_who_sits(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    one, _ = people(table)
    await on.store.seats.leave(table.id, 0, one, "easy")
    now = await on.store.tables.load(table.id)
    # The board of before was stored, and that of now is stored while the one of before is checked.
    await on.store.tables.set_board(table.id, 700, 0, ended=False)
    marked, stored = await on.meet(
        lambda store: store.seats.left_to_show(table.id, table.players, ended=False),
        lambda store: store.tables.set_board(table.id, 701, 0, ended=False),
    )
    assert (marked, stored) == (True, 701)
    assert not await on.store.seats.left_to_show(table.id, now.players, ended=False)


@race("seats.hand_over", "tables.append")
async def a_move_in_the_last_moment(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel(clock=LIVE))
    one, _ = people(table)
    await _let_time_be_over(on.store, table.id)
    handed, moved = await on.meet(
        lambda store: store.seats.hand_over(table.id, 0, one, "hard", overdue=True),
        lambda store: store.tables.append(table.id, [move(0, 0, "a")]),
    )
    assert handed in (True, False)
    assert moved is None
    record = await on.store.tables.load(table.id)
    assert record.players[0].user_id == (None if handed else one)
    if handed:  # before the move
        assert (await on.store.clocks.stood_in(table.id))[0] == 3


async def _let_time_be_over(store: Store, table_id: int) -> None:
    """Let the turn be due, and the person of the first seat have been late twice before."""
    async with store.database.writing() as connection:
        due = -int(timedelta(hours=1).total_seconds())
        its = update(tables).where(tables.c.id == table_id).values(turn_due=due)
        await connection.execute(its)
        first = (seats.c.table_id == table_id) & (seats.c.seat == 0)
        await connection.execute(update(seats).where(first).values(stood_in=2))
