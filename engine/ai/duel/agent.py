"""The computer player of Duel: moves and chances from what a seat may know."""

from functools import cache
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.duel.game import DUEL
from engine.duel.table import View

from .search import tree as search_tree
from .search.board import MOVER
from .search.chance import generator
from .search.compiled import COMPILED
from .search.network import Network, load
from .search.reading import NOTHING_KNOWN, State, as_move, flat_state
from .strength import STRENGTHS, Strength

__all__ = ["COMPILED", "choose", "evaluate", "ready", "seconds"]

MOST_NODES = 400_000 if COMPILED else 20_000
AT_ONCE = 256 if COMPILED else 4
"""How many simulations are made between two looks at the clock."""
EXPLORATION, UNTRIED_LESS = 1.0, 0.1
"""How much likely moves that were tried little count, and how much worse an untried one is."""


class SearchContext(NamedTuple):
    """What a process keeps between searches: the network and preallocated memory for one tree."""

    net: Network
    tree: search_tree.Tree
    room: search_tree.Room


@cache
def _context() -> SearchContext:
    net = load()
    return SearchContext(net, search_tree.new_tree(MOST_NODES), search_tree.new_room(net))


def ready() -> None:
    """Load what thinking needs, which takes seconds the first time; call it off the event loop."""
    state = DUEL.start(DUEL.deal(Random(0), 2, {}))
    evaluate(DUEL.view(state, Seat(0)), Seat(0), 0, 0.01)


def seconds(level: str) -> float:
    """Return the longest time that a level thinks about one move; raises `KeyError`."""
    return STRENGTHS[level].seconds


def choose(view: View, seat: Seat, level: str, seed: int, limit: float | None = None) -> str:
    """Return the text of the move that `seat` makes at a level.

    `limit` shortens the level's time, in seconds. The same seed gives the same move, unless time
    ran out. Raises `ValueError` where `seat` has no move.
    """
    chosen = STRENGTHS[level]
    budget = chosen.seconds if limit is None else min(limit, chosen.seconds)
    state = _position(view, seat)
    _search(state, seed, budget, chosen.simulations)
    tree = _context().tree
    edge = _blurred(tree, chosen, seed) if chosen.blur else search_tree.best_edge(tree)
    return str(as_move(state, int(tree.move[edge])))


def evaluate(view: View, seat: Seat, seed: int, seconds: float) -> Thought:
    """Return what full strength thinks of every move of `seat`; raises as `choose` does."""
    state = _position(view, seat)
    made = _search(state, seed, seconds, MOST_NODES)
    tree = _context().tree
    first, width = int(tree.first[0]), int(tree.width[0])
    best = search_tree.best_edge(tree)
    edges = sorted(
        range(first, first + width), key=lambda edge: (edge != best, *_order(tree, edge))
    )
    options = tuple(_option(state, tree, edge) for edge in edges)
    return Thought(seat, options, made)


def _position(view: View, seat: Seat) -> State:
    state = flat_state(view)
    if not view.table.todo or state[MOVER] != seat:
        raise ValueError(f"{seat} has no move")
    return state


def _search(state: State, seed: int, seconds: float, simulations: int) -> int:
    """Search until the time is up, enough was tried, or all is certain; return how much was."""
    net, tree, room = _context()
    rng = generator(seed)
    end = monotonic() + seconds
    made = 0
    with np.errstate(over="ignore"):  # what is not compiled would warn of its hashes
        search_tree.plant(tree, room, net, state, rng, NOTHING_KNOWN, False)
        while made < simulations and (not made or monotonic() < end):
            wanted = min(AT_ONCE, simulations - made)
            done = search_tree.search(
                tree, room, net, state, rng, NOTHING_KNOWN, wanted, EXPLORATION, UNTRIED_LESS, False
            )
            made += int(done)
            if done < wanted or tree.width[0] == 1:
                break
    return made


def _blurred(tree: search_tree.Tree, strength: Strength, seed: int) -> int:
    """Return an edge of the root drawn by how good it looked: a weak player's choice."""
    first, width = int(tree.first[0]), int(tree.width[0])
    looked = tree.tried[first : first + width] + tree.prior[first : first + width]
    weights = looked.astype(np.float64) ** (1 / strength.blur)
    rng = np.random.default_rng(seed)
    return first + int(rng.choice(width, p=weights / weights.sum()))


def _order(tree: search_tree.Tree, edge: int) -> tuple[bool, float]:
    """Return what sorts moves from good to bad: surely lost ones last, else the most tried."""
    lost = tree.settled[edge] == search_tree.LOST
    return (bool(lost), -float(tree.tried[edge] + tree.prior[edge]))


def _option(state: State, tree: search_tree.Tree, edge: int) -> Option:
    tried = int(tree.tried[edge])
    if tree.settled[edge] != search_tree.OPEN:
        chance = float(tree.settled[edge] == search_tree.WON)
    elif tried:
        chance = float(tree.total[edge]) / tried
    else:
        chance = max(0.0, float(tree.worth[0]) - UNTRIED_LESS)
    return Option(str(as_move(state, int(tree.move[edge]))), min(1.0, chance), tried)
