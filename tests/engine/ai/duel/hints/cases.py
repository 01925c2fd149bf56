"""Moves that could be made in real states, and the reasons found for them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.ai.duel.hints.advice import KINDS
from engine.ai.duel.hints.preview import MovePreview
from engine.ai.duel.hints.reason import Reason
from engine.ai.thought import Option, Thought
from engine.core.game import Seat, Step
from engine.duel import events
from engine.duel.catalog import CARDS
from engine.duel.deal import State
from engine.duel.decisions import Turn
from engine.duel.game import DUEL
from engine.duel.moves import Build, BuildWonder, Discard
from engine.duel.table import Table, View
from engine.duel.types import other

GAMES = 36


class Case(NamedTuple):
    """A move that could be made in a real state, and one reason found for it."""

    state: State
    seat: Seat
    option: Option
    thought: Thought
    reason: Reason

    @property
    def rival(self) -> Seat:
        return other(self.seat)

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def move(self) -> Any:
        return DUEL.parse(self.option.move)

    @property
    def step(self) -> Step[State, events.Event]:
        return DUEL.apply(self.state, self.seat, self.move)

    @property
    def after(self) -> Table:
        return self.step.state.table

    def happened(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.step.events if isinstance(event, kind)]


def thought_of(rng: Random, view: View, seat: Seat) -> Thought:
    """Return a thought with chances out of the air: the reasons must hold whatever it says."""
    moves = [str(move) for move in DUEL.legal(view, seat)]
    rng.shuffle(moves)
    step = 0.8 / len(moves)
    return Thought(seat, tuple(Option(m, 0.9 - step * n, 9) for n, m in enumerate(moves)), 99)


@cache
def walk() -> tuple[tuple[State, Seat, View, Thought], ...]:
    """Return the positions of random games, with what could be thought of each."""
    return tuple(_walk())


def _walk() -> Iterator[tuple[State, Seat, View, Thought]]:
    for seed in range(GAMES):
        rng = Random(seed)
        state = DUEL.start(DUEL.deal(rng, 2, {}))
        while DUEL.to_act(state):
            seat = DUEL.to_act(state)[0]
            view = DUEL.view(state, seat)
            yield state, seat, view, thought_of(rng, view, seat)
            moves = DUEL.legal(view, seat)
            building = [move for move in moves if move.verb != "discard"]
            aimed = [m for m in building if isinstance(m, Build) and _aim(m.card) == seed % 3]
            state = DUEL.apply(state, seat, rng.choice(aimed or building or moves)).state


def _aim(card: str) -> int:
    return {"green": 1, "red": 2}.get(CARDS[card].colour, 0)


@cache
def cases() -> dict[str, list[Case]]:
    """Return, for each kind of reason by its function's name, the moves that it was found for."""
    found: dict[str, list[Case]] = {kind.__name__: [] for kind in KINDS}
    for state, seat, view, thought in walk():
        for option in (*thought.options[:2], thought.options[-1]):
            preview = MovePreview(view, seat, option, thought)
            for kind in KINDS:
                reason = kind(preview)
                if reason is not None:
                    found[kind.__name__].append(Case(state, seat, option, thought, reason))
    return found


def turn(state: State, seat: Seat) -> State:
    """Return the state in which it is somebody's turn."""
    return State(state.deal, replace(state.table, todo=(Turn(seat),)))


def played(state: State, seat: Seat, text: str) -> Step[State, events.Event]:
    return DUEL.apply(turn(state, seat), seat, DUEL.parse(text))


def builds(state: State, seat: Seat, card: str) -> Step[State, events.Event] | None:
    """Return the step if somebody builds a card on their turn; `None` if they cannot pay."""
    if Build(card) not in DUEL.legal(DUEL.view(turn(state, seat), seat), seat):
        return None
    return played(state, seat, f"build:{card}")


def taken(move: Any) -> str:
    assert isinstance(move, Build | Discard | BuildWonder)
    return move.card


def lacking(table: Table, seat: Seat, card: str) -> Table:
    cities = list(table.cities)
    cards = tuple(each for each in cities[seat].cards if each != card)
    cities[seat] = replace(cities[seat], cards=cards)
    return replace(table, cities=(cities[0], cities[1]))
