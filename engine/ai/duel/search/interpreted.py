"""Tree search without compiled code: the algorithm of `tree`, on Python objects.

It makes some thousand simulations a second, a fortieth of what compiled code makes. The moves of
the levels that think by count are the same; see docs/ai.md.
"""

from __future__ import annotations

import math
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING

import numpy as np

from engine.ai.kernels.chance import generator

from .board import KIND_NOW, MOVER, WINNER
from .codes import MOST_MOVES, OVER
from .encoding import NOTHING_KNOWN, State
from .features import MOST_FACTS
from .interpreted_rules import apply, facts, legal, outcome, policy_rows, winning_move
from .network import Network, load
from .outcome import EXPLORATION, LOST, OPEN, UNTRIED_LESS, WON, Candidate, Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_SIMULATIONS = 2_000
"""The most simulations of a search: about half a second of one core."""

MOST_DEPTH = 128


class _Node:
    """A position: its moves, and for each the prior, visits, sum of chances, and proof."""

    def __init__(
        self, first: int, mover: int, worth: float, moves: list[int], priors: list[float]
    ) -> None:
        """Make a node; `first` tells how many moves other nodes have."""
        self.mover, self.worth, self.moves, self.priors = mover, worth, moves, priors
        self.first = first
        self.visits, self.proof = 0, OPEN
        self.tried, self.totals = [0] * len(moves), [0.0] * len(moves)
        self.proofs = [OPEN] * len(moves)
        self.children: dict[tuple[int, int], _Node] = {}
        """By edge and by what was revealed: 0 if nothing was."""


class _Search:
    """One search: the network, the random numbers, and buffers to work in."""

    def __init__(self, root: State, seed: int) -> None:
        self._net = _network()
        self._rng, self._luck, self._edges = [int(generator(seed)[0])], [0], 0
        self._salt = self._rng[0]
        self._state, self._moves = list(root), [0] * MOST_MOVES
        self._at, self._value = [0] * MOST_FACTS, [0.0] * MOST_FACTS
        self._root_state = root
        self.root = self._node()

    def simulate(self) -> None:
        """Walk down the tree once, evaluate a new node, and update the nodes on the way."""
        s = self._state
        s[:] = self._root_state
        node, path = self.root, list[tuple[_Node, int, int]]()
        proof = OPEN  # for seat 0, as is `worth`
        while True:
            edge = _choose(node)
            self._luck[0] = outcome(self._rng, self._salt, node.first + edge, node.tried[edge])
            luck = apply(s, node.moves[edge], self._luck, NOTHING_KNOWN)
            path.append((node, edge, luck))
            if s[KIND_NOW] == OVER:
                worth = 0.5 if s[WINNER] < 0 else 1.0 - s[WINNER]
                if luck == 0 and s[WINNER] >= 0:
                    proof = WON if s[WINNER] == 0 else LOST
                break
            child = node.children.get((edge, luck))
            if child is None:
                child = node.children[edge, luck] = self._node()
            elif child.proof == OPEN and len(path) < MOST_DEPTH:
                node = child
                continue
            worth = child.worth if child.proof == OPEN else float(child.proof == WON)
            if s[MOVER]:
                worth = 1.0 - worth
            if child.proof != OPEN and luck == 0:
                proof = -child.proof if s[MOVER] else child.proof
            break
        _update(path, worth, proof)

    def _node(self) -> _Node:
        """Return a node for the present position: its moves, evaluated by the network."""
        s = self._state
        n = legal(s, self._moves)
        moves = self._moves[:n]
        at_once = winning_move(s, moves, n)
        if at_once >= 0:
            node = _Node(self._edges, s[MOVER], 1.0, [moves[at_once]], [1.0])
            node.proof = node.proofs[0] = WON
        else:
            worth, priors = self._evaluate(moves)
            node = _Node(self._edges, s[MOVER], worth, moves, priors)
        self._edges += len(node.moves)
        return node

    def _evaluate(self, moves: list[int]) -> tuple[float, list[float]]:
        """Return the chance of the seat to move and the priors of its moves, by the network."""
        net, n = self._net, facts(self._state, self._at, self._value)
        hidden = net.into_bias + np.array(self._value[:n], np.float32) @ net.into[self._at[:n]]
        np.maximum(hidden, 0, out=hidden)
        deep = np.maximum(net.middle_bias + net.middle @ hidden, 0)
        logits = (net.policy @ hidden + net.policy_bias).tolist()
        rows = [policy_rows(self._state, move) for move in moves]
        odds = [sum(logits[row] for row in each if row >= 0) for each in rows]
        ends = _softmax((net.out_bias + net.out @ deep).tolist())
        chance = sum(end * worth for end, worth in zip(ends, net.worth.tolist(), strict=True))
        return chance, _softmax(odds)


def _softmax(logits: list[float]) -> list[float]:
    """Return probabilities."""
    most = max(logits)
    weights = [math.exp(each - most) for each in logits]
    total = sum(weights)
    return [weight / total for weight in weights]


@cache
def _network() -> Network:
    return load()


def run(
    root: State,
    seed: int,
    seconds: float,
    simulations: int,
    clock: Callable[[], float] = monotonic,
) -> Outcome:
    """Search a position until time is up, enough simulations are made, or the result is proven.

    At least one simulation is made. The same seed gives the same outcome, unless time ran out.
    `clock` counts the seconds.
    """
    end = clock() + seconds
    search = _Search(root, seed)
    node, made = search.root, 0
    while made < min(simulations, MOST_SIMULATIONS) and node.proof == OPEN:
        if made and (len(node.moves) == 1 or clock() >= end):
            break
        search.simulate()
        made += 1
    candidates = tuple(_candidate(node, edge) for edge in range(len(node.moves)))
    return Outcome(candidates, node.worth, made)


def _candidate(node: _Node, edge: int) -> Candidate:
    child = node.children.get((edge, 0))
    answered = child is not None and child.visits > 0
    return Candidate(
        node.moves[edge],
        node.priors[edge],
        node.tried[edge],
        node.totals[edge],
        node.proofs[edge],
        answered,
    )


def _choose(node: _Node) -> int:
    """Return the edge to try next: that with the best result, likely or little tried ones first."""
    spread = EXPLORATION * math.sqrt(node.visits + 1.0)
    unknown = max(0.0, node.worth - UNTRIED_LESS)
    best, at = -1e9, 0
    each = zip(node.tried, node.totals, node.priors, node.proofs, strict=True)
    for edge, (tried, total, prior, proof) in enumerate(each):
        if proof == LOST:
            continue
        score = (total / tried if tried else unknown) + spread * prior / (1 + tried)
        if score > best:
            best, at = score, edge
    return at


def _update(path: list[tuple[_Node, int, int]], worth: float, proof: int) -> None:
    """Add the result to every edge of the path, from the last to the first, and prove nodes."""
    for depth in range(len(path) - 1, -1, -1):
        node, edge, _ = path[depth]
        node.visits += 1
        node.tried[edge] += 1
        node.totals[edge] += 1 - worth if node.mover else worth
        if proof == OPEN:
            continue
        node.proofs[edge] = -proof if node.mover else proof
        proof = node.proof = _proven(node)
        if node.mover:
            proof = -proof
        if depth > 0 and path[depth - 1][2] != 0:
            proof = OPEN  # luck led here; another time it may lead elsewhere


def _proven(node: _Node) -> int:
    """Return whether a node is proven for its mover, from the proofs of its moves."""
    if WON in node.proofs:
        return WON
    return LOST if node.proofs.count(LOST) == len(node.proofs) else OPEN
