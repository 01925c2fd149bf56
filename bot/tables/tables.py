"""The use cases of a table: begin, play, resign, show.

Read this first: a press goes from top to bottom through `play`. Everything is saved before it is
shown; showing may fail and is then retried.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from msgspec.structs import replace

from engine.ai.levels import USUAL
from engine.core.game import RESIGNATION, Seat

from ..contract import Session
from ..controls.panel import Panel
from ..fair.dealing import Cut, Dealer, GameSetup
from ..games import open_session
from ..runtime.metrics import Metrics
from ..runtime.shutdown import Shutdown
from ..store import Ending, Player, Store, TableRecord
from ..workers.pool import Busy
from .delivery_retry import TRANSIENT, DeliveryRetry
from .ports import Poster, Reply
from .refusals import CannotShow, Refusal
from .seating import may_manage, seat_of
from .turns import expect, not_seated

log = logging.getLogger(__name__)

AT_ONCE = 100
"""How many tables are taken up after a start before the event loop serves others."""

COMPUTER = Player(user_id=None, name="", level=USUAL)


class Tables:
    """The use cases of tables; each is called with the reply to the person who asked for it.

    `wake` is called after every change of a table, so that the computer moves where it has to.
    """

    def __init__(
        self,
        store: Store,
        poster: Poster,
        wake: Callable[["Tables", int, Reply | None], None],
        dealer: Dealer,
        shutdown: Shutdown,
        metrics: Metrics,
    ) -> None:
        self._store = store
        self._poster = poster
        self._wake = wake
        self._metrics = metrics
        self._dealer = dealer
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._delivery_retry = DeliveryRetry(self.show_unshown, self._give_up, shutdown)

    async def play(
        self, table: int, user: int | None, seat: int, ply: int, text: str, reply: Reply | None
    ) -> None:
        """Make a move: check whose it is, save it, show the new board, wake the computer.

        `user` is who pressed, `None` for the computer; `ply` counts that seat's own moves.
        Raises the refusals of `expect`, `IllegalMove` and `UnknownMove`; after `CannotShow` the
        move is saved all the same.
        """
        async with self._lock(table):
            before = await self.session(table)
            expect(before, user, seat, ply)
            after = before.play(Seat(seat), text)
            due = any(after.record.players[each].user_id is None for each in after.to_act())
            made = replace(after.record.moves[-1], by_computer=user is None)
            await self._store.tables.append(table, [made], after.ending(), due=due)
            self._metrics.moves.labels("computer" if user is None else "person").inc()
            try:
                if reply is not None and user is not None:
                    await reply.confirm(after.confirmation(reply.words))
                shown = await self._show(after, reply)
                if shown and reply is not None and user is not None:
                    self._metrics.click_to_board.observe(reply.seconds)
            finally:
                self._wake(self, table, reply)

    async def session(self, table: int) -> Session:
        """Return a stored game, replayed; raises `NoSuchTable`."""
        return open_session(await self._store.tables.load(table))

    async def latest_in(self, channel_id: int) -> Session:
        """Return the game of a channel, running or last ended; raises `Refusal`."""
        record = await self._store.tables.latest_in(channel_id)
        if record is None:
            raise Refusal("no-game-here")
        return open_session(record)

    async def begin(self, setup: GameSetup, cut: Cut, reply: Reply | None) -> None:
        """Begin a game without a challenge."""
        await self.open((await self._dealer.begin(setup, cut)).record, reply)

    async def open(self, record: TableRecord, reply: Reply | None) -> None:
        """Show the first board of a game that was dealt."""
        async with self._lock(record.id):
            await self._show(open_session(record), reply)
        self._wake(self, record.id, reply)

    async def resign(self, table: int, user: int, reply: Reply | None) -> None:
        """Resign; the others win. Raises `Refusal` for a person who does not play in the game."""

        def how(found: Session) -> Ending:
            record = found.record
            if not may_manage(record, user):
                raise not_seated(record, user)
            if record.ending is not None:
                raise Refusal("table-ended")
            seat = seat_of(record.players, user)
            if seat is None:  # who only watches lets the computer resign that is to move
                seat = found.to_act()[0]
            others = tuple(each for each in range(len(record.players)) if each != seat)
            return Ending(RESIGNATION, others)

        async def tell(_: TableRecord) -> None:
            if reply is not None:
                await reply.confirm(Panel((reply.words("resigned"),)))

        await self.end(table, how, tell, reply)

    async def end(
        self,
        table: int,
        how: Callable[[Session], Ending],
        tell: Callable[[TableRecord], Awaitable[None]],
        reply: Reply | None,
    ) -> None:
        """End a game otherwise than by its rules: check and decide `how`, save, `tell`, show.

        What `how` raises is raised, and nothing is changed; so is `DamagedTable`.
        """
        async with self._lock(table):
            found = await self.session(table)
            ending = how(found)
            if not await self._store.tables.end(table, ending):
                raise Refusal("table-ended")
            try:
                await tell(found.record)
            except Exception:
                self._delivery_retry.show(table)
                raise
            await self._show(open_session(replace(found.record, ending=ending)), reply)

    async def reseat(
        self, table: int, change: Callable[[Session], Awaitable[None]], reply: Reply
    ) -> None:
        """Let `change` save who sits down or gets up, and tell it; show the board to whoever sits.

        What `change` raises is raised; what it has saved by then is shown later.
        """
        async with self._lock(table):
            try:
                await change(await self.session(table))
                await self._show(await self.session(table), reply)
            except Exception:
                self._delivery_retry.show(table)
                raise
            finally:
                self._wake(self, table, reply)

    async def show_again(self, table: int, reply: Reply) -> None:
        """Post the present board as the reply; the one before it loses its controls."""
        async with self._lock(table):
            try:
                await self._poster.show(await self.session(table), reply, asked=True)
            except Exception:
                if self._poster.uncertain(table):  # or two boards would have controls
                    self._delivery_retry.show(table)
                raise
        self._wake(self, table, reply)

    async def show_unshown(self, table: int, reply: Reply | None = None) -> bool:
        """Post the present board if no message surely shows it; return whether that was so."""
        async with self._lock(table):
            found = await self.session(table)
            if not (found.record.board_due or self._poster.uncertain(table)):
                return False
            await self._poster.show(found, reply)
        self._wake(self, table, reply)
        return True

    def show_soon(self, table: int) -> None:
        """Show the present board in the background, where no message shows it yet."""
        self._delivery_retry.show(table)

    async def expect_free(self, channel_id: int) -> None:
        """Raise `Refusal` where a game is running in a channel."""
        if await self._store.tables.running_id(channel_id) is not None:
            raise Refusal("channel-taken")

    async def resume(self) -> None:
        """After a start: show what was saved and not shown, and let the computer move on."""
        await self.show_all_unshown()
        for n, table in enumerate(await self._store.tables.computer_due(), start=1):
            self._wake(self, table, None)
            if not n % AT_ONCE:
                await asyncio.sleep(0)

    async def show_all_unshown(self, guild_id: int | None = None) -> None:
        """Show every board, of one server or of all, that no message shows yet."""
        for n, table in enumerate(await self._store.tables.unshown(guild_id), start=1):
            self._delivery_retry.show(table)
            if not n % AT_ONCE:
                await asyncio.sleep(0)

    async def close(self) -> None:
        """Cancel the retries of boards; the next start shows what is left."""
        await self._delivery_retry.close()

    def _lock(self, table: int) -> asyncio.Lock:
        """Return the lock of a table, so that double clicks are handled one after the other."""
        return self._locks.setdefault(table, asyncio.Lock())

    async def _show(self, shown: Session, reply: Reply | None) -> bool:
        """Show a board; return False where that fails for a while, and retry it later.

        Raises `CannotShow`, after which nothing is retried, and any unexpected error.
        """
        try:
            await self._poster.show(shown, reply)
        except CannotShow:
            raise
        except Exception as error:
            self._delivery_retry.show(shown.record.id)
            if not isinstance(error, TRANSIENT):
                raise
            log.warning("Table %s is shown later: %s", shown.record.id, error)
            if isinstance(error, Busy) and reply is not None:
                await reply.mention(Panel((reply.words("board-follows"),)))
            return False
        return True

    async def tell(self, channel_id: int, panel: Panel) -> None:
        """Tell everybody in a channel something with the bot's own right; raises `CannotShow`."""
        await self._poster.post(channel_id, panel)

    async def _give_up(self, table: int) -> None:
        await self._poster.give_up(await self.session(table))
