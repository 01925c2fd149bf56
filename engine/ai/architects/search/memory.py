"""The memory of a tree search: nodes, their moves, and room to work in, as arrays or lists."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from .board import MOST_MOVES, MOST_SEATS, SIZE
from .facts import MOST_FACTS
from .network import Network
from .payments import SCRATCH

MOST_DEPTH, MOVES_A_NODE = 128, 5

Zeros = Callable[[int, Any], Any]
"""Makes so many zeros of a type of NumPy, which lists leave out."""


class Tree(NamedTuple):
    """Nodes and their moves; `counts` holds how many nodes and moves there are.

    Of a node: its first move, how many it has, how often it was passed, and the sum of what that
    won for the seat that decides there. Of a move: its number, its prior, how often it was tried
    and the sum of what that won. `found` has the nodes that lie at the places of `keys`.
    """

    counts: Any
    first: Any
    width: Any
    visits: Any
    sum: Any
    move: Any
    prior: Any
    tried: Any
    total: Any
    keys: Any
    found: Any


class Room(NamedTuple):
    """Room to work in.

    For the network: `at` and `value` are facts and their amounts, those of each city in places of
    their own and `told` where they end; `common` is what those of the table add to the first layer.
    `lay` has how many cards lay in each deck at the root of a search, `decks` what these add to the
    first layer, for each seat.
    """

    s: Any
    found: Any
    scratch: Any
    out: Any
    result: Any
    at: Any
    value: Any
    told: Any
    common: Any
    lay: Any
    decks: Any
    hidden: Any
    nodes: Any
    path: Any
    seats: Any


def new_tree(nodes: int, zeros: Zeros = np.zeros) -> Tree:
    """Return an empty tree with room for so many nodes."""
    edges, places = nodes * MOVES_A_NODE + MOST_MOVES, 1 << (2 * nodes - 1).bit_length()
    return Tree(
        counts=zeros(2, np.int64),
        first=zeros(nodes, np.int32),
        width=zeros(nodes, np.int16),
        visits=zeros(nodes, np.int32),
        sum=zeros(nodes, np.float64),
        move=zeros(edges, np.int64),
        prior=zeros(edges, np.float32),
        tried=zeros(edges, np.int32),
        total=zeros(edges, np.float64),
        keys=zeros(places, np.int64),
        found=zeros(places, np.int32),
    )


def new_room(net: Network, zeros: Zeros = np.zeros) -> Room:
    """Return room for searching with a network."""
    return Room(
        s=zeros(SIZE, np.int16),
        found=zeros(MOST_MOVES, np.int64),
        scratch=zeros(SCRATCH, np.int64),
        out=zeros(MOST_MOVES, np.float64),
        result=zeros(2 * MOST_SEATS, np.float64),
        at=zeros(MOST_FACTS, np.int16),
        value=zeros(MOST_FACTS, np.float32),
        told=zeros(MOST_SEATS, np.int64),
        common=zeros(len(net.into_bias), np.float32),
        lay=zeros(MOST_SEATS, np.int64),
        decks=zeros(MOST_SEATS * len(net.into_bias), np.float32),
        hidden=zeros(len(net.into_bias), np.float32),
        nodes=zeros(MOST_DEPTH, np.int32),
        path=zeros(MOST_DEPTH, np.int32),
        seats=zeros(MOST_DEPTH, np.int16),
    )
