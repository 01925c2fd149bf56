"""Whole games with every price and score, one a line, and what our engine makes of them.

The form is that of conformance games: `deal`, `steps` (each turn in the layout with what was to be
seen before it) and `end`. Recording and checking are one thing: a stored game is replayed, and
the record of the replay must be the stored game.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.core.game import Result, Seat
from engine.duel.deal import Deal, State
from engine.duel.decisions import Turn
from engine.duel.economy import card_price, symbols, wonder_price
from engine.duel.game import DUEL
from engine.duel.legal import buildable
from engine.duel.score import CATEGORIES, CIVILIAN, DRAW, TIEBREAK, score
from engine.duel.table import Table, free_cards
from engine.duel.types import SEATS, Pair
from tests.engine.whole_games import lines_of


class Played(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A move; where it was a turn in the layout, also what stood on the table before it."""

    seat: Seat
    move: str
    age: int | None = None
    coins: Pair[int] | None = None
    pawn: int | None = None
    prices: dict[str, int] | None = None
    discards: int | None = None
    symbols: Pair[int] | None = None


class End(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How the game ended; `scores` where points decided, `winner` is absent in a draw."""

    reason: str
    coins: Pair[int]
    pawn: int
    winner: Seat | None = None
    scores: Pair[dict[str, int]] | None = None


class Recorded(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game."""

    deal: Deal
    steps: tuple[Played, ...]
    end: End

    @property
    def moves(self) -> Iterator[tuple[Seat, str]]:
        """The moves as a stored game holds them."""
        return ((step.seat, step.move) for step in self.steps)


def read(file: Path) -> list[Recorded]:
    """Read the games of a file, which may be compressed with gzip."""
    return [msgspec.json.decode(line, type=Recorded) for line in lines_of(file)]


def write(file: Path, games: Iterable[Recorded]) -> None:
    """Write games, one a line."""
    file.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in games))


def record(deal: Deal, moves: Iterable[tuple[Seat, str]]) -> Recorded:
    """Play the moves, and write down all that a conformance game holds."""
    state = DUEL.start(deal)
    steps = []
    for seat, move in moves:
        steps.append(_played(state, seat, move))
        state = DUEL.apply(state, seat, DUEL.parse(move)).state
    result = DUEL.result(state)
    assert result is not None, "the moves end before the game does"
    return Recorded(deal, tuple(steps), _end(state.table, result))


def _played(state: State, seat: Seat, move: str) -> Played:
    table = state.table
    if not isinstance(table.todo[0], Turn):
        return Played(seat, move)
    prices = {f"build:{card}": card_price(table, seat, card).coins for card in free_cards(table)}
    for wonder in buildable(table, seat):
        prices[f"wonder:{wonder}"] = wonder_price(table, seat, wonder).coins
    return Played(
        seat,
        move,
        age=table.age,
        coins=_coins(table),
        pawn=table.pawn,
        prices=prices,
        discards=len(table.discard),
        symbols=(len(symbols(table.cities[0])), len(symbols(table.cities[1]))),
    )


def _end(table: Table, result: Result) -> End:
    return End(
        reason=result.reason,
        coins=_coins(table),
        pawn=table.pawn,
        winner=result.winners[0] if len(result.winners) == 1 else None,
        scores=_scores(table) if result.reason in (CIVILIAN, TIEBREAK, DRAW) else None,
    )


def _coins(table: Table) -> Pair[int]:
    return (table.cities[0].coins, table.cities[1].coins)


def _scores(table: Table) -> Pair[dict[str, int]]:
    first, second = (
        {NAMES.get(each, each): getattr(score(table, seat), each) for each in CATEGORIES}
        for seat in SEATS
    )
    return (first, second)


NAMES = {"tokens": "progresstokens"}
"""What a conformance game calls a category of points differently."""
