"""What the bot needs of a game: sessions of stored games, and one value that describes it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from engine.ai.review import Review
from engine.ai.thought import Thought
from engine.core.game import Seat
from engine.core.luck import Luck

from .controls.panel import Image, Panel
from .store import Challenge, Ending, TableRecord
from .wording.presentation import Presentation
from .wording.strings import Words
from .workers.process import AgentSpec


class Session(Protocol):
    """A stored game, replayed: who must act, what a move does, and what people are shown.

    An immutable value: `play` returns another session. Methods that take a `Presentation` return
    panels with pictures or colours; those that take `Words` return text alone. A panel shows what
    everybody may see unless it is asked for by seat.
    """

    @property
    def record(self) -> TableRecord:
        """The stored game, moves included."""
        ...

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide now; none once the game has ended."""
        ...

    def play(self, seat: Seat, text: str) -> "Session":
        """Make a move; raises `UnknownMove` or `IllegalMove`."""
        ...

    def view(self, seat: Seat) -> object:
        """Return what `seat` may know; an agent that plays for the seat is given nothing else."""
        ...

    def choices(self, seat: Seat) -> int:
        """Return how many moves `seat` can choose from."""
        ...

    def hint(self, to: Presentation, thought: Thought) -> Panel:
        """Return the best moves that `thought` found for its seat, with reasons, for its player."""
        ...

    def ending(self) -> Ending | None:
        """Return how the game ended by its rules or as the store says, or `None`."""
        ...

    def board(self, to: Presentation) -> Panel:
        """Return the message after the last move, with its controls."""
        ...

    def past(self, words: Words) -> Panel:
        """Return the line that stays of the board message once another has replaced it."""
        ...

    def here(self, to: Presentation) -> Panel:
        """Return the present board without controls."""
        ...

    def options(self, to: Presentation, seat: Seat, thing: str) -> Panel:
        """Return what `seat` can do with a thing on the board; raises `IllegalMove`."""
        ...

    def receipt(self, words: Words) -> Panel:
        """Return what the person who made the last move is told at once, privately."""
        ...

    def score(self, to: Presentation) -> Panel:
        """Return the score pad as picture and text."""
        ...

    def told(self, words: Words) -> Panel:
        """Return the position in words."""
        ...

    def city(self, to: Presentation, seat: Seat) -> Panel:
        """Return all that a seat has built."""
        ...

    def tokens(self, to: Presentation, seat: Seat | None) -> Panel:
        """Return the tokens that `seat` may see, or that everybody may, as picture and text."""
        ...

    def discard(self, to: Presentation) -> Panel:
        """Return the discard pile."""
        ...

    def replay(self, to: Presentation) -> Panel:
        """Return the game so far as a film."""
        ...

    def log(self, words: Words) -> Sequence[str]:
        """Return the moves so far, a line each."""
        ...


class Game(Struct, frozen=True):
    """What the bot needs to know of one game beyond its sessions."""

    deal: Callable[[Luck, int, Mapping[str, str]], bytes]
    open: Callable[[TableRecord], Session]
    opening: Callable[[], tuple[object, Seat]]
    """The view and the seat of the first decision of some game, to try the computer player."""
    find: Callable[[Words, str], Sequence[tuple[str, str]]]
    describe: Callable[[Presentation, str], Panel]
    poster: Callable[[Presentation, Challenge], Image]
    warm: Callable[[], None]
    agent: AgentSpec
    known: Callable[[TableRecord], Iterable[tuple[object, Seat]]]
    """The view and the seat of each move's maker before that move: all that a review is given."""
    review: Callable[[Presentation, TableRecord, Review], Panel]
    moment: Callable[[Presentation, TableRecord, Review, int], Panel]
    """The board before a move of a reviewed game, with the move made and the best one."""
