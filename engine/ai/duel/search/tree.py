"""Tree search: positions as they are seen, hidden cards drawn at random when they are turned up.

A node is a public position. Below a move lie as many nodes as luck can make of it: they are found
by the move and by what it revealed. A new node is judged by the network; wins and losses that
are certain are kept as such and never searched again.
"""

import numpy as np

from engine.ai.kernels.kernel import kernel

from .board import KIND_NOW, MOVER, WINNER
from .chance import outcome
from .codes import MOST_MOVES, OVER
from .memory import MOST_DEPTH
from .network import evaluate
from .outcome import LOST, OPEN, WON
from .playouts import heuristic_playout
from .rules import apply, legal
from .threats import winning_move


@kernel
def judge(room, net, s, n, rng, deal, playouts):
    """Return the chance of the seat to move, and write the priors of its `n` moves into `room`.

    By the network if `playouts` is `None`, else by playing out once; then all priors are equal.
    For `None` numba leaves the playouts out of the compiled code.
    """
    if playouts is None:
        return evaluate(
            net, s, room.moves, n, room.at, room.value, room.hidden, room.ends, room.priors
        )
    room.priors[:n] = 1.0 / n
    mover = s[MOVER]
    room.played[:] = s
    heuristic_playout(room.played, rng, deal, room.others, room.weights)
    if room.played[WINNER] < 0:
        return 0.5
    return 1.0 if room.played[WINNER] == mover else 0.0


@kernel
def plant(tree, room, net, root, rng, deal, playouts):
    """Begin a search at `root`: one node, its moves and their priors."""
    tree.counts[:] = 0
    tree.keys[:] = 0
    room.s[:] = root
    room.salt[0] = rng[0]
    add_node(tree, room, net, room.s, rng, deal, playouts)


@kernel
def add_node(tree, room, net, s, rng, deal, playouts):
    """Add a node for a position that goes on; return it, -1 where there is no room."""
    node, edge = tree.counts[0], tree.counts[1]
    if node >= tree.first.size or edge + MOST_MOVES > tree.move.size:
        return -1
    n = legal(s, room.moves)
    worth = judge(room, net, s, n, rng, deal, playouts)
    at_once = winning_move(s, room.moves, n)
    if at_once >= 0:
        room.moves[0], room.priors[0] = room.moves[at_once], 1.0
        n, worth = 1, 1.0
    tree.counts[0], tree.counts[1] = node + 1, edge + n
    tree.first[node], tree.width[node], tree.mover[node] = edge, n, s[MOVER]
    tree.proof[node] = WON if at_once >= 0 else OPEN
    tree.visits[node], tree.worth[node] = 0, worth
    for i in range(n):
        tree.move[edge + i], tree.prior[edge + i] = room.moves[i], room.priors[i]
        tree.tried[edge + i], tree.total[edge + i] = 0, 0
        tree.settled[edge + i] = WON if at_once >= 0 else OPEN
        tree.child[edge + i] = -1
    return node


@kernel
def lookup(tree, edge, luck):
    """Return the place in the table where what `edge` and `luck` lead to is, or belongs."""
    key = (np.int64(edge + 1) * np.int64(0x5851F42D4C957F2D)) ^ (
        np.int64(luck) * np.int64(0x2545F4914F6CDD1D)
    )
    key ^= (key >> 29) & 0x7FFFFFFFF
    key |= 1
    mask = tree.keys.size - 1
    place = (key >> 7) & mask
    while tree.keys[place] != 0 and tree.keys[place] != key:
        place = (place + 1) & mask
    return place, key


@kernel
def choose_edge(tree, node, exploration, less):
    """Return the edge to try next: what has gone well, what is likely, what was tried little."""
    first, width = tree.first[node], tree.width[node]
    spread = exploration * np.sqrt(tree.visits[node] + 1.0)
    unknown = max(0.0, tree.worth[node] - less)
    best, at = -1e9, first
    for edge in range(first, first + width):
        if tree.settled[edge] == LOST:
            continue
        tried = tree.tried[edge]
        mean = tree.total[edge] / tried if tried else unknown
        score = mean + spread * tree.prior[edge] / (1 + tried)
        if score > best:
            best, at = score, edge
    return at


@kernel
def simulate(tree, room, net, root, rng, deal, exploration, less, playouts):
    """Go down the tree once, judge a new node, and carry the judgement up."""
    s = room.s
    s[:] = root
    node, depth = np.int64(0), 0
    proof = OPEN  # for seat 0
    while True:
        edge = choose_edge(tree, node, exploration, less)
        room.nodes[depth], room.path[depth] = node, edge
        depth += 1
        room.luck[0] = outcome(rng, room.salt[0], edge, tree.tried[edge])
        luck = apply(s, tree.move[edge], room.luck, deal)
        if s[KIND_NOW] == OVER:
            worth = 0.5 if s[WINNER] < 0 else 1.0 - s[WINNER]
            if luck == 0 and s[WINNER] >= 0:
                proof = WON if s[WINNER] == 0 else LOST
            break
        child = np.int64(tree.child[edge])
        place, key = np.int64(0), np.int64(0)
        if luck != 0:
            place, key = lookup(tree, edge, luck)
            child = np.int64(tree.found[place]) if tree.keys[place] else np.int64(-1)
        if child < 0:
            child = np.int64(add_node(tree, room, net, s, rng, deal, playouts))
            if child < 0:
                n = legal(s, room.moves)
                worth = judge(room, net, s, n, rng, deal, playouts)
                worth = worth if s[MOVER] == 0 else 1 - worth
                break
            if luck == 0:
                tree.child[edge] = child
            else:
                tree.keys[place], tree.found[place] = key, child
            worth = tree.worth[child]
            worth = worth if s[MOVER] == 0 else 1 - worth
        elif tree.proof[child] == OPEN and depth < MOST_DEPTH:
            node = child
            continue
        else:
            worth = tree.worth[child]
            if tree.proof[child] != OPEN:
                worth = 1.0 if tree.proof[child] == WON else 0.0
            worth = worth if s[MOVER] == 0 else 1 - worth
        if tree.proof[child] != OPEN and luck == 0:
            proof = tree.proof[child] if s[MOVER] == 0 else -tree.proof[child]
        break
    _carry_up(tree, room, depth, worth, proof)


@kernel
def _carry_up(tree, room, depth, worth, proof):
    """Add what was found to every edge on the way, and settle what is certain."""
    for at in range(depth - 1, -1, -1):
        node, edge = room.nodes[at], room.path[at]
        first = tree.mover[node] == 0
        tree.visits[node] += 1
        tree.tried[edge] += 1
        tree.total[edge] += worth if first else 1 - worth
        if proof == OPEN:
            continue
        tree.settled[edge] = proof if first else -proof
        proof = _proven(tree, node)
        if not first:
            proof = -proof
        if at > 0 and tree.child[room.path[at - 1]] != node:
            proof = OPEN  # luck led here; another time it may lead elsewhere


@kernel
def _proven(tree, node):
    """Return whether a node is won or lost for its mover, from what its moves are."""
    first, width = tree.first[node], tree.width[node]
    lost = 0
    for edge in range(first, first + width):
        if tree.settled[edge] == WON:
            tree.proof[node] = WON
            return WON
        lost += tree.settled[edge] == LOST
    if lost == width:
        tree.proof[node] = LOST
        return LOST
    return OPEN


@kernel
def search(tree, room, net, root, rng, deal, simulations, exploration, less, playouts):
    """Simulate, unless the root is proven; return how many simulations were made."""
    for n in range(simulations):
        if tree.proof[0] != OPEN:
            return n
        simulate(tree, room, net, root, rng, deal, exploration, less, playouts)
    return simulations


@kernel
def best_edge(tree):
    """Return the root's edge to play: a sure win, else the most tried that is not surely lost.

    Where all are lost, those come first after which the rival cannot win at once.
    """
    first = tree.first[0]
    best, at = -1.0, first
    for edge in range(first, first + tree.width[0]):
        if tree.settled[edge] == WON:
            return edge
        score = tree.tried[edge] + tree.prior[edge]
        if tree.settled[edge] == LOST or (tree.tried[edge] > 0 and tree.total[edge] <= 0):
            child = tree.child[edge]
            holds = child >= 0 and tree.visits[child] > 0
            score = (score if holds else score * 1e-9) * 1e-9
        if score > best:
            best, at = score, edge
    return at
