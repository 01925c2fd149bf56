"""A person with several rivals is replaced by the computer once all of them have agreed."""

from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace

import pytest

from bot.controls import ids
from bot.controls.panel import Panel
from bot.runtime.limits import Limits
from bot.store import Player, Store
from bot.tables.allowances import Allowances
from bot.tables.refusals import Refusal
from bot.tables.seats.request_messages import RequestMessages
from bot.tables.seats.substitution import Substitution
from bot.wording.presentation import Presentations
from bot.wording.strings import shared_strings

from .house import ANA, BRUNO, CARLA, Answer, Posts, new
from .substitutes import LEVEL, POSITION

REQUEST = 77


class Rival(Answer):
    """The reply to a rival's press; counts how often it was only acknowledged."""

    acknowledged = 0

    async def acknowledge(self) -> None:
        self.acknowledged += 1


class Seats:
    """Tables of a game that needs no rules: only who sits where is changed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def reseat(
        self, table: int, change: Callable[[object], Awaitable[None]], _: Answer
    ) -> None:
        await change(SimpleNamespace(record=await self._store.tables.load(table)))


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    opened = await Store.open("sqlite+aiosqlite://")
    yield opened
    await opened.close()


async def test_the_last_rival_who_agrees_gives_the_seat_to_the_computer(store: Store) -> None:
    table = await store.tables.add(new(POSITION, ANA, BRUNO, CARLA, channel=1, opener=ANA))
    presentations, allowances = Presentations(store, shared_strings()), Allowances(store, Limits())
    messages = RequestMessages(store, Posts(store), presentations)
    substitution = Substitution(store, Seats(store), presentations, allowances, messages)  # type: ignore[arg-type]

    async def agree(user: int) -> Rival:
        reply = Rival()
        pressed = ids.AnswerSubstitution(table.id, 0, REQUEST, LEVEL, "agree")
        await substitution.press(user, None, reply, pressed)  # type: ignore[arg-type]
        return reply

    with pytest.raises(Refusal, match="request-over"):
        await agree(BRUNO)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST, LEVEL)
    for _ in range(2):
        reply = await agree(BRUNO)
        assert reply.told == [Panel((reply.words("substitute-noted"),))]
        assert await store.tables.load(table.id) == table
    reply = await agree(CARLA)
    assert (len(reply.told), reply.acknowledged) == (1, 0)
    left = Player(None, f"Citizen {ANA}", LEVEL, ANA)
    assert (await store.tables.load(table.id)).players == (left, *table.players[1:])
    with pytest.raises(Refusal, match="replaced-already"):
        await agree(BRUNO)
