"""The computer player: it counts the cards that it has not seen. There is nothing to compile."""

from collections import Counter
from random import Random

from engine.ai.kernels.progress import Progress
from engine.ai.levels import LEVELS
from engine.ai.thought import Option, Thought
from engine.core.game import Seat

from .rules import BEATS, BOX, RPS, Card, View

VIEW = View

SECONDS = dict.fromkeys(LEVELS, 0.1)
"""The longest time that each level thinks about one move."""

APPRENTICE, BUILDER = LEVELS[:2]
BLUR = 0.1
"""How much the builder errs about the chance of a card."""


def ready() -> bool:
    """Return whether all that is compiled is there: nothing is."""
    return True


def compile() -> None:  # noqa: A001 - the agent's verb, always called as `agent.compile`
    """Compile nothing."""


def compiling() -> Progress | None:
    """Return that no process compiles."""
    return None


def load() -> bool:
    """Return that all that is compiled has been loaded."""
    return True


def choose(view: View, seat: Seat, level: str, seed: int, seconds: float | None = None) -> str:
    """Return the text of the move that `seat` makes at a level; the same seed gives the same move.

    Raises `ValueError` if `seat` has no move, and `KeyError` for a level that does not exist.
    """
    if level not in LEVELS:
        raise KeyError(level)
    rng, options = Random(seed), evaluate(view, seat, seed).options
    if level == APPRENTICE:
        return rng.choice(options).move
    blur = BLUR if level == BUILDER else 0.0
    rng.shuffle(ordered := list(options))
    return max(ordered, key=lambda each: each.chance + rng.uniform(-blur, blur)).move


def evaluate(view: View, seat: Seat, seed: int, seconds: float | None = None) -> Thought:
    """Return the value of every move of `seat`; raises `ValueError` if it has none."""
    moves = RPS.legal(view, seat)
    if not moves:
        raise ValueError(f"{seat} has no move")
    options = [Option(str(move), _chance(view, move.card), 1) for move in moves]
    return Thought(seat, tuple(sorted(options, key=lambda each: -each.chance)), len(options))


def _chance(view: View, card: Card) -> float:
    """Return how likely a card is to beat another seat's; that no one beats counts as a half."""
    played = Counter(each for throws in view.table.played for each in throws)
    unseen = Counter(BOX) - played - Counter(view.hand)
    beaten = unseen[BEATS[card]]
    beating = sum(left for other, left in unseen.items() if BEATS[other] == card)
    return (1 + (beaten - beating) / unseen.total()) / 2
