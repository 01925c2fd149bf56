"""Games begin, take moves and choices, end, and show their boards."""

from msgspec.structs import replace

from bot.store import (
    ChannelTaken,
    ChoicesChanged,
    Ending,
    SealSpent,
    SpentSeal,
    StaleMove,
    TableEnded,
    TableRecord,
)
from tests.stored import move

from ..examples import RESIGNED, SCIENCE
from .race import RaceStores, race


@race("tables.append")
async def the_same_move(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    done = await on.meet(
        lambda store: store.tables.append(table.id, [move(0, 0, "one")]),
        lambda store: store.tables.append(table.id, [move(0, 0, "other")]),
    )
    assert {*done} == {None, StaleMove}
    (made,) = (await on.store.tables.load(table.id)).moves
    assert made.text == ("one", "other")[done.index(None)]


@race("tables.append", alike=False)
async def moves_of_two_seats(on: RaceStores) -> None:
    table = await on.store.tables.add(on.three())
    done = await on.meet(
        lambda store: store.tables.append(table.id, [move(0, 0, "one"), move(0, 1, "more")]),
        lambda store: store.tables.append(table.id, [move(2, 0, "other")]),
    )
    assert done == (None, None)
    made = [each.text for each in (await on.store.tables.load(table.id)).moves]
    assert made in (["one", "more", "other"], ["other", "one", "more"])


@race("tables.choose")
async def choices_of_two_seats(on: RaceStores) -> None:
    table = await on.store.tables.add(on.three())
    done = await on.meet(
        lambda store: store.tables.choose(table.id, [move(0, 0, "one")], []),
        lambda store: store.tables.choose(table.id, [move(2, 0, "other")], []),
    )
    assert {*done} == {None, ChoicesChanged}
    (chosen,) = (await on.store.tables.load(table.id)).choices
    assert chosen.text == ("one", "other")[done.index(None)]


@race("tables.choose")
async def the_same_choice(on: RaceStores) -> None:
    table = await on.store.tables.add(on.three())
    done = await on.meet(
        lambda store: store.tables.choose(table.id, [move(0, 0, "one")], []),
        lambda store: store.tables.choose(table.id, [move(0, 0, "other")], []),
    )
    assert done == (None, None)
    (chosen,) = (await on.store.tables.load(table.id)).choices
    assert chosen.text in ("one", "other")


@race("tables.choose", "tables.append")
async def a_choice_and_the_end_of_the_turn(on: RaceStores) -> None:
    table = await on.store.tables.add(on.three())
    chosen = [move(0, 0, "a"), move(1, 0, "b")]
    await on.store.tables.choose(table.id, chosen, [])
    changed, resolved = await on.meet(
        lambda store: store.tables.choose(table.id, [move(0, 0, "changed")], chosen[1:]),
        lambda store: store.tables.append(table.id, [*chosen, move(2, 0, "c")], replacing=[2]),
    )
    record = await on.store.tables.load(table.id)
    if resolved is None:
        assert changed is StaleMove
        assert [each.text for each in record.moves] == ["a", "b", "c"]
        assert record.choices == ()
    else:
        assert (changed, resolved) == (None, ChoicesChanged)
        assert [each.text for each in record.choices] == ["changed", "b"]


@race("tables.clear_computer_due", "tables.append", alike=False)
async def a_look_and_a_move_after_which_a_computer_is_due(on: RaceStores) -> None:
    table = await on.store.tables.add(on.three())
    done = await on.meet(
        lambda store: store.tables.clear_computer_due(table),
        lambda store: store.tables.append(table.id, [move(0, 0, "one")], due=True),
    )
    assert done == (None, None)
    assert table.id in await on.store.tables.computer_due()


@race("tables.clear_computer_due", "seats.hand_over", alike=False)
async def a_look_and_a_seat_handed_to_the_computer(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    (person, _) = (player.user_id or 0 for player in table.players)
    done = await on.meet(
        lambda store: store.tables.clear_computer_due(table),
        lambda store: store.seats.hand_over(table.id, 0, person, "easy"),
    )
    assert done == (None, True)
    assert table.id in await on.store.tables.computer_due()


@race("tables.append", "tables.end")
async def a_move_and_the_end(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    moved, ended = await on.meet(
        lambda store: store.tables.append(table.id, [move(0, 0, "build:a")], SCIENCE),
        lambda store: store.tables.end(table.id, RESIGNED),
    )
    record = await on.store.tables.load(table.id)
    if ended:
        assert (moved, record.ending, record.moves) == (TableEnded, RESIGNED, ())
    else:
        assert (moved, record.ending, len(record.moves)) == (None, SCIENCE, 1)


@race("tables.choose", "tables.end")
async def a_choice_and_the_end(on: RaceStores) -> None:
    table = await on.store.tables.add(on.three())
    chosen, ended = await on.meet(
        lambda store: store.tables.choose(table.id, [move(0, 0, "one")], []),
        lambda store: store.tables.end(table.id, RESIGNED),
    )
    assert chosen in (None, TableEnded)
    assert ended is True
    record = await on.store.tables.load(table.id)
    assert (record.ending, record.choices) == (RESIGNED, ())


@race("tables.end")
async def two_ends(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    ways = Ending("resigned", (0,)), Ending("resigned", (1,))
    done = await on.meet(
        lambda store: store.tables.end(table.id, ways[0]),
        lambda store: store.tables.end(table.id, ways[1]),
    )
    assert {*done} == {True, False}
    assert (await on.store.tables.load(table.id)).ending == ways[done.index(True)]


@race("tables.add")
async def two_games_in_a_channel(on: RaceStores) -> None:
    new = on.duel()
    done = await on.meet(
        lambda store: store.tables.add(new), lambda store: store.tables.add(on.duel_in(new))
    )
    assert ChannelTaken in done
    (begun,) = (each for each in done if isinstance(each, TableRecord))
    assert await on.store.tables.running_id(new.channel_id) == begun.id


@race("tables.add", "tables.end")
async def a_game_begins_where_another_ends(on: RaceStores) -> None:
    former = await on.store.tables.add(on.duel())
    begun, ended = await on.meet(
        lambda store: store.tables.add(on.duel_in(former)),
        lambda store: store.tables.end(former.id, RESIGNED),
    )
    assert ended is True
    running = await on.store.tables.running_id(former.channel_id)
    assert running == (None if begun is ChannelTaken else begun.id)


@race("tables.add")
async def two_games_of_one_seal(on: RaceStores) -> None:
    new, elsewhere = on.duel(), on.duel()
    seal = await on.store.seals.waiting(new.opener_id, b"secret")
    spent = SpentSeal(seal.id, "terms")
    done = await on.meet(
        lambda store: store.tables.add(new, spent),
        lambda store: store.tables.add(elsewhere, spent),
    )
    assert SealSpent in done
    (begun,) = (each for each in done if isinstance(each, TableRecord))
    kept = await on.store.seals.of_table(begun.id)
    assert kept == replace(seal, terms="terms")
    lost = (elsewhere, new)[done.index(begun)]
    assert await on.store.tables.running_id(lost.channel_id) is None


@race("tables.set_board", alike=False)
async def two_boards(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    done = await on.meet(
        lambda store: store.tables.set_board(table.id, 700, 1, ended=False),
        lambda store: store.tables.set_board(table.id, 600, 2, ended=False),
    )
    assert done[1] == 600
    assert done[0] in (700, 600)
    record = await on.store.tables.load(table.id)
    assert (record.message_id, record.shown) == (600, 2)


@race("tables.set_board", alike=False)
async def two_boards_of_one_position(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    done = await on.meet(
        lambda store: store.tables.set_board(table.id, 700, 1, ended=True),
        lambda store: store.tables.set_board(table.id, 600, 1, ended=False),
    )
    assert done[0] == 700
    assert done[1] in (700, 600)
    record = await on.store.tables.load(table.id)
    assert (record.message_id, record.shown, record.end_shown) == (700, 1, True)


@race("tables.set_board", "tables.append")
async def a_board_and_a_move(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    done = await on.meet(
        lambda store: store.tables.set_board(table.id, 700, 0, ended=False),
        lambda store: store.tables.append(table.id, [move(0, 0, "a")]),
    )
    assert done == (700, None)
    assert (await on.store.tables.load(table.id)).board_due


@race("outlines.set_end_shown", "tables.set_board")
async def an_end_that_is_shown_twice(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    await on.store.tables.end(table.id, RESIGNED)
    done = await on.meet(
        lambda store: store.outlines.set_end_shown(table.id),
        lambda store: store.tables.set_board(table.id, 700, 0, ended=True),
    )
    assert done == (None, 700)
    record = await on.store.tables.load(table.id)
    assert (record.message_id, record.end_shown) == (700, True)
