"""Review a finished game: the curve of chances, the turning points, each player's accuracy."""

from collections.abc import Container, Sequence
from math import exp

from msgspec import Struct

from engine.core.game import Seat

from .thought import Option, Thought

TURNING_POINTS, LEAST_LOSS = 3, 0.04
"""How many turning points a review has at most, and the least loss that makes one."""

SEVERITY = 12.0
"""How fast accuracy falls with the mean loss; see `_accuracy`."""

TRUSTED = 48
"""With so many visits of the move made, its loss counts half for the accuracy.

With fewer it counts less: a chance that rests on few simulations is mostly luck. In 104 positions
of 7 Wonders with seven players, searched for 0.1 s, the mean loss is 0.034 without this weight and
0.017 with it; searched for 1.5 s it is 0.013.
"""


class Judged(Struct, frozen=True):
    """A move of a game, the `n`th counted from 0, and what could have been made instead.

    The chances are those of its maker, as thought before the move.
    """

    n: int
    made: Option
    thought: Thought

    @property
    def seat(self) -> Seat:
        """Who made the move."""
        return self.thought.seat

    @property
    def best(self) -> Option:
        """What would have been best."""
        return self.thought.best

    @property
    def loss(self) -> float:
        """What the move cost its maker: 0 to 1, 0 where there was no better one."""
        return max(0.0, self.best.chance - self.made.chance)

    @property
    def forced(self) -> bool:
        """Whether there was no other move."""
        return len(self.thought.options) == 1


class Review(Struct, frozen=True):
    """A whole game judged.

    `curve` holds the chances of all seats (0 to 1) before each move and, last, the result: the
    winners share 1 equally; where nobody won, the chances before the last move are repeated.
    `turns` are the turning points in the order of the game. `accuracy` is 0 to 100 for each seat,
    `None` for a seat that never had a choice.
    """

    moves: tuple[Judged, ...]
    curve: tuple[tuple[float, ...], ...]
    turns: tuple[Judged, ...]
    accuracy: tuple[float | None, ...]

    def course(self, seat: Seat) -> tuple[tuple[int, float], ...]:
        """Return points of a seat's curve: the number of moves made before, and the chance then.

        The first is the deal, where all have the same chance; the next are the evaluations of the
        seat's own positions; the last is the result.
        """
        own = ((move.n, move.thought.best.chance) for move in self.moves if move.seat == seat)
        end = (len(self.moves), self.curve[-1][seat])
        return ((0, 1 / len(self.accuracy)), *(each for each in own if each[0]), end)


def dearest(thoughts: Sequence[Thought], made: Sequence[str], most: int) -> tuple[int, ...]:
    """Return the numbers of at most `most` moves with the greatest losses, of `LEAST_LOSS` or more.

    After short searches, some of these losses are errors of the search: search these positions
    again, longer, before they become turning points. Arguments and errors are as for `review`.
    """
    dear = sorted(filter(_dear, _judged(thoughts, made)), key=lambda move: -move.loss)
    return tuple(sorted(move.n for move in dear[:most]))


def review(
    thoughts: Sequence[Thought],
    made: Sequence[str],
    winners: Sequence[Seat],
    seats: int,
    sure: Container[int] | None = None,
) -> Review:
    """Judge a game of `seats` players.

    `thoughts` are the evaluations before each move, by the seat to move; `made` are the texts of
    the moves. `sure` are the numbers of the moves that were searched long enough to be turning
    points, by default all. Raises `ValueError` where a thought lacks the move that was made.
    """
    moves = _judged(thoughts, made)
    before = tuple(move.thought.chances(seats) for move in moves)
    if winners:
        end = tuple((seat in winners) / len(winners) for seat in range(seats))
    else:
        end = before[-1] if before else (1 / seats,) * seats
    return Review(
        moves=moves,
        curve=(*before, end),
        turns=_turns([move for move in moves if sure is None or move.n in sure]),
        accuracy=tuple(_accuracy(moves, Seat(seat)) for seat in range(seats)),
    )


def _judged(thoughts: Sequence[Thought], made: Sequence[str]) -> tuple[Judged, ...]:
    return tuple(
        Judged(n, _option(thought, text), thought)
        for n, (thought, text) in enumerate(zip(thoughts, made, strict=True))
    )


def _option(thought: Thought, text: str) -> Option:
    for option in thought.options:
        if option.move == text:
            return option
    raise ValueError(f"{text} was not thought about")


def _dear(move: Judged) -> bool:
    """Whether a move lost enough for a turning point; the search must have tried it to know."""
    return move.loss >= LEAST_LOSS and move.made.visits > 0


def _turns(moves: Sequence[Judged]) -> tuple[Judged, ...]:
    """Return the moves that cost most, of equal ones the first, in the order of the game."""
    dear = sorted(filter(_dear, moves), key=lambda move: -move.loss)
    return tuple(sorted(dear[:TURNING_POINTS], key=lambda move: move.n))


def _accuracy(moves: Sequence[Judged], seat: Seat) -> float | None:
    """Return how well a seat played: `100 * exp(-SEVERITY * mean loss)` over its real choices.

    Who always makes the best move has 100. With a severity of 12, losing on average 0.4 points of
    percentage a move gives 95, one point 89, 2.5 points 74, 4 points 62. In a few games weighed
    for 0.1 seconds a move, any move at all lost 6 points on average (49), the apprentice 1.4 (85),
    the builder 1 (89), architect and master 0.4 (95). Beginners are expected between the first two.
    Forced moves do not count: they would make everybody look better. The best of many moves that
    were each tried a few times has its chance by luck: a loss counts less, the fewer these tries.
    """
    losses = [
        move.loss * move.made.visits / (move.made.visits + TRUSTED)
        for move in moves
        if move.seat == seat and not move.forced
    ]
    return 100 * exp(-SEVERITY * sum(losses) / len(losses)) if losses else None
