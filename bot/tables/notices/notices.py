"""Tells people that it is their turn as each of them wants it: on the board, directly, or later.

The database decides what is told, so that nothing is told twice, whichever process tells it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import UTC, datetime
from functools import partial

from msgspec.structs import replace

from ...contract import Session
from ...controls.panel import Panel
from ...games import open_session
from ...runtime.background import Background
from ...runtime.shutdown import Shutdown
from ...store import DamagedTable, Notice, Store, StoreRefusal, TableRecord, Unavailable
from ...wording.strings import Words
from ...workers.pool import Busy, Closed
from ..refusals import CannotShow, Undelivered
from ..settings.notice_times import Delivery, delivery
from .sending import DEFAULTS, NoticeSending

log = logging.getLogger(__name__)

EVERY = 20.0
"""Seconds between two looks for what is due later, after quiet hours for example."""

AT_ONCE = 4
"""How many people are told at the same time: all messages of the bot share Discord's limit."""


class Notices:
    """Decides whom a board mentions, and sends what is to be told beside the boards."""

    def __init__(self, store: Store, sending: NoticeSending, shutdown: Shutdown) -> None:
        self._store = store
        self._sending = sending
        self._shutdown = shutdown
        self.background = Background()
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def unmentioned(self, shown: Session) -> Collection[int]:
        """Return the people at a table whom its board is not to mention now."""
        told = await self._deliveries(shown, datetime.now(UTC))
        return {person for person, (_, how) in told.items() if not how.mention}

    def shown(self, shown: Session, live: Collection[int], by: int | None) -> None:
        """Tell, in the background, what is to be told beside the board just shown.

        Who has a `live` panel, and the person `by` whose move it shows, see the turn already.
        """
        after_board = partial(self._after_board, shown, {*live, by}, by)
        self._begin(after_board, f"notices of {shown.record.id}")

    async def keep(self) -> None:
        """Send regularly what has become due, until the bot stops; first, what a stop left out."""
        await self._logged(self.catch_up())
        while await self._shutdown.sleep(EVERY):
            await self._logged(self.deliver(datetime.now(UTC)))

    async def catch_up(self) -> None:
        """Offer what was not offered before a stop: of turns that began just before it."""
        for table in await self._store.notices.tables_of_notified():
            try:
                session = open_session(await self._store.tables.load(table))
            except (DamagedTable, StoreRefusal):
                continue
            if not session.record.board_due:  # otherwise it is shown, and offered, soon
                await self._after_board(session, (), None)

    async def deliver(self, now: datetime) -> None:
        """Send all notices that are due: of several games, a person gets one message."""
        people = await self._store.notices.people_due(now)
        await asyncio.gather(*(self._logged(self._to_person(each, now)) for each in people))

    async def remind(
        self,
        record: TableRecord,
        people: Collection[int],
        panel_in: Callable[[Words], Panel],
        nonce: str,
    ) -> tuple[int, ...]:
        """Tell people what a channel is told; return those who want to be mentioned there now.

        Who wants direct messages gets the panel in the person's language, under the nonce, in the
        background. The hour of a daily message is not waited for: the turn could be over by
        then. Quiet hours are kept.
        """
        now = datetime.now(UTC)
        found = await self._store.notices.preferences(people)
        direct = (await self._store.preferences.of(record.owner_id)).direct
        mentioned = []
        for person in people:
            chosen = replace(found.get(person, DEFAULTS), daily=None)
            how = delivery(chosen, now, direct=direct)
            if how.mention:
                mentioned.append(person)
            if how.later == now:
                work = partial(self._sending.remind, record, person, panel_in, nonce)
                self._begin(work, f"reminder of {record.id}")
        return tuple(mentioned)

    async def close(self) -> None:
        """Cancel what is being sent; what was not begun is sent after the next start."""
        await self.background.close()

    async def _deliveries(
        self, shown: Session, now: datetime
    ) -> Mapping[int, tuple[int, Delivery]]:
        """Return for the people for whom a table waits, by id: the seat, and how they are told.

        Those who have chosen nothing are left out: the board mentions them.
        """
        record = shown.record
        waits = {user: seat for seat in shown.to_act() if (user := record.players[seat].user_id)}
        if not waits or record.guild_id is None or not record.postable:
            return {}
        found = await self._store.notices.preferences(tuple(waits))
        if not found:
            return {}
        direct = (await self._store.preferences.of(record.owner_id)).direct
        return {
            user: (waits[user], delivery(chosen, now, direct=direct))
            for user, chosen in found.items()
        }

    async def _after_board(
        self, shown: Session, there: Collection[int | None], by: int | None
    ) -> None:
        """Close the direct messages about earlier turns, and tell of the present one."""
        record, now = shown.record, datetime.now(UTC)
        for each in await self._store.notices.of_table(record.id):
            if each.message_id is not None and (
                each.revision < record.revision or record.ending is not None
            ):
                renewed = each.person_id == by and await self._sending.renew(each)
                if not renewed:
                    await self._sending.close(record, each)
        if record.ending is not None:
            await self._store.notices.drop(record.id)
            return
        told = await self._deliveries(shown, now)
        for person, (seat, how) in told.items():
            if how.later is not None and person not in there:
                new = Notice(record.id, seat, person, record.revision, how.later)
                await self._store.notices.offer(new)
        if any(how.later == now for _, how in told.values()):
            await self.deliver(now)

    async def _to_person(self, person: int, now: datetime) -> None:
        """Tell a person of all turns that are due."""
        async with self._slots:
            with self._shutdown.working():
                match await self._store.notices.claim(person, now):
                    case ():
                        return
                    case (notice,):
                        await self._sending.one(notice)
                    case notices:
                        await self._sending.several(notices)

    def _begin(self, work: Callable[[], Awaitable[None]], name: str) -> None:
        self.background.begin(object(), lambda: self._logged(work()), name)

    async def _logged(self, work: Awaitable[None]) -> None:
        """Wait for work; a failure is logged, and nobody is told twice because of it."""
        try:
            await work
        except Unavailable as error:
            # The database has logged that; the work may be a look for what is due.
            log.debug("Notices wait for the database: %s", error)
        except (CannotShow, Undelivered, Busy, Closed) as error:
            log.warning("A notice could not be sent: %s", error)
        except Exception:
            log.exception("A notice could not be sent")
