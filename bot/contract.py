"""The contract between the bot and a game: `Session`, a replayed game, and `Game`, its entry."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from engine.ai.review import Review
from engine.ai.thought import Thought
from engine.core.game import Game as Rules
from engine.core.game import Seat
from engine.core.hidden import Thing
from engine.core.luck import Luck

from .controls.panel import Image, Panel
from .positions import Decision
from .store import Ending, Invitation, TableRecord
from .wording.presentation import Presentation
from .wording.strings import Words
from .workers.process import AgentSpec


class Session(Protocol):
    """A stored game, replayed: it validates and makes moves, and renders panels for people.

    Immutable: `play` returns a new session. Methods that take a `Presentation` return panels with
    pictures or colours; those that take `Words` return text alone. A panel shows what everybody
    may see, unless the method takes the seat of a `viewer` (`None`: a spectator), or the seat that
    it is for. After the end everything is open to everybody.
    """

    @property
    def record(self) -> TableRecord:
        """The stored game, including its moves, and the choices of a turn that is still open."""
        ...

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide now and have not; empty after the end."""
        ...

    def play(self, seat: Seat, text: str) -> "Session":
        """Make a move; raises `UnknownMove` or `IllegalMove`.

        Where several seats choose at once, the move becomes one of the record's `choices`, in place
        of an earlier one of the seat; the last seat's turns all choices into `moves`, in the order
        of the seats. What `board` and all other public panels show does not depend on a choice,
        except for who has chosen.
        """
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
        """Return the board message: what happened, the picture, whom it waits for, controls.

        It tells all that happened since the board before, see `TableRecord.told`.
        """
        ...

    def former_board(self, words: Words) -> Panel:
        """Return what the board message shrinks to when the next board is posted.

        It has one line for each decision that the board has told.
        """
        ...

    def position_panel(self, to: Presentation) -> Panel:
        """Return the picture of the position and whose decision it is, without controls."""
        ...

    def options(self, to: Presentation, seat: Seat, item: str) -> Panel:
        """Return the moves of `seat` with an item on the board; raises `IllegalMove`."""
        ...

    def private_panel(self, to: Presentation, seat: Seat) -> Panel | None:
        """Return what `seat` alone sees and chooses from, such as a hand.

        `None` where the game has nothing of the kind, and after its end.
        """
        ...

    def score(self, to: Presentation) -> Panel:
        """Return the score pad, a picture whose alt text tells all of it."""
        ...

    def position_text(self, words: Words, viewer: Seat | None) -> Panel:
        """Return as text all that the pictures of the position and the score tell."""
        ...

    def look(self, name: str, to: Presentation, viewer: Seat | None, seat: Seat) -> Panel | None:
        """Return one of the views that the game declares, as picture and text.

        `seat` is whose things are shown, for a view `of_member`. `None` where only those with a
        seat may see the view, and `viewer` has none.
        """
        ...

    def replay(self, to: Presentation) -> Panel:
        """Return the game so far as an animation."""
        ...

    def age(self) -> int | None:
        """Return the Age that is being played, 0 before the first; `None` in games without."""
        ...

    def turn_heading(self, words: Words) -> str:
        """Return which turn is open, or in a game without turns which move, as the log counts."""
        ...

    def log(self, words: Words, viewer: Seat | None) -> Sequence[str]:
        """Return the moves so far, one line each, each told as made by whoever made it."""
        ...


class GameView(Struct, frozen=True):
    """A view of a running game that has a command of its own, `command-<name>`.

    A view `of_member` shows the things of one seat; its command takes a member.
    """

    name: str
    of_member: bool = False


class Reviewing(Struct, frozen=True):
    """What a game supplies for reviews of finished games."""

    decision_views: Callable[[TableRecord], Iterable[tuple[object, Seat]]]
    """For each move, the view and the seat of its player before it: all that a review is given."""
    review: Callable[[Presentation, TableRecord, Review], Panel]
    """Returns the review of a finished game."""
    reviewed_move: Callable[[Presentation, TableRecord, Review, int], Panel]
    """Returns the board before a move of a reviewed game, with the move made and the best one."""


class Standing(Struct, frozen=True):
    """What one seat has when a game ends, by its rules or before.

    The greater `order`, the better: points first, then what tells equal points apart. `wonders` are
    the ids of those that the seat plays.
    """

    order: tuple[int, ...]
    points: int
    wonders: tuple[str, ...] = ()


class Results(Struct, frozen=True):
    """What a game supplies for rankings and statistics."""

    standings: Callable[[TableRecord], Sequence[Standing]]
    """Returns what each seat of a game has, by seat; raises as `Game.open` does."""
    wonder_name: Callable[[Words, str], str]
    """The name of a wonder, as short as possible."""


ALL = "all"
"""The value of a selection that leaves nothing out."""

JOINT = "-"
"""Stands between the things in the value of a selection."""


class Selection(Struct, frozen=True):
    """An option that names some of many `things`, by their ids: only those come into the game.

    Its value is `ALL`, or ids in the order of `things`, joined by `JOINT`.
    """

    things: tuple[str, ...]
    name: Callable[[Words, str], str]
    """The name of a thing: one word, other than that of any other."""
    least: Callable[[int], int]
    """How many things are needed for so many players."""


class Game(Struct, frozen=True, kw_only=True):
    """What a game supplies to the bot: one value in the registry `bot/games.py`.

    Its sentences are in `data/strings`: `game-<name>` is its title, `command-<command>` its
    command, `<name>-option-<option>-<value>` what an option means for an invitation, and
    `<name>-option-<option>` what a selection leaves of all things.
    """

    rules: Rules[Any, Any, Any, Any, Any]
    """The rules of the game, by which a game that comes from elsewhere is checked."""
    open: Callable[[TableRecord], Session]
    """Replays a stored game; raises `ValueError`, `UnknownMove` or `IllegalMove` if corrupt."""
    command: str
    """The key of the command that begins the game."""
    menu: str | None = None
    """The key of the command in a member's menu that invites the member, if there is one."""
    options: Mapping[str, tuple[str, ...]] = {}
    """What the person who begins the game may choose: each option's values, the usual one first."""
    option_seats: Mapping[str, range] = {}
    """The numbers of players for which an option matters, where it does not for all."""
    selections: Mapping[str, Selection] = {}
    """What that person may name some of, by option; usually all."""
    starter: bool = False
    """Whether one seat begins; in a game for two, that person may choose which."""
    views: tuple[GameView, ...] = ()
    """The views that have commands; every game has board, score, replay and log."""
    called: Mapping[Thing, Callable[[Words, str], str]]
    """The names of the things that can lie hidden in it, by kind."""
    find: Callable[[Words, str], Sequence[tuple[str, str]]]
    """Finds items (cards and the like) by a typed name: ids and names, the best match first."""
    describe: Callable[[Presentation, str], Panel]
    """Returns the description of an item by id; raises `KeyError`."""
    invitation_picture: Callable[[Presentation, Invitation], Image]
    """Returns the picture of an invitation."""
    signs: Mapping[str, str] = {}
    """The game's own signs beside `SHARED` (`bot/wording/signs.py`): their keys and drawings.

    A key that two games declare means the same drawing in both.
    """
    warm: Callable[[], None]
    """Loads what drawing needs, so that the first picture of a process is not slow."""
    agent: AgentSpec
    """The computer player."""
    results: Results
    """How finished games are counted."""
    decisions: Callable[[TableRecord], Iterable[Decision]]
    """Returns the decisions of a stored game; raises as `open` does.

    The kinds of hidden things that they turned up are told as `undo-turned-<kind>`.
    """
    reviewing: Reviewing | None = None
    """How finished games are reviewed; `None` where they are not."""

    @property
    def seats(self) -> range:
        """The numbers of players for which the game can be played."""
        return self.rules.seats

    def deal(self, rng: Luck, seats: int, options: Mapping[str, str]) -> bytes:
        """Deal a game and return the deal as it is stored; raises `ValueError` for bad options."""
        return self.rules.pack(self.rules.deal(rng, seats, options))

    def first_decision(self) -> tuple[object, Seat]:
        """Return the view and the seat of the first decision of a sample game, to try computers."""
        state = self.rules.start(self.rules.deal(Random(1), min(3, self.seats[-1]), {}))
        seat = self.rules.to_act(state)[0]
        return self.rules.view(state, seat), seat
