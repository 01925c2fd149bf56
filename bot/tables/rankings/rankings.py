"""The use cases of rankings: leaderboards, statistics, and where a person is listed."""

from collections.abc import Sequence

from msgspec import Struct

from ...controls.panel import Panel
from ...games import GAMES
from ...store import EVERYWHERE, Listing, Store
from ...wording.names import escaped
from ...wording.presentation import Presentation
from ...wording.strings import Words
from ..refusals import Refusal
from .counting import Counting
from .leaderboards import SHOWN, leaderboard_panel
from .statistics_panels import Achieved, statistics_panel


class Person(Struct, frozen=True):
    """A person of Discord, with the name that is shown."""

    id: int
    name: str


class Asker(Person, frozen=True):
    """Who asks, and on which server that has installed the app (`None` elsewhere)."""

    server: int | None


class Rankings:
    """The use cases of rankings; what has ended in the meantime is counted first."""

    def __init__(self, store: Store, counting: Counting) -> None:
        self._store = store
        self._counting = counting

    async def leaderboard(
        self, asker: Asker, to: Presentation, game: str | None, *, everywhere: bool
    ) -> Panel:
        """Return the leaderboard of a game, on a server or over all.

        Without a `game` it is the one that the person plays most, else that of most people.
        """
        await self._counting.catch_up()
        scope = EVERYWHERE if everywhere or asker.server is None else asker.server
        person, server = asker.id, asker.server
        if game is None:
            mine = await self._store.statistics.games_of(person)
            game = _first(mine or await self._store.rankings.games_of(scope))
        best = await self._store.rankings.top(scope, game, person, SHOWN, server)
        rank = await self._store.rankings.rank(scope, game, person, person, server)
        return leaderboard_panel(to, game, scope, best, rank)

    async def statistics(
        self, asker: Asker, to: Presentation, of: Person, game: str | None
    ) -> Panel:
        """Return statistics: one's own of all games, others' as far as they are listed.

        Others' are shown beside how they and the person who asks ended before each other. Raises
        `Refusal` for a person who is not to be seen here.
        """
        await self._counting.catch_up()
        own = of.id == asker.id
        server = None if own else await self._visible(asker, of)
        if game is None:
            game = _first(await self._store.statistics.games_of(of.id, server))
        rival = None if own else asker.id
        found = await self._store.statistics.of(of.id, game, server, rival)
        if not found.totals.games:
            return Panel((to.words("stats-none", name=escaped(of.name)),))
        scope = asker.server or EVERYWHERE
        rank = await self._store.rankings.rank(scope, game, of.id, asker.id, asker.server)
        shown = Achieved(game, of.name, found, rank, None if own else asker.name)
        return statistics_panel(to, shown)

    async def _visible(self, asker: Asker, of: Person) -> int | None:
        """Return the server whose games of another person may be shown, `None` for all servers."""
        listing = await self._store.rankings.listing(of.id)
        here = (of.id,) if asker.server is None else (of.id, asker.server)
        kept = await self._store.blocks.among(here, (of.id, asker.id))
        hidden = listing == "nowhere" or (listing == "here" and asker.server is None)
        if hidden or (of.id, asker.id) in kept or (asker.server, of.id) in kept:
            raise Refusal("not-ranked", name=escaped(of.name))
        return None if listing == "everywhere" else asker.server

    async def listing(self, person: int, listing: Listing, words: Words) -> Panel:
        """Store where a person is listed, and tell it."""
        stored = None if listing == "here" else listing
        await self._store.preferences.change(person, rankings=stored)
        return Panel((words(f"rankings-{listing}"),))


def _first(games: Sequence[str]) -> str:
    """Return the first game that there is; the first of all where none was played."""
    return next((each for each in games if each in GAMES), next(iter(GAMES)))
