"""Taking back moves: what is asked, what then holds, and what stays stored."""

import asyncio
from datetime import UTC, datetime
from random import Random

import pytest
from sqlalchemy import update

from bot.controls.undo_ids import AnswerUndo
from bot.games import open_session
from bot.store import NewTournament, Store, TableRecord, TournamentGame
from bot.store.schema.core import tables
from bot.tables.refusals import Refusal, StaleClick, Unreachable

from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO, CARLA
from .undo_room import RULES, Room, reply, room

__all__ = ["database", "room", "sqlite_url", "store", "url"]

PLAYERS = {"duel": (ANA, BRUNO), "seven": (ANA, BRUNO, CARLA), "architects": (ANA, BRUNO, None)}


@pytest.mark.long
@pytest.mark.parametrize("game", RULES)
async def test_moves_are_taken_back_once_all_agree(room: Room, game: str) -> None:
    luck, people = Random(3), PLAYERS[game]
    table = await room.begin(game, *people)
    before = (await room.play(table, 8 * len(people), luck)).record
    while before.choices or not _has_chosen(before, ANA):
        before = (await room.play(table, 1, luck)).record

    asked = await room.ask(ANA)
    assert "Citizen 101** would like to take back" in str(asked.told[0].parts[0])
    rivals = [user for user in people if user not in (ANA, None)]
    for user in rivals:
        assert (await room.store.tables.load(table)).moves == before.moves
        await room.answer(table, user)

    after = await room.store.tables.load(table)
    kept = len(after.moves)
    assert kept < len(before.moves)
    assert after.moves == before.moves[:kept]
    assert after.undone[0].moves == before.moves[kept:]
    assert (after.revision, after.entries) == (before.revision + 1, before.entries)
    assert [after.at(each).moves for each in (0, before.revision, after.revision)] == [
        (),
        before.moves,
        after.moves,
    ]
    assert room.posts.shown[-1][0].record.moves == after.moves
    assert not after.board_due
    assert after.rated
    session = open_session(after)
    assert any(after.players[seat].user_id == ANA for seat in session.to_act())
    for old in before.moves[kept:]:
        with pytest.raises((StaleClick, Refusal)):
            await room.tables.play(
                table, people[old.seat] or ANA, old.seat, old.ply, old.text, reply()
            )

    on = (await room.play(table, 3 * len(people), luck)).record
    assert on.moves[:kept] == after.moves
    assert on.undone == after.undone
    assert on.at(before.revision).moves == before.moves
    plies = [(move.seat, move.ply) for moves in (on.moves, before.moves[kept:]) for move in moves]
    assert len(plies) == len(set(plies))


def _has_chosen(record: TableRecord, user: int) -> bool:
    return any(record.players[move.seat].user_id == user for move in record.moves)


@pytest.mark.long
async def test_alone_against_computers_nobody_is_asked(room: Room) -> None:
    table = await room.begin("duel", ANA, None)
    with pytest.raises(Refusal, match="undo-nothing"):
        await room.ask(ANA)
    before = (await room.play(table, 10, Random(1))).record  # the draft, and Age I was laid out
    told = (await room.ask(ANA)).told
    after = await room.store.tables.load(table)
    assert len(after.moves) < len(before.moves)
    assert "counts for the ratings" in str(told[0].parts[0])
    assert not after.rated
    await room.ask(ANA)  # once more, with no move since
    again = await room.store.tables.load(table)
    assert again.moves == after.moves[: len(again.moves)] != after.moves
    assert again.at(after.revision).moves == after.moves
    assert again.at(before.revision).moves == before.moves


async def test_a_request_ends_with_an_answer_a_move_or_the_game(room: Room) -> None:
    table = await room.begin("duel", ANA, BRUNO)
    await room.play(table, 3, Random(1))
    for user, answer in ((BRUNO, "decline"), (ANA, "withdraw")):
        await room.ask(ANA)
        with pytest.raises(Refusal, match="only-ask"):
            await room.answer(table, ANA if user == BRUNO else BRUNO, answer)
        await room.answer(table, user, answer)
        assert (await room.store.tables.load(table)).undo_request is None
    await room.ask(ANA)
    asked = (await room.store.tables.load(table)).undo_request
    assert asked is not None
    before = (await room.play(table, 1, Random(2))).record
    with pytest.raises(Refusal, match="undo-over"):
        await room.undoing.press(BRUNO, reply(), AnswerUndo(table, asked.id, "agree"))
    assert (await room.store.tables.load(table)).moves == before.moves
    assert not await room.store.undos.take_back(table, asked, rated=True)


async def test_a_request_gives_way_to_a_newer_one_of_anybody(room: Room) -> None:
    table = await room.begin("duel", ANA, BRUNO)
    await room.play(table, 3, Random(1))
    await room.ask(ANA)
    former = await room.asked(table)
    await room.ask(BRUNO)
    for user, answer in ((BRUNO, "agree"), (BRUNO, "decline"), (ANA, "withdraw")):
        with pytest.raises(Refusal, match="undo-replaced"):
            await room.press(table, user, former, answer)
    await room.answer(table, ANA)
    assert len((await room.store.tables.load(table)).undone) == 1


async def test_a_choice_that_is_still_open_is_changed_instead(room: Room) -> None:
    table = await room.begin("seven", ANA, BRUNO, CARLA)
    await room.play(table, 1, Random(1))
    (choice,) = (await room.store.tables.load(table)).choices
    with pytest.raises(Refusal, match="undo-choice"):
        await room.ask((ANA, BRUNO, CARLA)[choice.seat])


async def test_of_two_processes_one_takes_moves_back(room: Room) -> None:
    table = await room.begin("duel", ANA, BRUNO)
    await room.play(table, 3, Random(1))
    await room.ask(ANA)
    asked = (await room.store.tables.load(table)).undo_request
    assert asked is not None
    assert not await room.store.undos.take_back(table, asked, rated=True)  # Bruno has not agreed
    assert await room.store.undos.agree(table, 1, asked.id)
    done = [await room.store.undos.take_back(table, asked, rated=True) for _ in range(2)]
    assert done == [True, False]
    assert await room.store.tables.unshown() == (table,)  # as after the end of a process
    assert await room.boards.show_unshown(table)
    assert await room.store.tables.unshown() == ()


async def test_of_two_processes_that_agree_at_once_one_takes_moves_back(room: Room) -> None:
    there = Room(room.store)
    table = await room.begin("seven", ANA, BRUNO, CARLA)
    before = (await room.play(table, 9, Random(1))).record
    await room.ask(ANA)
    request = await room.asked(table)
    agreeing = [(room, BRUNO), (there, CARLA), (room, CARLA), (there, BRUNO)]
    done = await asyncio.gather(
        *(each.press(table, user, request) for each, user in agreeing), return_exceptions=True
    )
    assert [each for each in done if not (each is None or isinstance(each, Refusal))] == []
    after = await room.store.tables.load(table)
    assert len(after.undone) == 1
    assert (after.entries, after.revision) == (before.entries, before.revision + 1)
    await there.close()


async def test_who_sits_down_or_gets_up_ends_a_request(room: Room) -> None:
    table = await room.begin("architects", ANA, BRUNO, CARLA)
    await room.play(table, 9, Random(1))
    await room.ask(ANA)
    await room.answer(table, BRUNO)
    asked = (await room.store.tables.load(table)).undo_request
    assert asked is not None
    await room.store.seats.leave(table, 2, CARLA, "builder")
    assert (await room.store.tables.load(table)).undo_request is None
    assert not await room.store.undos.take_back(table, asked, rated=True)
    await room.ask(ANA)
    await room.answer(table, BRUNO)
    assert (await room.store.tables.load(table)).undone


async def test_a_move_of_somebody_absent_stays(room: Room) -> None:
    table = await room.begin("duel", ANA, BRUNO)
    record = (await room.play(table, 8, Random(1))).record  # the draft is over
    while record.moves[-1].seat == 0 or record.moves[-2].seat == 1:
        record = (await room.play(table, 1, Random(1))).record
    await room.store.seats.hand_over(table, 1, BRUNO, "builder")
    with pytest.raises(Refusal, match="undo-absent"):
        await room.ask(ANA)
    await room.store.seats.take_back(table, BRUNO)
    await room.ask(ANA)
    await room.answer(table, BRUNO)
    assert (await room.store.tables.load(table)).undone


@pytest.mark.parametrize("people", [(ANA, BRUNO), (ANA, BRUNO, CARLA)])
async def test_in_a_game_that_counts_nothing_is_taken_back_without_who_may_come_back(
    room: Room, people: tuple[int, ...]
) -> None:
    table = await room.begin("architects", *people)
    await room.play(table, 9, Random(1))
    await room.store.seats.hand_over(table, 1, BRUNO, "builder")
    before = await _until_moved(room, table, ANA)
    with pytest.raises(Refusal, match="undo-counts"):
        await room.ask(ANA)
    assert await room.store.tables.load(table) == before
    async with room.store.database.writing() as connection:
        await connection.execute(update(tables).values(rated=False))
    await room.ask(ANA)  # where it counts for nothing, the others decide
    for user in people[2:]:
        await room.answer(table, user)
    assert (await room.store.tables.load(table)).undone
    await _until_moved(room, table, ANA)
    await _put_into_tournament(room.store, table)
    with pytest.raises(Refusal, match="undo-counts"):
        await room.ask(ANA)
    await room.store.seats.take_back(table, BRUNO)
    await room.ask(ANA)
    assert await room.asked(table)


async def _until_moved(room: Room, table: int, user: int) -> TableRecord:
    record = (await room.play(table, 1, Random(1))).record
    while record.players[record.moves[-1].seat].user_id != user:
        record = (await room.play(table, 1, Random(1))).record
    return record


async def _put_into_tournament(store: Store, table: int) -> None:
    new = NewTournament(
        guild_id=7,
        channel_id=1,
        organizer_id=ANA,
        name="Cup",
        game="architects",
        kind="swiss",
        rounds=1,
        clock="day",
        locale="en-US",
        created_at=datetime.now(UTC),
    )
    cup, pairing = await store.tournaments.add(new), TournamentGame(1, 0, 0, 1)
    assert await store.tournaments.begin(cup, 1, (), (pairing,))
    await store.tournaments.set_table(cup.id, pairing, table, 0)


async def test_after_the_end_nothing_is_taken_back(room: Room) -> None:
    table = await room.begin("duel", ANA, BRUNO)
    await room.play(table, 3, Random(1))
    await room.ask(ANA)
    asked = (await room.store.tables.load(table)).undo_request
    assert asked is not None
    await room.tables.resign(table, BRUNO, reply())
    with pytest.raises(Refusal, match="table-ended"):
        await room.ask(ANA)
    with pytest.raises(Refusal, match="table-ended"):
        await room.undoing.press(BRUNO, reply(), AnswerUndo(table, asked.id, "agree"))


@pytest.mark.long
async def test_choices_of_an_open_turn_go_with_it_untold(room: Room) -> None:
    table = await room.begin("seven", ANA, BRUNO, CARLA)
    turns = (await room.play(table, 3 * 4, Random(1))).record
    assert not turns.choices
    record = (await room.play(table, 2, Random(1), but=0)).record
    assert {each.seat for each in record.choices} == {1, 2}
    await room.ask(ANA)
    for user in (BRUNO, CARLA):
        await room.answer(table, user)
    after = await room.store.tables.load(table)
    assert after.choices == ()
    assert after.undone[0].moves == turns.moves[-3:]
    session = await room.tables.session(table)
    assert session.to_act() == (0, 1, 2)


async def test_a_board_that_fails_is_shown_later(room: Room) -> None:
    table = await room.begin("duel", ANA, BRUNO)
    await room.play(table, 3, Random(1))
    await room.ask(ANA)
    room.posts.errors = [Unreachable("503")]
    await room.answer(table, BRUNO)
    assert await room.store.tables.unshown() == (table,)
