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
"""Of how many tries a loss counts half for the accuracy.

In 104 positions of 7 Wonders with seven players, searched for 0.1 s, the mean loss is 0.034 without
this and 0.017 with it; searched for 1.5 s it is 0.013.
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

    `curve` holds the chance of every seat to win before each move and, last, what came of it: 1
    for who won alone, equal parts of 1 for who won together; where nobody won, the chances before
    the last move once more. `turns` are the turning points in the order of the game. `accuracy` is
    0 to 100 for each seat, `None` for who never had a choice.
    """

    moves: tuple[Judged, ...]
    curve: tuple[tuple[float, ...], ...]
    turns: tuple[Judged, ...]
    accuracy: tuple[float | None, ...]

    def course(self, seat: Seat) -> tuple[tuple[int, float], ...]:
        """Return a seat's chance in the course of the game, with the number of moves made before.

        It is equal for all at the deal; then what the seat itself thought before its moves, and
        what came of it.
        """
        own = ((move.n, move.thought.best.chance) for move in self.moves if move.seat == seat)
        end = (len(self.moves), self.curve[-1][seat])
        return ((0, 1 / len(self.accuracy)), *(each for each in own if each[0]), end)


def dearest(thoughts: Sequence[Thought], made: Sequence[str], most: int) -> tuple[int, ...]:
    """Return the numbers of the moves that seem to have cost most, of those that cost enough.

    Where searches are short, some of these only seem dear: search them again, longer, before they
    are told. Arguments and errors are as for `review`.
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

    `thoughts` are what the one to move thought before each move, `made` the texts of the moves.
    `sure` are the numbers of those that were searched long enough to be turning points, by default
    all. Raises `ValueError` where a move is none of those that were thought about.
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
    """Whether a move cost much; of one that the search did not try this is not known."""
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
