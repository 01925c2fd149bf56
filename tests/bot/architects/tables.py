"""Stored games of Architects in the middle of whatever a test wants, and all that they show."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from bot.architects.controls import LOOKED, PEEK
from bot.architects.session import ArchitectsSession
from bot.controls.panel import Button, Panel, Select
from bot.games import all_signs
from bot.store import Player, TableRecord
from bot.wording.presentation import Presentation
from bot.wording.signs import Sign, Signs
from engine.architects.game import ARCHITECTS
from engine.core.game import IllegalMove, Seat
from tests.stored import record_of

PEOPLE = ("Ana", "Bruno", "Carla", "Davi", "Eva", "Fabio", "Gina")
LONG = tuple(letter * 32 for letter in "WMQOGDH")
SIGNS = Signs({key: Sign(f"w_{key}_123456", 1 << 60) for key in all_signs()})
"""All signs, as Discord would have them."""
FIRST_ID = 100
"""The user id of seat 0; the others' follow."""


def stored(seats: int, seed: int = 1, *, names: Sequence[str] = PEOPLE) -> TableRecord:
    """Return the record of a game that has just been dealt."""
    players = [Player(FIRST_ID + seat, names[seat]) for seat in range(seats)]
    deal = ARCHITECTS.deal(Random(seed), seats, {})
    return record_of("architects", ARCHITECTS.pack(deal), players)


def played(record: TableRecord, seed: int = 1) -> Iterator[ArchitectsSession]:
    """Yield a game at random: at the deal, and after each press."""
    session, rng = ArchitectsSession.open(record), Random(seed)
    yield session
    while waiting := session.to_act():
        (seat,) = waiting
        move = rng.choice(ARCHITECTS.legal(session.view(seat), seat))
        shown = session.record.revision  # a board, before each press
        session = ArchitectsSession.open(replace(session.play(seat, str(move)).record, shown=shown))
        yield session


def panels(session: ArchitectsSession, to: Presentation, viewer: Seat | None) -> Iterator[Panel]:
    """Yield all that the session shows to a viewer, `None` for everybody, in any way."""
    yield session.board(to)
    yield session.former_board(to.words)
    yield session.position_panel(to)
    yield session.score(to)
    yield session.position_text(to.words, viewer)
    yield session.look("city", to, viewer, Seat(0) if viewer is None else viewer)
    yield session.look("tokens", to, viewer, Seat(0))
    yield session.replay(to)
    yield Panel(tuple(session.log(to.words, viewer)))


def private(session: ArchitectsSession, to: Presentation, viewer: Seat) -> Iterator[Panel]:
    """Yield what a seat alone may see now."""
    for item in (PEEK, LOOKED):
        try:
            yield session.options(to, viewer, item)
        except IllegalMove:
            continue


def controls(panel: Panel) -> list[Button | Select]:
    """Return the buttons and lists of a panel."""
    rows = [(row,) if isinstance(row, Select) else row for row in panel.rows]
    return [each for row in rows for each in row if isinstance(each, Button | Select)]
