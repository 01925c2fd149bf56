"""The clocks of turns: people are reminded, the computer stands in, and takes a seat for good.

Everything is decided in the database, so that it happens once, whichever process of the bot does
it and wherever it was killed before.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial

from msgspec.structs import replace

from engine.core.game import Seat

from ...contract import Session
from ...controls.panel import Panel
from ...runtime.shutdown import Shutdown
from ...store import TIMES_STOOD_IN, DamagedTable, Store, StoreRefusal, TableRecord, Unavailable
from ...store.games.absences import Absence
from ...wording.presentation import Presentations
from ...wording.strings import Words
from ..boards.boards import Boards
from ..mentions import permitted
from ..refusals import CannotShow, Refusal, Undelivered
from ..seats.substitution_checks import STAND_IN
from ..tables import Choice, Tables
from . import clock_panels as panels
from .notices import Notices

log = logging.getLogger(__name__)

EVERY = 10.0
"""Seconds between two looks at the clocks."""

AT_ONCE = 4
"""How many tables are seen to at the same time."""


class Clocks:
    """Looks after the games whose turns have a limited time."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        boards: Boards,
        notices: Notices,
        presentations: Presentations,
        think: Callable[[Session, Seat, str], Awaitable[str]],
        shutdown: Shutdown,
    ) -> None:
        """`think` returns the move that the computer would make in a seat, at a level."""
        self._store = store
        self._tables = tables
        self._boards = boards
        self._notices = notices
        self._presentations = presentations
        self._think = think
        self._shutdown = shutdown
        self._counting = False
        self._begun = False

    async def keep(self, reachable: Callable[[], bool]) -> None:
        """Look regularly until the bot stops; no clock runs while it is not `reachable`."""
        while await self._shutdown.sleep(EVERY):
            if not reachable():
                self._counting = False
                continue
            try:
                await self.look(await self._store.clocks.now())
            except Unavailable as error:
                log.debug("The clocks wait for the database: %s", error)
            except Exception:
                log.exception("The clocks could not be looked at; trying again")

    async def look(self, now: datetime) -> None:
        """Count the time since the last look, and handle the turns whose time is over.

        What passed before the first look costs nobody time.
        """
        if not await self._store.clocks.any_running():
            self._counting, self._begun = False, True
            return
        back = {
            each: await self._waiting_for(each) for each in await self._store.absences.ended(now)
        }
        # The boards tell whose clocks stand still from now on, and whose run again.
        gone = [await self._waiting_for(each) for each in await self._store.absences.begun(now)]
        await self._store.clocks.tick(now, ran=self._counting, ended=back)
        self._counting = True
        for table in {each for tables in (*back.values(), *gone) for each in tables}:
            self._boards.update_waiting_line(table)
        if not self._begun:  # the boards told until when turns would last without the downtime
            for table in await self._store.clocks.clocked():
                self._boards.update_waiting_line(table)
            self._begun = True
        due, slots = await self._store.clocks.due(), asyncio.Semaphore(AT_ONCE)

        async def one(table: int, see_to: Callable[[int, datetime], Awaitable[None]]) -> None:
            async with slots:
                await self._logged(table, see_to(table, now))

        over = (one(table, self._end_turn) for table in due.over)
        ending = (one(table, self._remind) for table in due.ending)
        await asyncio.gather(*over, *ending)

    async def _waiting_for(self, absence: Absence) -> tuple[int, ...]:
        """Return the games with a clock that wait for somebody who is away now, or is back."""
        found = []
        for table in await self._store.clocks.clocked_of(absence.person_id):
            try:
                session = await self._tables.session(table)
            except (DamagedTable, StoreRefusal):
                continue
            players = session.record.players
            if any(players[seat].user_id == absence.person_id for seat in session.to_act()):
                found.append(table)
        return tuple(found)

    async def _logged(self, table: int, work: Awaitable[None]) -> None:
        """Wait for work on a table; a failure is logged, and the next look tries again."""
        try:
            with self._shutdown.working():
                await work
        except (CannotShow, Unavailable) as error:
            log.warning("Table %s: its clock waits: %s", table, error)
        except (Refusal, StoreRefusal) as error:  # somebody has moved in the meantime
            log.info("Table %s: the computer does not stand in: %r", table, error)
        except Exception:
            log.exception("Table %s: its clock is looked after again", table)

    async def _remind(self, table: int, now: datetime) -> None:
        """Mention at most once, in one sentence, those for whom a table still waits.

        It is stored first: a reminder is lost where the bot is killed just then, and never doubled.
        The board tells until when the turn lasts all the same.
        """
        async with self._boards.lock(table):  # nobody moves between the look and the message
            if not await self._store.clocks.set_reminded(table):
                return
            session = await self._tables.session(table)
            record, seats = session.record, await self._present(session, now)
            until = await self._store.clocks.until(table, now)
            if seats and until is not None:
                reminder = partial(panels.reminder, record=record, seats=seats, until=until)
                nonce = f"r{table}.{int(until.timestamp())}"  # a turn may begin anew
                await self._tell(record, reminder, nonce)

    async def _end_turn(self, table: int, now: datetime) -> None:
        """Move for the people whose time is over; who was late too often loses the seat."""
        session = await self._tables.session(table)
        late = await self._store.clocks.stood_in(table)
        staying = [
            seat
            for seat in await self._present(session, now)
            if late[seat] < TIMES_STOOD_IN or not await self._take(session, seat)
        ]
        if not staying:
            return
        texts = await asyncio.gather(*(self._think(session, each, STAND_IN) for each in staying))
        if not await self._store.clocks.is_over(table):  # a person has moved while it thought
            return
        choices = [
            Choice(seat, session.record.next_ply(seat), text)
            for seat, text in zip(staying, texts, strict=True)
        ]
        await self._tables.stand_in(table, choices)

    async def _present(self, session: Session, now: datetime) -> tuple[Seat, ...]:
        """Return the seats for which a table waits, without those of people who are away.

        Where it waits for people who are away alone, their turn begins anew, so that it is not
        over before they are back.
        """
        players = session.record.players
        waited = {
            seat: user for seat in session.to_act() if (user := players[seat].user_id) is not None
        }
        away = await self._store.absences.among(tuple(waited.values()), now)
        if waited and away.issuperset(waited.values()):
            await self._store.clocks.restart(session.record.id)
            self._boards.update_waiting_line(session.record.id)
        return tuple(seat for seat, user in waited.items() if user not in away)

    async def _take(self, session: Session, seat: Seat) -> bool:
        """Give a seat to the computer until its person comes back; tell the person how."""
        record = session.record
        who = record.players[seat].user_id
        assert who is not None
        taken = False

        async def change(_: Session) -> None:
            nonlocal taken
            taken = await self._store.seats.hand_over(record.id, seat, who, STAND_IN, overdue=True)
            if taken:
                told = partial(panels.taken, record=record, seat=seat)
                await self._tell(record, told, f"s{record.id}.{record.revision}.{seat}")

        await self._tables.reseat(record.id, change, None)
        return taken

    async def _tell(
        self, record: TableRecord, panel_in: Callable[[Words], Panel], nonce: str
    ) -> None:
        """Tell everybody at most once what is stored already, as each wants it.

        A failure is logged: whatever is lost here, the board tells too, in lines of its own
        (`clock_panels`).
        """
        try:
            to = await self._presentations.for_table(record)
            panel = panel_in(to.words)
            mentioned = await self._notices.remind(record, panel.mentions, panel_in, nonce)
            panel = permitted(replace(panel, mentions=mentioned), to)
            await self._boards.tell(record.channel_id, panel)
        except (CannotShow, Undelivered) as error:
            log.warning("Table %s is not told of its clock: %s", record.id, error)
