"""Think about a move: weigh all by the policy, and play the best ones out in guessed worlds.

In each world all play by the policy, with some noise: who has looked at the top of the central deck
knows it, nobody else does.
"""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from engine.ai.playouts import EACH, NOISE, Budget, Candidate, Ending, Playing, search
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

    The same seed gives the same result, unless time ran out.
    """
    moves = ARCHITECTS.legal(view, seat)
    if not moves:
        raise ValueError(f"{seat} has no move")
    luck = Random(seed)
    weights = policy_weights(view, moves, luck, machine)

    def guess() -> Playing[Move]:
        root = machine.array(flat_state(ARCHITECTS.guess(view, luck)))
        numbers = luck.getrandbits(48)

        def play(move: Move) -> Iterator[Ending]:
            rng = machine.generator(numbers)
            for _ in range(EACH):
                yield machine.play(root, NOISE, rng, seat, code(move))

        return play

    simulations = min(budget.simulations, machine.most)
    return search(moves, weights, replace(budget, simulations=simulations), guess)


def policy_weights(
    view: View, moves: tuple[Move, ...], luck: Random, machine: Machine
) -> list[float]:
    """Return the weights of moves by the policy, in victory points.

    It is asked in a guessed world, of which it sees no more than the view holds.
    """
    if len(moves) == 1:
        return [0.0]
    world = flat_state(ARCHITECTS.guess(view, luck))
    return machine.weights_of(world, [code(move) for move in moves])
