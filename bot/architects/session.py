"""The session of a stored game of Architects: moves by the rules, and what people see."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from engine.ai.architects.hints.advice import advice
from engine.ai.thought import Thought
from engine.architects.deal import State
from engine.architects.events import BattleFought, Event
from engine.architects.game import ARCHITECTS
from engine.architects.table import Table, View
from engine.core.game import IllegalMove, Seat
from render import Look

from ..choosing import choose
from ..controls.finale import finale_rows, last_moves
from ..controls.panel import Film, Image, Panel
from ..pictures import look_of
from ..positions import Position, PositionCache
from ..stored_session import StoredSession
from ..wording.chances import chances_now
from ..wording.circle import Circle, introduced, marked, unmarked
from ..wording.players import players_at
from ..wording.presentation import Presentation
from ..wording.recap import recap
from ..wording.strings import Words
from . import controls
from .forced import forced
from .log import log_lines
from .pictures import Pictures
from .wording.city import city
from .wording.decisions import at_stake, decision_text, question
from .wording.events import event_lines, in_line
from .wording.hints import hint_text
from .wording.position import position
from .wording.private import looked_text
from .wording.score import outcome
from .wording.tokens import tokens_text
from .wording.turns import begins

Played: TypeAlias = Position[State, Event]


class ArchitectsSession(StoredSession[State, View, Event]):
    """A stored game; implements `bot.contract.Session`."""

    rules = ARCHITECTS
    positions = PositionCache(ARCHITECTS, forced=forced)

    def play(self, seat: Seat, text: str) -> "ArchitectsSession":
        """Make a move, and those after it that leave no choice.

        Raises `UnknownMove` or `IllegalMove`.
        """
        before = self.played.state
        after = choose(ARCHITECTS, before, self.record, seat, text, forced)
        made = len(after.record.moves)
        return ArchitectsSession(after.record, Position(after.state, after.events, before, made))

    def hint(self, to: Presentation, thought: Thought) -> Panel:
        """Return the best moves that a search found for its seat, with chances and reasons."""
        view, circle = self.view(thought.seat), self._circle(to.words)
        best = advice(view, thought)
        now = chances_now(to.words, circle.who, thought)
        return Panel((hint_text(to.words, circle, view, now, best),))

    def board(self, to: Presentation) -> Panel:
        """Return the board message: what happened, the picture, the decision, its controls."""
        if self.ending() is not None:
            return self._finale(to)
        seat = self.to_act()[0]
        user = self.record.players[seat].user_id
        rows = controls.board_rows(to, self.view(None), self._control_ids(seat)) if user else ()
        return Panel(
            parts=(
                self._told(to.signed),
                *self._battle(to),
                self._pictures(to).board(),
                self._question(to.words, seat),
            ),
            rows=rows,
            mentions=(user,) if user else (),
            accent=to.seat_colour(seat),
        )

    def _finale(self, to: Presentation) -> Panel:
        """Return the final message: what happened, the result, the score pad, what comes next."""
        words = to.words
        return Panel(
            parts=(
                *last_moves(self.record, self._told(to.signed), *self._battle(to)),
                f"## {self._outcome(words)}",
                self._pictures(to).finale(),
                self._pictures(to).score(),
            ),
            rows=finale_rows(words, self.record, reviewable=bool(self.record.moves)),
        )

    def _battle(self, to: Presentation) -> tuple[Image, ...]:
        """Return the picture of the last battle, if one was fought; the text tells others too."""
        events = (event for each in self._untold for event in each.events)
        fought = [event for event in events if isinstance(event, BattleFought)]
        return tuple(self._pictures(to).battle(each) for each in fought[-1:])

    def former_board(self, words: Words) -> Panel:
        """Return what the board message shrinks to: what happened, a line for each press."""
        return Panel((self._told(words, line=in_line),), framed=False)

    def _told(self, words: Words, line: Callable[[str], str] = str) -> str:
        """Return what each press brought that no other board tells, each as a `line`."""
        told = [line(self._press(words, each)) for each in self._untold]
        if not told:
            return line(begins(words, introduced(words, self.record.players), self.table))
        return recap(words, told)

    def _press(self, words: Words, played: Played) -> str:
        """Return what a press brought, under the names of whoever played then."""
        then = marked(words, players_at(self.record, played.made - 1))
        return "\n".join(event_lines(words, then, played.state.table, _public(played)))

    def position_panel(self, to: Presentation) -> Panel:
        """Return the picture of the position and whose decision it is, without controls."""
        return Panel((self._pictures(to).board(), self._status(to.words)))

    def options(self, to: Presentation, seat: Seat, item: str) -> Panel:
        """Return the hidden cards that `seat` may see now, and what it can do with them.

        Raises `IllegalMove` for any other item, and where there are none.
        """
        view = self.view(seat)
        shown = (item == controls.LOOKED and view.looked) or (
            item == controls.PEEK and controls.may_peek(view.table, seat)
        )
        if not shown:
            raise IllegalMove(item)
        parts = (self._pictures(to).looked(view), looked_text(to.signed, view))
        rows = controls.private_rows(to, view, self._control_ids(seat))
        return Panel(parts, rows, accent=to.seat_colour(seat))

    def private_panel(self, to: Presentation, seat: Seat) -> Panel | None:
        """Return `None`: the game is played from the board."""
        return None

    def score(self, to: Presentation) -> Panel:
        """Return the score pad, a picture whose alt text tells all of it."""
        return Panel((self._pictures(to).score(),))

    def position_text(self, words: Words, viewer: Seat | None) -> Panel:
        """Return the position and the score as text, with what `viewer` alone has seen."""
        view, circle = self.view(viewer), self._circle(words)
        if self.ending() is not None:
            view = self.view(None)
        return Panel((position(words, circle, view, self._status(words)),))

    def look(self, name: str, to: Presentation, viewer: Seat | None, seat: Seat) -> Panel:
        """Return the view `city` or `tokens`; raises `KeyError` for another name."""
        circle = self._circle(to.words)
        if name == "tokens":
            return Panel((tokens_text(to.signed, circle, self.table),))
        text = {"city": city}[name](to.signed, circle, self.table, seat)
        return Panel((self._pictures(to).city(seat), text), accent=to.seat_colour(seat))

    def _film(self, to: Presentation) -> Film:
        return self._pictures(to).replay(partial(self._frames, to))

    def _frames(self, to: Presentation) -> list[tuple[View, Look]]:
        """Return view and look of every position for spectators; the last has the ending.

        Each names who sat at the table then.
        """
        return [(each.view(None), each._look(to, (each.played,))) for each in self._as_played()]

    def age(self) -> int | None:
        """Return `None`: there are no Ages."""
        return None

    def turn_heading(self, words: Words) -> str:
        """Return which turn is open, as the log counts."""
        return words("architects-turn", n=self.table.turn + 1)

    def log(self, words: Words, viewer: Seat | None) -> Sequence[str]:
        """Return a line for each turn so far, the same for everybody."""
        return log_lines(words, self.record) or [words("log-empty")]

    @property
    def table(self) -> Table:
        """The public part of the state."""
        return self.played.state.table

    def _question(self, words: Words, seat: Seat) -> str:
        """Return what `seat` is asked, mentioning the person; of a computer, what it decides."""
        user = self.record.players[seat].user_id
        return self._status(words) if user is None else question(words, f"<@{user}>", self.table)

    def _status(self, words: Words) -> str:
        """Return what the table waits for; after the end, who has won."""
        waiting = self.to_act()
        if not waiting:
            return self._outcome(words)
        decides = decision_text(words, self._circle(words).who[waiting[0]], self.table)
        return "\n".join((decides, *at_stake(words, self.table)))

    def _circle(self, words: Words) -> Circle:
        return marked(words, self.record.players)

    def _pictures(self, to: Presentation) -> Pictures:
        """Return the pictures of the table, which show what each press brought that they tell."""
        look = self._look(to, self._untold)
        circle = unmarked(to.words, self.record.players)
        return Pictures(self.record, to.words, look, self.table, circle)

    def _look(self, to: Presentation, told: Sequence[Played]) -> Look:
        """Return who sits at the table, and what was done by the presses `told`."""
        last = tuple(event for played in told for event in _public(played))
        return look_of(to, self.record.players, last=last, ended=self._result())

    def _outcome(self, words: Words) -> str:
        ended = self._result()
        assert ended is not None
        return outcome(words, self._circle(words), self.table, ended)


def _public(played: Played) -> tuple[Event, ...]:
    """Return what a press brought but for what one seat alone may know."""
    return tuple(event for event in played.events if ARCHITECTS.visible(event, None))
