"""The memory of a tree search: nodes, their moves, and room to work in, as arrays."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .board import SIZE
from .codes import MOST_MOVES
from .features import MOST_FACTS
from .network import N_ENDS, Network

MOST_DEPTH, MOVES_A_NODE = 128, 12


class Tree(NamedTuple):
    """Nodes and their moves as arrays; `counts` holds how many nodes and edges are in use."""

    counts: npt.NDArray[np.int64]
    first: npt.NDArray[np.int32]
    width: npt.NDArray[np.int16]
    mover: npt.NDArray[np.int8]
    proof: npt.NDArray[np.int8]
    visits: npt.NDArray[np.int32]
    worth: npt.NDArray[np.float32]
    move: npt.NDArray[np.int16]
    prior: npt.NDArray[np.float32]
    tried: npt.NDArray[np.int32]
    total: npt.NDArray[np.float32]
    settled: npt.NDArray[np.int8]
    child: npt.NDArray[np.int32]
    keys: npt.NDArray[np.int64]
    found: npt.NDArray[np.int32]


class Room(NamedTuple):
    """Room to work in.

    `luck` is the generator that a move draws from, `salt` the number that it begins at in a search;
    see `chance.outcome`.
    """

    s: npt.NDArray[np.int16]
    moves: npt.NDArray[np.int16]
    at: npt.NDArray[np.int16]
    value: npt.NDArray[np.float32]
    hidden: npt.NDArray[np.float32]
    ends: npt.NDArray[np.float32]
    priors: npt.NDArray[np.float32]
    played: npt.NDArray[np.int16]
    others: npt.NDArray[np.int16]
    weights: npt.NDArray[np.float32]
    path: npt.NDArray[np.int32]
    nodes: npt.NDArray[np.int32]
    luck: npt.NDArray[np.int64]
    salt: npt.NDArray[np.int64]


def new_tree(nodes: int) -> Tree:
    """Return an empty tree with room for so many nodes."""
    edges, places = nodes * MOVES_A_NODE + MOST_MOVES, 1 << (2 * nodes - 1).bit_length()
    return Tree(
        np.zeros(2, np.int64),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int16),
        np.zeros(nodes, np.int8),
        np.zeros(nodes, np.int8),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.float32),
        np.zeros(edges, np.int16),
        np.zeros(edges, np.float32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.float32),
        np.zeros(edges, np.int8),
        np.zeros(edges, np.int32),
        np.zeros(places, np.int64),
        np.zeros(places, np.int32),
    )


def new_room(net: Network) -> Room:
    """Return room for searching with a network."""
    return Room(
        np.zeros(SIZE, np.int16),
        np.zeros(MOST_MOVES, np.int16),
        np.zeros(MOST_FACTS, np.int16),
        np.zeros(MOST_FACTS, np.float32),
        np.zeros(net.into.shape[1], np.float32),
        np.zeros(N_ENDS, np.float32),
        np.zeros(MOST_MOVES, np.float32),
        np.zeros(SIZE, np.int16),
        np.zeros(MOST_MOVES, np.int16),
        np.zeros(MOST_MOVES, np.float32),
        np.zeros(MOST_DEPTH, np.int32),
        np.zeros(MOST_DEPTH, np.int32),
        np.zeros(1, np.int64),
        np.zeros(1, np.int64),
    )
