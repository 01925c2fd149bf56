"""The use case of tables that lacked nothing but a free channel: they begin once it is free."""

import logging
from datetime import datetime, timedelta

from ...fair.dealing import Dealer, is_dealable
from ...store import ChannelTaken, Invitation, Store, Unavailable
from ...wording.presentation import Presentations
from ..beginning import setup
from ..ports import Poster
from ..refusals import CannotShow
from ..tables import Tables
from .invitation_panels import begun_panel
from .invitations import Invitations

log = logging.getLogger(__name__)

SETTLED = timedelta(seconds=10)
"""How long a table is left to the press that completed it, which may open a thread for the game."""


class FullTables:
    """Begins games for which nobody is there to press.

    Which ones follows from the database alone, so they also begin after a restart, whether or not
    whoever opened them is still on the server, and each once, whichever process does it.
    """

    def __init__(
        self,
        store: Store,
        invitations: Invitations,
        tables: Tables,
        dealer: Dealer,
        poster: Poster,
        presentations: Presentations,
    ) -> None:
        self._store = store
        self._invitations = invitations
        self._tables = tables
        self._dealer = dealer
        self._poster = poster
        self._presentations = presentations

    async def begin(self, now: datetime) -> None:
        """Begin the game of every full table whose channel is free; of one channel, the oldest.

        A table whose game cannot begin is logged, and tried again at the next call.
        """
        for table in await self._store.invitations.waiting(now, SETTLED):
            try:
                async with self._invitations.lock(table.id):
                    await self._begin(table)
            except ChannelTaken:  # by the table before it, or by somebody's press
                continue
            except CannotShow as error:
                log.warning("The game of invitation %s is not shown: %s", table.id, error)
            except Unavailable:
                raise
            except Exception:
                log.exception("The game of invitation %s does not begin", table.id)

    async def _begin(self, table: Invitation) -> None:
        """Begin a game in the channel of its table, and show it there."""
        if not is_dealable(setup(table)):  # whoever opens promised words there is told why
            return
        dealt = await self._dealer.accept(table, setup(table))
        if dealt is None:  # somebody has changed it or begun it meanwhile
            return
        words = (await self._presentations.for_table(table)).words
        try:
            await self._tables.open(dealt.record, None)
        finally:
            assert table.message_id is not None
            begun = begun_panel(words, table, dealt)
            await self._poster.replace(table.channel_id, table.message_id, begun)
