"""The session of a stored game: choices by the rules, and the panels that people see."""

from collections.abc import Sequence

from bot.choosing import choose, with_choices
from bot.controls.finale import finale_rows
from bot.controls.panel import Panel, Row
from bot.pictures import look_of
from bot.store import Ending, TableRecord
from bot.wording.players import names, players_at
from bot.wording.presentation import Presentation
from bot.wording.strings import Words
from bot.wording.waiting import waiting_line
from engine.ai.thought import Thought
from engine.core.game import IllegalMove, Result, Seat
from engine.core.replay import replay

from . import controls
from .pictures import Pictures
from .rules import RPS, Card, State, Table, Threw, View, hand, result
from .wording import (
    card_name,
    cards_text,
    hands_text,
    hint_text,
    log_line,
    outcome,
    position,
    score_text,
    turn_text,
)

HAND = "hand"
"""The view that the game declares."""


class RpsSession:
    """A stored game; implements `bot.contract.Session`.

    `opened` is the state after the record's moves, `state` that with the choices of the open turn.
    What everybody sees is made of `opened.table`, and for whom the table waits of `to_act`.
    """

    def __init__(self, record: TableRecord, opened: State, state: State) -> None:
        self.record = record
        self._opened = opened
        self._state = state

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that have not chosen; empty after the end."""
        return () if self.ending() else RPS.to_act(self._state)

    def play(self, seat: Seat, text: str) -> "RpsSession":
        """Choose a card, in place of an earlier choice; raises `UnknownMove` or `IllegalMove`."""
        after = choose(RPS, self._opened, self.record, seat, text)
        opened = self._opened if after.record.choices else after.state
        return RpsSession(after.record, opened, after.state)

    def view(self, seat: Seat) -> View:
        """Return what `seat` may know."""
        return RPS.view(self._state, seat)

    def count_legal_moves(self, seat: Seat) -> int:
        """Return the number of legal moves of `seat`."""
        return len(RPS.legal(self.view(seat), seat))

    def hint(self, to: Presentation, thought: Thought) -> Panel:
        """Return the best moves that were found for a seat."""
        return Panel((hint_text(to.words, thought),))

    def ending(self) -> Ending | None:
        """Return how the game ended: as stored, else by its rules."""
        if self.record.ending is not None:
            return self.record.ending
        ended = result(self._table)
        return None if ended is None else Ending(ended.reason, ended.winners)

    def board(self, to: Presentation) -> Panel:
        """Return the board message: the last round, the picture, whom it waits for, the button."""
        if self.ending() is not None:
            return self._finale(to)
        people = tuple(self.record.players[seat].user_id for seat in self.to_act())
        return Panel(
            parts=(
                self._last_round(to.words),
                self._pictures(to).board(),
                self._waiting(to.words),
            ),
            rows=self._controls(to.words),
            mentions=tuple(user for user in people if user),
        )

    def _controls(self, words: Words) -> tuple[Row, ...]:
        """Return the controls under the board, for as long as people play."""
        people = any(player.user_id is not None for player in self.record.players)
        return controls.board_rows(words, self.record.id) if people else ()

    def _finale(self, to: Presentation) -> Panel:
        names = self._names(to.words)
        return Panel(
            parts=(
                self._last_round(to.words),
                f"## {self._outcome(to.words)}",
                self._pictures(to).finale(),
                score_text(to.words, names, self._table),
            ),
            rows=finale_rows(to.words, self.record, reviewable=False),
        )

    def former_board(self, words: Words) -> Panel:
        """Return the line to which the board message shrinks: what the round brought."""
        return Panel((self._last_round(words).replace("\n", " "),), framed=False)

    def _last_round(self, words: Words) -> str:
        """Return what the last round brought, under the names of who played it."""
        names = self._names_then(words, len(self._table.played) - 1)
        return turn_text(words, names, self._table)

    def position_panel(self, to: Presentation) -> Panel:
        """Return the picture of the position and for whom it waits, without controls."""
        return Panel((self._pictures(to).board(), self._waiting(to.words)))

    def options(self, to: Presentation, seat: Seat, item: str) -> Panel:
        """Raise `IllegalMove`: nothing on the board can be pressed."""
        raise IllegalMove(item)

    def private_panel(self, to: Presentation, seat: Seat) -> Panel | None:
        """Return the hand of `seat` with a button for each kind of card; `None` after the end."""
        if self.ending() is not None:
            return None
        view, ply = self.view(seat), self.record.next_ply(seat)
        return Panel(
            (self._pictures(to).hand(seat, view.hand, view.choice), self._hand(to.words, view)),
            controls.hand_rows(to.words, view, self.record.id, seat, ply),
        )

    def score(self, to: Presentation) -> Panel:
        """Return the points as picture and text."""
        text = score_text(to.words, self._names(to.words), self._table)
        return Panel((self._pictures(to).score(), text))

    def position_text(self, words: Words, viewer: Seat | None) -> Panel:
        """Return the position as text, with the hand of `viewer`; after the end with all hands."""
        names = self._names(words)
        parts = [position(words, names, self._table)]
        if self.ending() is not None:
            parts += [self._outcome(words), hands_text(words, names, self._hands())]
        elif viewer is not None:
            parts.append(self._hand(words, self.view(viewer)))
        return Panel(("\n".join(parts),))

    def look(self, name: str, to: Presentation, viewer: Seat | None, seat: Seat) -> Panel | None:
        """Return the hand of `viewer`, after the end all hands; raises `KeyError` for others."""
        if name != HAND:
            raise KeyError(name)
        if self.ending() is not None:
            text = hands_text(to.words, self._names(to.words), self._hands())
            return Panel((self._pictures(to).hands(self._hands()), text))
        if viewer is None:
            return None
        view = self.view(viewer)
        picture = self._pictures(to).hand(viewer, view.hand, view.choice)
        return Panel((picture, self._hand(to.words, view)))

    def replay(self, to: Presentation) -> Panel:
        """Return the game so far as an animation, and how it ended."""
        status = self._outcome(to.words) if self.ending() else to.words("replay-goes-on")
        return Panel((self._pictures(to).replay(), status))

    def age(self) -> int | None:
        """Return `None`: there are no Ages."""
        return None

    def turn_heading(self, words: Words) -> str:
        """Return which round is open."""
        return words("rps-round", round=len(self._table.played) + 1, rounds=self._table.rounds)

    def log(self, words: Words, viewer: Seat | None) -> Sequence[str]:
        """Return a line for each round, and what `viewer` has chosen in the open one."""
        played = self._table.played
        lines = [
            log_line(words, self._names_then(words, n), n + 1, throws)
            for n, throws in enumerate(played)
        ]
        if self.ending() is None:
            _, events = with_choices(RPS, self._opened, self.record.choices)
            lines += [
                words("rps-log-own", round=len(played) + 1, card=_within(words, event.card))
                for event in events
                if isinstance(event, Threw) and RPS.visible(event, viewer)
            ]
        return lines or [words("log-empty")]

    @property
    def _table(self) -> Table:
        """The table before the choices of the open turn."""
        return self._opened.table

    def _hands(self) -> tuple[tuple[Card, ...], ...]:
        return tuple(hand(self._opened, Seat(seat)) for seat in range(self._table.seats))

    def _hand(self, words: Words, view: View) -> str:
        """Return a hand as text, and the choice of its seat or that it has to be made."""
        now = len(self._table.played) + 1
        asked = (
            words("rps-choose", round=now)
            if view.choice is None
            else words("rps-chosen", round=now, card=_within(words, view.choice))
        )
        return f"{words('rps-hand', cards=cards_text(words, view.hand))}\n{asked}"

    def _waiting(self, words: Words) -> str:
        """Return for whom the table waits; after the end, who has won."""
        waiting = self.to_act()
        if not waiting:
            return self._outcome(words)
        return waiting_line(words, self.record.players, waiting)

    def _names_then(self, words: Words, round_: int) -> tuple[str, ...]:
        """Return the names of those who sat at the table in a round (from 0)."""
        return names(words, players_at(self.record, (round_ + 1) * self._table.seats - 1))

    def _names(self, words: Words) -> tuple[str, ...]:
        return names(words, self.record.players)

    def _pictures(self, to: Presentation) -> Pictures:
        look = look_of(to, self.record.players, ended=self._result())
        return Pictures(self.record, to.words, look, self._table, self._names(to.words))

    def _result(self) -> Result | None:
        ended = self.ending()
        return None if ended is None else ended.result

    def _outcome(self, words: Words) -> str:
        ended = self._result()
        assert ended is not None
        return outcome(words, self._names(words), ended)


def _within(words: Words, card: Card) -> str:
    return card_name(words, card, ".within")


def open_rps(record: TableRecord) -> RpsSession:
    """Replay a stored game; raises `ValueError`, `UnknownMove` or `IllegalMove` if corrupt."""
    deal = RPS.unpack(record.deal)
    if len(record.players) != len(deal.hands):
        raise ValueError(f"{len(record.players)} players for {len(deal.hands)} hands")
    opened = replay(RPS, deal, ((Seat(move.seat), move.text) for move in record.moves))
    if opened.table.chosen:
        raise ValueError("the moves end within a turn")
    state, _ = with_choices(RPS, opened, record.choices)
    if state.table.played != opened.table.played:
        raise ValueError("the choices are those of a whole turn")
    return RpsSession(record, opened, state)
