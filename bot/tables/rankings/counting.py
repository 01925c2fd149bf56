"""Counts ended games for rankings and statistics: each once, in the order in which they ended.

A game that ends is not counted with its last move but soon afterwards: the store knows which games
are not counted yet, so that nothing is lost when the bot is killed, and nothing counts twice. Games
of former versions are counted in the same way.
"""

import logging
from collections.abc import Sequence

from engine.core.game import ABANDONED, RESIGNATION

from ...contract import Standing
from ...games import GAMES, open_session
from ...runtime.shutdown import Shutdown
from ...store import (
    DamagedTable,
    Ending,
    Player,
    Rater,
    SeatResult,
    Store,
    TableRecord,
    Unavailable,
)

log = logging.getLogger(__name__)

AT_ONCE = 10
"""How many games are counted before somebody is shown a ranking; the others follow."""

LOOK_SECONDS = 30.0
"""How often the store is asked for games that have ended."""

PAUSE = 0.05
"""Seconds between two games that are counted in the background, so that nobody waits for it."""


class Counting:
    """Counts ended games."""

    def __init__(self, store: Store, rater: Rater, shutdown: Shutdown) -> None:
        self._store = store
        self._rater = rater
        self._shutdown = shutdown

    async def catch_up(self, more: int = 0) -> None:
        """Count the games that have ended since, at most `AT_ONCE`, and so many `more`."""
        for _ in range(AT_ONCE + more):
            if not await self._count_next():
                return

    async def run(self) -> None:
        """Count what is not counted yet, one game after the other, until the bot stops.

        Those that ended before games were counted are among them. Of several processes the one
        with direct messages does it.
        """
        while await self._shutdown.sleep(LOOK_SECONDS):
            if not self._store.scope.serves(None):
                continue
            try:
                while await self._count_next() and await self._shutdown.sleep(PAUSE):
                    pass
            except Unavailable as error:
                log.debug("The games that have ended are counted later: %s", error)
            except Exception:
                log.exception("The games that have ended could not be counted; trying again")

    async def _count_next(self) -> bool:
        """Count the game that ended first; return False if there is none."""
        ended = await self._store.results.next_uncounted()
        if ended is None:
            return False
        found: Sequence[SeatResult] = ()
        if ended.reason != ABANDONED:
            try:
                found = _results(await self._store.tables.load(ended.table_id))
            except DamagedTable:
                log.warning("Table %s is damaged and counts for nothing", ended.table_id)
        await self._store.results.count(ended.table_id, found, self._rater)
        return True


def _results(record: TableRecord) -> Sequence[SeatResult]:
    """Return what each seat achieved; nothing after an error, which would hold up all later games.

    Raises `DamagedTable`.
    """
    try:
        return seat_results(record, standings(record))
    except DamagedTable:
        raise
    except Exception:
        log.exception("Table %s cannot be counted and counts for nothing", record.id)
        return ()


def standings(record: TableRecord) -> Sequence[Standing]:
    """Return what each seat of an ended game has; raises `DamagedTable`."""
    open_session(record)
    return GAMES[record.game].results.standings(record)


def seat_results(record: TableRecord, found: Sequence[Standing]) -> tuple[SeatResult, ...]:
    """Return what each seat achieved in an ended game.

    A person who left, or was replaced until the end, is placed behind all who stayed, and never
    first, even if nobody stayed. Those who stayed are placed as the game ended.
    """
    assert record.ending is not None
    ending = record.ending
    keys = [
        _key(ending, seat, has_left(ending, seat, player), standing)
        for seat, (player, standing) in enumerate(zip(record.players, found, strict=True))
    ]
    return tuple(
        _result(ending, seat, player, standing, 1 + sum(other > keys[seat] for other in keys))
        for seat, (player, standing) in enumerate(zip(record.players, found, strict=True))
    )


def has_left(ending: Ending, seat: int, player: Player) -> bool:
    """Whether the person of a seat did not play to the end."""
    resigned = ending.reason == RESIGNATION and seat not in ending.winners
    return resigned or player.left or (player.user_id is None and player.former_id is not None)


def _key(ending: Ending, seat: int, left: bool, standing: Standing) -> tuple[int, ...]:
    """Return the sort key of a seat, greater is better: all who left are equal, and last."""
    if left:
        return (0,)
    won = ending.reason != RESIGNATION and seat in ending.winners
    # Winners are equal among themselves: their game says who has won.
    return (2,) if won else (1, *standing.order)


def _result(
    ending: Ending, seat: int, player: Player, standing: Standing, place: int
) -> SeatResult:
    left = has_left(ending, seat, player)
    if left:
        place = max(2, place)
    won_by_rules = ending.reason != RESIGNATION and seat in ending.winners
    return SeatResult(
        place=place,
        points=None if left or ending.reason == RESIGNATION else standing.points,
        reason=ending.reason if won_by_rules or place > 1 else RESIGNATION,
        left=left,
        wonders=standing.wonders,
    )
