"""Whole games with every hand, legal move and score, one a line, and what our engine makes of them.

The form is that of conformance games. Recording and checking are one thing: a stored game is
replayed, and the record of the replay must be the stored game.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.core.game import Seat
from engine.seven.conflict import shields
from engine.seven.deal import Deal
from engine.seven.decisions import Choose, ChooseForFreeCity, PlaySeventh, Revive
from engine.seven.game import SEVEN
from engine.seven.legal import remaining
from engine.seven.production import lasting_effects
from engine.seven.score import counted
from engine.seven.state import State, discards
from engine.seven.table import holder, seats
from engine.seven.types import FREE_CITY
from tests.engine.whole_games import lines_of

Kind: TypeAlias = Literal["turn", "city", "seventh", "revive"]
KINDS: dict[type, Kind] = {
    Choose: "turn",
    ChooseForFreeCity: "city",
    PlaySeventh: "seventh",
    Revive: "revive",
}


class After(Struct, frozen=True):
    """What lies open after a step, by city, and the cards of the pile of discards."""

    coins: list[int]
    shields: list[int]
    defeats: list[int]
    victories: list[int]
    stages: list[int]
    science: list[tuple[int, ...]]
    discards: list[str]


class Played(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One decision, by seat: hands before it, what could be done, what was done."""

    age: int
    turn: int
    kind: Kind
    hands: list[list[str]]
    legal: list[list[str] | None]
    moves: list[str | None]
    after: After
    pile: list[str] | None = None
    holder: int | None = None
    drawn: str | None = None
    city_card: str | None = None


class End(Struct, frozen=True):
    """How the game ended; the scores by category."""

    scores: list[dict[str, int]]
    coins: list[int]
    winners: list[Seat]


class Recorded(Struct, frozen=True):
    """A whole game; `deal` is as it is stored."""

    deal: msgspec.Raw
    steps: list[Played]
    end: End

    @property
    def moves(self) -> list[list[str | None]]:
        """The moves of each step, by seat."""
        return [step.moves for step in self.steps]


def read(file: Path) -> list[Recorded]:
    """Read the games of a file, which may be compressed with gzip."""
    return [msgspec.convert(_plain(line), Recorded) for line in lines_of(file)]


def _plain(line: bytes) -> dict[str, object]:
    """Read a line; of the scores only the points by category are kept."""
    game: dict[str, object] = msgspec.json.decode(line)
    end = msgspec.convert(game["end"], dict[str, object])
    scores = msgspec.convert(end["scores"], list[dict[str, object]])
    kept = [{name: score[name] for name in NAMES} for score in scores]
    deal = msgspec.Raw(msgspec.json.encode(game["deal"]))
    return {**game, "deal": deal, "end": {**end, "scores": kept}}


def record(deal: Deal, moves: Iterable[Sequence[str | None]]) -> Recorded:
    """Play the moves, and write down all that a conformance game holds."""
    state = SEVEN.start(deal)
    steps = []
    for made in moves:
        before = state
        for seat, text in enumerate(made):
            if text is not None:
                state = SEVEN.apply(state, Seat(seat), SEVEN.parse(text)).state
        steps.append(_played(before, list(made), _after(state)))
    result = SEVEN.result(state)
    assert result is not None, "the moves end before the game does"
    scores = [counted(state.table, seat).score for seat in seats(state.table)]
    return Recorded(
        msgspec.Raw(SEVEN.pack(deal)),
        steps,
        End(
            [{name: getattr(score, field) for name, field in NAMES.items()} for score in scores],
            [city.coins for city in state.table.cities],
            list(result.winners),
        ),
    )


def _played(state: State, moves: list[str | None], after: After) -> Played:
    table, decision = state.table, state.table.todo[0]
    holds = holder(table.age, table.turn)
    both = table.players == FREE_CITY and isinstance(decision, Choose)
    for_free_city = table.players == FREE_CITY and (
        isinstance(decision, ChooseForFreeCity) or getattr(decision, "seat", None) == FREE_CITY
    )
    views = [SEVEN.view(state, seat) for seat in seats(table)]
    of_pile = [view.last for view in views if view.last is not None]
    return Played(
        age=table.age,
        turn=table.turn,
        kind=KINDS[type(decision)],
        hands=[
            sorted(remaining(hand, choice))
            for hand, choice in zip(state.hands, state.choices, strict=True)
        ],
        legal=[
            sorted(str(move) for move in SEVEN.legal(view, seat)) or None
            for seat, view in zip(seats(table), views, strict=True)
        ],
        moves=moves,
        after=after,
        pile=sorted(discards(state)) if isinstance(decision, Revive) else None,
        holder=holds if both or for_free_city else None,
        drawn=views[holds].sights[-1].drawn if both else None,
        city_card=of_pile[0] if of_pile else None,
    )


def _after(state: State) -> After:
    cities = state.table.cities
    return After(
        coins=[city.coins for city in cities],
        shields=[shields(city) for city in cities],
        defeats=[city.defeats for city in cities],
        victories=[sum(city.victories) for city in cities],
        stages=[city.stages for city in cities],
        science=[lasting_effects(city).symbols for city in cities],
        discards=sorted(discards(state)),
    )


NAMES = {
    "military": "military",
    "coins": "coins",
    "wonder": "wonders",
    "blue": "blue",
    "yellow": "yellow",
    "guilds": "purple",
    "science": "green",
    "total": "total",
}
"""What a conformance game calls the categories of points."""
