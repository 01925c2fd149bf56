"""The use cases of substitution: the computer replaces a player, who can take the seat back."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import assert_never

from ...contract import Session
from ...controls import ids
from ...controls.panel import Panel
from ...games import open_session
from ...store import Store, TableRecord
from ...store.games.absences import Absence
from ...store.games.request_messages import RequestMessage
from ...wording.names import escaped
from ...wording.presentation import Presentations
from ..allowances import Allowances
from ..mentions import permitted
from ..ports import Reply
from ..refusals import Refusal
from ..seating import other_people, seat_of
from ..tables import Tables
from ..turns import not_seated
from . import substitution_checks as checks
from . import substitution_panels as panels
from .request_messages import RequestMessages
from .requests import OthersToAgree, notified_of


class Substitution:
    """Hands seats of running games to the computer and back.

    `managed` is the server from which an interaction comes if the person manages it, else `None`.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        presentations: Presentations,
        allowances: Allowances,
        messages: RequestMessages,
    ) -> None:
        self._store = store
        self._messages = messages
        self._allowances = allowances
        self._tables = tables
        self._presentations = presentations
        self._sending: set[int] = set()
        """The numbers of requests that are being sent."""

    async def choose(
        self, channel_id: int, user: int, managed: int | None, level: str, reply: Reply
    ) -> None:
        """Offer privately the seats of the channel's game that the computer can take over."""
        record = await self._store.tables.running_in(channel_id)
        if record is None:
            raise Refusal("no-game-here")
        if checks.may_free(record, user, managed):
            await reply.say(panels.offer_to_manager(reply.words, record))
            return
        now = datetime.now(UTC)
        away = await self._away(record)
        await reply.say(panels.offer(reply.words, open_session(record), user, level, now, away))

    async def press(
        self,
        user: int,
        managed: int | None,
        reply: Reply,
        pressed: ids.Substitute | ids.AnswerSubstitution | ids.TakeSeatBack,
    ) -> None:
        """Carry out a press on a control of substitution; raises `Refusal`."""
        match pressed:
            case ids.Substitute():
                await self._substitute(user, managed, reply, pressed)
            case ids.AnswerSubstitution():
                await self._answer(user, reply, pressed)
            case ids.TakeSeatBack(table):
                await self._take_back(table, user, reply)
            case _:
                assert_never(pressed)

    async def _substitute(
        self, user: int, managed: int | None, reply: Reply, pressed: ids.Substitute
    ) -> None:
        """Request the opponents' consent for one's own seat, or fill another person's."""
        record = await self._store.tables.load(pressed.table)
        if pressed.seat == seat_of(record.players, user):
            await self._ask(user, reply, pressed, record)
        else:
            await self._fill(user, managed, reply, pressed)

    async def _ask(
        self,
        user: int,
        reply: Reply,
        pressed: ids.Substitute,
        record: TableRecord,
    ) -> None:
        """Post the request, once for several presses of the same button."""
        checks.expect_asking(record, user, pressed)
        number = reply.pressed_message or reply.interaction_id
        if number in self._sending:
            await reply.confirm(panels.request_sent(reply.words, record, user))
            return
        self._sending.add(number)
        try:
            if await self._is_due(record, user, pressed, number):
                await self._send(user, reply, pressed, record, number)
            else:
                await reply.confirm(panels.request_sent(reply.words, record, user))
        finally:
            self._sending.remove(number)

    async def _is_due(
        self, record: TableRecord, user: int, pressed: ids.Substitute, number: int
    ) -> bool:
        """Store a request; return whether it is to be sent.

        One that is stored already is sent if the bot was killed before it had sent it.
        """
        if await self._store.seats.request_substitute(record.id, user, number, pressed.level):
            return True
        return record.postable and await self._store.request_messages.lacks(record.id, number)

    async def _send(
        self,
        user: int,
        reply: Reply,
        pressed: ids.Substitute,
        record: TableRecord,
        number: int,
    ) -> None:
        """Post a request, and confirm that to who asks."""
        to = await self._presentations.for_table(record)
        sent = None
        try:
            notified = await notified_of(self._allowances, record, user)
            await reply.confirm(panels.request_sent(reply.words, record, user))
            panel = panels.request(to.words, record, pressed, number, notified)
            sent = await reply.say(permitted(panel, to), private=False)
        finally:
            if sent is None:  # not visible, so it cannot be answered
                await self._store.seats.close_request(record.id, pressed.seat, number)
        if sent is not None and record.postable:  # elsewhere it could not be edited
            message = RequestMessage(sent, record.id, number, pressed.seat, record.revision)
            await self._messages.add("substitute", message)

    async def _fill(
        self, user: int, managed: int | None, reply: Reply, pressed: ids.Substitute
    ) -> None:
        """Give a deserted seat, or to a manager any, to the computer, and notify its player."""

        async def change(found: Session) -> None:
            record = found.record
            frees = checks.may_free(record, user, managed)
            if frees:
                checks.expect_person(record, pressed)
            else:
                away = await self._away(record)
                checks.expect_deserted(found, user, pressed, datetime.now(UTC), away)
            who = record.players[pressed.seat]
            assert who.user_id is not None
            if not await self._store.seats.hand_over(
                record.id, pressed.seat, who.user_id, pressed.level
            ):
                raise Refusal("replaced-already", name=escaped(who.name))
            await reply.confirm(Panel((reply.words("substitute-filled", name=escaped(who.name)),)))
            to = await self._presentations.for_table(record)
            taken = panels.seat_freed if frees else panels.seat_taken
            told = taken(to.words, record, user, pressed)
            await reply.announce(permitted(told, to))

        await self._tables.reseat(pressed.table, change, reply)

    async def _away(self, record: TableRecord) -> Sequence[Absence]:
        """Return the absences of the people at a table since the last move."""
        people = [each.user_id for each in record.players if each.user_id is not None]
        return await self._store.absences.since(people, checks.last_moved(record))

    async def _answer(self, user: int, reply: Reply, pressed: ids.AnswerSubstitution) -> None:
        """Carry out an answer to a request; raises `Refusal`."""
        answer = self._agree if pressed.answer == "agree" else self._close
        async with self._messages.refusing(pressed, reply):
            await answer(user, reply, pressed)

    async def _agree(self, user: int, reply: Reply, pressed: ids.AnswerSubstitution) -> None:
        """Agree; the last opponent to do so gives the seat to the computer. Raises `Refusal`."""

        async def change(found: Session) -> None:
            record = found.record
            checks.expect_answer(record, user, pressed)
            asker, seat = record.players[pressed.seat].user_id, seat_of(record.players, user)
            assert asker is not None
            assert seat is not None
            if not await self._store.seats.agree(record.id, seat, pressed.request):
                raise Refusal("request-over")
            if not await self._store.seats.hand_over(
                record.id, pressed.seat, asker, pressed.level, pressed.request
            ):
                if len(other_people(record, asker)) > 1:
                    raise OthersToAgree
                raise Refusal("request-over")
            words = (await self._presentations.for_table(record)).words
            await reply.replace_if_possible(panels.answered(words, record, user, pressed))
            await self._messages.note_answered("substitute", reply)

        try:
            await self._tables.reseat(pressed.table, change, reply)
        except OthersToAgree:
            await reply.say(Panel((reply.words("substitute-noted"),)))

    async def _close(self, user: int, reply: Reply, pressed: ids.AnswerSubstitution) -> None:
        """Decline a request, or withdraw one's own; raises `Refusal`."""
        record = await self._store.tables.load(pressed.table)
        checks.expect_answer(record, user, pressed)
        if not await self._store.seats.close_request(record.id, pressed.seat, pressed.request):
            raise Refusal("request-over")
        words = (await self._presentations.for_table(record)).words
        await reply.replace(panels.answered(words, record, user, pressed))
        await self._messages.note_answered("substitute", reply)

    async def _take_back(self, table: int, user: int, reply: Reply) -> None:
        """Give a replaced person the seat back; raises `Refusal`.

        The button goes from a message on which nobody has a use for it any more.
        """

        async def change(found: Session) -> None:
            record = found.record
            checks.expect_former(record, user)
            if not await self._store.seats.take_back(table, user):
                raise not_seated(record, user)
            words = (await self._presentations.for_table(record)).words
            returned = panels.returned(words, record, user)
            used = _offers_seat(table, reply) and checks.absent(record) == (user,)
            if used and reply.pressed_private() is None:
                await reply.replace_if_possible(returned)
                return
            await reply.confirm(Panel((reply.words("substitute-back"),)))
            await reply.announce(returned)

        try:
            await self._tables.reseat(table, change, reply)
        except Refusal as why:
            await self._refuse_back(table, why, reply)

    async def _refuse_back(self, table: int, why: Refusal, reply: Reply) -> None:
        """Tell why a seat cannot be taken back: a private message in place of its button.

        A public one tells that nobody can any more, if that is so. Raises `why` for the others.
        """
        if not _offers_seat(table, reply):
            raise why
        if reply.pressed_private() is not None and why.key in ("seated-already", "table-ended"):
            await reply.replace(Panel((why.told(reply.words),)))
            return
        record = await self._store.tables.load(table)
        if reply.pressed_private() is None and (
            record.ending is not None or not checks.absent(record)
        ):
            words = (await self._presentations.for_table(record)).words
            await reply.replace(panels.nobody_absent(words, record))
        raise why


def _offers_seat(table: int, reply: Reply) -> bool:
    """Whether the pressed message has no other control, as one of a forged press may have."""
    return reply.pressed_controls <= {str(ids.TakeSeatBack(table))}
