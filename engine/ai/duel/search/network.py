"""A small network: facts of a position in, the chance to win and a weight for each move out."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine.ai import items
from engine.ai.items import Block, fitted
from engine.ai.kernels.kernel import kernel
from engine.duel.catalog import CARDS

from .board import CITY, KIND_NOW, MOVER, SEAT, SLOT, WONDER_AT
from .codes import (
    BUILD,
    CARD_IDS,
    DISCARD,
    MOVE_CARD,
    MOVE_DRAFT,
    MOVE_START,
    MOVE_TOKEN,
    N_CARDS,
    N_TOKENS,
    N_WONDERS,
    PICK_TOKEN,
    REVIVE,
    TOKEN_IDS,
    WAYS,
    WITH_WONDER,
    WONDER_IDS,
)
from .features import (
    DEAR,
    DROPPED,
    HELD,
    N_FACTS,
    NEXT_FREE,
    PAID,
    SEEN,
    TOKENS,
    WONDERS,
    facts,
    laid_open,
)

Floats = npt.NDArray[np.float32]

WEIGHTS = Path(__file__).parents[4] / "data" / "ai" / "duel.npz"

# Rows of the policy: what is done with which card, wonder or token.
ROW_BUILD, ROW_DISCARD, ROW_UNDER = 0, N_CARDS, 2 * N_CARDS
ROW_REVIVE, ROW_DESTROY = 3 * N_CARDS, 4 * N_CARDS
ROW_WONDER = 5 * N_CARDS
ROW_DRAFT = ROW_WONDER + N_WONDERS
ROW_TOKEN = ROW_DRAFT + N_WONDERS
ROW_LIBRARY = ROW_TOKEN + N_TOKENS
ROW_START = ROW_LIBRARY + N_TOKENS  # the mover begins, the other begins
ROW_OPENS = ROW_START + 2  # how many cards a move lays open: face down times 3, face up
N_ROWS = ROW_OPENS + 9

FACTS_OF_ITEMS = (
    Block(HELD, "cards", 2),
    Block(PAID, "cards", 2),
    Block(DEAR, "cards"),
    Block(SEEN, "cards"),
    Block(DROPPED, "cards"),
    Block(WONDERS, "wonders", 6),
    Block(TOKENS, "tokens", 4),
    Block(NEXT_FREE, "cards"),
)
MOVES_OF_ITEMS = (
    Block(ROW_BUILD, "cards", 5),
    Block(ROW_WONDER, "wonders", 2),
    Block(ROW_TOKEN, "tokens", 2),
)
ITEMS = {"cards": CARD_IDS, "wonders": WONDER_IDS, "tokens": TOKEN_IDS}

N_ENDS = 6
"""How a game can end: by science, military or points, won by whoever is to move or by the other."""
WINS = (1.0, 1.0, 1.0, 0.0, 0.0, 0.0)
"""What each end is worth to whoever is to move."""


class Network(NamedTuple):
    """The weights: in `into` by input, so that what is not true is skipped; else by output."""

    into: Floats  # facts x first layer
    into_bias: Floats
    middle: Floats  # second layer x first layer
    middle_bias: Floats
    out: Floats  # ends x second layer
    out_bias: Floats
    policy: Floats  # rows x first layer
    policy_bias: Floats
    worth: Floats  # of each end; WINS but for opponents in training


def untrained(rng: np.random.Generator, first: int = 128, second: int = 32) -> Network:
    """Return a network that knows nothing."""

    def spread(rows: int, columns: int, inputs: float) -> Floats:
        drawn = rng.standard_normal((rows, columns), dtype=np.float32)
        return drawn * np.float32((1 / inputs) ** 0.5)

    zeros = np.zeros
    return Network(
        spread(N_FACTS, first, 60.0),
        zeros(first, np.float32),
        spread(second, first, first / 2),
        zeros(second, np.float32),
        spread(N_ENDS, second, second),
        zeros(N_ENDS, np.float32),
        spread(N_ROWS, first, 64.0 * first),
        zeros(N_ROWS, np.float32),
        np.array(WINS, np.float32),
    )


def save(network: Network, file: Path) -> None:
    """Write a network in half precision, with the items that it has learnt of."""
    items.save(network._asdict(), ITEMS, file)


def load(file: Path = WEIGHTS) -> Network:
    """Read a network, fitted to the items of the game; raises `OSError` or `ValueError`."""
    parts, then = items.load(file, Network._fields, ITEMS)
    network = Network(*parts)
    moves = MOVES_OF_ITEMS, N_ROWS, ITEMS, _alike
    return network._replace(
        into=fitted(network.into, then, FACTS_OF_ITEMS, N_FACTS, ITEMS, _alike),
        policy=fitted(network.policy, then, *moves),
        policy_bias=fitted(network.policy_bias, then, *moves),
    )


def _alike(item: str) -> tuple[int, str] | None:
    """Return Age and colour of a card; `None` for wonders and tokens, which are all alike."""
    card = CARDS.get(item)
    return None if card is None else (card.age, card.colour)


@kernel
def policy_rows(s, move):
    """Return the three rows of the policy that a move adds up; the last two may be -1."""
    if move < MOVE_DRAFT:
        slot = move // WAYS
        card, way = s[SLOT + slot], move % WAYS
        hidden, seen = laid_open(s, slot)
        opens = ROW_OPENS + hidden * 3 + seen
        if way == BUILD:
            return ROW_BUILD + card, -1, opens
        if way == DISCARD:
            return ROW_DISCARD + card, -1, opens
        wonder = s[SEAT + s[MOVER] * CITY + WONDER_AT + way - WITH_WONDER]
        return ROW_WONDER + wonder, ROW_UNDER + card, opens
    if move < MOVE_TOKEN:
        return ROW_DRAFT + move - MOVE_DRAFT, -1, -1
    if move < MOVE_CARD:
        row = ROW_TOKEN if s[KIND_NOW] == PICK_TOKEN else ROW_LIBRARY
        return row + move - MOVE_TOKEN, -1, -1
    if move < MOVE_START:
        row = ROW_REVIVE if s[KIND_NOW] == REVIVE else ROW_DESTROY
        return row + move - MOVE_CARD, -1, -1
    return ROW_START + (move - MOVE_START != s[MOVER]), -1, -1


@kernel
def evaluate(net, s, moves, n, at, value, hidden, ends, priors):
    """Return the chance (0 to 1) that the seat to move wins, and write the priors of its moves.

    `ends` holds the chance of each end afterwards; `at`, `value` and `hidden` are room to work in.
    """
    told = facts(s, at, value)
    hidden[:] = net.into_bias
    at[told : told + 3], value[told : told + 3] = 0, 0
    for i in range(0, told, 4):  # four rows at a time, so that sums are written a quarter as often
        a, b, c, d = at[i], at[i + 1], at[i + 2], at[i + 3]
        w, x, y, z = value[i], value[i + 1], value[i + 2], value[i + 3]
        for j in range(hidden.size):
            hidden[j] += (w * net.into[a, j] + x * net.into[b, j]) + (
                y * net.into[c, j] + z * net.into[d, j]
            )
    for j in range(hidden.size):
        hidden[j] = max(hidden[j], np.float32(0))
    ends[:] = net.out_bias
    for i in range(net.middle_bias.size):
        x = net.middle_bias[i]
        for j in range(hidden.size):
            x += net.middle[i, j] * hidden[j]
        if x > 0:
            for end in range(N_ENDS):
                ends[end] += x * net.out[end, i]
    _softmax(ends, N_ENDS)
    chance = np.float32(0)
    for end in range(N_ENDS):
        chance += ends[end] * net.worth[end]
    for i in range(n):
        rows = policy_rows(s, moves[i])
        logit = np.float32(0)
        for row in rows:
            if row >= 0:
                logit += net.policy_bias[row]
                for j in range(hidden.size):
                    logit += hidden[j] * net.policy[row, j]
        priors[i] = logit
    _softmax(priors, n)
    return chance


@kernel
def _softmax(logits, n):
    """Turn the first `n` logits into probabilities."""
    most = np.float32(-1e9)
    for i in range(n):
        most = max(most, logits[i])
    weight = np.float32(0)
    for i in range(n):
        logits[i] = np.exp(logits[i] - most)
        weight += logits[i]
    for i in range(n):
        logits[i] /= weight
