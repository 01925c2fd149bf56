"""The games that can be played here, each as the bot sees it."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from engine.ai.review import Review
from engine.ai.thought import Thought
from engine.core.game import IllegalMove, Seat, UnknownMove
from engine.core.luck import Luck

from . import duel
from .controls.panel import Image, Panel
from .duel.wording.find import find
from .store import Challenge, DamagedTable, Ending, TableRecord
from .wording.presentation import Audience
from .wording.strings import Words
from .workers import process as worker

log = logging.getLogger(__name__)


class Match(Protocol):
    """A stored game, replayed: who must act, what a move does, and what people are shown.

    A value: `play` returns another match. What is made `to` somebody has pictures, or colours;
    of sentences alone the `words` are enough. Panels show what everybody may see unless they are
    asked for by seat.
    """

    @property
    def record(self) -> TableRecord:
        """The stored game, moves included."""
        ...

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide now; none once the game has ended."""
        ...

    def play(self, seat: Seat, text: str) -> "Match":
        """Make a move; raises `UnknownMove` or `IllegalMove`."""
        ...

    def view(self, seat: Seat) -> object:
        """Return what `seat` may know: all that whoever thinks for it is given."""
        ...

    def choices(self, seat: Seat) -> int:
        """Return how many moves `seat` can choose from."""
        ...

    def hint(self, to: Audience, thought: Thought) -> Panel:
        """Return what is best for whoever a thought is for, and why; nobody else may see it."""
        ...

    def ending(self) -> Ending | None:
        """Return how the game ended by its rules or as the store says, or `None`."""
        ...

    def board(self, to: Audience) -> Panel:
        """Return the message after the last move, with its controls."""
        ...

    def past(self, to: Audience) -> Panel:
        """Return that message as it stays in the channel when another follows: no controls."""
        ...

    def here(self, to: Audience) -> Panel:
        """Return the present board without controls."""
        ...

    def weigh(self, to: Audience, seat: Seat, thing: str) -> Panel:
        """Return what `seat` can do with a thing on the board; raises `IllegalMove`."""
        ...

    def receipt(self, words: Words) -> Panel:
        """Return what the person who made the last move is told at once, privately."""
        ...

    def score(self, to: Audience) -> Panel:
        """Return the score pad as picture and text."""
        ...

    def told(self, words: Words) -> Panel:
        """Return the position in words."""
        ...

    def city(self, to: Audience, seat: Seat) -> Panel:
        """Return all that a seat has built."""
        ...

    def tokens(self, to: Audience, seat: Seat | None) -> Panel:
        """Return the tokens that `seat` may see, or that everybody may, as picture and text."""
        ...

    def discard(self, to: Audience) -> Panel:
        """Return the discard pile."""
        ...

    def replay(self, to: Audience) -> Panel:
        """Return the game so far as a film."""
        ...

    def log(self, words: Words) -> Sequence[str]:
        """Return the moves so far, a line each."""
        ...


class Kit(Struct, frozen=True):
    """What the bot needs to know of one game beyond its matches."""

    deal: Callable[[Luck, int, Mapping[str, str]], bytes]
    match: Callable[[TableRecord], Match]
    find: Callable[[Words, str], Sequence[tuple[str, str]]]
    describe: Callable[[Audience, str], Panel]
    poster: Callable[[Audience, Challenge], Image]
    warm: Callable[[], None]
    mind: worker.Minded
    known: Callable[[TableRecord], Iterable[tuple[object, Seat]]]
    """What was known before each move, and by whom: all that a review is thought out with."""
    review: Callable[[Audience, TableRecord, Review], Panel]
    moment: Callable[[Audience, TableRecord, Review, int], Panel]
    """The board before a move of a reviewed game, and what was made of it."""


DUEL = Kit(
    deal=duel.deal_cards,
    match=duel.open_match,
    find=find,
    describe=duel.describe,
    poster=duel.poster,
    warm=duel.warm,
    mind=worker.duel,
    known=duel.known,
    review=duel.review,
    moment=duel.moment,
)

KITS: Mapping[str, Kit] = {"duel": DUEL}


def match(record: TableRecord) -> Match:
    """Replay a stored game; raises `DamagedTable` where none comes of what is stored."""
    try:
        return KITS[record.game].match(record)
    except (KeyError, ValueError, UnknownMove, IllegalMove) as error:
        log.error("Table %s cannot be replayed: %s", record.id, type(error).__name__)
        raise DamagedTable(record.id) from error
