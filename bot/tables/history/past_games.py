"""The use cases of past games: a list of them, what each offers, its proof, what was hidden."""

from collections.abc import Iterator, Sequence

from engine.core.game import Seat
from engine.core.replay import replay

from ...contract import Session
from ...controls.panel import Panel, pages
from ...fair.proof import stored_proof
from ...games import GAMES, open_session
from ...store import Store
from ...wording.hidden import hidden_lines
from ...wording.players import names_with_levels
from ...wording.strings import Words
from ..rankings.counting import Counting
from ..refusals import Refusal
from ..seating import may_look
from .past_game_panels import PAGE, history_panel, past_game_panel

LAST_PAGE = 1000
"""No history is shown further than this; nobody has finished so many games."""


class PastGames:
    """Shows people their finished games; those that have just ended are counted before."""

    def __init__(self, store: Store, counting: Counting) -> None:
        self._store = store
        self._counting = counting

    async def page(self, person: int, page: int, words: Words) -> Panel:
        """Return a page (from 0) of a person's finished games; raises `Refusal`."""
        if page > LAST_PAGE:
            raise Refusal("unknown-control")
        await self._counting.catch_up()
        found = await self._store.statistics.history(person, page * PAGE, PAGE + 1)
        return history_panel(words, page, found)

    async def one(self, person: int, page: int, chosen: str, words: Words) -> Panel:
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


def hidden_panels(words: Words, session: Session) -> Iterator[Panel]:
    """Yield what was hidden in a finished game; raises `Refusal` for one that goes on."""
    record = session.record
    if session.ending() is None:
        raise Refusal("hidden-running")
    game = GAMES[record.game]
    state = replay(
        game.rules,
        game.rules.unpack(record.deal),
        [(Seat(seat), text) for seat, text in record.made],
    )
    names = names_with_levels(words, record.players)
    lines = hidden_lines(words, record.game, names, game.rules.hidden(state), game.called)
    for text in pages((words("hidden-title"), *lines)):
        yield Panel((text,))
