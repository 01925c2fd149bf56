"""Sends a person the notices that are due: the board of a game, or a list of several.

Each is claimed in the database before it is sent, so that none is sent twice: one that could not be
drawn, or that Discord did not take, is sent again, one that was under way when the bot was killed
is not. That of one game is sent under the lock of its table, after a look whether the turn still
waits: none comes after the move.
"""

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from datetime import UTC, datetime, timedelta

from ...contract import Session
from ...controls.panel import Panel
from ...games import open_session
from ...runtime.locks import Locks
from ...store import Notice, NoticePreferences, Store, StoreRefusal, TableRecord
from ...wording.presentation import Presentation, Presentations
from ...wording.strings import Words
from ...workers.pool import UNABLE
from ..mentions import permitted
from ..ports import DirectMessages, Poster
from ..refusals import CannotShow, DirectMessagesClosed, Undelivered, Unreachable
from ..settings.notice_times import BOTH, DIRECT, way_of
from . import panels
from .board_messages import board_message

log = logging.getLogger(__name__)

DEFAULTS = NoticePreferences()

AGAIN_AFTER = timedelta(minutes=1)
"""After how long a notice is sent that could not be; Discord takes a nonce once."""


class NoticeSending:
    """Sends notices, and changes the direct messages that told of turns."""

    def __init__(
        self,
        store: Store,
        poster: Poster,
        direct: DirectMessages,
        presentations: Presentations,
        locks: Locks,
    ) -> None:
        self._store = store
        self._poster = poster
        self._direct = direct
        self._presentations = presentations
        self._locks = locks

    async def one(self, notice: Notice) -> None:
        """Tell a person of a turn; raises what `DirectMessages` and `Poster` raise."""
        async with self._locks.of(notice.table_id):
            session = await self._waiting(notice)
            if session is None:
                return
            try:
                await self._tell(session, notice)
            except (Unreachable, *UNABLE):  # Discord fails, or the board cannot be drawn now
                await self._put_back(notice)
                raise

    async def _tell(self, session: Session, notice: Notice) -> None:
        record, person, closed = session.record, notice.person_id, False
        if await self._wants_direct(record, person):
            nonce = f"n{record.id}.{notice.seat}.{notice.revision}"
            try:
                sent = await self._direct.send(person, await self._turn(session, person), nonce)
            except DirectMessagesClosed:
                closed = True
                await self._store.preferences.change(person, closed=True)
            else:
                await self._store.notices.set_message(notice, *sent)
                return
        await self._mention(record, person, closed=closed)

    async def several(self, notices: tuple[Notice, ...]) -> None:
        """Tell a person of several games: in a list sent directly, or in the channel of each.

        A list that is too long for one message becomes several. What hinders the notice of one game
        does not hinder the others: it is logged. Raises as `one` does where a direct message is
        hindered; the games of which none has told come later.
        """
        waiting = [(each, record) for each in notices if (record := await self._found(each))]
        if not waiting:
            return
        person = notices[0].person_id
        direct = [each for each in waiting if await self._wants_direct(each[1], person)]
        told, closed = list[Notice](), False
        try:
            async for page in self._lists(person, direct):
                told.extend(page)
        except DirectMessagesClosed:
            closed = True
            await self._store.preferences.change(person, closed=True)
        except Unreachable:
            await self._put_back(*(each for each in notices if each not in told))
            raise
        for notice, record in waiting:
            if notice not in told:
                await self._mention_or_log(notice, record, closed=closed)

    async def _lists(
        self, person: int, games: Sequence[tuple[Notice, TableRecord]]
    ) -> AsyncIterator[Sequence[Notice]]:
        """Send lists of games to a person; yield what each has told of, once it is sent.

        Its nonce names the first of them, so that it is the same where the rest is sent again.
        """
        if not games:
            return
        notices, records = zip(*games, strict=True)
        words, at = await self._presentations.words_for(person, records[0].locale), 0
        for panel, listed in panels.several(words, records, person):
            first = notices[at]
            nonce = f"d{first.table_id}.{first.seat}.{first.revision}"
            await self._direct.send(person, panel, nonce)
            yield notices[at : at + listed]
            at += listed

    async def _found(self, notice: Notice) -> TableRecord | None:
        """Return the game of a notice, if the turn still waits and the game can be read."""
        try:
            session = await self._waiting(notice)
        except StoreRefusal as error:
            log.warning("A notice of table %s is not sent: %s", notice.table_id, error)
            return None
        return None if session is None else session.record

    async def _mention_or_log(self, notice: Notice, record: TableRecord, *, closed: bool) -> None:
        try:
            await self._mention(record, notice.person_id, closed=closed)
        except (CannotShow, Undelivered) as error:
            log.warning("A notice of table %s could not be sent: %s", record.id, error)
            if isinstance(error, Unreachable):
                await self._put_back(notice)

    async def remind(
        self, record: TableRecord, person: int, panel_in: Callable[[Words], Panel], nonce: str
    ) -> None:
        """Send a person what a channel is told, unless direct messages are closed.

        Raises `Unreachable` and `Undelivered`. Discord takes a nonce once, so each thing that is
        told has its own.
        """
        words = await self._presentations.words_for(person, record.locale)
        try:
            await self._direct.send(person, panels.reminder(words, record, panel_in(words)), nonce)
        except DirectMessagesClosed:
            await self._store.preferences.change(person, closed=True)

    async def renew(self, notice: Notice) -> bool:
        """Let a direct message show the next turn of the person who has just moved.

        Returns False where the table does not wait for the person.
        """
        async with self._locks.of(notice.table_id):
            session = open_session(await self._store.tables.load(notice.table_id))
            if not _waits(session, notice):
                return False
            assert notice.channel_id is not None
            assert notice.message_id is not None
            panel = await self._turn(session, notice.person_id)
            await self._direct.replace(notice.channel_id, notice.message_id, panel)
            new = Notice(
                notice.table_id, notice.seat, notice.person_id, session.record.revision, None
            )
            await self._store.notices.set_message(new, notice.channel_id, notice.message_id)
            return True

    async def close(self, record: TableRecord, notice: Notice) -> None:
        """Take the controls off the direct message about a turn that is over."""
        if not await self._store.notices.close_message(notice):
            return
        assert notice.channel_id is not None
        assert notice.message_id is not None
        words = await self._presentations.words_for(notice.person_id, record.locale)
        panel = panels.over(words, record)
        await self._direct.replace(notice.channel_id, notice.message_id, panel)

    async def _put_back(self, *notices: Notice) -> None:
        later = datetime.now(UTC) + AGAIN_AFTER
        for each in notices:
            await self._store.notices.put_back(each, later)

    async def _waiting(self, notice: Notice) -> Session | None:
        """Return the game of a notice if the turn still waits for the person."""
        session = open_session(await self._store.tables.load(notice.table_id))
        same = session.record.revision == notice.revision
        return session if same and _waits(session, notice) else None

    async def _wants_direct(self, record: TableRecord, person: int) -> bool:
        chosen = (await self._store.notices.preferences((person,))).get(person, DEFAULTS)
        server = await self._store.preferences.of(record.owner_id)
        return way_of(chosen, direct=server.direct) in (DIRECT, BOTH)

    async def _turn(self, session: Session, person: int) -> Panel:
        to = await self._to(session.record, person)
        board = await board_message(self._store, session, to, public=False)
        return panels.turn(to.words, session.record, board)

    async def _mention(self, record: TableRecord, person: int, *, closed: bool) -> None:
        to = await self._presentations.for_table(record)
        line = panels.mention(to.words, record, person, closed=closed)
        await self._poster.post(record.channel_id, permitted(line, to))

    async def _to(self, record: TableRecord, person: int) -> Presentation:
        words = await self._presentations.words_for(person, record.locale)
        return await self._presentations.for_person(person, record.owner_id, words)


def _waits(session: Session, notice: Notice) -> bool:
    """Whether a game waits for the person of a notice, in the same seat."""
    seat = notice.seat
    return seat in session.to_act() and session.record.players[seat].user_id == notice.person_id
