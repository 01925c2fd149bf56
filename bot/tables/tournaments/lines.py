"""Posts the lines that tell of a tournament's games and winners, each of them once.

One that was posted before a kill or a failure, and not stored, is looked for.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from zlib import crc32

from ...controls.panel import Panel
from ...runtime.recent import Recent
from ...store import Tournament, TournamentGame
from ..ports import GameThreads

REMEMBERED = 1000
"""Of how many tournaments it is known that all is stored; of others a line is looked for."""


class TournamentLines:
    """Posts lines; knows of which tournaments all is stored that was told."""

    def __init__(self, threads: GameThreads) -> None:
        self._threads = threads
        self._stored = Recent[int, None](REMEMBERED)

    @contextmanager
    def storing(self, number: int, *, new: bool) -> Iterator[None]:
        """Let all be stored within that a tournament tells; of a `new` round nothing was told."""
        if new:
            self._stored[number] = None
        try:
            yield
        except BaseException:
            self._stored.pop(number, None)
            raise
        self._stored[number] = None

    async def of_game(self, found: Tournament, game: TournamentGame, line: Panel) -> int:
        """Tell of a game, anew where its thread is gone, or another game is running in it."""
        about = f"{game.round}.{game.board}"
        if game.thread_id is not None:
            about = f"{about}.{crc32(str(game.thread_id).encode()):x}"
        return await self.post(found, found.channel_id, line, about, game.thread_id or 0)

    async def post(
        self, found: Tournament, channel_id: int, line: Panel, about: str, later_than: int = 0
    ) -> int:
        """Post a line that is told once `about` something; raises as `GameThreads` does."""
        known = found.id in self._stored
        after = None if known else max(found.message_id or 0, later_than)
        return await self._threads.announce(channel_id, line, f"t{found.id}.{about}", after)
