"""The messages of requests to all others tell how these have ended, without buttons."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.controls.ids import AnswerSubstitution, Substitute
from bot.controls.panel import Panel
from bot.controls.undo_ids import Answer, AnswerUndo
from bot.runtime.limits import Limits
from bot.store import Ending, Store
from bot.tables.allowances import Allowances
from bot.tables.ports import Replaced
from bot.tables.refusals import Refusal
from bot.tables.seating import seat_of
from bot.tables.seats.substitution import Substitution
from bot.wording.presentation import Presentations
from bot.wording.strings import shared_strings
from engine.core.game import RESIGNATION

from ..store.conftest import database, sqlite_url, store, url
from .house import ANA, BRUNO, CARLA
from .substitutes import LEVEL
from .undo_room import Room, reply

__all__ = ["database", "sqlite_url", "store", "url"]

WORDS = shared_strings().words("en-US")
GAVE_UP = Ending(RESIGNATION, (0,))
PEOPLE = (ANA, BRUNO, CARLA)


class Asking(Room):
    """Tables at which people ask for undo, and for the computer in their place."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        presentations, allowances = (
            Presentations(store, shared_strings()),
            Allowances(store, Limits()),
        )
        self.substitution = Substitution(
            store, self.tables, presentations, allowances, self.messages
        )

    async def ask_for_computer(self, table: int, user: int) -> int:
        """Ask to be replaced; return the request, which has the number of its message."""
        answer = reply()
        self.requests += 1
        answer.interaction_id = self.requests
        pressed = Substitute(table, await self.seat_at(table, user), LEVEL)
        await self.substitution.press(user, None, answer, pressed)
        return self.requests

    async def answer_substitution(
        self, table: int, asker: int, user: int, request: int, what: Answer
    ) -> None:
        answer = reply()
        answer.pressed_message = request
        seat = await self.seat_at(table, asker)
        pressed = AnswerSubstitution(table, seat, request, LEVEL, what)
        await self.substitution.press(user, None, answer, pressed)

    async def seat_at(self, table: int, user: int) -> int:
        seat = seat_of((await self.store.tables.load(table)).players, user)
        assert seat is not None
        return seat

    async def look(self) -> None:
        """Look twice: what is over is edited at the second look."""
        await self.messages.end()
        await self.messages.end()

    def edited(self) -> list[int]:
        return [message for message, _ in self.posts.replaced]

    def told(self, key: str, asker: int) -> bool:
        """Whether the last message that was edited tells how the request has ended."""
        return self.posts.replaced[-1][1] == Panel((WORDS(key, name=f"Citizen {asker}"),))


@pytest.fixture
async def room(store: Store) -> AsyncIterator[Asking]:
    here = Asking(store)
    yield here
    await here.close()


async def asked(room: Asking) -> tuple[int, int]:
    """Let one of three ask for undo; return the game and the person who asks."""
    table = await room.begin("architects", *PEOPLE)
    session = await room.play(table, 3, Random(1))
    asker = session.record.players[session.record.moves[-1].seat].user_id
    assert asker is not None
    await room.ask(asker)
    await room.look()
    assert room.edited() == []
    return table, asker


async def asked_for_computer(room: Asking, *people: int) -> tuple[int, int]:
    """Let the first of some people ask to be replaced; return the game and the request."""
    table = await room.begin("architects", *people)
    request = await room.ask_for_computer(table, people[0])
    await room.look()
    assert room.edited() == []
    return table, request


async def test_the_next_move_ends_an_undo(room: Asking) -> None:
    table, asker = await asked(room)
    await room.play(table, 1, Random(2))
    await room.look()
    assert room.told("undo-over-moved", asker)
    await room.look()
    assert room.edited() == [room.requests]


async def test_another_undo_takes_its_place(room: Asking) -> None:
    table, asker = await asked(room)
    first = room.requests
    await room.ask(next(each for each in PEOPLE if each != asker))
    await room.look()
    assert room.told("undo-over-replaced", asker)
    assert room.edited() == [first]
    await room.store.tables.end(table, GAVE_UP)
    await room.look()
    assert room.edited() == [first, room.requests]


async def test_the_game_ends_with_an_undo(room: Asking) -> None:
    table, asker = await asked(room)
    await room.store.tables.end(table, GAVE_UP)
    await room.look()
    assert room.told("undo-over-ended", asker)


async def test_the_players_change_during_an_undo(room: Asking) -> None:
    table, asker = await asked(room)
    other = next(each for each in PEOPLE if each != asker)
    seat = (ANA, BRUNO, CARLA).index(other)
    assert await room.store.seats.hand_over(table, seat, other, "builder")
    await room.look()
    assert room.told("undo-over-closed", asker)


async def test_what_a_press_has_just_ended_is_left_to_the_press(room: Asking) -> None:
    table, _ = await asked(room)
    await room.store.undos.close(table, room.requests)
    await room.messages.end()
    assert room.edited() == []
    await room.store.request_messages.done("undo", room.requests)
    await room.look()
    assert room.edited() == []


async def test_one_that_discord_does_not_take_now_is_edited_at_the_next_look(
    room: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, asker = await asked(room)
    await room.play(table, 1, Random(2))
    tries = list[int]()

    async def later(channel_id: int, message_id: int, panel: Panel) -> Replaced:
        tries.append(message_id)
        return Replaced.LATER

    with monkeypatch.context() as patched:
        patched.setattr(room.posts, "replace", later)
        await room.look()
    assert tries == [room.requests]
    await room.messages.end()
    assert room.told("undo-over-moved", asker)


async def test_moves_leave_a_request_for_the_computer_open_and_the_end_of_the_game_does_not(
    room: Asking,
) -> None:
    table, request = await asked_for_computer(room, ANA, BRUNO, CARLA)
    await room.play(table, 4, Random(1))
    await room.look()
    assert room.edited() == []
    await room.store.tables.end(table, GAVE_UP)
    await room.look()
    assert room.told("substitute-over-ended", ANA)
    await room.look()
    assert room.edited() == [request]


async def test_another_request_of_the_same_person_takes_its_place(room: Asking) -> None:
    table, first = await asked_for_computer(room, ANA, BRUNO, CARLA)
    await room.ask_for_computer(table, BRUNO)
    await room.look()
    assert room.edited() == []
    await room.ask_for_computer(table, ANA)
    await room.look()
    assert room.told("substitute-over-replaced", ANA)
    assert room.edited() == [first]


async def test_the_computer_takes_the_seat_otherwise(room: Asking) -> None:
    table, request = await asked_for_computer(room, ANA, BRUNO)
    assert await room.store.seats.hand_over(table, 0, ANA, "builder")
    await room.look()
    assert room.told("substitute-over-taken", ANA)
    assert room.edited() == [request]


async def test_who_was_replaced_otherwise_is_back_before_the_look(room: Asking) -> None:
    table, _ = await asked_for_computer(room, ANA, BRUNO)
    assert await room.store.seats.hand_over(table, 0, ANA, "builder")
    assert await room.store.seats.take_back(table, ANA)
    await room.look()
    assert room.told("substitute-over-closed", ANA)


async def test_nobody_is_left_who_could_agree(room: Asking) -> None:
    table, request = await asked_for_computer(room, ANA, BRUNO, CARLA)
    assert await room.store.seats.leave(table, 1, BRUNO, "builder")
    await room.look()
    assert room.edited() == []
    assert await room.store.seats.leave(table, 2, CARLA, "builder")
    await room.look()
    assert room.told("substitute-over-closed", ANA)
    assert room.edited() == [request]


@pytest.mark.parametrize("what", ["agree", "decline", "withdraw"])
async def test_an_answered_request_keeps_the_line_of_the_answer(room: Asking, what: Answer) -> None:
    table, request = await asked_for_computer(room, ANA, BRUNO)
    who = ANA if what == "withdraw" else BRUNO
    await room.answer_substitution(table, ANA, who, request, what)
    await room.store.tables.end(table, GAVE_UP)
    await room.look()
    assert room.edited() == []


async def test_an_answer_of_one_of_several_leaves_the_request_open(room: Asking) -> None:
    table, request = await asked_for_computer(room, ANA, BRUNO, CARLA)
    await room.answer_substitution(table, ANA, BRUNO, request, "agree")
    await room.look()
    assert room.edited() == []
    await room.store.tables.end(table, GAVE_UP)
    await room.look()
    assert room.edited() == [request]


async def pressed(room: Asking, table: int, user: int, message: int) -> list[Panel]:
    """Let somebody agree to an undo; return what came of it: it takes the message's place."""
    answer = reply()
    answer.pressed_message = message
    await room.undoing.press(user, answer, AnswerUndo(table, message, "agree"))
    told: list[Panel] = answer.told
    return told


async def test_a_press_takes_the_buttons_off_a_request_that_was_sent_and_not_noted(
    room: Asking,
) -> None:
    """As the bot was killed in between."""
    table, asker = await asked(room)
    message, other = room.requests, next(each for each in PEOPLE if each != asker)
    await room.play(table, 1, Random(2))
    with pytest.raises(Refusal) as refused:
        await pressed(room, table, other, message)  # the next look edits what was noted
    await room.store.request_messages.done("undo", message)
    assert refused.value.key == "undo-over"
    assert await pressed(room, table, other, message) == [Panel((WORDS("refusal-undo-over"),))]
    await room.store.tables.end(table, GAVE_UP)
    assert await pressed(room, table, asker, message) == [Panel((WORDS("refusal-table-ended"),))]


async def test_a_press_keeps_what_tells_how_a_request_was_answered(room: Asking) -> None:
    table, asker = await asked(room)
    message, other = room.requests, next(each for each in PEOPLE if each != asker)
    withdrawn = reply()
    withdrawn.pressed_message = message
    await room.undoing.press(asker, withdrawn, AnswerUndo(table, message, "withdraw"))
    with pytest.raises(Refusal):
        await pressed(room, table, other, message)


async def test_who_may_not_answer_a_request_takes_no_buttons_off(room: Asking) -> None:
    table, asker = await asked(room)
    await room.store.request_messages.done("undo", room.requests)
    with pytest.raises(Refusal) as refused:
        await pressed(room, table, asker, room.requests)
    assert refused.value.key == "only-asked"


async def test_a_press_takes_the_buttons_off_a_lost_request_for_the_computer(room: Asking) -> None:
    table, request = await asked_for_computer(room, ANA, BRUNO)
    await room.store.request_messages.done("substitute", request)
    await room.store.seats.close_request(table, await room.seat_at(table, ANA), request)
    answer = reply()
    answer.pressed_message = request
    late = AnswerSubstitution(table, await room.seat_at(table, ANA), request, LEVEL, "agree")
    await room.substitution.press(BRUNO, None, answer, late)
    assert answer.told == [Panel((WORDS("refusal-request-over"),))]
