"""Whole games with every legal move, position and score, and what our engine makes of them.

The form is that of conformance games, one a line: `deal`, `steps` and `end`. Recording and
checking are one thing: a stored game is replayed, and the record of the replay must be the stored
game. What a stored game tells beside that (who played it, how it was dealt) is not looked at.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.architects import events as happened
from engine.architects.counting import shields
from engine.architects.deal import Deal, State
from engine.architects.decisions import Turn
from engine.architects.events import Event
from engine.architects.game import ARCHITECTS
from engine.architects.score import CATEGORIES, score
from engine.architects.table import centre_left, deck_left
from engine.core.game import Seat
from tests.engine.whole_games import lines_of


class After(Struct, frozen=True, forbid_unknown_fields=True):
    """The position at the next decision."""

    hands: tuple[dict[str, int], ...]
    stages: tuple[tuple[str, ...], ...]
    shields: tuple[int, ...]
    military: tuple[int, ...]
    peace: int
    cat: Seat | None
    tokens: tuple[tuple[str, ...], ...]
    faceup: tuple[str, ...]
    decks: tuple[int, ...]
    centre: int


class Played(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A decision: what was legal and seen, what was played, what happened."""

    turn: int
    seat: Seat
    legal: tuple[str, ...]
    move: str
    events: tuple[str, ...]
    after: After
    peek: str | None = None


class End(Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    scores: tuple[dict[str, int], ...]
    winners: tuple[Seat, ...]
    reason: str


class Recorded(Struct, frozen=True):
    """A whole game."""

    deal: Deal
    steps: tuple[Played, ...]
    end: End

    @property
    def moves(self) -> Iterator[tuple[Seat, str]]:
        """The moves as a stored game holds them."""
        return ((step.seat, step.move) for step in self.steps)


def read(file: Path) -> Iterator[Recorded]:
    """Read the games of a file, which may be compressed with gzip."""
    return (msgspec.json.decode(line, type=Recorded) for line in lines_of(file))


def record(deal: Deal, moves: Iterable[tuple[Seat, str]]) -> Recorded:
    """Play the moves, and write down all that a conformance game holds."""
    state = ARCHITECTS.start(deal)
    steps = []
    for seat, move in moves:
        before = state
        step = ARCHITECTS.apply(state, seat, ARCHITECTS.parse(move))
        state = step.state
        steps.append(_played(before, seat, move, state, step.events))
    return Recorded(deal, tuple(steps), _end(state))


def _played(
    before: State, seat: Seat, move: str, after: State, events: tuple[Event, ...]
) -> Played:
    table, view = before.table, ARCHITECTS.view(before, seat)
    begins = isinstance(table.todo[0], Turn)
    return Played(
        turn=table.turn,
        seat=ARCHITECTS.to_act(before)[0],
        legal=tuple(sorted(str(each) for each in ARCHITECTS.legal(view, seat))),
        move=move,
        events=tuple(_told(events)),
        after=_after(after),
        peek=view.peek if begins and table.cat == seat else None,
    )


def _told(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        match event:
            case happened.CardTaken():
                yield f"card:{event.card}"
            case happened.StageBuilt():
                yield f"stage:{event.stage}"
            case happened.TokenTaken():
                yield f"token:{event.token}"
            case happened.BattleFought():
                parts = (event.shields, event.won)
                yield ":".join(("battle", *("-".join(map(str, part)) for part in parts)))
            case happened.Passed():
                yield f"pass:{event.seat}"
            case happened.GameEnded():
                yield f"end:{event.result.reason}"


def _after(state: State) -> After:
    table = state.table
    seats = [Seat(seat) for seat in range(len(table.cities))]
    return After(
        hands=tuple(dict(Counter(city.cards)) for city in table.cities),
        stages=tuple(city.stages for city in table.cities),
        shields=tuple(shields(city) for city in table.cities),
        military=tuple(city.victories for city in table.cities),
        peace=table.peace,
        cat=table.cat,
        tokens=tuple(city.tokens for city in table.cities),
        faceup=table.face_up,
        decks=tuple(deck_left(table, seat) for seat in seats),
        centre=centre_left(table),
    )


def _end(state: State) -> End:
    result = ARCHITECTS.result(state)
    assert result is not None, "the moves end before the game does"
    scores = [score(state.table, Seat(seat)) for seat in range(len(state.table.cities))]
    return End(
        tuple(
            {name: getattr(each, name) for name in CATEGORIES} | {"total": each.total}
            for each in scores
        ),
        result.winners,
        result.reason,
    )
