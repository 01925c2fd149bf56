"""The use cases of a table: begin, play, leave, end.

Read this first: a press goes from top to bottom through `play`. Everything is saved before it is
shown; see `boards` for that.
"""

from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from engine.ai.levels import USUAL
from engine.core.game import ABANDONED, RESIGNATION, Seat

from ..contract import Session
from ..controls.panel import Panel
from ..fair.dealing import Dealer, GameSetup
from ..games import open_session
from ..runtime.limits import Limits
from ..runtime.metrics import Metrics
from ..store import (
    ChoicesChanged,
    Ending,
    Player,
    SeatsChanged,
    StaleMove,
    Store,
    TableRecord,
)
from .boards.boards import Boards
from .boards.panels import Panels
from .ports import Reply
from .refusals import Refusal
from .saving import made_by_computer, save_new
from .seating import may_manage, seat_of
from .turns import board_can_wait, expect, expect_unmoved, not_seated, waits_for_computer

COMPUTER = Player(user_id=None, name="", level=USUAL)

WITHOUT_WINNER = Ending(ABANDONED, ())


class Choice(Struct, frozen=True):
    """A move to be made: the seat, its `ply` (how many moves it has made before), and the text."""

    seat: int
    ply: int
    text: str


class Tables:
    """The use cases of tables; each is called with the reply to the person who asked for it.

    `wake` is called after a change of a table, so that the computer moves where it has to.
    """

    def __init__(
        self,
        store: Store,
        boards: Boards,
        wake: Callable[[int, Reply | None], None],
        dealer: Dealer,
        panels: Panels,
        metrics: Metrics,
    ) -> None:
        self._store = store
        self._boards = boards
        self._wake = wake
        self._panels = panels
        self._metrics = metrics
        self._dealer = dealer

    async def play(
        self, table: int, user: int, seat: int, ply: int, text: str, reply: Reply | None
    ) -> None:
        """Make a move: check whose it is, save it, wake the computer, show the new board.

        If several computers in a row move next, one board shows all their moves. If others choose
        at the same time, the board only tells who has chosen, until the last of them has.
        `user` is who pressed; `ply` counts that seat's own moves. Raises the refusals of `expect`,
        `IllegalMove` and `UnknownMove`; after `CannotShow` the move is saved all the same.
        """
        async with self._boards.lock(table):
            before, after = await self._make(table, user, [Choice(seat, ply, text)])
            self._metrics.moves.labels("person").inc()
            self._wake_computers(after, reply)  # they think while the board is drawn and sent
            if reply is not None:
                await self._panels.confirm(after, user, reply)
            shown = await self._show(before, after, reply, by=user)
        if reply is not None and shown:
            self._metrics.click_to_board.observe(reply.seconds)
        elif reply is not None and self._boards.holds(table):
            await self._boards.answer(after, reply)  # without the lock: the computers move on

    async def play_computers(
        self, table: int, choices: Sequence[Choice], newest: Callable[[], Reply | None]
    ) -> None:
        """Make moves of seats of the computer, all at once; raises as `play` does.

        The board answers the `newest` press, which may come while these moves wait for it.
        """
        async with self._boards.lock(table):
            before, after = await self._make(table, None, choices)
            reply = newest()
            self._metrics.moves.labels("computer").inc(len(choices))
            self._wake_computers(after, reply)
            await self._show(before, after, reply)

    async def clear_computer_due(self, seen: TableRecord) -> None:
        """Store that no computer is to move, unless the game has changed since it was `seen`."""
        await self._store.tables.clear_computer_due(seen)

    async def settle(self, table: int) -> None:
        """Wait until nothing is being saved or shown at a table."""
        async with self._boards.lock(table):
            pass

    async def stand_in(self, table: int, choices: Sequence[Choice]) -> None:
        """Make moves that the computer chose for people whose time is over; the board tells so.

        Raises as `play` does, and `StaleClick` where one of them has chosen in the meantime.
        """
        async with self._boards.lock(table):
            before, after = await self._make(table, None, choices, standing_in=True)
            self._metrics.moves.labels("computer").inc(len(choices))
            self._wake_computers(after, None)
            await self._show(before, after, None)

    async def _make(
        self,
        table: int,
        user: int | None,
        choices: Sequence[Choice],
        *,
        standing_in: bool = False,
    ) -> tuple[Session, Session]:
        """Check moves and save them in one transaction; return the game before and after.

        Where the computer is `standing_in`, the seats are people's who have not chosen yet.
        """
        while True:
            before = after = await self.session(table)
            for each in choices:
                _expect_turn(after, user, each, standing_in)
                after = after.play(Seat(each.seat), each.text)
            stood_in = [each.seat for each in choices if standing_in]
            if stood_in:
                after = open_session(made_by_computer(before.record, after.record, stood_in))
            try:
                await save_new(self._store, before.record, after, stood_in)
            except (ChoicesChanged, SeatsChanged):  # another process has stored it meanwhile
                continue
            except StaleMove:  # another process has moved, so this was of an older board
                now = await self.session(table)
                for each in choices:
                    _expect_turn(now, user, each, standing_in)
                raise
            return before, after

    async def _show(
        self, before: Session, after: Session, reply: Reply | None, *, by: int | None = None
    ) -> bool:
        """Show the board after a turn; while others still choose, only tell who has chosen.

        The board is held if it can wait for computers that move next. Returns whether it is shown.
        """
        if len(after.record.moves) > len(before.record.moves):
            if board_can_wait(after, by_person=by is not None):
                self._boards.hold(after)
                return False
            return await self._boards.show(after, reply, by=by)
        if after.to_act() != before.to_act():
            self._boards.update_waiting_line(after.record.id)
        return False

    def _wake_computers(self, after: Session, reply: Reply | None) -> None:
        """Wake the computers if one is to move; otherwise the table need not be loaded for them."""
        if waits_for_computer(after):
            self._wake(after.record.id, reply)

    async def session(self, table: int) -> Session:
        """Return a stored game, replayed; raises `NoSuchTable`."""
        return open_session(await self._store.tables.load(table))

    async def latest_in(self, channel_id: int) -> Session:
        """Return the game of a channel, running or last ended; raises `Refusal`."""
        record = await self._store.tables.latest_in(channel_id)
        if record is None:
            raise Refusal("no-game-here")
        return open_session(record)

    async def expect_free(self, channel_id: int) -> None:
        """Raise `Refusal` where a game is running in a channel."""
        if await self._store.tables.running_id(channel_id) is not None:
            raise Refusal("channel-taken")

    async def begin(
        self, setup: GameSetup, reply: Reply | None, *, within: Limits | None = None
    ) -> None:
        """Begin a game without an invitation; raises as `Dealer.begin` does."""
        await self.open((await self._dealer.begin(setup, within)).record, reply)

    async def open(self, record: TableRecord, reply: Reply | None) -> None:
        """Show the first board of a game that was just dealt, and let computers move."""
        async with self._boards.lock(record.id):
            await self._boards.show(open_session(record), reply)
        self._wake(record.id, reply)

    async def resign(self, table: int, user: int, reply: Reply | None) -> None:
        """Give a game up: the others win. Raises `Refusal` for a person who does not play in it.

        A game between computers, which the person opened to watch it, ends without a winner.
        """

        def how(found: Session) -> Ending:
            record = found.record
            if not may_manage(record, user):
                raise not_seated(record, user)
            if record.ending is not None:
                raise Refusal("table-ended")
            seat = seat_of(record.players, user)
            if seat is None:
                return WITHOUT_WINNER
            others = tuple(each for each in range(len(record.players)) if each != seat)
            return Ending(RESIGNATION, others)

        async def tell(record: TableRecord) -> None:
            watched = seat_of(record.players, user) is None
            if reply is not None:
                told = reply.words("ended-without-winner" if watched else "resigned")
                await reply.confirm(Panel((told,)))

        await self.end(table, how, tell, reply)

    async def end(
        self,
        table: int,
        how: Callable[[Session], Ending],
        tell: Callable[[TableRecord], Awaitable[None]],
        reply: Reply | None,
    ) -> None:
        """End a game other than by its rules, and show the ending.

        `how` checks that the game may be ended and returns the ending; `tell` tells people once it
        is stored. What `how` raises is raised and changes nothing. Raises `DamagedTable`, too.
        """
        async with self._boards.lock(table):
            found = await self.session(table)
            ending = how(found)
            if not await self._store.tables.end(table, ending):
                raise Refusal("table-ended")
            try:
                await tell(found.record)
                ended = await self.session(table)  # another process may have moved before
            except Exception:
                self._boards.show_soon(table)
                raise
            await self._boards.show(ended, reply)

    async def reseat(
        self, table: int, change: Callable[[Session], Awaitable[None]], reply: Reply | None
    ) -> None:
        """Run `change`, which saves other players or takes moves back, and show the board after it.

        `change` gets the game as it was, and tells people what it did. Its errors are raised; what
        it had saved before is shown later.
        """
        async with self._boards.lock(table):
            try:
                await change(await self.session(table))
                await self._boards.show(await self.session(table), reply)
            except Exception:
                self._boards.show_soon(table)
                raise
            finally:
                self._wake(table, reply)


def _expect_turn(session: Session, user: int | None, made: Choice, standing_in: bool) -> None:
    """Check that a choice is to be made: by `user`, or by the computer in a person's place."""
    if standing_in:
        expect_unmoved(session, made.seat, made.ply)
    else:
        expect(session, user, made.seat, made.ply)
