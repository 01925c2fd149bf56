"""The contract between the bot and a game: `Session`, a replayed game, and `Game`, its entry."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from engine.ai.review import Review
from engine.ai.thought import Thought
from engine.core.game import Seat
from engine.core.luck import Luck

from .controls.panel import Image, Panel
from .store import Ending, Invitation, TableRecord
from .wording.presentation import Presentation
from .wording.strings import Words
from .workers.process import AgentSpec


class Session(Protocol):
    """A stored game, replayed: it validates and makes moves, and renders panels for people.

    Immutable: `play` returns a new session. Methods that take a `Presentation` return panels with
    pictures or colours; those that take `Words` return text alone. A panel shows what everybody
    may see, unless the method takes the seat that it is for.
    """

    @property
    def record(self) -> TableRecord:
        """The stored game, including its moves."""
        ...

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide now; empty after the end."""
        ...

    def play(self, seat: Seat, text: str) -> "Session":
        """Make a move; raises `UnknownMove` or `IllegalMove`."""
        ...

    def view(self, seat: Seat) -> object:
        """Return what `seat` may know: all that a computer player of the seat is given."""
        ...

    def count_legal_moves(self, seat: Seat) -> int:
        """Return the number of legal moves of `seat`."""
        ...

    def hint(self, to: Presentation, thought: Thought) -> Panel:
        """Return the best moves that a search found for its seat, with chances and reasons."""
        ...

    def ending(self) -> Ending | None:
        """Return how the game ended, by its rules or as stored (resignation); `None` before."""
        ...

    def board(self, to: Presentation) -> Panel:
        """Return the board message: the last move, the picture, the next decision, controls."""
        ...

    def former_board(self, words: Words) -> Panel:
        """Return the text to which the board message shrinks when the next board is posted."""
        ...

    def position_panel(self, to: Presentation) -> Panel:
        """Return the picture of the position and whose decision it is, without controls."""
        ...

    def options(self, to: Presentation, seat: Seat, item: str) -> Panel:
        """Return the moves of `seat` with an item on the board; raises `IllegalMove`."""
        ...

    def confirmation(self, words: Words) -> Panel:
        """Return the private confirmation of the last move for the person who made it."""
        ...

    def score(self, to: Presentation) -> Panel:
        """Return the score pad as picture and text."""
        ...

    def position_text(self, words: Words) -> Panel:
        """Return the position as text."""
        ...

    def city(self, to: Presentation, seat: Seat) -> Panel:
        """Return everything that a seat has built, as picture and text."""
        ...

    def tokens(self, to: Presentation, seat: Seat | None) -> Panel:
        """Return the tokens that `seat` (`None`: a spectator) may see, as picture and text."""
        ...

    def discard(self, to: Presentation) -> Panel:
        """Return the discard pile, as picture and text."""
        ...

    def replay(self, to: Presentation) -> Panel:
        """Return the game so far as an animation."""
        ...

    def log(self, words: Words) -> Sequence[str]:
        """Return the moves so far, one line each."""
        ...


class Game(Struct, frozen=True):
    """What a game supplies to the bot: one value in the registry `bot/games.py`."""

    deal: Callable[[Luck, int, Mapping[str, str]], bytes]
    """Deals a game for a number of seats with options; returns the deal as it is stored."""
    open: Callable[[TableRecord], Session]
    """Replays a stored game; raises `ValueError`, `UnknownMove` or `IllegalMove` if corrupt."""
    first_decision: Callable[[], tuple[object, Seat]]
    """The view and the seat of the first decision of a sample game, to test the computer player."""
    find: Callable[[Words, str], Sequence[tuple[str, str]]]
    """Finds items (cards and the like) by a typed name: ids and names, the best match first."""
    describe: Callable[[Presentation, str], Panel]
    """Returns the description of an item by id; raises `KeyError`."""
    challenge_picture: Callable[[Presentation, Invitation], Image]
    warm: Callable[[], None]
    """Loads what drawing needs, so that the first picture of a process is not slow."""
    agent: AgentSpec
    """The computer player."""
    decision_views: Callable[[TableRecord], Iterable[tuple[object, Seat]]]
    """For each move, the view and the seat of its player before it: all that a review is given."""
    review: Callable[[Presentation, TableRecord, Review], Panel]
    """Returns the review of a finished game."""
    reviewed_move: Callable[[Presentation, TableRecord, Review, int], Panel]
    """Returns the board before a move of a reviewed game, with the move made and the best one."""
