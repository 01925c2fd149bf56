"""Shows tables: boards for everybody, the panels of each, and what could not be shown before.

Everything is saved before it is shown; showing may fail and is then retried.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta

from ...contract import Session
from ...controls.panel import Panel
from ...games import open_session
from ...runtime.locks import Locks
from ...runtime.shutdown import Shutdown
from ...store import Store
from ...workers.pool import Busy
from ..ports import Audience, Poster, Reply
from ..refusals import CannotShow
from .delivery_retry import TRANSIENT, DeliveryRetry
from .held_boards import HeldBoards
from .live_panels import LivePanels
from .waiting_lines import WaitingLines

log = logging.getLogger(__name__)

AT_ONCE = 100
"""How many tables are taken up after a start before the event loop serves others."""


class Boards:
    """Shows the tables; `wake` is called after a board was posted again, so that play goes on.

    `on_shown` is called with each table whose board a message shows now. A table is changed and
    shown under its `lock` only.
    """

    def __init__(
        self,
        store: Store,
        poster: Poster,
        wake: Callable[[int, Reply | None], None],
        audience: Audience,
        locks: Locks,
        shutdown: Shutdown,
        on_shown: Callable[[int], None],
    ) -> None:
        self._store = store
        self._poster = poster
        self._wake = wake
        self._audience = audience
        self._locks = locks
        self._on_shown = on_shown
        self._delivery_retry = DeliveryRetry(
            self.show_unshown, self._give_up, self._hand_over, shutdown
        )
        self._held = HeldBoards(self._show_held, shutdown)
        self._waiting_lines = WaitingLines(poster.update, shutdown)
        self.panels = LivePanels(shutdown)

    @property
    def idle(self) -> bool:
        """Whether no board is being shown in the background."""
        return self._delivery_retry.background.idle

    @property
    def lines_idle(self) -> bool:
        """Whether the line of no board is being edited, or was edited in the last two seconds."""
        return self._waiting_lines.background.idle

    def lock(self, table: int) -> asyncio.Lock:
        """Return the lock of a table, so that double clicks are handled one after the other."""
        return self._locks.of(table)

    async def show(self, session: Session, reply: Reply | None, *, by: int | None = None) -> bool:
        """Show a board, and renew the private panels of all but the person `by`.

        Returns False where the board cannot be shown for a while; it is retried later. Raises
        `CannotShow`, after which nothing is retried, and any unexpected error.
        """
        table = session.record.id
        self._held.let_go(table)
        renewed = frozenset(await self.panels.renew(session, but=by))
        try:
            unmentioned = renewed.union(await self._audience.unmentioned(session))
            await self._post(session, reply, new=True, unmentioned=unmentioned)
        except CannotShow:  # direct messages tell of the turn all the same
            self._audience.shown(session, renewed, by)
            raise
        except Exception as error:
            self._delivery_retry.show(table)
            if not isinstance(error, TRANSIENT):
                raise
            log.warning("Table %s is shown later: %s", table, error)
            if isinstance(error, Busy) and reply is not None:
                await reply.say_if_possible(Panel((reply.words("board-follows"),)))
            return False
        self._audience.shown(session, renewed, by)
        return True

    def hold(self, held: Session) -> None:
        """Hold the board of a session: computers move next, and one board tells all their moves.

        If they take longer than `HELD` seconds, the present board is shown before.
        """
        self._held.hold(held.record.id, held.record.shown)

    def holds(self, table: int) -> bool:
        """Whether the board of a table is held."""
        return self._held.holds(table)

    async def _show_held(self, table: int) -> None:
        """Show a board that was held for too long, or until the bot began to stop."""
        if not await self._delivery_retry.try_once(table):
            self._delivery_retry.show(table)

    async def answer(self, held: Session, reply: Reply) -> None:
        """Answer a press on the board while the next board is held: edit it to tell the move.

        A failure is logged.
        """
        try:
            await self._poster.answer(held, reply)
        except TRANSIENT as error:
            log.warning(
                "Table %s: a press is answered by the next board: %s", held.record.id, error
            )

    def update_waiting_line(self, table: int) -> None:
        """Edit the board soon, so that it names the people whom the table waits for now."""
        self._waiting_lines.change(table)

    async def show_again(self, table: int, reply: Reply) -> None:
        """Post the present board as the reply; the one before it loses its controls.

        Whoever asks for a board that is there already notifies nobody with it.
        """
        async with self.lock(table):
            try:
                session, live = await self._session(table), frozenset(self.panels.live(table))
                if session.record.board_due:
                    quiet = live.union(await self._audience.unmentioned(session))
                else:
                    people = (player.user_id for player in session.record.players)
                    quiet = frozenset(person for person in people if person is not None)
                await self._post(session, reply, asked=True, unmentioned=quiet)
            except Exception:
                if self._poster.uncertain(table):  # or two boards would have controls
                    self._delivery_retry.show(table)
                raise
        if session.record.board_due:
            self._audience.shown(session, live, None)
        self._wake(table, reply)

    async def show_unshown(self, table: int, reply: Reply | None = None) -> bool:
        """Post the present board unless a message surely shows it; return whether it was posted.

        A held board is not posted: it follows the next moves of the computers.
        """
        async with self.lock(table):
            if self._held.holds(table):
                return False
            session = await self._session(table)
            if not (session.record.board_due or self._poster.uncertain(table)):
                return False
            live = frozenset(self.panels.live(table))
            unmentioned = live.union(await self._audience.unmentioned(session))
            await self._post(session, reply, unmentioned=unmentioned)
        self._audience.shown(session, live, None)
        if session.record.choices:  # made since the board was sent for the first time
            self.update_waiting_line(table)
        self._wake(table, reply)
        return True

    def show_soon(self, table: int) -> None:
        """Show the present board in the background, where no message shows it yet."""
        self._delivery_retry.show(table)

    async def show_all_unshown(self, guild_id: int | None = None) -> None:
        """Show every board, of one server or of all, that no message shows yet."""
        for n, table in enumerate(await self._store.tables.unshown(guild_id), start=1):
            self._delivery_retry.show(table)
            if not n % AT_ONCE:
                await asyncio.sleep(0)

    async def show_overdue(self, after: timedelta) -> None:
        """Show the boards that have been due for so long, unless this process is showing them."""
        for table in await self._store.tables.unshown(since=datetime.now(UTC) - after):
            self._delivery_retry.show_unless_cooling_down(table)

    async def resume(self) -> None:
        """After a start: show what was saved and not shown."""
        await self.show_all_unshown()
        for table in await self._store.tables.with_choices():
            self._waiting_lines.change(table)

    async def tell(self, channel_id: int, panel: Panel) -> None:
        """Tell everybody in a channel something with the bot's own right.

        Raises `CannotShow`, `Unreachable` and `Undelivered`.
        """
        await self._poster.post(channel_id, panel)

    async def close(self) -> None:
        """Cancel the retries of boards; the next start shows what is left."""
        await self._held.close()
        await self._delivery_retry.close()
        await self._waiting_lines.close()
        await self.panels.close()

    async def _post(
        self,
        session: Session,
        reply: Reply | None,
        *,
        asked: bool = False,
        new: bool = False,
        unmentioned: Collection[int],
    ) -> None:
        """Show a board, and again soon if another process has changed the table meanwhile.

        If no message can show it, it is shown when somebody asks for it. If another process has
        posted a newer board, that process shows later changes, or both would post them.
        """
        record, ended = session.record, session.ending() is not None
        if not await self._poster.show(
            session, reply, asked=asked, new=new, unmentioned=unmentioned
        ):
            log.info("Table %s is shown by another process, or to whoever asks", record.id)
            return
        self._on_shown(record.id)
        if await self._store.seats.left_to_show(record.id, record.players, ended=ended):
            self._delivery_retry.show(record.id)

    async def _session(self, table: int) -> Session:
        return open_session(await self._store.tables.load(table))

    async def _hand_over(self, table: int) -> bool:
        """Hand a due board over if another process serves its server now; return whether so."""
        record = await self._store.tables.load(table)
        if not record.board_due or self._store.scope.serves(record.guild_id):
            return False
        self._poster.hand_over(table)
        return True

    async def _give_up(self, table: int) -> None:
        await self._poster.give_up(await self._session(table))
