"""People move, choose, leave and come back, and take moves back."""

from bot.contract import Session
from bot.controls.undo_ids import AnswerUndo
from bot.store import UndoRequest
from bot.tables.tables import Choice

from ..house import ANA, BRUNO, CARLA
from .pair import FIRST, POSITION, SECOND, Pair, legal, press, reply_to, scene


@scene(alike=True)
async def two_presses_of_one_person(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    now = await pair.all[0].tables.session(table.id)
    seat = now.to_act()[0]
    told = await pair.meet(press(now, seat), press(now, seat, 1))
    assert {*told} == {None, "stale"}
    after_it = await pair.shown(table.id)
    assert after_it.revision == table.revision + 1
    assert pair.boards(table.id) == [after_it.revision]


@scene(step=2)
async def a_move_and_a_resignation(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    now = await pair.all[0].tables.session(table.id)
    moved, resigned = await pair.meet(
        press(now, now.to_act()[0]),
        lambda process: process.tables.resign(table.id, SECOND, reply_to()),
    )
    assert resigned is None
    assert moved in (None, "table-ended")
    ended = await pair.shown(table.id)
    assert ended.ending is not None
    assert ended.revision == table.revision + (moved is None)


@scene(alike=True)
async def two_resignations(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    told = await pair.meet(
        lambda process: process.tables.resign(table.id, ANA, reply_to()),
        lambda process: process.tables.resign(table.id, BRUNO, reply_to()),
    )
    assert {*told} == {None, "table-ended"}
    ended = await pair.store.tables.load(table.id)
    assert ended.ending is not None
    assert ended.ending.winners == (1 - told.index(None),)
    assert len(pair.boards(table.id)) == 1


@scene(alike=True)
async def the_last_two_choices(pair: Pair) -> None:
    table = await pair.seven(ANA, BRUNO, CARLA)
    now = await pair.all[0].tables.session(table.id)
    await press(now, 0)(pair.all[0])
    now = await pair.all[0].tables.session(table.id)
    told = await pair.meet(press(now, 1), press(now, 2))
    assert told == (None, None)
    record = await pair.store.tables.load(table.id)
    assert [each.seat for each in record.moves] == [0, 1, 2]
    assert record.choices == ()
    assert pair.boards(table.id) == [0, 3]


@scene(alike=True)
async def two_choices_of_one_person(pair: Pair) -> None:
    table = await pair.seven(ANA, BRUNO, CARLA)
    now = await pair.all[0].tables.session(table.id)
    told = await pair.meet(press(now, 1), press(now, 1, 1))
    assert told == (None, None)
    (choice,) = (await pair.store.tables.load(table.id)).choices
    assert choice.text in (legal(now, 1), legal(now, 1, 1))
    assert pair.boards(table.id) == [0]


@scene()
async def leaving_while_another_chooses(pair: Pair) -> None:
    table = await pair.seven(ANA, BRUNO, CARLA)
    now = await pair.all[0].tables.session(table.id)
    told = await pair.meet(
        press(now, 1),
        lambda process: process.resigning.resign(table.id, CARLA, reply_to()),
    )
    assert told == (None, None)
    record = await pair.shown(table.id)
    assert record.players[2].left
    assert [each.seat for each in record.choices] == [1]


@scene(alike=True)
async def both_others_leave(pair: Pair) -> None:
    table = await pair.seven(ANA, BRUNO, CARLA)
    told = await pair.meet(
        lambda process: process.resigning.resign(table.id, BRUNO, reply_to()),
        lambda process: process.resigning.resign(table.id, CARLA, reply_to()),
    )
    assert told == (None, None)
    record = await pair.shown(table.id)
    assert [player.left for player in record.players] == [False, True, True]


@scene(step=2)
async def coming_back_while_the_computer_moves(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    now = await pair.all[0].tables.session(table.id)
    (seat,) = now.to_act()
    assert await pair.store.seats.hand_over(table.id, seat, FIRST, "random")
    now = await pair.all[0].tables.session(table.id)
    choice = Choice(seat, now.record.next_ply(seat), legal(now, seat))
    back_at = list[int]()

    async def come_back(found: Session) -> None:
        assert await pair.store.seats.take_back(table.id, FIRST)
        back_at.append((await pair.store.tables.load(table.id)).revision)

    moved, back = await pair.meet(
        lambda process: process.tables.play_computers(table.id, [choice], lambda: None),
        lambda process: process.tables.reseat(table.id, come_back, None),
    )
    assert back is None
    record = await pair.shown(table.id)
    # The computer moves before the person is back, or not at all.
    assert [record.revision] == back_at
    assert moved == (None if record.revision > table.revision else "not-your-turn")


@scene(step=2)
async def taking_back_while_another_moves(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    now = await pair.all[0].tables.session(table.id)
    await press(now, now.to_act()[0])(pair.all[0])
    now = await pair.all[0].tables.session(table.id)
    record, mover = now.record, POSITION.seat
    asked = UndoRequest(pair.on.number(), mover, record.revision, len(record.moves) - 1)
    assert await pair.store.undos.request(table.id, asked)
    pressed = AnswerUndo(table.id, asked.id, "agree")
    agreed, moved = await pair.meet(
        lambda process: process.undoing.press(SECOND, reply_to(), pressed),
        press(now, now.to_act()[0]),
    )
    after_it = await pair.shown(table.id)
    if agreed is None:
        assert len(after_it.undone) == 1
    else:
        assert agreed == "undo-over"
        assert after_it.undone == ()
        assert moved is None
    assert moved in (None, "stale", "not-your-turn", "illegal-move")
