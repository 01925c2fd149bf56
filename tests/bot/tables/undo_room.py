"""A room of tables at which moves are taken back."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from bot.contract import Session
from bot.controls.panel import Panel
from bot.controls.undo_ids import AnswerUndo
from bot.games import GAMES
from bot.runtime.limits import Limits
from bot.store import NewTable, Player, Store
from bot.tables.allowances import Allowances
from bot.tables.seats.request_messages import RequestMessages
from bot.tables.seats.undoing import Undoing
from bot.tables.tables import Choice
from bot.wording.presentation import Presentations
from bot.wording.strings import shared_strings
from engine.architects.game import ARCHITECTS
from engine.duel.game import DUEL
from engine.seven.game import SEVEN

from .house import ANA, Answer, House

RULES = {"duel": DUEL, "seven": SEVEN, "architects": ARCHITECTS}


class Reply(Answer):
    """A reply whose messages Discord has taken."""

    async def say(self, panel: Panel, **_: object) -> int:  # type: ignore[override]
        self.told.append(panel)
        return self.interaction_id


def reply() -> Any:
    return Reply()


class Room(House):
    """Tables at which moves are taken back; nobody moves but the test."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.computers_move = False
        presentations = Presentations(store, shared_strings())
        self.messages = RequestMessages(store, self.posts, presentations)
        allowances = Allowances(store, Limits())
        self.undoing = Undoing(store, self.tables, presentations, allowances, self.messages)
        self.requests = 100

    async def begin(
        self, game: str, *people: int | None, clock: str | None = None, channel: int = 1
    ) -> int:
        options = {name: values[0] for name, values in GAMES[game].options.items()}
        players = (
            Player(each, "" if each is None else f"Citizen {each}", None if each else "builder")
            for each in people
        )
        new = NewTable(
            game=game,
            guild_id=7,
            channel_id=channel,
            opener_id=ANA,
            locale="en-US",
            options=options,
            deal=GAMES[game].deal(Random(5), len(people), options),
            players=tuple(players),
            postable=True,
            clock=clock,
        )
        record = await self.store.tables.add(new)
        await self.tables.open(record, None)
        return record.id

    async def play(
        self, table: int, decisions: int, luck: Random, *, but: int | None = None
    ) -> Session:
        """Let whoever has to move do so at random, so many times; all `but` one seat."""
        for _ in range(decisions):
            session = await self.tables.session(table)
            seat = luck.choice([each for each in session.to_act() if each != but])
            legal = RULES[session.record.game].legal(session.view(seat), seat)  # type: ignore[attr-defined]
            user = session.record.players[seat].user_id
            choice = Choice(seat, session.record.next_ply(seat), str(luck.choice(legal)))
            if user is None:
                await self.tables.play_computers(table, [choice], lambda: None)
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
        await self.press(table, user, await self.asked(table), what)

    async def asked(self, table: int) -> int:
        """Return the id of the open request."""
        request = (await self.store.tables.load(table)).undo_request
        assert request is not None
        return request.id

    async def press(self, table: int, user: int, request: int, what: str = "agree") -> None:
        """Answer a request, which another answer may have closed."""
        pressed = AnswerUndo(table, request, what)  # type: ignore[arg-type]
        await self.undoing.press(user, reply(), pressed)


def choice_of(choice: Choice) -> tuple[int, int, str]:
    return choice.seat, choice.ply, choice.text


@pytest.fixture
async def room(store: Store) -> AsyncIterator[Room]:
    made = Room(store)
    yield made
    await made.close()
