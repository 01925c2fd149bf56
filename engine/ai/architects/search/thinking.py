"""Think about a move: weigh all by the policy, and search the tree of what may follow them."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from engine.ai.playouts import Budget, Candidate
from engine.architects.game import ARCHITECTS
from engine.architects.moves import Move
from engine.architects.table import View
from engine.core.game import Seat

from .encoding import code, flat_state
from .machine import Machine


def think(
    view: View, seat: Seat, budget: Budget, seed: int, machine: Machine
) -> list[Candidate[Move]]:
    """Return all legal moves, the best first; raises `ValueError` where there is none.

    The state that is searched is guessed: of it, the policy and the search see no more than the
    view holds. The same seed gives the same result, unless time ran out.
    """
    moves = ARCHITECTS.legal(view, seat)
    if not moves:
        raise ValueError(f"{seat} has no move")
    luck = Random(seed)
    world = flat_state(ARCHITECTS.guess(view, luck))
    if len(moves) == 1:
        weights, budget = [0.0], replace(budget, simulations=min(budget.simulations, budget.sole))
    else:
        weights = machine.weights_of(world, [code(move) for move in moves])
    found = {
        code(move): Candidate(move, weight) for move, weight in zip(moves, weights, strict=True)
    }
    if budget.simulations:
        for move, tried, total in machine.search(world, seat, luck.getrandbits(48), budget):
            found[move].visits, found[move].total = tried, total
    ranked = sorted(found.values(), key=lambda each: (-each.visits, -each.weight))
    if ranked[0].visits:
        _tell_others(ranked[0], seat, machine.chances_of(world))
    return ranked


def _tell_others(best: Candidate[Move], seat: Seat, before: Sequence[float]) -> None:
    """Add to the best move how likely the others are to win, as the network judges `before` it."""
    best.won = [best.total if at == seat else best.visits * each for at, each in enumerate(before)]
