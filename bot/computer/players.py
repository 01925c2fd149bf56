"""The computer's moves at tables: made through the same use case as people's moves."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from random import Random

from msgspec import Struct

from engine.core.game import Seat

from ..contract import Session
from ..controls.panel import Panel
from ..games import GAMES
from ..runtime.background import Background
from ..runtime.backoff import Backoff
from ..runtime.cooldowns import Cooldowns
from ..runtime.shutdown import Shutdown
from ..store import DamagedTable, StoreRefusal, TableRecord, Unavailable
from ..tables.ports import Reply
from ..tables.refusals import CannotShow, Refusal
from ..tables.tables import Choice, Tables
from ..wording.players import level
from ..workers.ai_pool import AiPool
from .pace import seconds_to_think
from .searched_positions import searched_position

log = logging.getLogger(__name__)

WAITS = (5, 60, 600)
"""Seconds before the computer tries again after a failure; the last one repeats."""

QUICK = 0.3
"""Seconds after which a search is shown as typing."""

TYPING = 7.0
"""Seconds after which the typing indicator is asked for again; Discord shows it for ten."""

COOLDOWN = 600.0
"""Seconds for which a damaged game is left alone, unless somebody asks for it."""

LOADED_AT_ONCE = 8
"""How many tables are loaded at the same time to see whether the computer is to move."""

TAKEN_UP_AT_ONCE = 100
"""How many of the tables that are due are searched for at a time; after a start more may be.

The others wait as numbers, without a task or a game in memory.
"""

SEEDS = 1 << 32


class _ChosenMoves(Struct, frozen=True):
    """The moves of all computers that are to move, and whether computers alone play the game."""

    choices: tuple[Choice, ...]
    watched: bool


class ComputerPlayers:
    """Moves for the computer's seats; those of a table that choose at once think side by side."""

    def __init__(
        self,
        ai_pool: AiPool,
        typing: Callable[[TableRecord], Awaitable[None]],
        rng: Random,
        watch_seconds: float,
        shutdown: Shutdown,
        serves: Callable[[int | None], bool] = lambda _: True,
    ) -> None:
        """Use `ai_pool` to search; `typing` shows in a channel that a search is running.

        Where only computers play, `watch_seconds` pass between two moves. `serves` tells whether
        this process moves in a server; another one does in those of which it is not so.
        """
        self._serves = serves
        self._shutdown = shutdown
        self._ai_pool = ai_pool
        self._typing = typing
        self._rng = rng
        self.watch_seconds = watch_seconds
        self._replies: dict[int, Reply | None] = {}
        self._wake: dict[int, asyncio.Event] = {}
        self.background = Background()
        self._typed: dict[int, tuple[int, float]] = {}
        self._due: dict[int, Tables] = {}
        """The tables that wait until some that were taken up have their moves, oldest first."""
        self._taken_up: set[int] = set()
        self._cooldowns = Cooldowns(COOLDOWN)
        self._loading = asyncio.Semaphore(LOADED_AT_ONCE)

    def wake(self, tables: Tables, table: int, reply: Reply | None = None) -> None:
        """Let computers move at a table in the background; after a failure, try again now.

        Boards that only a person's reply can show are shown by the newest `reply`, if there is one.
        """
        self._cooldowns.end(table)
        self._due.pop(table, None)
        self._replies[table] = reply or self._replies.get(table)
        if table in self.background:
            self._wake[table].set()
            return
        self._wake[table] = asyncio.Event()
        self._wake[table].set()
        keep_moving = partial(self._keep_moving, tables, table)
        self.background.begin(table, keep_moving, f"table {table}")

    def take_up(self, tables: Tables, due: Iterable[int]) -> None:
        """Let computers move at the tables that are `due`, `TAKEN_UP_AT_ONCE` of them at a time.

        Tables at which they move already are left out, and so are damaged games for a while: this
        is called all the time, and each failure is logged. `wake` does not wait for these tables.
        """
        for table in due:
            if table not in self.background and table not in self._cooldowns:
                self._due[table] = tables
        self._take_up_next()

    def _take_up_next(self) -> None:
        while self._due and len(self._taken_up) < TAKEN_UP_AT_ONCE:
            table, tables = next(iter(self._due.items()))
            self._taken_up.add(table)
            self.wake(tables, table)

    async def close(self) -> None:
        """Cancel running searches; the next start makes the moves that are left."""
        self._due.clear()
        await self.background.close()

    async def _keep_moving(self, tables: Tables, table: int) -> None:
        backoff, wake = Backoff(WAITS), self._wake[table]
        try:
            while wake.is_set() and not self._shutdown.begun:
                wake.clear()
                if await self._try_to_move(tables, table):
                    backoff.reset()
                elif await self._shutdown.sleep(backoff.next(), wake):
                    wake.set()
        finally:
            # No await since the last look at `wake`, so that no call is lost.
            del self._wake[table], self._replies[table]
            self._typed.pop(table, None)
            self._take_up_another(table)

    async def _try_to_move(self, tables: Tables, table: int) -> bool:
        """Do as `_move`; return False after a failure that may pass, which is logged."""
        try:
            await self._move(tables, table)
        except CannotShow as error:
            log.warning("Table %s: the computer's board lacks %s", table, error.missing)
            reply = self._replies[table]
            if reply is not None:  # once: the board of the person's own move was held
                self._replies[table] = None
                await reply.say_if_possible(Panel((error.told(reply.words),)))
            return False
        except Unavailable as error:
            log.warning("Table %s: the computer moves later: %s", table, error)
            return False
        except DamagedTable:  # until the host repairs or ends it; the log has told why
            self._cooldowns.start(table)
        except (Refusal, StoreRefusal) as error:  # somebody resigned in the meantime
            log.info("Table %s: the computer does not move: %r", table, error)
        except Exception:
            log.exception("Table %s: the computer tries again", table)
            return False
        return True

    async def _move(self, tables: Tables, table: int) -> None:
        """Choose and make the moves of all computers that are to move now."""
        with self._shutdown.working():
            try:
                move = await self._choose_moves(tables, table)
            finally:
                self._take_up_another(table)
            if move is None:
                return
            if not move.watched:
                await self._make_moves(tables, table, move)
                return
        if await self._shutdown.sleep(self.watch_seconds):
            with self._shutdown.working():
                await self._make_moves(tables, table, move)

    def _take_up_another(self, table: int) -> None:
        """Take up the next table that is due, if this one was taken up: its search is done."""
        if table in self._taken_up:
            self._taken_up.remove(table)
            self._take_up_next()

    async def _make_moves(self, tables: Tables, table: int, move: _ChosenMoves) -> None:
        await tables.play_computers(table, move.choices, lambda: self._replies[table])

    async def _choose_moves(self, tables: Tables, table: int) -> _ChosenMoves | None:
        """Choose the moves of all computers that are to move; `None` where none is."""
        async with self._loading:
            session = await tables.session(table)
        record, players = session.record, session.record.players
        if record.postable and not self._serves(record.guild_id):
            return None
        seats = [seat for seat in session.to_act() if players[seat].user_id is None]
        if not seats:
            if table in self._taken_up:  # or it would be loaded again and again
                await tables.clear_computer_due(record)
            return None
        watched = all(player.user_id is None for player in players)
        together = 1 if watched else len(seats)
        part = (
            1.0
            if watched or _all_choose_at_once(session)
            else self._share_of_time(record, seats[0])
        )
        async with self._shown_typing(tables, session.record):
            texts = await asyncio.gather(
                *(
                    self.think(session, seat, level(players[seat]), together, part, watched)
                    for seat in seats
                )
            )
        choices = (
            Choice(seat, session.record.next_ply(seat), text)
            for seat, text in zip(seats, texts, strict=True)
        )
        return _ChosenMoves(tuple(choices), watched)

    def _share_of_time(self, record: TableRecord, seat: Seat) -> float:
        """Return the part (0 to 1) of its level's time that the only seat to move has."""
        longest = GAMES[record.game].agent.seconds[level(record.players[seat])]
        within = seconds_to_think(record, seat, longest, datetime.now(UTC))
        return within / longest if longest else 1.0

    async def think(
        self,
        session: Session,
        seat: Seat,
        strength: str,
        together: int = 1,
        part: float = 1.0,
        patient: bool = False,
    ) -> str:
        """Let a level choose a move of a seat; it is given the seat's view and nothing else.

        `together` computers of the table search at once, each for a `part` (0 to 1) of the level's
        time. A `patient` search lets all others go first.
        """
        return await self._ai_pool.choose(
            session.record.game,
            session.view(seat),
            seat,
            strength,
            self._rng.randrange(SEEDS),
            together=together,
            part=part,
            patient=patient,
            position=searched_position(session),
        )

    @asynccontextmanager
    async def _shown_typing(self, tables: Tables, record: TableRecord) -> AsyncIterator[None]:
        """Show the typing indicator, unless the block is quick or it is there already."""
        showing = asyncio.create_task(self._show_typing(tables, record))
        try:
            yield
        finally:
            showing.cancel()  # one that comes after the board would stay for seconds
            await asyncio.wait({showing})

    async def _show_typing(self, tables: Tables, record: TableRecord) -> None:
        await asyncio.sleep(QUICK)
        await tables.settle(record.id)  # a board that is sent later would end the indicator
        now, (shown, at) = asyncio.get_running_loop().time(), self._typed.get(record.id, (-1, 0.0))
        if record.shown > shown or now > at + TYPING:
            self._typed[record.id] = (record.shown, now)
            await self._typing(record)


def _all_choose_at_once(session: Session) -> bool:
    """Whether several seats choose in secret now, so that computers think while people do."""
    return len(session.to_act()) + len(session.record.choices) > 1
