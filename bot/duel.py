"""7 Wonders Duel as the bot sees it: a stored game replayed, and the panels made of it."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from random import Random

from msgspec.structs import replace

from engine.ai.players import PLAYERS, RANDOM
from engine.core.game import IllegalMove, Result, Seat
from engine.core.replay import steps
from engine.duel import decisions as decide
from engine.duel.deal import State
from engine.duel.events import Event, GameEnded
from engine.duel.game import DUEL
from engine.duel.legal import buildable
from engine.duel.score import result
from engine.duel.table import Table, View, free_cards
from render import Look, Picture
from render import duel as pictures
from render.paints import SEATS
from render.themes import STANDARD

from .controls import duel as controls
from .controls import ids
from .controls.panel import Button, Image, Panel, Row
from .names import names
from .store import Ending, Move, TableRecord
from .strings import Words
from .wording.duel.city import alt_city, city
from .wording.duel.decisions import asked
from .wording.duel.discard import alt_discard, discard_text
from .wording.duel.events import log, tell
from .wording.duel.items import (
    card_text,
)
from .wording.duel.offers import card_line, offered_token, offered_wonder, wonder_line
from .wording.duel.position import alt_board, alt_draft, position
from .wording.duel.score import alt_score, outcome, score_text
from .wording.names import bold, bolds

EXTENSION = "png"
SEAT_COLOURS = tuple(int.from_bytes(bytes(STANDARD.colour(paint))) for paint in SEATS)


class DuelMatch:
    """A duel as stored, with the state and the last move's events that follow from it."""

    def __init__(
        self,
        record: TableRecord,
        state: State,
        last: tuple[Event, ...] = (),
        before: Table | None = None,
    ) -> None:
        self.record = record
        self._state = state
        self._last = last
        self._before = before

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seat that must decide now; none once the game has ended."""
        return () if self.ending() else DUEL.to_act(self._state)

    def play(self, seat: Seat, text: str) -> "DuelMatch":
        """Make a move; raises `UnknownMove` or `IllegalMove`."""
        step = DUEL.apply(self._state, seat, DUEL.parse(text))
        made = Move(seat, self.record.next_nth(seat), text, datetime.now(UTC))
        record = replace(self.record, moves=(*self.record.moves, made))
        return DuelMatch(record, step.state, step.events, self.table)

    def computer_move(self, seat: Seat, rng: Random) -> str:
        """Return the text of a move of the computer, chosen from what its seat may know."""
        choose = PLAYERS[self.record.players[seat].level or RANDOM]
        return str(choose(DUEL, self._view(seat), seat, rng))

    def ending(self) -> Ending | None:
        """Return how the game ended: as the store says, else by its rules."""
        if self.record.ending is not None:
            return self.record.ending
        ended = result(self.table)
        return None if ended is None else Ending(ended.reason, tuple(ended.winners))

    def board(self, words: Words) -> Panel:
        """Return the message after the last move: what happened, the board, what is to be done."""
        if self.ending() is not None:
            return self._finale(words)
        seat = self.to_act()[0]
        user = self.record.players[seat].user_id
        return Panel(
            parts=(*self.past(words, drawn=True).parts, *self._question(words, seat)),
            rows=() if user is None else self._controls(words, seat),
            mentions=() if user is None else (user,),
            accent=SEAT_COLOURS[seat],
        )

    def _controls(self, words: Words, seat: Seat) -> tuple[Row, ...]:
        """Return what can be pressed under the board."""
        return controls.board_rows(words, self._names(words), self._view(None), self._place(seat))

    def past(self, words: Words, *, drawn: bool = False) -> Panel:
        """Return the message as it stays behind: what happened, and the board it has already."""
        return Panel((self._told(words, self._last), self._board_image(words, drawn=drawn)))

    def _told(self, words: Words, events: Sequence[Event]) -> str:
        """Tell what happened; before the first move, who begins."""
        if not events:
            return words("game-begins", first=bold(self._names(words)[0]))
        return "\n".join(tell(words, self._names(words), events))

    def here(self, words: Words) -> Panel:
        """Return the present board without controls."""
        acting = self.to_act()
        if not acting:
            status = self._outcome(words)
        else:
            status = asked(words, self._bold(words, acting[0]), self.table.todo[0])
        return Panel((self._board_image(words, drawn=True), status))

    def weigh(self, words: Words, seat: Seat, thing: str) -> Panel:
        """Return what `seat` can do with a free card, or with what the Great Library drew."""
        view = self._view(seat)
        place = self._place(seat)
        if thing == controls.LIBRARY and view.library:
            lines = (words("library-private"), *(offered_token(words, t) for t in view.library))
            return Panel(("\n".join(lines),), controls.library_rows(words, view, place))
        decision = self.table.todo[0] if self.table.todo else None
        if not isinstance(decision, decide.Turn) or thing not in free_cards(self.table):
            raise IllegalMove(thing)
        parts = (card_text(words, thing), self._prices(words, seat, thing))
        return Panel(
            parts, controls.card_rows(words, view, place, thing), accent=SEAT_COLOURS[seat]
        )

    def receipt(self, words: Words) -> Panel:
        """Return what the person who made the last move is told at once, privately."""
        return Panel(("\n".join(tell(words, self._names(words), self._last[:1])),))

    def score(self, words: Words) -> Panel:
        """Return the score pad as picture and text."""
        return Panel((self._score_image(words), score_text(words, self._names(words), self.table)))

    def told(self, words: Words) -> Panel:
        """Return the position in words."""
        return Panel((position(words, self._names(words), self._view(None)),))

    def city(self, words: Words, seat: Seat) -> Panel:
        """Return all that a seat has built, as picture and text."""
        called = self._names(words)
        image = Image(
            f"city-{self.record.id}-{seat}.{EXTENSION}",
            alt_city(words, called, self.table, seat),
            partial(_drawn, pictures.city, self._view(None), seat, self._look(words)),
        )
        return Panel((image, city(words, called, self.table, seat)), accent=SEAT_COLOURS[seat])

    def discard(self, words: Words) -> Panel:
        """Return the discard pile as picture and text."""
        image = Image(
            f"discard-{self.record.id}.{EXTENSION}",
            alt_discard(words, self.table),
            partial(_drawn, pictures.discard, self.table, self._look(words)),
        )
        return Panel((image, discard_text(words, self.table)))

    def log(self, words: Words) -> Sequence[str]:
        """Return the moves so far, a line each."""
        made = steps(DUEL, self._state.deal, ((Seat(m.seat), m.text) for m in self.record.moves))
        return log(words, self._names(words), made) or [words("log-empty")]

    @property
    def table(self) -> Table:
        """What lies on the table."""
        return self._state.table

    def _view(self, seat: Seat | None) -> View:
        return DUEL.view(self._state, seat)

    def _names(self, words: Words) -> tuple[str, ...]:
        return names(words, self.record.players)

    def _bold(self, words: Words, seat: Seat) -> str:
        return bold(self._names(words)[seat])

    def _place(self, seat: Seat) -> controls.Place:
        return controls.Place(self.record.id, seat, self.record.next_nth(seat))

    def _look(self, words: Words) -> Look:
        ended = self.ending()
        result = None if ended is None else Result(ended.reason, tuple(map(Seat, ended.winners)))
        return Look(
            names=self._names(words),
            words=words,
            last=self._last,
            before=self._before,
            ended=result,
        )

    def _outcome(self, words: Words) -> str:
        ended = self._look(words).ended
        assert ended is not None
        return outcome(words, bolds(self._names(words)), ended)

    def _question(self, words: Words, seat: Seat) -> tuple[str, ...]:
        """Return what `seat` has to decide, mentioning the person, and what there is to know."""
        user = self.record.players[seat].user_id
        who = self._bold(words, seat) if user is None else f"<@{user}>"
        decision = self.table.todo[0]
        lines = [asked(words, who, decision)]
        match decision:
            case decide.Draft():
                lines += [offered_wonder(words, wonder) for wonder in self.table.offer]
            case decide.PickToken():
                lines += [offered_token(words, token) for token in self.table.tokens]
            case _:
                pass
        return ("\n".join(lines),)

    def _prices(self, words: Words, seat: Seat, card: str) -> str:
        """Tell what building the card, or each wonder with it, costs `seat`, and why."""
        lines = [card_line(words, self.table, seat, card)]
        lines += [
            wonder_line(words, self.table, seat, wonder) for wonder in buildable(self.table, seat)
        ]
        return "\n".join(lines)

    def _finale(self, words: Words) -> Panel:
        """Return the last message: how the game was won, the full score pad, a rematch."""
        rematch = Button(str(ids.Rematch(self.record.id)), words("button-rematch"), "success")
        called = self._names(words)
        played = tuple(event for event in self._last if not isinstance(event, GameEnded))
        return Panel(
            parts=(
                self._told(words, played),
                self._board_image(words, drawn=True),
                f"## {self._outcome(words)}",
                self._score_image(words),
                score_text(words, called, self.table),
            ),
            rows=((rematch,),),
        )

    def _board_image(self, words: Words, *, drawn: bool) -> Image:
        """Return the picture of the table; the name is new for each move, as caches demand."""
        view, called = self._view(None), self._names(words)
        drafting = self.table.age == 0
        alt = alt_draft if drafting else alt_board
        picture = pictures.draft if drafting else pictures.board
        return Image(
            f"board-{self.record.id}-{len(self.record.moves)}.{EXTENSION}",
            alt(words, called, view),
            partial(_drawn, picture, view, self._look(words)) if drawn else None,
        )

    def _score_image(self, words: Words) -> Image:
        return Image(
            f"score-{self.record.id}-{len(self.record.moves)}.{EXTENSION}",
            alt_score(words, self._names(words), self.table),
            partial(_drawn, pictures.scorepad, self.table, self._look(words)),
        )


def _drawn(draw: Callable[..., Picture], *what: object) -> bytes:
    return draw(*what).data


def open_match(record: TableRecord) -> DuelMatch:
    """Replay a stored duel; raises `ValueError`, `UnknownMove` or `IllegalMove` if it is broken."""
    deal = DUEL.unpack(record.deal)
    found = DuelMatch(record, DUEL.start(deal))
    for step in steps(DUEL, deal, ((Seat(move.seat), move.text) for move in record.moves)):
        found = DuelMatch(record, step.state, step.events, found.table)
    return found


def deal_cards(rng: Random, seats: int, options: Mapping[str, str]) -> bytes:
    """Make the luck of a game, in the form in which it is stored; raises `ValueError`."""
    return DUEL.pack(DUEL.deal(rng, seats, options))


def describe(words: Words, item: str) -> Panel:
    """Return the page of a card, a wonder or a token; raises `KeyError` for any other id."""
    return Panel((card_text(words, item),))
