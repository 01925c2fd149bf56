"""A tree of public positions, grown by one a simulation; each seat chooses for itself in it.

Below a move lie as many nodes as luck can make of it: they are told apart by what everybody sees
then. `tree` is one array of integers: the numbers of nodes and edges in use, then nodes, then
edges. `sums` has two numbers for each edge: the sum of what its mover got, and its prior.
"""

import numpy as np

from engine.ai.kernels.kernel import kernel

from .board import (
    CITY,
    CITY_SIZE,
    DECISION,
    DECK_AT,
    FACE,
    FACES,
    LEFT,
    LYING,
    PILE,
    PILE_AT,
    PLAYERS,
    SEAT,
)
from .codes import DECK_CARDS, N_CARDS, NOTHING, OVER
from .moves import moves
from .policy import weigh
from .rules import apply

NODES, EDGES = 0, 1
FIRST_NODE = 2
FIRST_EDGE, WIDTH, VISITS, OUTCOME, SIBLING = range(5)
"""Of a node: its edges, how often it was visited, what luck made it, the next for the same move."""
NODE_SIZE = 5
MOVE, TRIED, CHILD = range(3)
"""Of an edge: its move, how often it was tried, its first child."""
EDGE_SIZE = 3
EDGES_A_NODE = 8
MOST_DEPTH = 64

EXPLORE = 0.8
"""How much a move is tried more that the policy prefers."""
WARMTH = 2.0
"""Points by which a move weighs more whose prior is greater by a factor of e."""
_MASK = (1 << 40) - 1


def lengths(nodes: int) -> dict[str, int]:
    """Return how long the arrays of a tree of at most so many nodes are."""
    tree = FIRST_NODE + nodes * (NODE_SIZE + EDGES_A_NODE * EDGE_SIZE)
    return {"tree": tree, "sums": 2 * nodes * EDGES_A_NODE, "path": 2 * MOST_DEPTH}


@kernel
def most_nodes(tree):
    """Return how many nodes a tree has room for."""
    return (len(tree) - FIRST_NODE) // (NODE_SIZE + EDGES_A_NODE * EDGE_SIZE)


@kernel
def node_at(node):
    """Return the place of a node."""
    return FIRST_NODE + node * NODE_SIZE


@kernel
def edge_at(tree, edge):
    """Return the place of an edge."""
    return FIRST_NODE + most_nodes(tree) * NODE_SIZE + edge * EDGE_SIZE


@kernel
def seen(s):
    """Return a number that differs where luck has made another position, as everybody sees it."""
    x = 8 * s[SEAT] + s[DECISION]
    for deck in range(s[PLAYERS]):
        own = CITY + deck * CITY_SIZE
        top = s[own + DECK_AT + DECK_CARDS - s[own + LEFT]] if s[own + LEFT] else NOTHING
        x = (31 * x + top + 1) & _MASK
    for card in range(N_CARDS):
        x = (31 * x + s[LYING + card]) & _MASK
    for at in range(s[FACES]):
        x = (31 * x + s[FACE + at]) & _MASK
    return (31 * x + s[PILE + s[PILE_AT] - 1]) & _MASK


@kernel
def add_node(tree, outcome, sibling):
    """Add a node without edges; return it, or `NOTHING` where there is no room."""
    node = tree[NODES]
    if node >= most_nodes(tree):
        return NOTHING
    at = node_at(node)
    tree[NODES] = node + 1
    tree[at + FIRST_EDGE], tree[at + WIDTH], tree[at + VISITS] = tree[EDGES], 0, 0
    tree[at + OUTCOME], tree[at + SIBLING] = outcome, sibling
    return node


@kernel
def child_of(tree, edge, outcome):
    """Return the node after a move and what luck made of it, a new one if need be."""
    at = edge_at(tree, edge) + CHILD
    node = tree[at]
    while node != NOTHING:
        if tree[node_at(node) + OUTCOME] == outcome:
            return node
        node = tree[node_at(node) + SIBLING]
    node = add_node(tree, outcome, tree[at])
    if node != NOTHING:
        tree[at] = node
    return node


@kernel
def expand(s, tree, sums, node, n, w, found, out):
    """Give a node its edges, with priors by the policy; return whether there was room."""
    first = tree[EDGES]
    if (first + n) * 2 > len(sums):
        return False
    tree[EDGES] = first + n
    tree[node_at(node) + FIRST_EDGE], tree[node_at(node) + WIDTH] = first, n
    weigh(s, found, n, w, out)
    most, total = out[0], 0.0
    for at in range(n):
        most = max(most, out[at])
    for at in range(n):
        out[at] = np.exp((out[at] - most) / WARMTH)
        total += out[at]
    for at in range(n):
        edge = edge_at(tree, first + at)
        tree[edge + MOVE], tree[edge + TRIED], tree[edge + CHILD] = found[at], 0, NOTHING
        sums[2 * (first + at)], sums[2 * (first + at) + 1] = 0.0, out[at] / total
    return True


@kernel
def same_moves(tree, node, n, found):
    """Return whether the edges of a node are the moves found: a guess may allow others."""
    at = node_at(node)
    if tree[at + WIDTH] != n:
        return False
    for nth in range(n):
        if tree[edge_at(tree, tree[at + FIRST_EDGE] + nth) + MOVE] != found[nth]:
            return False
    return True


@kernel
def promising(tree, sums, node):
    """Return the edge to try: what it has won, and what the policy promises while it is new."""
    at = node_at(node)
    first, width = tree[at + FIRST_EDGE], tree[at + WIDTH]
    total, visits = 0.0, 0
    for edge in range(first, first + width):
        total += sums[2 * edge]
        visits += tree[edge_at(tree, edge) + TRIED]
    mean = total / visits if visits else 0.5
    spread = EXPLORE * np.sqrt(visits + 1.0)
    best, most = first, -1.0
    for edge in range(first, first + width):
        tried = tree[edge_at(tree, edge) + TRIED]
        score = sums[2 * edge] / tried if tried else mean
        score += spread * sums[2 * edge + 1] / (1 + tried)
        if score > most:
            best, most = edge, score
    return best


@kernel
def descend(s, tree, sums, path, w, found, scratch, out):
    """Make moves of the tree until it has grown by a node; write them into `path`.

    Returns how many were made. A sole move is made without a node, but for the first one.
    """
    if tree[NODES] == 0:
        add_node(tree, 0, NOTHING)
    node, depth, grown = 0, 0, False
    while s[DECISION] != OVER and not grown and node != NOTHING and depth < MOST_DEPTH:
        n = moves(s, found, scratch)
        if n == 1 and depth:
            apply(s, found[0], scratch)
            continue
        if depth:
            node = child_of(tree, path[2 * depth - 2], seen(s))
            if node == NOTHING:
                break
        if tree[node_at(node) + WIDTH] == 0:
            grown = True
            if not expand(s, tree, sums, node, n, w, found, out):
                break
        elif not same_moves(tree, node, n, found):
            break
        edge = promising(tree, sums, node)
        path[2 * depth], path[2 * depth + 1] = edge, s[SEAT]
        depth += 1
        apply(s, tree[edge_at(tree, edge) + MOVE], scratch)
    return depth


@kernel
def learn(tree, sums, path, depth, worths):
    """Add what each mover on a path got."""
    for at in range(depth):
        edge = path[2 * at]
        tree[edge_at(tree, edge) + TRIED] += 1
        sums[2 * edge] += worths[2 * path[2 * at + 1]]
