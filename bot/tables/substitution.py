"""The use cases of substitution: hand a seat to the computer, fill a deserted one, come back."""

from datetime import UTC, datetime
from typing import assert_never

from ..contract import Session
from ..controls import ids
from ..controls.panel import Panel
from ..games import open_session
from ..store import Store, TableRecord
from ..wording.names import plain
from ..wording.presentation import Presentations
from . import substitution_checks as checks
from . import substitution_panels as panels
from .ports import Reply
from .refusals import Refusal
from .seating import seat_of
from .tables import Tables
from .turns import not_seated


class Substitution:
    """What people do about their seats while a game runs."""

    def __init__(self, store: Store, tables: Tables, presentations: Presentations) -> None:
        self._store = store
        self._tables = tables
        self._presentations = presentations

    async def choose(self, channel_id: int, user: int, level: str, reply: Reply) -> None:
        """Tell a person privately which seats of a channel's game the computer can take over."""
        record = await self._store.tables.running_in(channel_id)
        if record is None:
            raise Refusal("no-game-here")
        now = datetime.now(UTC)
        await reply.say(panels.offer(reply.words, open_session(record), user, level, now))

    async def press(
        self,
        user: int,
        reply: Reply,
        pressed: ids.Substitute | ids.Consent | ids.TakeBack,
    ) -> None:
        """Do what a control about seats asks for; raises `Refusal` for what cannot be."""
        match pressed:
            case ids.Substitute():
                await self._substitute(user, reply, pressed)
            case ids.Consent(word="agree"):
                await self._agree(user, reply, pressed)
            case ids.Consent():
                await self._close(user, reply, pressed)
            case ids.TakeBack(table):
                await self._take_back(table, user, reply)
            case _:
                assert_never(pressed)

    async def _substitute(self, user: int, reply: Reply, pressed: ids.Substitute) -> None:
        """Ask the others whether the computer may take over, or fill a deserted seat."""
        record = await self._store.tables.load(pressed.table)
        if pressed.seat == seat_of(record.players, user):
            await self._ask(user, reply, pressed, record)
        else:
            await self._fill(user, reply, pressed)

    async def _ask(
        self,
        user: int,
        reply: Reply,
        pressed: ids.Substitute,
        record: TableRecord,
    ) -> None:
        """Post the request; of several presses of one button only the first does."""
        checks.expect_asking(record, user, pressed)
        number = reply.pressed_message or reply.interaction_id
        new = await self._store.seats.request_substitute(record.id, user, number)
        await reply.confirm(panels.asked(reply.words, record, user))
        if not new:
            return
        words = (await self._presentations.for_table(record)).words
        sent = None
        try:
            panel = panels.request(words, record, pressed, number)
            sent = await reply.say(panel, private=False)
        finally:
            if sent is None:  # nobody can answer what nobody sees
                await self._store.seats.close_request(record.id, pressed.seat, number)

    async def _fill(self, user: int, reply: Reply, pressed: ids.Substitute) -> None:
        """Give a deserted seat to the computer, and tell whose it was."""

        async def change(found: Session) -> None:
            checks.expect_deserted(found, user, pressed, datetime.now(UTC))
            record = found.record
            who = record.players[pressed.seat]
            assert who.user_id is not None
            if not await self._store.seats.hand_over(
                record.id, pressed.seat, who.user_id, pressed.level
            ):
                raise Refusal("replaced-already", name=plain(who.name))
            await reply.confirm(Panel((reply.words("substitute-filled", name=plain(who.name)),)))
            words = (await self._presentations.for_table(record)).words
            await reply.announce(panels.gone(words, record, user, pressed))

        await self._tables.reseat(pressed.table, change, reply)

    async def _agree(self, user: int, reply: Reply, pressed: ids.Consent) -> None:
        """Give the seat of the one who asked to the computer; raises `Refusal` for others."""

        async def change(found: Session) -> None:
            record = found.record
            checks.expect_answer(record, user, pressed)
            asker = record.players[pressed.seat].user_id
            assert asker is not None
            if not await self._store.seats.hand_over(
                record.id, pressed.seat, asker, pressed.level, pressed.request
            ):
                raise Refusal("request-over")
            words = (await self._presentations.for_table(record)).words
            await reply.replace_if_possible(panels.answered(words, record, user, pressed))

        await self._tables.reseat(pressed.table, change, reply)

    async def _close(self, user: int, reply: Reply, pressed: ids.Consent) -> None:
        """Decline a request, or withdraw one's own; raises `Refusal` for others."""
        record = await self._store.tables.load(pressed.table)
        checks.expect_answer(record, user, pressed)
        if not await self._store.seats.close_request(record.id, pressed.seat, pressed.request):
            raise Refusal("request-over")
        words = (await self._presentations.for_table(record)).words
        await reply.replace(panels.answered(words, record, user, pressed))

    async def _take_back(self, table: int, user: int, reply: Reply) -> None:
        """Give a person the seat back in which the computer stands in; raises `Refusal`."""

        async def change(found: Session) -> None:
            record = found.record
            checks.expect_former(record, user)
            if not await self._store.seats.take_back(table, user):
                raise not_seated(record, user)
            await reply.confirm(Panel((reply.words("substitute-back"),)))
            words = (await self._presentations.for_table(record)).words
            await reply.announce(panels.returned(words, record, user))

        await self._tables.reseat(table, change, reply)
