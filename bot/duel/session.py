"""The session of a stored duel: moves by the rules, and the panels that people see."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from engine.ai.duel.hints.advice import advice
from engine.ai.thought import Thought
from engine.core.game import IllegalMove, Seat
from engine.duel import decisions as decide
from engine.duel.deal import State
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.table import Table, View, free_cards
from render import Look

from ..choosing import choose
from ..controls.finale import finale_rows, last_moves
from ..controls.panel import Film, Image, Panel
from ..pictures import look_of
from ..positions import Position, PositionCache
from ..stored_session import StoredSession
from ..wording.chances import chances_now
from ..wording.circle import Circle, introduced, introduced_unmarked, marked
from ..wording.presentation import Presentation
from ..wording.strings import Words
from . import controls
from .log import log_lines
from .pictures import Pictures
from .recap import recap_in_lines, recap_of
from .wording.city import city
from .wording.decisions import decision_text
from .wording.discard import discard_text
from .wording.events import event_lines, without_ending
from .wording.hints import hint_text
from .wording.offers import offered_token, prices, question
from .wording.position import position
from .wording.score import outcome, score_text
from .wording.tokens import tokens_text

Played: TypeAlias = Position[State, Event]


class DuelSession(StoredSession[State, View, Event]):
    """A stored duel; implements `bot.contract.Session`."""

    rules = DUEL
    positions = PositionCache(DUEL)

    def play(self, seat: Seat, text: str) -> "DuelSession":
        """Make a move; raises `UnknownMove` or `IllegalMove`."""
        before = self.played.state
        after = choose(DUEL, before, self.record, seat, text)
        made = len(after.record.moves)
        return DuelSession(after.record, Position(after.state, after.events, before, made))

    def hint(self, to: Presentation, thought: Thought) -> Panel:
        """Return the best moves that a search found for its seat, with chances and reasons."""
        seat, best = thought.seat, advice(self.view(thought.seat), thought)
        who = marked(to.words, self.record.players).who
        now = chances_now(to.words, who, thought)
        text = hint_text(to.words, self.table, seat, now, best)
        return Panel((text,), accent=to.seat_colour(seat))

    def board(self, to: Presentation) -> Panel:
        """Return the board message: the last move, the picture, the next decision, controls."""
        if self.ending() is not None:
            return self._finale(to)
        seat = self.to_act()[0]
        user = self.record.players[seat].user_id
        return Panel(
            parts=(
                recap_of(to.words, self.record, self._untold),
                self.picture(to),
                self._question(to.words, seat),
            ),
            rows=()
            if user is None
            else controls.board_rows(
                to, self._unmarked(to.words), self.view(None), self._control_ids(seat)
            ),
            mentions=() if user is None else (user,),
            accent=to.seat_colour(seat),
        )

    def former_board(self, words: Words) -> Panel:
        """Return what the board message shrinks to: a line for each move, as the log tells it."""
        return Panel((recap_in_lines(words, self.record, self._untold),), framed=False)

    def picture(self, to: Presentation) -> Image:
        """Return the picture of the position."""
        return self._pictures(to).board()

    def position_panel(self, to: Presentation) -> Panel:
        """Return the picture of the position and whose decision it is, without controls."""
        acting = self.to_act()
        if not acting:
            status = self._outcome(to.words)
        else:
            who = self._circle(to.words).who[acting[0]]
            status = decision_text(to.words, who, self.table.todo[0])
        return Panel((self.picture(to), status))

    def options(self, to: Presentation, seat: Seat, item: str) -> Panel:
        """Return the moves of `seat` with a free card or with the Great Library's tokens."""
        view, control_ids = self.view(seat), self._control_ids(seat)
        if item == controls.LIBRARY and view.library:
            offered = (offered_token(to.signed, token) for token in view.library)
            text = "\n".join((to.words("library-private"), *offered))
            shown = (self._pictures(to, seat).tokens(), text)
            return Panel(shown, controls.library_rows(to, view, control_ids))
        decision = self.table.todo[0] if self.table.todo else None
        if not isinstance(decision, decide.Turn) or item not in free_cards(self.table):
            raise IllegalMove(item)
        text = prices(to.signed, self.table, seat, item)
        rows = controls.card_rows(to, view, control_ids, item)
        return Panel((text,), rows, accent=to.seat_colour(seat))

    def private_panel(self, to: Presentation, seat: Seat) -> Panel | None:
        """Return `None`: a duel is played from the board, where everything is open."""
        return None

    def last_move(self, words: Words) -> str:
        """Return what the last move was, without what followed from it."""
        return "\n".join(event_lines(words, self._circle(words), self.played.events[:1]))

    def score(self, to: Presentation) -> Panel:
        """Return the score pad, a picture whose alt text tells all of it."""
        return Panel((self._pictures(to).score(),))

    def position_text(self, words: Words, viewer: Seat | None) -> Panel:
        """Return the position and the score as text, as `viewer` may know them."""
        circle = self._circle(words)
        board = position(words, circle, self.view(viewer), self._result())
        return Panel((board, score_text(words, circle, self.table)))

    def look(self, name: str, to: Presentation, viewer: Seat | None, seat: Seat) -> Panel:
        """Return the view `city`, `tokens` or `discard`; raises `KeyError` for another name."""
        discarded = discard_text(to.words, self.table)
        views = {
            "city": lambda: self._city(to, seat),
            "tokens": lambda: self._tokens(to, viewer),
            "discard": lambda: Panel((self._pictures(to).discard(), discarded)),
        }
        return views[name]()

    def _city(self, to: Presentation, seat: Seat) -> Panel:
        """Return all that a seat has built, as picture and text."""
        text = city(to.words, self._circle(to.words), self.table, seat)
        return Panel((self._pictures(to).city(seat), text), accent=to.seat_colour(seat))

    def _tokens(self, to: Presentation, seat: Seat | None) -> Panel:
        """Return the progress tokens that `seat` may see, as picture and text."""
        text = tokens_text(to.words, self._circle(to.words), self.view(seat))
        return Panel((self._pictures(to, seat).tokens(), text))

    def _film(self, to: Presentation) -> Film:
        return self._pictures(to).replay(partial(self._frames, to))

    def _frames(self, to: Presentation) -> list[tuple[View, Look]]:
        """Return view and look of every position for spectators; the last has the ending.

        Each names who sat at the table then.
        """
        pictures = (each._pictures(to) for each in self._as_played())
        return [(frame.view, frame.look) for frame in pictures]

    def age(self) -> int | None:
        """Return the Age that is being played, 0 before the first."""
        return self.table.age

    def turn_heading(self, words: Words) -> str:
        """Return which move comes next, as the log counts."""
        return words("move-heading", n=len(self.record.moves) + 1)

    def log(self, words: Words, viewer: Seat | None) -> Sequence[str]:
        """Return the moves so far, one line each, each under the name of whoever made it."""
        return log_lines(words, self.record) or [words("log-empty")]

    @property
    def table(self) -> Table:
        """The public part of the state."""
        return self.played.state.table

    def _circle(self, words: Words) -> Circle:
        return introduced(words, self.record.players)

    def _unmarked(self, words: Words) -> Circle:
        return introduced_unmarked(words, self.record.players)

    def _pictures(self, to: Presentation, seat: Seat | None = None) -> Pictures:
        """Return the pictures of what `seat` (`None`: a spectator) may see."""
        before = None if self.played.before is None else self.played.before.table
        look = look_of(
            to,
            self.record.players,
            last=self.played.events,
            before=before,
            ended=self._result(),
        )
        return Pictures(self.record, to.words, look, self.view(seat), self._unmarked(to.words))

    def _outcome(self, words: Words) -> str:
        ended = self._result()
        assert ended is not None
        return outcome(words, self._circle(words), ended)

    def _question(self, words: Words, seat: Seat) -> str:
        """Return the decision of `seat`; a person is mentioned and told the options on offer."""
        if (user := self.record.players[seat].user_id) is None:
            return decision_text(words, self._circle(words).who[seat], self.table.todo[0])
        return question(words, f"<@{user}>", self.table)

    def _finale(self, to: Presentation) -> Panel:
        """Return the final message: the result, the picture, and buttons such as a rematch."""
        words, told = to.words, self._untold
        return Panel(
            parts=(
                *last_moves(self.record, recap_of(words, self.record, told, without_ending)),
                f"## {self._outcome(to.words)}",
                self._pictures(to).finale(),
            ),
            rows=finale_rows(to.words, self.record, reviewable=bool(self.record.moves)),
        )
