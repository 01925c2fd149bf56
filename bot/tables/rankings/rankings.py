"""The use cases of rankings: leaderboards, statistics, histories, and where a person is listed."""

from collections.abc import Sequence

from msgspec import Struct

from ...controls.panel import Panel
from ...fair.proof import stored_proof
from ...games import GAMES, open_session
from ...store import EVERYWHERE, Listing, Store
from ...wording.names import escaped
from ...wording.presentation import Presentation
from ...wording.strings import Words
from ..refusals import Refusal
from ..seating import may_look
from .counting import Counting
from .history_panels import PAGE, history_panel, past_game_panel
from .leaderboards import SHOWN, leaderboard_panel
from .statistics_panels import Achieved, statistics_panel

LAST_PAGE = 1000
"""No history is shown further than this; nobody has finished so many games."""


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

    async def history(self, person: int, page: int, words: Words) -> Panel:
        """Return a page (from 0) of a person's finished games."""
        if page > LAST_PAGE:
            raise Refusal("unknown-control")
        await self._counting.catch_up()
        found = await self._store.statistics.history(person, page * PAGE, PAGE + 1)
        return history_panel(words, page, found)

    async def past_game(self, person: int, page: int, chosen: str, words: Words) -> Panel:
        """Return what a game of a page offers to look back on; raises `Refusal`."""
        found = await self._store.statistics.history(person, page * PAGE, PAGE)
        game = next((each for each in found if str(each.table_id) == chosen), None)
        if game is None:
            raise Refusal("unknown-control")
        return past_game_panel(words, await self._store.tables.load(game.table_id), game)

    async def proof(
        self, table: int, person: int, channel: int | None, words: Words
    ) -> Sequence[Panel]:
        """Return the proof of the deal of a game that a person may look at; raises `Refusal`."""
        found = open_session(await self._store.tables.load(table))
        if not may_look(found.record, person, channel):
            raise Refusal("elsewhere")
        return await stored_proof(self._store, words, found.record)

    async def listing(self, person: int, listing: Listing, words: Words) -> Panel:
        """Store where a person is listed, and tell it."""
        stored = None if listing == "here" else listing
        await self._store.preferences.change(person, rankings=stored)
        return Panel((words(f"rankings-{listing}"),))


def _first(games: Sequence[str]) -> str:
    """Return the first game that there is; the first of all where none was played."""
    return next((each for each in games if each in GAMES), next(iter(GAMES)))
