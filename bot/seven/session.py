"""The session of a stored game of 7 Wonders: choices by the rules, and what people see."""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TypeAlias

from engine.ai.seven.hints.advice import advice
from engine.ai.thought import Thought
from engine.core.game import Seat
from engine.seven.events import Event, TokenReceived
from engine.seven.game import SEVEN
from engine.seven.moves import Move
from engine.seven.state import State
from engine.seven.table import Table, View
from render import Look

from ..controls.decision import ControlIds
from ..controls.finale import finale_rows, last_moves
from ..controls.panel import Film, Image, Panel
from ..pictures import look_of
from ..positions import Position, PositionCache
from ..store import TableRecord
from ..stored_session import StoredSession
from ..wording.chances import chances_now
from ..wording.players import players_at
from ..wording.presentation import Presentation
from ..wording.recap import recap
from ..wording.strings import Words
from ..wording.waiting import waiting_line
from . import controls
from .controls import FOR_FREE_CITY, OWN_HAND
from .log import log_lines
from .pictures import Pictures
from .private import Private
from .turn import open_turn, whole_turns
from .views import Views
from .wording.circle import Circle, introduced, marked, unmarked
from .wording.decisions import decision_text, turn_heading
from .wording.hints import hint_text
from .wording.position import position
from .wording.score import outcome
from .wording.turns import begins, by_turn, log_line, turn_text

Played: TypeAlias = Position[State, Event]


class SevenSession(StoredSession[State, View, Event]):
    """A stored game; implements `bot.contract.Session`.

    All that everybody sees is made of `played`, but for whom the open turn waits.
    """

    rules = SEVEN
    positions = PositionCache(SEVEN)

    def __init__(self, record: TableRecord, played: Played) -> None:
        """Raise `ValueError` for another number of players, and as `open_turn` does."""
        super().__init__(record, played)
        self._turn = open_turn(played.state, record)

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide now and have not; empty after the end."""
        return () if self.ending() else self._turn.to_act()

    def play(self, seat: Seat, text: str) -> "SevenSession":
        """Choose, in place of an earlier choice; raises `UnknownMove` or `IllegalMove`."""
        record = self._turn.play(seat, text).record
        if record.choices:
            return SevenSession(record, self.played)
        return SevenSession.open(record)

    def view(self, seat: Seat | None) -> View:
        """Return what `seat` may know; `None` is a spectator."""
        return self._turn.view(seat)

    def hint(self, to: Presentation, thought: Thought) -> Panel:
        """Return the best moves that a search found for its seat, with chances and reasons."""
        seat, best = thought.seat, advice(self.view(thought.seat), thought)
        circle = self._circle(to.words)
        now = chances_now(to.words, circle.who[: self.table.players], thought)
        return Panel((hint_text(to.words, circle, self.table, seat, now, best),))

    def board(self, to: Presentation) -> Panel:
        """Return the board message: the last turn, the picture, whom it waits for, the button."""
        if self.ending() is not None:
            return self._finale(to)
        people = (self.record.players[seat].user_id for seat in self.to_act())
        return Panel(
            parts=(
                self._told(to.words),
                *self._conflicts(to),
                self._pictures(to).board(),
                self._waiting(to.words),
            ),
            rows=controls.board_rows(to.words, self.record, self.table),
            mentions=tuple(user for user in people if user),
        )

    def _finale(self, to: Presentation) -> Panel:
        """Return the final message: the last turn, the result, the score pad, what comes next."""
        words = to.words
        return Panel(
            parts=(
                *last_moves(self.record, self._told(words), *self._conflicts(to)),
                f"## {self._outcome(words)}",
                self._pictures(to).finale(),
                self._pictures(to).score(),
            ),
            rows=finale_rows(words, self.record, reviewable=bool(self.record.moves)),
        )

    def _conflicts(self, to: Presentation) -> tuple[Image, ...]:
        """Return the picture of the conflicts, if a turn ended an Age that the board tells."""
        fought = [
            self._pictures(to).conflicts(each.before.table, each.events)
            for each in self._turns
            if each.before and any(isinstance(event, TokenReceived) for event in each.events)
        ]
        return tuple(fought[-1:])

    def former_board(self, words: Words) -> Panel:
        """Return what the board message shrinks to: what a turn brought, in one line for each."""
        return Panel((self._told(words, in_line=True),), framed=False)

    def _told(self, words: Words, *, in_line: bool = False) -> str:
        """Return what each turn brought that no other board tells, under the names of then."""
        tell = log_line if in_line else turn_text
        told = [
            tell(words, circle, each.before.table, each.state.table, each.events)
            for each in self._turns
            for circle in (self._circle_at(words, each.made - 1),)
            if each.before is not None
        ]
        circle = introduced(words, self.record.players, self.table)
        told = told or [begins(words, circle, self.table, in_line=in_line)]
        return recap(words, told if in_line else by_turn(told))

    @cached_property
    def _turns(self) -> tuple[Played, ...]:
        """The positions after the turns that the board tells."""
        return tuple(whole_turns(self._untold))

    def position_panel(self, to: Presentation) -> Panel:
        """Return the picture of the position and for whom it waits, without controls."""
        return Panel((self._pictures(to).board(), self._waiting(to.words)))

    def options(self, to: Presentation, seat: Seat, item: str) -> Panel:
        """Return what `seat` can do with a card of its hand; raises `IllegalMove`.

        Who chooses for the Free City too comes back to the own hand by `OWN_HAND`, and sees there
        what can be done for the own city: the items of the Free City's cards are marked.
        """
        if item == OWN_HAND:
            return self._private(to, seat, first=True).panel()
        card = item.removeprefix(FOR_FREE_CITY)
        return self._private(to, seat, first=card == item).card(card)

    def private_panel(self, to: Presentation, seat: Seat) -> Panel | None:
        """Return the hand of `seat` with a control for each card; `None` after the end."""
        return None if self.ending() else self._private(to, seat).panel()

    def score(self, to: Presentation) -> Panel:
        """Return the score pad, a picture whose alt text tells all of it."""
        return Panel((self._pictures(to).score(),))

    def position_text(self, words: Words, viewer: Seat | None) -> Panel:
        """Return the position and the score as text; the hand is told by a command of its own."""
        circle = self._circle(words)
        over, status = self.ending() is not None, self._waiting(words)
        return Panel((position(words, circle, self.table, status, over=over),))

    def look(self, name: str, to: Presentation, viewer: Seat | None, seat: Seat) -> Panel | None:
        """Return a view that the game declares, no hand for whoever has no seat.

        Raises `KeyError` for another name.
        """
        view = SEVEN.view(self.played.state, viewer)
        private = None
        if viewer is not None and self.ending() is None:
            private = self._private(to, viewer)
        return Views(view, private, to, self._circle(to.words), self._pictures(to)).show(name, seat)

    def before(self, to: Presentation, seat: Seat, move: Move) -> Image:
        """Return the picture of what `seat` chose from when it made a move, which is marked."""
        return self._private(to, seat).before(move)

    def _film(self, to: Presentation) -> Film:
        return self._pictures(to).replay(partial(self._frames, to))

    def _frames(self, to: Presentation) -> list[tuple[View, Look]]:
        """Return view and look of every position for spectators; the last has the ending.

        Each names who sat at the table then.
        """
        pictures = (each._pictures(to) for each in self._as_played())
        return [(View(frame.table, None), frame.look) for frame in pictures]

    def age(self) -> int | None:
        """Return the Age that is being played, 0 before the first."""
        return self.table.age

    def turn_heading(self, words: Words) -> str:
        """Return the Age and the turn."""
        return turn_heading(words, self.table.age, self.table.turn)

    def log(self, words: Words, viewer: Seat | None) -> Sequence[str]:
        """Return a line for each turn, and what `viewer` has chosen in the open one.

        Cards that lie face down are named to whoever put them there; after the end to everybody.
        """
        lines = log_lines(words, self.record, viewer, over=self.ending() is not None)
        return lines or [words("log-empty")]

    @property
    def table(self) -> Table:
        """The table before the choices of the open turn."""
        return self.played.state.table

    def _private(self, to: Presentation, seat: Seat, *, first: bool = False) -> Private:
        """Return what `seat` sees and may do; before the choices of the open turn."""
        own = SEVEN.view(self.played.state, seat)
        chose = self._turn.is_second(seat)
        second = chose and not first
        view = self._turn.view(seat) if second else own
        choices = self._turn.choices(seat)
        return Private(
            view=view,
            seat=seat,
            legal=() if self.ending() else SEVEN.legal(view, seat),
            choice=next(iter(choices[second:]), None),
            own=choices[0] if second else None,
            changes=chose and first,
            to=to,
            circle=self._circle(to.words),
            short=unmarked(to.words, self.record.players, self.table),
            pictures=self._pictures(to),
            control_ids=ControlIds(self.record.id, seat, self.record.next_ply(seat)),
        )

    def _waiting(self, words: Words) -> str:
        """Return what the table waits for, and for whom; after the end, who has won."""
        waiting = self.to_act()
        if not waiting:
            return self._outcome(words)
        line = waiting_line(words, self.record.players, waiting)
        asked = decision_text(words, self._circle(words), self.table, waiting)
        return f"{asked}\n{line}" if asked else line

    def _circle(self, words: Words) -> Circle:
        return marked(words, self.record.players, self.table)

    def _circle_at(self, words: Words, n: int) -> Circle:
        """Return the names of those who sat at the table when move `n` was made."""
        return marked(words, players_at(self.record, n), self.table)

    def _pictures(self, to: Presentation) -> Pictures:
        circle = unmarked(to.words, self.record.players, self.table)
        last = tuple(e for e in self.played.events if SEVEN.visible(e, None))
        look = look_of(to, self.record.players, last=last, ended=self._result())
        return Pictures(self.record, to.words, look, self.table, circle)

    def _outcome(self, words: Words) -> str:
        ended = self._result()
        assert ended is not None
        return outcome(words, self._circle(words), self.table, ended)
