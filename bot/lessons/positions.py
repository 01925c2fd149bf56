"""The positions of lessons: games that nobody plays, replayed from their deals and moves."""

from datetime import UTC, datetime
from functools import cache

from msgspec import json
from msgspec.structs import replace

from engine.ai.levels import LEVELS
from engine.core.data import BadData
from engine.core.game import IllegalMove, UnknownMove

from ..contract import Session
from ..games import open_session
from ..store import DamagedTable, Player, TableRecord
from .course import Page, course, path

NO_TABLE = 0
"""The number of the table of a lesson, which is no stored one."""

RIVAL = Player(None, "", LEVELS[0])


def position(game: str, n: int, reader: Player) -> Session:
    """Return the position of page `n` of a game, in which the reader has a seat."""
    record, seat = _of_page(game, n), course(game).pages[n].seat
    players = list(record.players)
    players[seat] = reader
    return open_session(replace(record, players=tuple(players)))


@cache
def _of_page(game: str, n: int) -> TableRecord:
    return replayed(game, course(game).pages[n])


def replayed(game: str, page: Page) -> TableRecord:
    """Return the game of a page up to its position, in which computers have all the seats.

    Raises `BadData`, which names the place.
    """
    try:
        session = open_session(_fresh(game, page))
    except DamagedTable as error:
        raise BadData(f"{path(game)}[{page.name}].deal: {error.__cause__}") from None
    for n, text in enumerate(page.moves):
        place = f"{path(game)}[{page.name}].moves[{n}]"
        acting = session.to_act()
        if not acting:
            raise BadData(f"{place}: the game is over")
        try:
            session = session.play(acting[0], text)
        except (IllegalMove, UnknownMove):
            raise BadData(f"{place}: {text} is no move here") from None
    if page.right and page.seat not in session.to_act():
        raise BadData(f"{path(game)}[{page.name}].seat: not its turn")
    # Who made the moves is not known: or the reader would seem to have come later.
    moves = tuple(replace(move, by_computer=None) for move in session.record.moves)
    return replace(session.record, moves=moves)


def _fresh(game: str, page: Page) -> TableRecord:
    return TableRecord(
        game=game,
        guild_id=None,
        channel_id=NO_TABLE,
        opener_id=NO_TABLE,
        locale="",
        options=dict(page.options),
        deal=json.encode(page.deal),
        players=(RIVAL,) * page.players,
        postable=False,
        id=NO_TABLE,
        created_at=datetime(2000, 1, 1, tzinfo=UTC),
        shown=0,
    )
