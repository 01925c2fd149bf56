"""Posts the lines that tell of a tournament's games and winners, each of them once.

Before a kill or a failure, a line may have been posted without being stored. So after one, the
channel is searched for it; otherwise not, because each search is a request to Discord.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from zlib import crc32

from ...controls.panel import Panel
from ...runtime.recent import Recent
from ...store import Tournament, TournamentGame
from ..ports import GameThreads

REMEMBERED = 1000
"""For how many tournaments it is remembered that all their lines are stored."""


class TournamentLines:
    """Posts lines, and searches the channel first unless all lines of the tournament are stored."""

    def __init__(self, threads: GameThreads) -> None:
        self._threads = threads
        self._stored = Recent[int, None](REMEMBERED)

    @contextmanager
    def storing(self, number: int, *, new: bool) -> Iterator[None]:
        """Run a block that stores the lines it posts; after an error, later ones search first.

        Within the block of a `new` round there is no search, because no line was posted before.
        """
        if new:
            self._stored[number] = None
        try:
            yield
        except BaseException:
            self._stored.pop(number, None)
            raise
        self._stored[number] = None

    async def of_game(self, found: Tournament, game: TournamentGame, line: Panel) -> int:
        """Post the line of a game; a second one if its thread is lost, or has another game."""
        about = f"{game.round}.{game.board}"
        if game.thread_id is not None:
            about = f"{about}.{crc32(str(game.thread_id).encode()):x}"
        return await self.post(found, found.channel_id, line, about, game.thread_id or 0)

    async def post(
        self, found: Tournament, channel_id: int, line: Panel, about: str, later_than: int = 0
    ) -> int:
        """Post a line, unless a search finds it; return the id of its message.

        `about` names what the line tells, once in a tournament. The search begins after the message
        of the tournament, and `later_than` another. Raises as `GameThreads.announce` does.
        """
        known = found.id in self._stored
        after = None if known else max(found.message_id or 0, later_than)
        return await self._threads.announce(channel_id, line, f"t{found.id}.{about}", after)
