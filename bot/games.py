"""The registry of games, by the name under which they are stored."""

import logging
from collections.abc import Mapping

from engine.core.game import IllegalMove, UnknownMove

from . import architects, duel, seven
from .contract import Game, Session
from .store import DamagedTable, TableRecord
from .wording.signs import SHARED

log = logging.getLogger(__name__)

GAMES: Mapping[str, Game] = {
    "duel": duel.GAME,
    "seven": seven.GAME,
    "architects": architects.GAME,
}


def open_session(record: TableRecord) -> Session:
    """Replay a stored game; raises `DamagedTable` if it is corrupt."""
    try:
        return GAMES[record.game].open(record)
    except (KeyError, ValueError, UnknownMove, IllegalMove) as error:
        log.error("Table %s cannot be replayed: %s", record.id, type(error).__name__)
        raise DamagedTable(record.id) from error


def all_signs() -> Mapping[str, str]:
    """Return the signs of all games: their keys and drawings.

    Raises `ValueError` where two games have different drawings under one key.
    """
    found = dict(SHARED)
    for name, game in GAMES.items():
        for key, drawing in game.signs.items():
            if found.setdefault(key, drawing) != drawing:
                raise ValueError(f"{name}: the sign {key} has another drawing elsewhere")
    return found
