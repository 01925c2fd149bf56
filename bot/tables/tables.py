"""What people do at tables: begin, play, resign.

Read this first: a click goes from top to bottom through `play`. Everything is saved before it is
shown; showing may fail and be repeated.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from msgspec.structs import replace

from engine.ai.levels import USUAL
from engine.core.game import RESIGNATION, Seat

from ..computer.players import Opponents
from ..controls.panel import Panel
from ..discord.poster import Poster
from ..discord.replies import Answer
from ..fair.dealing import Cut, Dealer, Opening
from ..games import Match, match
from ..runtime.metrics import Metrics
from ..runtime.shutdown import Closing
from ..store import Ending, Player, Store, TableRecord
from ..wording.players import may_steer, seat_of
from ..wording.presentation import Audiences
from .delivery_retry import PASSING, Later
from .refusals import Busy, CannotShow, Refusal
from .turns import expect, not_seated

log = logging.getLogger(__name__)

COMPUTER = Player(user_id=None, name="", level=USUAL)


class Tables:
    """The use cases; each is called with the answer to the person who asked for it."""

    def __init__(
        self,
        store: Store,
        poster: Poster,
        audiences: Audiences,
        opponents: Opponents,
        dealer: Dealer,
        closing: Closing,
        metrics: Metrics,
    ) -> None:
        self._store = store
        self._poster = poster
        self._audiences = audiences
        self._opponents = opponents
        self._metrics = metrics
        self._dealer = dealer
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._later = Later(self.show_unshown, self._give_up, closing)

    async def play(
        self, table: int, user: int | None, seat: int, nth: int, text: str, answer: Answer | None
    ) -> None:
        """Make a move: check whose it is, save it, show the new board, wake the computer.

        `user` is who pressed, `None` for the computer; `nth` counts that seat's own moves.
        Raises the refusals of `expect`, `IllegalMove` and `UnknownMove`; after `CannotShow` the
        move is saved all the same.
        """
        async with self._lock(table):
            before = await self.match(table)
            expect(before, user, seat, nth)
            after = before.play(Seat(seat), text)
            await self._store.append(table, seat, nth, text, after.ending())
            self._metrics.moves.labels("computer" if user is None else "person").inc()
            try:
                if answer is not None and user is not None:
                    await answer.confirm(after.receipt(answer.words))
                shown = await self._show(after, answer)
                if shown and answer is not None and user is not None:
                    self._metrics.click_to_board.observe(answer.seconds)
            finally:
                self._opponents.wake(self, table, answer)

    async def match(self, table: int) -> Match:
        """Return a stored game, replayed; raises `NoSuchTable`."""
        return match(await self._store.load(table))

    async def latest_in(self, channel_id: int) -> Match:
        """Return the game of a channel, running or last ended; raises `Refusal`."""
        record = await self._store.latest_in(channel_id)
        if record is None:
            raise Refusal("no-game-here")
        return match(record)

    async def begin(self, opening: Opening, cut: Cut, answer: Answer | None) -> None:
        """Begin a game without a challenge."""
        await self.open((await self._dealer.begin(opening, cut)).record, answer)

    async def open(self, record: TableRecord, answer: Answer | None) -> None:
        """Show the first board of a game that was dealt."""
        async with self._lock(record.id):
            await self._show(match(record), answer)
        self._opponents.wake(self, record.id, answer)

    async def resign(self, table: int, user: int, answer: Answer | None) -> None:
        """Give a game up; the others win. Raises `Refusal` for who does not play in it."""
        async with self._lock(table):
            record = await self._store.load(table)
            if not may_steer(record, user):
                raise not_seated(record, user)
            if record.ending is not None:
                raise Refusal("table-ended")
            seat = seat_of(record.players, user)
            if seat is None:  # who only watches lets the computer resign that is to move
                seat = match(record).to_act()[0]
            others = tuple(each for each in range(len(record.players)) if each != seat)
            ending = Ending(RESIGNATION, others)
            if not await self._store.end(table, ending):
                raise Refusal("table-ended")
            if answer is not None:
                await answer.confirm(Panel((answer.words("resigned"),)))
            await self._show(match(replace(record, ending=ending)), answer)

    async def reseat(
        self, table: int, change: Callable[[Match], Awaitable[None]], answer: Answer
    ) -> None:
        """Let `change` save who sits down or gets up, and tell it; show the board to whoever sits.

        What `change` raises is raised; what it has saved by then is shown later.
        """
        async with self._lock(table):
            try:
                await change(await self.match(table))
                await self._show(await self.match(table), answer)
            except Exception:
                self._later.show(table)
                raise
            finally:
                self._opponents.wake(self, table, answer)

    async def show_again(self, table: int, answer: Answer) -> None:
        """Post the present board as the answer; the one before it loses its controls."""
        async with self._lock(table):
            await self._poster.show(await self.match(table), answer, asked=True)
        self._opponents.wake(self, table, answer)

    async def show_unshown(self, table: int, answer: Answer | None = None) -> bool:
        """Post the present board if no message shows it yet; return whether that was so."""
        async with self._lock(table):
            found = await self.match(table)
            if not found.record.board_due:
                return False
            await self._poster.show(found, answer)
        self._opponents.wake(self, table, answer)
        return True

    async def expect_free(self, channel_id: int) -> None:
        """Raise `Refusal` where a game is running in a channel."""
        running = await self._store.running_in(channel_id)
        if running is not None:
            raise Refusal("channel-taken")

    async def resume(self) -> None:
        """After a start: show what was saved and not shown, and let the computer move on."""
        await self.show_all_unshown()
        for record in await self._store.unfinished():
            self._opponents.wake(self, record.id)

    async def show_all_unshown(self, guild_id: int | None = None) -> None:
        """Show every board, of one server or of all, that no message shows yet."""
        for table in await self._store.unshown(guild_id):
            self._later.show(table)

    async def close(self) -> None:
        """Show nothing more by ourselves; what was not shown is shown after the next start."""
        await self._later.close()

    def _lock(self, table: int) -> asyncio.Lock:
        """Return the lock of a table: double clicks run at the same time."""
        return self._locks.setdefault(table, asyncio.Lock())

    async def _show(self, shown: Match, answer: Answer | None) -> bool:
        """Show a board; where that fails for a while, return False. It is tried again later.

        Raises `CannotShow`, with which nothing is tried again, and what nobody has thought of.
        """
        try:
            await self._poster.show(shown, answer)
        except CannotShow:
            raise
        except Exception as error:
            self._later.show(shown.record.id)
            if not isinstance(error, PASSING):
                raise
            log.warning("Table %s is shown later: %s", shown.record.id, error)
            if isinstance(error, Busy) and answer is not None:
                await answer.mention(Panel((answer.words("board-follows"),)))
            return False
        return True

    async def tell(self, channel_id: int, panel: Panel) -> None:
        """Tell everybody in a channel something with the bot's own right; raises `CannotShow`."""
        await self._poster.post(channel_id, panel)

    async def _give_up(self, table: int) -> None:
        await self._poster.give_up(await self.match(table))
