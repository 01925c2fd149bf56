"""The computer player of Duel: choose moves and evaluate positions from what a seat may know.

It searches with compiled code once that has been loaded into the process. Until then it interprets
the same search, with fewer simulations at full strength and the same number at the other levels.
Importing this module does not import numba.
"""

from collections.abc import Callable
from math import inf
from random import Random
from sys import maxsize
from time import monotonic

from msgspec.structs import replace

from engine.ai.kernels.progress import Progress
from engine.ai.levels import STRONGEST
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.duel.game import DUEL
from engine.duel.moves import Move
from engine.duel.table import View

from .search import interpreted, native
from .search.encoding import State, as_move, flat_state
from .search.outcome import OPEN, WON, Candidate, Outcome
from .strength import STRENGTHS

VIEW = View
"""What the computer player is given: other programs send it as bytes."""

Clock = Callable[[], float]

Search = Callable[[State, int, float, int, Clock], Outcome]
"""Searches a position with a seed, for so many seconds by a clock and simulations at most."""

MOST_SIMULATIONS = native.MOST_SIMULATIONS

SHORTLY = 50
"""How many simulations evaluate the position after a move that the search did not try."""

OTHERS_SHARE = 0.2
"""How much time all such moves get at most, as a share of what the search may take."""


def time_limit(level: str) -> float:
    """Return the longest time in seconds that a level thinks about one move; raises `KeyError`."""
    return STRENGTHS[level].seconds


def ready() -> bool:
    """Return whether compiled code is complete on disk; cheap, and does not import numba."""
    return native.PROGRAM.ready()


def load() -> bool:
    """Load compiled code into this process, which takes seconds, and search with it from now on.

    Returns False, and changes nothing, if compiled code is not complete on disk.
    """
    if not ready():
        return False
    native.load_code()
    return True


def compile() -> None:  # noqa: A001 - the agent's verb, always called as `agent.compile`
    """Compile what is missing on disk; waits while another process does it.

    It takes about a minute of one core and 440 MB: call it in a process of its own with a low
    priority, `python -m engine.ai.compile duel`.
    """
    native.PROGRAM.compile()


def compiling() -> Progress | None:
    """Return the progress of the process that is compiling now; `None` if none is."""
    return native.PROGRAM.compiling()


def choose(
    view: View,
    seat: Seat,
    level: str,
    seed: int,
    seconds: float | None = None,
    *,
    search: Search | None = None,
    clock: Clock = monotonic,
) -> str:
    """Return the text of the move that `seat` makes at a level.

    The search ends after the level's number of simulations, or after `seconds` if that is earlier;
    `None` sets no time limit. The strongest level is limited by seconds alone where there are any.
    The same seed gives the same move, unless time ran out. `search` is `interpreted.run` or
    `native.run`, by default the faster one that is loaded; `clock` counts the seconds: those of the
    wall while people wait, those of the processor to measure. Raises `ValueError` if `seat` has no
    move.
    """
    strength = STRENGTHS[level]
    state = _position(view, seat)
    count = maxsize if level == STRONGEST and seconds is not None else strength.simulations
    outcome = _run(search, state, seed, seconds, count, clock)
    at = _blurred(outcome, strength.blur, seed) if strength.blur else outcome.best
    return str(as_move(state, outcome.candidates[at].move))


def evaluate(
    view: View,
    seat: Seat,
    seed: int,
    seconds: float | None = None,
    simulations: int = MOST_SIMULATIONS,
) -> Thought:
    """Return the evaluation of every move of `seat`, at full strength unless limited.

    Limits, seeds and errors are as for `choose`. A move that the search did not try, as where
    another one wins at once, is played, and the position after it searched shortly: for a share of
    `seconds` on top, by one simulation at least.
    """
    state = _position(view, seat)
    outcome = _run(None, state, seed, seconds, simulations)
    tried = {
        str(as_move(state, candidate.move)): candidate
        for candidate in outcome.candidates
        if candidate.visits or candidate.proof != OPEN
    }
    best = outcome.candidates[outcome.best]
    first = _option(state, best) if best.visits or best.proof != OPEN else None
    others = [move for move in DUEL.legal(view, seat) if first is None or str(move) != first.move]
    untried = sum(str(move) not in tried for move in others)
    each = None if seconds is None else OTHERS_SHARE * seconds / max(1, untried)
    options = [
        _option(state, tried[text])
        if (text := str(move)) in tried
        else _played(view, seat, move, seed, each)
        for move in others
    ]
    options.sort(key=lambda option: -option.chance)
    if first is None:
        first = options.pop(0)
    least = (replace(option, chance=min(option.chance, first.chance)) for option in options)
    return Thought(seat, (first, *least), outcome.simulations)


def _played(view: View, seat: Seat, move: Move, seed: int, seconds: float | None) -> Option:
    """Return the evaluation of a move by playing it: exact where it ends the game."""
    after = DUEL.apply(DUEL.guess(view, Random(seed)), seat, move).state
    result = DUEL.result(after)
    if result is not None:
        return Option(str(move), (seat in result.winners) / len(result.winners), 1)
    (mover,) = DUEL.to_act(after)
    state = flat_state(DUEL.view(after, mover))
    outcome = _run(None, state, seed, seconds, SHORTLY)
    chance = _option(state, outcome.candidates[outcome.best]).chance
    return Option(str(move), chance if mover == seat else 1 - chance, outcome.simulations)


def _position(view: View, seat: Seat) -> State:
    if not DUEL.legal(view, seat):  # as in the view of another seat, without a drawn token
        raise ValueError(f"{seat} has no move")
    return flat_state(view)


def _run(
    search: Search | None,
    state: State,
    seed: int,
    seconds: float | None,
    simulations: int,
    clock: Clock = monotonic,
) -> Outcome:
    run = search or (native.run if native.loaded() else interpreted.run)
    return run(state, seed, inf if seconds is None else seconds, simulations, clock)


def _blurred(outcome: Outcome, blur: float, seed: int) -> int:
    """Return the index of a candidate drawn by its score to the power of 1 / `blur`."""
    weights = [candidate.score ** (1 / blur) for candidate in outcome.candidates]
    return Random(seed).choices(range(len(weights)), weights)[0]


def _option(state: State, candidate: Candidate) -> Option:
    """Return a move that was tried or proven."""
    settled = candidate.proof != OPEN
    chance = float(candidate.proof == WON) if settled else candidate.total / candidate.visits
    return Option(str(as_move(state, candidate.move)), min(1.0, chance), candidate.visits)
