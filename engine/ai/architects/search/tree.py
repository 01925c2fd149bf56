"""Tree search: positions as they are seen, what is unseen dealt anew in every simulation.

A node is what the seat that decides sees: the whole table, and the cards that it alone has looked
at. So moves are told apart by what they reveal. Each seat chooses for itself: by what its moves
won, and by priors of the policy. Where the tree ends, the policy plays one round, and the network
judges what comes of it: so it judges no position in which an open card is about to decide much.
"""

import numpy as np

from engine.ai.kernels.kernel import kernel

from .board import DECISION, PLAYERS, SEAT
from .cities import worth
from .codes import OVER
from .keys import key_of
from .memory import MOST_DEPTH
from .moves import moves
from .network import chances, survey
from .policy import decide, weigh
from .rules import apply
from .unseen import redeal

NOISE = 3.0
"""The noise of the policy in the round that follows the tree, in victory points."""


@kernel
def lookup(tree, key):
    """Return the place in the table where a key is, or belongs."""
    mask = len(tree.keys) - 1
    place = (key >> 7) & mask
    while tree.keys[place] != 0 and tree.keys[place] != key:
        place = (place + 1) & mask
    return place


@kernel
def add_node(tree, room, s, n, w, heat):
    """Add a node for a position with `n` moves in `room`; return it, -1 where there is no room.

    The priors of its moves are by the policy: `heat` points more are e times as likely.
    """
    node, edge = tree.counts[0], tree.counts[1]
    if node >= len(tree.first) or edge + n > len(tree.move):
        return -1
    tree.counts[0], tree.counts[1] = node + 1, edge + n
    tree.first[node], tree.width[node] = edge, n
    tree.visits[node], tree.sum[node] = 0, 0.0
    weigh(s, room.found, n, w, room.out)
    most, total = -1e9, 0.0
    for i in range(n):
        most = max(most, room.out[i])
    for i in range(n):
        room.out[i] = np.exp((room.out[i] - most) / heat)
        total += room.out[i]
    for i in range(n):
        tree.move[edge + i], tree.prior[edge + i] = room.found[i], room.out[i] / total
        tree.tried[edge + i], tree.total[edge + i] = 0, 0
    return node


@kernel
def choose_edge(tree, node, exploration):
    """Return the edge to try next: what has gone well, what is likely, what was tried little.

    What was not tried yet counts as what the node has won so far.
    """
    first, width, visits = tree.first[node], tree.width[node], tree.visits[node]
    spread = exploration * np.sqrt(visits + 1.0)
    unknown = tree.sum[node] / visits if visits else 0.0
    best, at = -1e9, first
    for edge in range(first, first + width):
        tried = tree.tried[edge]
        mean = tree.total[edge] / tried if tried else unknown
        score = mean + spread * tree.prior[edge] / (1 + tried)
        if score > best:
            best, at = score, edge
    return at


@kernel
def plant(tree, room, net, root, w, heat):
    """Begin a search at `root`: the first node, which is never looked up.

    `room` has the network's survey of the root from then on, which the search needs.
    """
    survey(net, root, room)
    for place in range(len(tree.keys)):
        tree.keys[place] = 0
    tree.counts[0], tree.counts[1] = 0, 0
    add_node(tree, room, root, moves(root, room.found, room.scratch), w, heat)


@kernel
def grow(tree, room, net, root, seat, rng, w, exploration, heat, simulations):
    """Simulate so many times from what `seat` sees of `root`, at which the tree was planted.

    `room` is as `plant` left it.

    Each simulation goes down the tree once in a new world, judges what follows, and carries the
    judgement up. All of it stands here because numba compiles a kernel again with each caller.
    """
    s = room.s
    for _ in range(simulations):
        s[:] = root
        redeal(s, seat, rng)
        node, depth = np.int64(0), 0
        while node >= 0 and depth < MOST_DEPTH:
            edge = choose_edge(tree, node, exploration)
            room.nodes[depth], room.path[depth], room.seats[depth] = node, edge, s[SEAT]
            depth += 1
            apply(s, tree.move[edge], room.scratch)
            node = next_node(tree, room, s, w, heat)
        play_round(room, s, w, rng)
        if s[DECISION] == OVER:
            for each in range(s[PLAYERS]):
                room.result[each], _ = worth(s, each)
        else:
            chances(net, s, room)
        carry_up(tree, room, depth)


@kernel
def carry_up(tree, room, depth):
    """Count what a simulation found in the nodes and moves that it passed."""
    for at in range(depth):
        node, edge, found = room.nodes[at], room.path[at], room.result[room.seats[at]]
        tree.visits[node] += 1
        tree.sum[node] += found
        tree.tried[edge] += 1
        tree.total[edge] += found


@kernel
def play_round(room, s, w, rng):
    """Let the policy play until as many turns have ended as there are players, or the game has."""
    turns, last = s[PLAYERS], s[SEAT]
    while turns > 0 and s[DECISION] != OVER:
        apply(s, decide(s, w, NOISE, rng, room.found, room.scratch, room.out), room.scratch)
        if s[SEAT] != last:
            turns, last = turns - 1, s[SEAT]


@kernel
def next_node(tree, room, s, w, heat):
    """Make what moves are forced; return the node where a seat chooses next.

    Returns -1 where the game has ended, or where there was no node yet; then one is added.
    """
    n = 1
    while n == 1 and s[DECISION] != OVER:
        n = moves(s, room.found, room.scratch)
        if n == 1:
            apply(s, room.found[0], room.scratch)
    if s[DECISION] == OVER:
        return np.int64(-1)
    key = key_of(s)
    place = lookup(tree, key)
    if tree.keys[place]:
        return np.int64(tree.found[place])
    node = add_node(tree, room, s, n, w, heat)
    if node >= 0:
        tree.keys[place], tree.found[place] = key, node
    return np.int64(-1)


@kernel
def best_edge(tree):
    """Return the edge of the root that was tried most, among equals the likeliest."""
    best, most = 0, -1.0
    for edge in range(tree.width[0]):
        score = tree.tried[edge] + tree.prior[edge]
        if score > most:
            best, most = edge, score
    return best
