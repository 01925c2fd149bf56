"""Wires together the play at tables: the use cases, boards, private panels and notices of turns."""

from collections.abc import Callable

from msgspec import Struct

from ..fair.dealing import Dealer
from ..runtime.locks import Locks
from ..runtime.metrics import Metrics
from ..runtime.shutdown import Shutdown
from ..store import Store
from ..wording.presentation import Presentations
from .boards.boards import Boards
from .boards.panels import Panels
from .notices.notices import Notices
from .notices.sending import NoticeSending
from .ports import DirectMessages, Poster, Reply
from .tables import Tables


class Playing(Struct, frozen=True):
    """The use cases of play at tables, wired to each other."""

    tables: Tables
    boards: Boards
    panels: Panels
    notices: Notices


def playing(
    store: Store,
    poster: Poster,
    direct: DirectMessages,
    presentations: Presentations,
    dealer: Dealer,
    metrics: Metrics,
    shutdown: Shutdown,
    wake: Callable[[Tables, int, Reply | None], None],
    on_shown: Callable[[int], None],
) -> Playing:
    """Build the use cases of play at the tables of a store.

    `poster` shows boards, `direct` sends notices, and `wake` lets computers move at a table.
    `on_shown` is called with each table whose board was shown.
    """

    def woken(table: int, reply: Reply | None) -> None:
        wake(tables, table, reply)

    locks = Locks()
    sending = NoticeSending(store, poster, direct, presentations, locks)
    notices = Notices(store, sending, shutdown)
    boards = Boards(store, poster, woken, notices, locks, shutdown, on_shown)
    panels = Panels(store, boards, presentations)
    tables = Tables(store, boards, woken, dealer, panels, metrics)
    return Playing(tables, boards, panels, notices)
