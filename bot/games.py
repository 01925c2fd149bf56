"""The registry of games, by the name under which they are stored."""

import logging
from collections.abc import Mapping

from engine.core.game import IllegalMove, UnknownMove

from . import duel, seven
from .contract import Game, Session
from .store import DamagedTable, TableRecord

log = logging.getLogger(__name__)

GAMES: Mapping[str, Game] = {"duel": duel.GAME, "seven": seven.GAME}


def open_session(record: TableRecord) -> Session:
    """Replay a stored game; raises `DamagedTable` if it is corrupt."""
    try:
        return GAMES[record.game].open(record)
    except (KeyError, ValueError, UnknownMove, IllegalMove) as error:
        log.error("Table %s cannot be replayed: %s", record.id, type(error).__name__)
        raise DamagedTable(record.id) from error
