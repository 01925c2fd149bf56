"""Stored games of 7 Wonders in the middle of whatever a test wants, and all that they show."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from bot.controls.panel import Button, Panel, Select
from bot.seven.session import SevenSession
from bot.store import Player, TableRecord
from bot.wording.presentation import Presentation
from engine.core.game import Seat
from engine.seven.game import SEVEN
from engine.seven.moves import Discard, Move
from tests.stored import record_of

PEOPLE = ("Ana", "Bruno", "Carla", "Davi", "Eva", "Fabio", "Gina")
LONG = tuple(letter * 32 for letter in "WMQOGDH")
FIRST_ID = 100
"""The user id of seat 0; the others' follow."""


def stored(
    seats: int, seed: int = 1, *, names: Sequence[str] = PEOPLE, **options: str
) -> TableRecord:
    """Return the record of a game that has just been dealt."""
    players = [Player(FIRST_ID + seat, names[seat]) for seat in range(seats)]
    deal = SEVEN.deal(Random(seed), seats, options)
    return record_of("seven", SEVEN.pack(deal), players, options=options)


def some_move(session: SevenSession, seat: Seat, rng: Random) -> Move:
    """Return a move of a seat, a discard only where nothing else can be done."""
    legal = SEVEN.legal(session.view(seat), seat)
    return rng.choice([move for move in legal if not isinstance(move, Discard)] or legal)


def played(record: TableRecord, seed: int = 1) -> Iterator[SevenSession]:
    """Yield a game at random: at the deal, and after each choice."""
    session, rng = SevenSession.open(record), Random(seed)
    yield session
    while waiting := session.to_act():
        seat = rng.choice(waiting)
        before = session.record.revision
        session = session.play(seat, str(some_move(session, seat, rng)))
        if session.record.revision > before:  # a board was shown before each turn
            session = SevenSession.open(replace(session.record, shown=before))
        yield session


def panels(session: SevenSession, to: Presentation, viewer: Seat | None) -> Iterator[Panel]:
    """Yield all that the session shows to a viewer, `None` for everybody, in any way."""
    yield session.board(to)
    yield session.former_board(to.words)
    yield session.position_panel(to)
    yield session.score(to)
    yield session.position_text(to.words, viewer)
    for name in ("city", "free-city", "hand", "discard"):
        if shown := session.look(name, to, viewer, Seat(0) if viewer is None else viewer):
            yield shown
    if viewer is not None:
        yield from private(session, to, viewer)


def private(session: SevenSession, to: Presentation, viewer: Seat) -> Iterator[Panel]:
    """Yield the private panel of a seat, and what each of its cards leads to."""
    panel = session.private_panel(to, viewer)
    if panel is None:
        return
    yield panel
    for button in buttons(panel):
        kind, _, rest = button.id.partition(":")
        if kind == "w":
            yield session.options(to, viewer, rest.split(":", 3)[3])


def buttons(panel: Panel) -> list[Button]:
    rows = (row for row in panel.rows if isinstance(row, tuple))
    return [each for row in rows for each in row if isinstance(each, Button)]


def selects(panel: Panel) -> list[Select]:
    return [row for row in panel.rows if isinstance(row, Select)]
