"""A tree of a seat's own next moves: which of them led to the best endings after each candidate.

In playouts the seat that searches chooses its first moves by what was found below them; the others,
and it itself further down, plan by the policy. A node stands for own moves alone: hands, and what
others did on the way, differ from visit to visit (open-loop Monte Carlo tree search, Perez Liebana
et al., 2015). So a move can be tried only where the hand of a playout has its card.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from engine.ai.kernels.kernel import kernel
from engine.ai.playouts import SLOPE

from .codes import WAYS
from .policy import NEVER, commit, weigh
from .rules import hand_of

MOST_NODES = 20_000
"""How many nodes there are at most; node 0 is none."""

KEY, FIRST, NEXT, VISITS, NODE = range(5)
"""Of a node: its move, its first child, the next child of its parent, how often it was visited; and
how many places these take. In the place of node 0's move lies the number of the next new node."""

HERE, LENGTH, TAKEN = range(3)
"""Of the path of a playout: the node where it is, 0 once it has left the tree; how many nodes it
has visited; the first of these."""

DEEPEST = 4
"""How many own moves are in the tree, the candidate included."""

RIPE = 8
"""How often a node is visited before its next moves are chosen by what was found below them."""

PRIOR_VISITS = 24
"""How many visits the opinion of the policy counts as."""

SPREAD = 0.05
"""How much is tried that seems worse: the exploration constant of UCB."""

WIDTH = 4.0
"""Victory points by which a move that is tried may weigh less than the best one by the policy."""


class Tree(NamedTuple):
    """Nodes and what their visits were worth, `totals`, and the `path` of the present playout."""

    links: Any
    totals: Any
    path: Any


def new_tree(integers: Callable[[int], Any], numbers: Callable[[int], Any]) -> Tree:
    """Return a tree without nodes; the functions make arrays of so many zeros."""
    nodes = MOST_NODES + 1
    return Tree(integers(NODE * nodes), numbers(nodes), integers(TAKEN + DEEPEST))


@kernel
def plant(tree, candidates):
    """Forget all nodes; the first ones, from 1 on, are those of the candidates."""
    tree.links[KEY], tree.links[FIRST] = 1, 0
    for _ in range(candidates):
        sprout(tree, 0, 0)


@kernel
def sprout(tree, parent, key):
    """Add a node for a move below a parent, and return it; 0 where there is no room."""
    node = tree.links[KEY]
    if node > MOST_NODES:
        return 0
    at = NODE * node
    tree.links[KEY] += 1
    tree.links[at + KEY], tree.links[at + FIRST], tree.links[at + VISITS] = key, 0, 0
    tree.links[at + NEXT] = tree.links[NODE * parent + FIRST]
    tree.links[NODE * parent + FIRST] = node
    tree.totals[node] = 0.0
    return node


@kernel
def child(tree, parent, key):
    """Return the node of a move below a parent, or 0."""
    node = tree.links[NODE * parent + FIRST]
    while node and tree.links[NODE * node + KEY] != key:
        node = tree.links[NODE * node + NEXT]
    return node


@kernel
def enter(tree, node):
    """Begin a playout at the node of a candidate; at 0 it is without the tree."""
    tree.path[HERE], tree.path[LENGTH] = node, 0
    if node:
        visit(tree, node)


@kernel
def visit(tree, node):
    """Add a node to the path."""
    tree.path[TAKEN + tree.path[LENGTH]] = node
    tree.path[LENGTH] += 1


@kernel
def steer(s, seat, w, scratch, out, tree):
    """Plan the next move of the seat that searches by the tree; return whether that was done.

    The policy plans instead below a new node, at the deepest nodes, and at nodes that were visited
    too little.
    """
    node = tree.path[HERE]
    if not node:
        return False
    if tree.links[NODE * node + VISITS] < RIPE or tree.path[LENGTH] == DEEPEST:
        tree.path[HERE] = 0
        return False
    weigh(s, seat, w, scratch, out)
    hand = hand_of(s, seat)
    best = preferred(s, hand, out, tree, node)
    card, what = s[hand + 1 + best // WAYS], best % WAYS
    commit(s, seat, what, card, scratch)
    found = child(tree, node, WAYS * card + what)
    tree.path[HERE] = found
    if not found:
        found = sprout(tree, node, WAYS * card + what)
    if found:
        visit(tree, found)
    return True


@kernel
def preferred(s, hand, out, tree, node):
    """Return the play of a hand to try next, by UCB: by what its visits were worth, and the policy.

    `out` are the weights of the plays by the policy, as `weigh` writes them.
    """
    plays = WAYS * s[hand]
    most = NEVER
    for at in range(plays):
        most = max(most, out[at])
    visits = tree.links[NODE * node + VISITS]
    mean, spread = tree.totals[node] / visits, SPREAD * np.sqrt(np.log(visits + 1.0))
    best, top = 0, NEVER
    for at in range(plays):
        if out[at] > NEVER and out[at] >= most - WIDTH:
            tried = child(tree, node, WAYS * s[hand + 1 + at // WAYS] + at % WAYS)
            seen, total = 0, 0.0
            if tried:
                seen, total = tree.links[NODE * tried + VISITS], tree.totals[tried]
            expected = mean + SLOPE * (out[at] - most)
            likely = (total + PRIOR_VISITS * expected) / (seen + PRIOR_VISITS)
            score = likely + spread / np.sqrt(seen + 1.0)
            if score > top:
                best, top = at, score
    return best


@kernel
def learn(tree, found):
    """Add what the end of a playout is worth to the nodes that it visited."""
    for at in range(TAKEN, TAKEN + tree.path[LENGTH]):
        node = tree.path[at]
        tree.links[NODE * node + VISITS] += 1
        tree.totals[node] += found
