"""Think about a move: weigh all by the policy, and play the best ones out in many guessed worlds.

A world is a whole state that agrees with everything that the seat has seen: hands that it passed
on are known but for the cards taken since. All choose at once, so in each world the others plan by
the policy, with some noise, and know nothing of the move that is tried.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from time import monotonic

from msgspec import Struct

from engine.core.game import Seat
from engine.seven.decisions import Choose, PlaySeventh, Revive
from engine.seven.game import SEVEN
from engine.seven.moves import Build, BuildFree, BuildStage, Discard, Move
from engine.seven.table import View
from engine.seven.types import FREE_CITY

from .board import CITY, CITY_SIZE, PLAN, PLAN_CARD
from .codes import BUILD, CARD, DISCARD, GIFT, REVIVE, STAGED, WAYS
from .encoding import Flat, flat_state, flat_view, plan
from .machine import Machine

NOISE = 1.0
"""The noise of the policy in simulations, in victory points."""

SCALE = 8.0
"""Points of margin that change the odds of winning by a factor of e."""

VICTORY_SHARE = 0.5
"""What winning counts beside the margin."""

TRUST = 12
"""How many simulations the opinion of the policy counts as."""

SLOPE = 0.025
"""How much more a move is worth that weighs a victory point more by the policy."""

EACH = 4
"""Simulations of each candidate in one world."""

DEARER = 0.5
"""Victory points that the policy takes off for each coin by which another way to pay is cheaper."""


class Budget(Struct, frozen=True):
    """How long one thought may be: simulations, candidates among which they are shared, seconds."""

    simulations: int
    candidates: int
    seconds: float


class Candidate(Struct):
    """A legal move: its weight by the policy, and the sum of what its simulations found."""

    move: Move
    weight: float
    visits: int = 0
    total: float = 0.0

    @property
    def chance(self) -> float:
        """The mean of the simulations."""
        return self.total / self.visits if self.visits else 0.0


def think(view: View, seat: Seat, budget: Budget, seed: int, machine: Machine) -> list[Candidate]:
    """Return all legal moves, the best first; raises `ValueError` where there is none.

    Those that have been simulated longest come first. The same seed gives the same result, unless
    time ran out.
    """
    moves = SEVEN.legal(view, seat)
    if not moves:
        raise ValueError(f"{seat} has no move")
    end, luck = monotonic() + budget.seconds, Random(seed)
    weights = policy_weights(view, seat, moves, machine)
    ranked = [Candidate(move, weight) for move, weight in zip(moves, weights, strict=True)]
    ranked.sort(key=lambda each: -each.weight)
    left = min(budget.simulations, machine.most)
    alive = min(len(ranked), budget.candidates)
    while alive > 1 and left >= alive:
        share = left // max(1, (alive - 1).bit_length())
        made = _round(view, seat, ranked[:alive], share, luck, end, machine)
        left -= made
        ranked[:alive] = _sorted(ranked[:alive])
        if monotonic() >= end:
            break
        alive = (alive + 1) // 2
    return ranked


def _sorted(simulated: Sequence[Candidate]) -> list[Candidate]:
    """Return candidates by what their simulations found, and by the policy while these are few."""
    mean = sum(each.chance for each in simulated) / len(simulated)
    most = max(each.weight for each in simulated)

    def score(each: Candidate) -> float:
        expected = mean + SLOPE * (each.weight - most)
        return (each.total + TRUST * expected) / (each.visits + TRUST)

    return sorted(simulated, key=score, reverse=True)


def flat_world(view: View, luck: Random) -> Flat:
    """Return a guessed world, with what the viewer has chosen already."""
    world = flat_state(SEVEN.guess(view, luck))
    if view.choice is not None and view.seat is not None:
        plan(world, view.seat, view.choice)
    return world


def _round(
    view: View,
    seat: Seat,
    alive: Sequence[Candidate],
    simulations: int,
    luck: Random,
    end: float,
    machine: Machine,
) -> int:
    """Simulate all candidates equally often, in the same worlds; return the simulations made."""
    made = 0
    while made < max(simulations, 1) and (not made or monotonic() < end):
        world, numbers = flat_world(view, luck), luck.getrandbits(48)
        for candidate in alive:
            plan(world, seat, candidate.move)
            root, rng = machine.array(world), machine.generator(numbers)
            for _ in range(EACH):
                won, margin = machine.play(root, NOISE, rng, seat)
                candidate.total += worth(won, margin)
            candidate.visits += EACH
            made += EACH
    return made


def worth(won: float, margin: float) -> float:
    """Return what the end of a game is worth, from 0 to 1."""
    return VICTORY_SHARE * won + (1 - VICTORY_SHARE) / (1 + exp(-margin / SCALE))


def policy_weights(view: View, seat: Seat, moves: Sequence[Move], machine: Machine) -> list[float]:
    """Return the weights of moves by the policy, in victory points.

    Where it only makes a plan, for the Free City and for revivals, this move weighs 1, others 0.
    """
    world, decision = flat_view(view), view.table.todo[0]
    match decision:
        case Choose():
            return _of_hand(view, world, seat, moves, machine)
        case PlaySeventh(acting) if acting == seat:
            return _of_hand(view, world, seat, moves, machine)
        case Revive(acting):
            planned = machine.planned_revival(world, acting)
        case _:
            acting, planned = FREE_CITY, machine.planned_for_city(world)
    own = CITY + acting * CITY_SIZE
    wanted = (planned[own + PLAN], planned[own + PLAN_CARD])
    return [float(_coded(move) == wanted) - 0.01 * _paid(move) for move in moves]


def _of_hand(
    view: View, world: Flat, seat: Seat, moves: Sequence[Move], machine: Machine
) -> list[float]:
    found = machine.weights_of(world, seat)
    cheapest: dict[tuple[int, int], int] = {}
    for move in moves:
        coded = _coded(move)
        cheapest[coded] = min(_paid(move), cheapest.get(coded, 99))
    return [
        found[WAYS * view.hand.index(move.card or "") + _coded(move)[0]]
        - DEARER * (_paid(move) - cheapest[_coded(move)])
        for move in moves
    ]


def _coded(move: Move) -> tuple[int, int]:
    """Return what a move does and its card, as plans have them."""
    card = CARD.get(move.card or "", -1)
    match move:
        case Build():
            return BUILD, card
        case BuildStage():
            return STAGED, card
        case Discard():
            return DISCARD, card
        case BuildFree():
            return GIFT, card
        case _:
            return REVIVE, card


def _paid(move: Move) -> int:
    return move.left + move.right if isinstance(move, Build | BuildStage) else 0
