"""The use cases of tables without Discord: who may act, what is shown later, who is woken."""

from collections.abc import AsyncIterator

import pytest

from bot.computer.players import WAITS
from bot.contract import Session
from bot.store import Ending, Player, Unavailable
from bot.store.games.tables import TableQueries
from bot.tables.notices.board_messages import board_message
from bot.tables.refusals import CannotShow, Refusal, StaleClick
from bot.tables.tables import Choice
from bot.tables.turns import expect
from bot.wording.presentation import Presentation
from bot.wording.strings import shared_strings
from engine.core.game import Seat
from engine.duel.game import DUEL

from ...stored import move as stored_move
from ..scene import after, before_end, move
from ..waiting import until
from .house import ANA, BRUNO, CARLA, Answer, House, a_house

POSITION = after(12)
ON_TURN, WAITING = POSITION.seat, 1 - POSITION.seat
SEATED = (ANA, BRUNO)


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with a_house() as made:
        yield made


def a_move() -> str:
    view = DUEL.view(POSITION.state, Seat(ON_TURN))
    return str(DUEL.legal(view, Seat(ON_TURN))[0])


async def test_a_press_is_for_the_next_move_of_ones_own_seat(house: House) -> None:
    session = await house.tables.session(await house.sit(POSITION, *SEATED))
    ply = session.record.next_ply(ON_TURN)
    expect(session, SEATED[ON_TURN], ON_TURN, ply)
    for seat, other, key in (
        (ON_TURN, ply + 1, "unknown-move"),
        (-1, 0, "unknown-move"),
        (2, 0, "unknown-move"),
        (WAITING, session.record.next_ply(WAITING), "not-your-turn"),
    ):
        with pytest.raises(Refusal) as refused:
            expect(session, SEATED[seat] if seat in (0, 1) else ANA, seat, other)
        assert refused.value.key == key, (seat, other)
    with pytest.raises(StaleClick):
        expect(session, SEATED[ON_TURN], ON_TURN, ply - 1)
    with pytest.raises(Refusal, match="not-your-turn"):  # of another's seat
        expect(session, SEATED[WAITING], ON_TURN, ply)
    with pytest.raises(Refusal, match="unknown-move"):  # of a board from before a restore
        expect(session, SEATED[ON_TURN], WAITING, session.record.next_ply(WAITING))
    with pytest.raises(Refusal, match="not-your-table"):
        expect(session, CARLA, ON_TURN, ply)


async def test_the_last_move_is_told_as_soon_as_it_is_made_where_the_computer_followed_somebody(
    house: House,
) -> None:
    house.computers_move = False
    position, words = before_end(), shared_strings().words("en-US")
    for channel, seat in enumerate(SEATED):
        table = await house.sit(position, *SEATED, channel=channel)
        assert await house.store.seats.hand_over(table, SEATED.index(seat), seat, "builder")
        before = await house.tables.session(table)
        (acting,) = before.to_act()
        over = before.play(acting, str(DUEL.legal(before.view(acting), acting)[0]))  # type: ignore[arg-type]
        assert over.record.ending is None  # it is not read back yet
        final = await board_message(house.store, over, Presentation(words))
        (told,) = [part for part in final.parts if str(part).startswith("Citizen")]
        name = before.record.players[SEATED.index(seat)].name
        assert str(told).startswith(words("left-before", players=name, count=1))


async def test_a_move_tells_whether_the_computer_made_it(house: House) -> None:
    house.computers_move = False
    for channel, who in enumerate((SEATED[ON_TURN], None)):
        seats: list[int | None] = [*SEATED]
        seats[ON_TURN] = who
        table = await house.sit(POSITION, *seats, channel=channel)
        ply = (await house.store.tables.load(table)).next_ply(ON_TURN)
        before = await house.store.tables.load(table)
        await move(house.tables, table, who, ON_TURN, before, a_move())
        *_, made = (await house.store.tables.load(table)).moves
        assert (made.seat, made.ply, made.text) == (ON_TURN, ply, a_move())
        assert made.by_computer is (who is None)


async def test_who_opened_a_game_and_was_replaced_resigns_for_nobody(house: House) -> None:
    house.computers_move = False
    replaced = Player(None, "Ana", "random", former_id=ANA)
    table = await house.sit(POSITION, replaced, BRUNO, opener=ANA)
    with pytest.raises(Refusal, match="replaced"):
        await house.tables.resign(table, ANA, Answer())  # type: ignore[arg-type]
    assert (await house.store.tables.load(table)).ending is None
    await house.tables.resign(table, BRUNO, None)
    ending = (await house.store.tables.load(table)).ending
    assert ending is not None
    assert ending.winners == (0,)


async def test_who_left_for_good_is_a_stranger_to_the_game(house: House) -> None:
    house.computers_move = False
    gone = Player(None, "Ana", "random", former_id=ANA, left=True)
    table = await house.sit(POSITION, gone, BRUNO, opener=ANA)
    with pytest.raises(Refusal, match="not-your-table"):
        await house.tables.resign(table, ANA, Answer())  # type: ignore[arg-type]


async def test_who_opened_a_game_of_computers_ends_it_without_a_winner(house: House) -> None:
    house.computers_move = False
    table = await house.sit(POSITION, None, None, opener=ANA)
    with pytest.raises(Refusal, match="not-your-table"):
        await house.tables.resign(table, BRUNO, None)
    await house.tables.resign(table, ANA, None)
    assert (await house.store.tables.load(table)).ending == Ending("abandoned", ())


async def test_a_game_of_computers_lets_all_others_search_first(house: House) -> None:
    house.computers_move = False
    against = [ANA if seat == WAITING else None for seat in (0, 1)]
    for channel, (people, patient) in enumerate((((None, None), True), (against, False))):
        house.ai.errors[:] = [Refusal("table-ended")]
        table = await house.sit(POSITION, *people, channel=channel)
        house.computers.wake(house.tables, table)
        await house.computers.background.finished()
        assert house.ai.patient.pop() is patient


@pytest.mark.parametrize("where", ["saving", "showing"])
async def test_a_change_of_seats_that_fails_half_way_is_shown_later(
    house: House, where: str
) -> None:
    house.computers_move = False
    table = await house.sit(POSITION, *SEATED)

    async def change(_: Session) -> None:
        assert await house.store.seats.hand_over(table, WAITING, SEATED[WAITING], "random")
        if where == "saving":
            raise RuntimeError("after it was saved")
        house.posts.errors.append(RuntimeError("no error that passes"))

    with pytest.raises(RuntimeError):
        await house.tables.reseat(table, change, Answer())  # type: ignore[arg-type]
    await house.posts.until(lambda: bool(house.posts.shown))
    (shown, _), *_ = house.posts.shown
    assert shown.record.players[WAITING].user_id is None
    assert house.woken[0][0] == table


async def test_an_ending_that_cannot_be_told_is_shown_later(house: House) -> None:
    table = await house.sit(POSITION, *SEATED)

    async def tell(_: object) -> None:
        raise RuntimeError("after it was saved")

    with pytest.raises(RuntimeError):
        await house.tables.end(table, lambda _: Ending("abandoned", ()), tell, None)
    await house.posts.until(lambda: bool(house.posts.shown))
    assert house.posts.shown[0][0].ending() == Ending("abandoned", ())


async def test_who_asks_for_the_board_wakes_the_computer(house: House) -> None:
    house.computers_move = False
    table, answer = await house.sit(POSITION, *SEATED), Answer()
    await house.boards.show_again(table, answer)  # type: ignore[arg-type]
    ((woken, by),) = house.woken
    assert (woken, id(by)) == (table, id(answer))


async def test_a_move_wakes_no_computer_where_a_person_is_on_turn(house: House) -> None:
    house.computers_move = False
    table = await house.sit(POSITION, *SEATED)
    ply = (await house.store.tables.load(table)).next_ply(ON_TURN)
    await house.tables.play(table, SEATED[ON_TURN], ON_TURN, ply, a_move(), None)
    assert house.woken == []


async def test_a_move_that_cannot_be_shown_wakes_the_computer_all_the_same(house: House) -> None:
    house.computers_move = False
    table = await house.sit(
        POSITION, *(SEATED[seat] if seat == ON_TURN else None for seat in (0, 1))
    )
    ply = (await house.store.tables.load(table)).next_ply(ON_TURN)
    house.posts.errors.append(CannotShow("send_messages"))
    with pytest.raises(CannotShow):
        await house.tables.play(table, SEATED[ON_TURN], ON_TURN, ply, a_move(), None)
    assert house.woken == [(table, None)]
    assert len((await house.store.tables.load(table)).moves) == 13


async def test_a_move_in_the_place_of_who_is_late_wakes_the_next_computer(house: House) -> None:
    house.computers_move = False
    table = await house.sit(
        POSITION, *(SEATED[seat] if seat == ON_TURN else None for seat in (0, 1))
    )
    ply = (await house.store.tables.load(table)).next_ply(ON_TURN)
    await house.tables.stand_in(table, [Choice(ON_TURN, ply, a_move())])
    assert house.woken == [(table, None)]


async def test_a_start_lets_boards_tell_who_has_chosen_meanwhile(house: House) -> None:
    table = await house.sit(POSITION, *SEATED)
    chosen = stored_move(ON_TURN, (await house.store.tables.load(table)).next_ply(ON_TURN), "x")
    await house.store.tables.choose(table, [chosen], [], due=False)
    await house.resume()
    await until(lambda: house.posts.updated == [table])


async def test_a_start_loads_no_game_between_people(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.computers_move = False
    for channel in range(5):
        await house.sit(POSITION, *SEATED, channel=channel)
    against = [None if seat == ON_TURN else person for seat, person in enumerate(SEATED)]
    due = await house.sit(POSITION, *against, channel=5)
    ended = await house.sit(POSITION, *against, channel=6)
    await house.tables.resign(ended, SEATED[WAITING], None)
    handed = await house.sit(POSITION, *SEATED, channel=7)
    await house.store.seats.hand_over(handed, ON_TURN, SEATED[ON_TURN], "random")
    loaded = list[int]()
    load = TableQueries.load

    async def noted(queries: TableQueries, table: int) -> object:
        loaded.append(table)
        return await load(queries, table)

    monkeypatch.setattr(TableQueries, "load", noted)
    house.posts.shown.clear()
    await house.boards.resume()
    await house.posts.until(lambda: bool(house.posts.shown))
    await until(lambda: house.boards.idle)
    assert loaded == [handed]  # its change of seats is not shown yet
    assert [table for table, _ in house.woken] == [handed]
    assert await house.store.tables.computer_due() == (due, handed)


async def test_a_move_tells_whether_a_computer_is_due(house: House) -> None:
    house.computers_move = False
    person = [None if seat == WAITING else who for seat, who in enumerate(SEATED)]
    table = await house.sit(after(0), *person)
    while True:
        session = await house.tables.session(table)
        due = any(session.record.players[seat].user_id is None for seat in session.to_act())
        if session.record.moves:
            assert (table in await house.store.tables.computer_due()) == due
        if len(session.record.moves) == 14:
            break
        (seat,) = session.to_act()
        text = str(DUEL.legal(session.view(seat), seat)[0])  # type: ignore[arg-type]
        user = session.record.players[seat].user_id
        await move(house.tables, table, user, seat, session.record, text)


async def test_computers_that_play_each_other_wait_anew_after_each_move(house: House) -> None:
    table = await house.sit(POSITION, None, None)
    house.ai.errors += [RuntimeError("one"), RuntimeError("two")]
    house.computers.wake(house.tables, table)
    assert [await _slept(house), await _slept(house)] == [WAITS[0], WAITS[1]]
    await house.posts.until(lambda: len(house.posts.shown) == 3)
    house.ai.errors += [RuntimeError("three")]
    assert await _slept(house) == WAITS[0]


async def _slept(house: House) -> float:
    """Wait until the computer waits for its next try, then let that time pass."""
    seconds = await house.pauses.asleep()
    house.pauses.pass_time()
    return seconds


async def test_a_computer_that_waits_tries_now_when_it_is_woken(house: House) -> None:
    table = await house.sit(POSITION, None, None)
    house.ai.errors += [Unavailable("database is locked")]
    house.computers.wake(house.tables, table)
    assert await house.pauses.asleep() == WAITS[0]
    await house.boards.show_again(table, Answer())  # type: ignore[arg-type]
    await house.posts.until(lambda: len(house.posts.shown) == 3)
    assert house.pauses.slept == [WAITS[0]]


async def test_the_computers_board_goes_by_the_newest_reply(house: House) -> None:
    computer = [None if seat == ON_TURN else who for seat, who in enumerate(SEATED)]
    table, newest = await house.sit(POSITION, *computer), Answer()
    house.computers.wake(house.tables, table, Answer())  # type: ignore[arg-type]
    house.computers.wake(house.tables, table, newest)  # type: ignore[arg-type]
    house.computers.wake(house.tables, table, None)
    await house.posts.until(lambda: bool(house.posts.shown))
    assert id(house.posts.shown[0][1]) == id(newest)
