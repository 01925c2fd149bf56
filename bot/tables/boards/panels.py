"""The use cases of private panels: open one, confirm a press on one, renew an older one."""

import logging

from engine.core.game import Seat

from ...contract import Session
from ...controls.ids import ShowOptions
from ...controls.panel import Panel
from ...games import open_session
from ...runtime.recent import Recent
from ...store import Store
from ...wording.presentation import Presentation, Presentations
from ..ports import PrivateMessage, Reply
from ..refusals import Refusal
from ..seating import seat_of
from ..turns import expect, not_seated
from .boards import Boards
from .delivery_retry import TRANSIENT
from .guide import private_panel, with_guide

log = logging.getLogger(__name__)

PEOPLE = 1024
"""Of how many people at their tables it is remembered which items they have weighed."""

WEIGHED = 10
"""How many panels of items are remembered of a person at a table, the newest ones."""


class Panels:
    """Shows people what only their seats see; `boards` renews these panels after each turn."""

    def __init__(self, store: Store, boards: Boards, presentations: Presentations) -> None:
        self._store = store
        self._boards = boards
        self._presentations = presentations
        self._weighed = Recent[tuple[int, int], list[PrivateMessage]](PEOPLE)
        """The panels that presses on the board have opened since a person's last move."""

    async def open(self, table: int, user: int, reply: Reply) -> None:
        """Show a person privately what only their seat sees; raises `Refusal`.

        A press on such a panel itself, which leads back to it, replaces it. Otherwise it needs no
        lock: a turn that is over by the time the panel is there renews it.
        """
        session = await self._session(table)
        if seat_of(session.record.players, user) is None:
            raise not_seated(session.record, user)
        if reply.pressed_private() is not None and await self.renew_pressed(table, user, reply):
            return
        to, panel = await self._panel(session, user, reply)
        if panel is None:
            raise Refusal("table-ended")
        message_id = await reply.say(panel)
        if message_id is None:
            return
        self._boards.panels.remember(table, user, reply.private(message_id), to)
        present = await self._session(table)
        if present.record.revision > session.record.revision or present.ending() is not None:
            await self._boards.panels.renew(present, only=user)

    async def show_options(self, pressed: ShowOptions, user: int, reply: Reply) -> None:
        """Show a person privately what can be done with an item; raises as `expect` does.

        A control of a private panel replaces that panel. One of the board does not and needs no
        lock, so that nobody waits for what is still done to the board before.
        """
        private = reply.pressed_private()
        if private is None:
            _, panel = await self._options(pressed, user, reply)
            message_id = await reply.say(panel)
            if message_id is not None:
                weighed = self._weighed.get((pressed.table, user), [])
                newest = [*weighed, reply.private(message_id)][-WEIGHED:]
                self._weighed[pressed.table, user] = newest
            return
        async with self._boards.lock(pressed.table):
            to, panel = await self._options(pressed, user, reply)
            await self._replace(pressed.table, user, private, panel, to, reply)

    async def _options(
        self, pressed: ShowOptions, user: int, reply: Reply
    ) -> tuple[Presentation, Panel]:
        """Return what can be done with an item, and how it is presented to that person."""
        session = await self._session(pressed.table)
        expect(session, user, pressed.seat, pressed.ply)
        to = await self._presentations.for_person(user, session.record.owner_id, reply.words)
        seat = Seat(pressed.seat)
        panel = session.options(to, seat, pressed.item)
        return to, with_guide(to.words, panel, session, seat, "card")

    async def renew_pressed(self, table: int, user: int, reply: Reply) -> bool:
        """Replace the pressed panel of an older turn by the present one, if it was one."""
        async with self._boards.lock(table):
            session = await self._session(table)
            to, panel = await self._panel(session, user, reply)
            pressed = reply.pressed_private()
            if pressed is None or panel is None:
                return False
            await self._replace(table, user, pressed, panel, to, reply)
            return True

    async def _replace(
        self,
        table: int,
        user: int,
        pressed: PrivateMessage,
        panel: Panel,
        to: Presentation,
        reply: Reply,
    ) -> None:
        """Put a panel in place of the pressed one, and remember it; call it under the lock."""
        await self._boards.panels.settle(table, user)
        await reply.replace(panel)
        self._boards.panels.remember(table, user, pressed, to)

    async def confirm(self, after: Session, user: int, reply: Reply) -> None:
        """Show who has moved the panel as it is now; call it under the lock.

        Where the game has none, what was pressed has served its purpose and goes, with all that
        was opened to weigh other items. A press on the board is answered when the board changes.
        A failure is logged: the move is saved.
        """
        table, pressed = after.record.id, reply.pressed_private()
        for weighed in self._weighed.pop((table, user), []):
            if pressed is None or weighed.id != pressed.id:
                self._boards.panels.dismiss(weighed, Panel((reply.words("panel-done"),)))
        try:
            await self._boards.panels.settle(table, user)
            if pressed is None:
                return
            to, panel = await self._panel(after, user, reply)
            await reply.confirm(panel)
        except TRANSIENT as error:
            log.warning("Table %s: a move is not confirmed: %s", table, error)
            return
        if panel is not None:
            self._boards.panels.remember(table, user, pressed, to)
        else:
            self._boards.panels.dismiss(pressed, Panel((reply.words("panel-done"),)))

    async def _session(self, table: int) -> Session:
        return open_session(await self._store.tables.load(table))

    async def _panel(
        self, session: Session, user: int, reply: Reply
    ) -> tuple[Presentation, Panel | None]:
        """Return the private panel of a person, and how it is presented to that person."""
        record = session.record
        to = await self._presentations.for_person(user, record.owner_id, reply.words)
        seat = seat_of(record.players, user)
        return to, None if seat is None else private_panel(session, to, seat)
