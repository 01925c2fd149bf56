"""Taking back moves: what is asked, what then holds, and what stays stored."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from bot.contract import Session
from bot.controls.panel import Panel
from bot.controls.undo_ids import AnswerUndo
from bot.games import GAMES, open_session
from bot.runtime.limits import Limits
from bot.store import NewTable, Player, Store, TableRecord
from bot.tables.allowances import Allowances
from bot.tables.refusals import Refusal, StaleClick, Unreachable
from bot.tables.tables import Choice
from bot.tables.undoing import Undoing
from bot.wording.presentation import Presentations
from bot.wording.strings import shared_strings
from engine.architects.game import ARCHITECTS
from engine.duel.game import DUEL
from engine.seven.game import SEVEN

from ..store.conftest import sqlite_url, store, url
from .house import ANA, BRUNO, CARLA, Answer, House

__all__ = ["sqlite_url", "store", "url"]

RULES = {"duel": DUEL, "seven": SEVEN, "architects": ARCHITECTS}
PLAYERS = {"duel": (ANA, BRUNO), "seven": (ANA, BRUNO, CARLA), "architects": (ANA, BRUNO, None)}


class Reply(Answer):
    """A reply whose messages Discord has taken."""

    async def say(self, panel: Panel, **_: object) -> int:  # type: ignore[override]
        self.told.append(panel)
        return 5


def reply() -> Any:
    return Reply()


class Room(House):
    """Tables at which moves are taken back; nobody moves but the test."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.computers_move = False
        presentations = Presentations(store, shared_strings())
        self.undoing = Undoing(store, self.tables, presentations, Allowances(store, Limits()))
        self.requests = 100

    async def begin(self, game: str, *people: int | None) -> int:
        options = {name: values[0] for name, values in GAMES[game].options.items()}
        players = (
            Player(each, "" if each is None else f"Citizen {each}", None if each else "builder")
            for each in people
        )
        new = NewTable(
            game=game,
            guild_id=7,
            channel_id=1,
            opener_id=ANA,
            locale="en-US",
            options=options,
            deal=GAMES[game].deal(Random(5), len(people), options),
            players=tuple(players),
            postable=True,
        )
        record = await self.store.tables.add(new)
        await self.tables.open(record, None)
        return record.id

    async def play(self, table: int, decisions: int, luck: Random) -> Session:
        """Let whoever has to move do so at random, so many times."""
        for _ in range(decisions):
            session = await self.tables.session(table)
            seat = luck.choice(session.to_act())
            legal = RULES[session.record.game].legal(session.view(seat), seat)  # type: ignore[attr-defined]
            user = session.record.players[seat].user_id
            choice = Choice(seat, session.record.next_ply(seat), str(luck.choice(legal)))
            if user is None:
                await self.tables.play_computers(table, [choice], None)
            else:
                await self.tables.play(table, user, *choice_of(choice), reply())
        return await self.tables.session(table)

    async def ask(self, user: int) -> Any:
        answer = reply()
        self.requests += 1
        answer.interaction_id = self.requests
        await self.undoing.ask(1, user, answer)
        return answer

    async def answer(self, table: int, user: int, what: str = "agree") -> None:
        record = await self.store.tables.load(table)
        assert record.undo_request is not None
        pressed = AnswerUndo(table, record.undo_request.id, what)  # type: ignore[arg-type]
        await self.undoing.press(user, reply(), pressed)


def choice_of(choice: Choice) -> tuple[int, int, str]:
    return choice.seat, choice.ply, choice.text


@pytest.fixture
async def room(store: Store) -> AsyncIterator[Room]:
    made = Room(store)
    yield made
    await made.close()


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
    assert [after.moves_at(each) for each in (0, before.revision, after.revision)] == [
        (),
        before.moves,
        after.moves,
    ]
    assert room.posts.shown[-1][0].record.moves == after.moves
    assert not after.board_due
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
    assert on.moves_at(before.revision) == before.moves
    plies = [(move.seat, move.ply) for moves in (on.moves, before.moves[kept:]) for move in moves]
    assert len(plies) == len(set(plies))


def _has_chosen(record: TableRecord, user: int) -> bool:
    return any(record.players[move.seat].user_id == user for move in record.moves)


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
    assert again.moves_at(after.revision) == after.moves
    assert again.moves_at(before.revision) == before.moves


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


async def test_a_board_that_fails_is_shown_later(room: Room) -> None:
    table = await room.begin("duel", ANA, BRUNO)
    await room.play(table, 3, Random(1))
    await room.ask(ANA)
    room.posts.errors = [Unreachable("503")]
    await room.answer(table, BRUNO)
    assert await room.store.tables.unshown() == (table,)
