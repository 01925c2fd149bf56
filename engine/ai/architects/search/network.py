"""A small network: public facts of a position in, the chance of a seat to win out."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine.ai.kernels.kernel import kernel

from .board import PLAYERS
from .facts import N_FACTS, facts

Floats = npt.NDArray[np.float32]

WEIGHTS = Path(__file__).parents[4] / "data" / "ai" / "architects.npz"


class Network(NamedTuple):
    """The weights: in `into` by input, so that what is not true is skipped; else by output."""

    into: Floats  # facts x first layer
    into_bias: Floats
    middle: Floats  # second layer x first layer
    middle_bias: Floats
    out: Floats  # second layer
    out_bias: Floats  # one number


def untrained(rng: np.random.Generator, first: int = 64, second: int = 16) -> Network:
    """Return a network that knows nothing."""

    def spread(inputs: float, *shape: int) -> Floats:
        return rng.standard_normal(shape, dtype=np.float32) * np.float32(inputs**-0.5)

    return Network(
        spread(60.0, N_FACTS, first),
        np.zeros(first, np.float32),
        spread(first / 2, second, first),
        np.zeros(second, np.float32),
        spread(second, second),
        np.zeros(1, np.float32),
    )


def save(network: Network, file: Path) -> None:
    """Write a network in half precision."""
    file.parent.mkdir(parents=True, exist_ok=True)
    halves = {name: part.astype(np.float16) for name, part in network._asdict().items()}
    np.savez_compressed(file, **halves)


def load(file: Path = WEIGHTS) -> Network:
    """Read a network; raises `OSError` or `ValueError` where there is none."""
    with np.load(file) as stored:
        network = Network(*(stored[name].astype(np.float32) for name in Network._fields))
    if network.into.shape[0] != N_FACTS:
        raise ValueError(f"{file.name} was trained for other facts")
    return network


@kernel
def chance(net, s, seat, at, value, hidden):
    """Return the chance (0 to 1) that a seat wins; `at`, `value` and `hidden` are room to work."""
    told = facts(s, seat, at, value)
    hidden[:] = net.into_bias
    for i in range(told, told + 3):
        at[i], value[i] = 0, 0.0
    for i in range(0, told, 4):  # four rows at a time, so that sums are written a quarter as often
        a, b, c, d = at[i], at[i + 1], at[i + 2], at[i + 3]
        w, x, y, z = value[i], value[i + 1], value[i + 2], value[i + 3]
        for j in range(len(hidden)):
            hidden[j] += (w * net.into[a, j] + x * net.into[b, j]) + (
                y * net.into[c, j] + z * net.into[d, j]
            )
    for j in range(len(hidden)):
        hidden[j] = max(hidden[j], np.float32(0))
    logit = net.out_bias[0]
    for i in range(len(net.middle_bias)):
        x = net.middle_bias[i]
        for j in range(len(hidden)):
            x += net.middle[i, j] * hidden[j]
        if x > 0:
            logit += x * net.out[i]
    return 1.0 / (1.0 + np.exp(-logit))


@kernel
def chances(net, s, seats, at, value, hidden, result):
    """Write the chance to win of the seats of a mask into `result`; of two, both at once."""
    if s[PLAYERS] == 2:
        result[0] = chance(net, s, 0, at, value, hidden)
        result[1] = 1.0 - result[0]
        return
    for seat in range(s[PLAYERS]):
        if seats >> seat & 1:
            result[seat] = chance(net, s, seat, at, value, hidden)
