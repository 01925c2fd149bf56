"""What a person asks to take back: the last own decision, and what that had turned up."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.controls.panel import Panel
from bot.runtime.limits import Limits
from bot.store import Ending, Player, TableRecord
from bot.tables.refusals import Refusal, Unreachable
from bot.tables.seats.undoing import _asked, _turned

from ...stored import record_of
from ..scene import after
from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO, CARLA, Answer
from .undo_room import Room, room

__all__ = ["database", "room", "sqlite_url", "store", "url"]

PEOPLE = (Player(ANA, "Ana"), Player(BRUNO, "Bruno"))
FOLLOWED = Player(None, "Bruno", "builder", BRUNO)
OVER = Ending("resignation", (0,))


def game(
    made: int, *players: Player, by_computer: tuple[int, ...] = (), **changes: Any
) -> TableRecord:
    """Return a game of Ana and Bruno after so many moves; a computer has made some of them."""
    position = after(made)
    found = record_of("duel", position.deal, players or PEOPLE, position.moves, **changes)
    moves = tuple(replace(move, by_computer=n in by_computer) for n, move in enumerate(found.moves))
    return replace(found, moves=moves)


class Refused(Answer):
    """A reply whose messages do not reach Discord."""

    async def say(self, panel: Panel, **_: object) -> int:  # type: ignore[override]
        raise Unreachable("503")


def kept(record: TableRecord, user: int) -> int:
    return _asked(record, user, 1).kept


def test_it_is_the_last_own_move_that_somebody_chose() -> None:
    """The sixteenth move was Bruno's only one; he had chosen the fourteenth."""
    assert [seat for seat, _ in after(16).moves[11:]] == [1, 0, 1, 0, 1]
    assert kept(game(16), ANA) == 14
    assert kept(game(16), BRUNO) == 13
    assert kept(game(16, by_computer=(13,)), BRUNO) == 11


def test_what_somebody_did_who_may_come_back_stays() -> None:
    def refused(*players: Player, **changes: Any) -> str:
        with pytest.raises(Refusal) as found:
            kept(game(16, *players, **changes), ANA)
        return found.value.key

    assert refused(PEOPLE[0], FOLLOWED) == "undo-absent"
    followed: dict[str, Any] = {"by_computer": (15,), "rated": False}
    assert kept(game(16, PEOPLE[0], FOLLOWED, **followed), ANA) == 14
    assert refused(PEOPLE[0], FOLLOWED, **followed, in_tournament=True) == "undo-counts"
    assert refused(PEOPLE[0], FOLLOWED, by_computer=(15,)) == "undo-counts"
    assert kept(game(16, PEOPLE[0], replace(FOLLOWED, left=True)), ANA) == 14


@pytest.mark.parametrize(
    ("record", "user", "told"),
    [
        (game(16, ending=OVER), ANA, "table-ended"),
        (game(16), CARLA, "not-your-table"),
        (game(0), ANA, "undo-nothing"),
    ],
)
def test_others_ask_in_vain(record: TableRecord, user: int, told: str) -> None:
    with pytest.raises(Refusal) as found:
        kept(record, user)
    assert found.value.key == told


def test_what_the_moves_that_go_have_turned_up_is_told_and_nothing_before_them() -> None:
    assert _turned(game(12), 11) == {"cards"}
    assert _turned(game(13), 12) == frozenset()
    assert _turned(game(13), 10) == {"cards"}


async def test_who_agrees_each_time_is_asked_however_often(room: Room) -> None:
    """A person who only keeps being notified is protected from that."""
    table = await room.begin("duel", ANA, BRUNO)
    for _ in range(Limits().mentions_of_one.most + 1):
        await room.play(table, 2, Random(1))
        assert (await room.ask(ANA)).told[-1].mentions == (BRUNO,)
        await room.answer(table, BRUNO)


async def test_a_request_that_nobody_can_see_is_closed(room: Room) -> None:
    """As where Discord refuses it: who is asked has nothing to press."""
    table = await room.begin("duel", ANA, BRUNO)
    await room.play(table, 2, Random(1))
    with pytest.raises(Unreachable):
        await room.undoing.ask(1, ANA, Refused())  # type: ignore[arg-type]
    assert (await room.store.tables.load(table)).undo_request is None
