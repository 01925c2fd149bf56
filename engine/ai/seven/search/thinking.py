"""Think about a move: weigh all by the policy, and play the best ones out in many guessed worlds.

A world is a whole state that agrees with everything that the seat has seen: hands that it passed
on are known but for the cards taken since. All choose at once, so in each world the others plan by
the policy, with some noise, and know nothing of the move that is tried. After it a tree of own
moves tells which of these to play next. The policy does not weigh the sides of a wonder: both are
played out, with the others' sides at random.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from engine.ai.playouts import EACH, NOISE, Budget, Candidate, Ending, Playing, search
from engine.core.game import Seat
from engine.seven.decisions import Choose, ChooseSide, PlaySeventh, Revive
from engine.seven.game import SEVEN
from engine.seven.guess import Guesses
from engine.seven.moves import Build, BuildFree, BuildStage, Discard, Move, TakeSide
from engine.seven.score import score
from engine.seven.state import State
from engine.seven.table import Table, View, choosing_sides, seats
from engine.seven.types import FREE_CITY, left, right

from .board import CITY, CITY_SIZE, PLAN, PLAN_CARD
from .codes import BUILD, CARD, DISCARD, GIFT, REVIVE, STAGED, WAYS
from .encoding import Flat, flat_state, flat_table, flat_view, plan
from .machine import Machine

DEARER = 0.5
"""Victory points that the policy takes off for each coin by which another way to pay is cheaper."""

FEARED = 0.001
"""Victory points that the policy takes off for each coin that helps one rival more than another.

It decides between ways to pay as much: to the Free City, or to the neighbour who is further behind.
"""

Worlds: TypeAlias = Callable[[Random], Callable[[Move], Flat]]
"""Guesses a world, which tells what it is when a move is made or planned in it."""

LEAST_FOR_SIDES = 256
"""How many simulations compare the sides of a wonder, also where the policy alone chooses cards."""


def think(
    view: View, seat: Seat, budget: Budget, seed: int, machine: Machine
) -> list[Candidate[Move]]:
    """Return all legal moves, the best first; raises `ValueError` where there is none.

    The same seed gives the same result, unless time ran out.
    """
    moves = SEVEN.legal(view, seat)
    if not moves:
        raise ValueError(f"{seat} has no move")
    luck, guessed = Random(seed), worlds(view, seat)
    nodes = {move: number for number, move in enumerate(moves, start=1)}
    machine.plant(machine.tree, len(moves))

    def guess() -> Playing[Move]:
        world, numbers = guessed(luck), luck.getrandbits(48)

        def play(move: Move) -> Iterator[Ending]:
            root, rng = machine.array(world(move)), machine.generator(numbers)
            for _ in range(EACH):
                won, margin = machine.play(root, NOISE, rng, seat, nodes[move])
                yield won, margin, machine.shares(view.table.players)

        return play

    if choosing_sides(view.table):
        least = max(budget.simulations, LEAST_FOR_SIDES)
        budget = replace(budget, simulations=least, candidates=len(moves))
    budget = replace(budget, simulations=min(budget.simulations, machine.most))
    weights = policy_weights(view, seat, moves, machine)
    evaluates_all = budget.others > 0  # ways to pay are compared, too
    several = budget.candidates > 1 and not evaluates_all
    return search(moves, weights, budget, guess, _effect if several else None)


def worlds(view: View, seat: Seat) -> Worlds:
    """Return what guesses worlds, each as it is when `seat` makes or plans a move."""
    guesses = Guesses(view)
    if choosing_sides(view.table):
        return lambda luck: _sided_world(guesses(luck), seat, luck)
    common = flat_table(view.table)

    def guess(luck: Random) -> Callable[[Move], Flat]:
        world = flat_state(guesses.unremembered(luck), common)
        if view.choice is not None and view.seat is not None:
            plan(world, view.seat, view.choice)

        def planned(move: Move) -> Flat:
            plan(world, seat, move)
            return world

        return planned

    return guess


def _sided_world(world: State, seat: Seat, luck: Random) -> Callable[[Move], Flat]:
    """Return a guessed world where the others have taken some side of their boards."""
    for other in SEVEN.to_act(world):
        if other != seat:
            sides = SEVEN.legal(SEVEN.view(world, other), other)
            world = SEVEN.apply(world, other, luck.choice(sides)).state
    return lambda move: flat_state(SEVEN.apply(world, seat, move).state)


def policy_weights(view: View, seat: Seat, moves: Sequence[Move], machine: Machine) -> list[float]:
    """Return the weights of moves by the policy, in victory points.

    Where it only makes a plan, for the Free City and for revivals, this move weighs 1, others 0.
    It knows nothing of sides.
    """
    decision = view.table.todo[0]
    if isinstance(decision, ChooseSide):
        return [0.0] * len(moves)
    world = flat_view(view)
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
    at_left, at_right = _feared(view.table, seat)
    return [
        found[WAYS * view.hand.index(move.card or "") + _coded(move)[0]]
        - DEARER * (_paid(move) - cheapest[_coded(move)])
        - FEARED * (at_left * _payment(move)[0] + at_right * _payment(move)[1])
        for move in moves
    ]


def _feared(table: Table, seat: Seat) -> tuple[int, int]:
    """Return how bad it is to pay the left and the right neighbour: 0 for the Free City."""
    points = [score(table, each).total for each in seats(table)]

    def rank(rival: Seat) -> int:
        return 1 + sum(each < points[rival] for each in points) if rival < len(points) else 0

    circle = len(table.cities)
    return rank(left(seat, circle)), rank(right(seat, circle))


def _effect(move: Move) -> Hashable:
    """Return what a move does and for how many coins, whoever is paid.

    A third of the time two or more of the best six moves differ in nothing else: to search these
    would leave fewer others.
    """
    return move if isinstance(move, TakeSide) else (*_coded(move), _paid(move))


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
    return sum(_payment(move))


def _payment(move: Move) -> tuple[int, int]:
    """Return the coins that the left and the right neighbour are paid."""
    return (move.left, move.right) if isinstance(move, Build | BuildStage) else (0, 0)
