"""What learning by gradients shares: sums of rows, and steps of Adam."""

from typing import Any

import numpy as np

from engine.ai.kernels.kernel import kernel

FIRST_MOMENT, SECOND_MOMENT, SMALL = 0.9, 0.999, 1e-8
DECAY = 0.1
"""How much of a weight a step at full rate takes off, as a part of the rate."""

WARM_UP, LAST = 200, 0.05
"""The steps until the full rate, and the part of it that is left in the end."""


@kernel
def add(to, what, times):
    """Add a row to another, so many times."""
    for j in range(to.size):
        to[j] += times * what[j]


@kernel
def dot(one, other):
    """Return the sum of the products of two rows."""
    total = np.float32(0)
    for j in range(one.size):
        total += one[j] * other[j]
    return total


@kernel
def step(weights, grad, mean, square, rate, decay, batch):
    """Move weights by Adam; `decay` pulls them towards nothing. Clears the gradient."""
    w, g, m, v = weights.ravel(), grad.ravel(), mean.ravel(), square.ravel()
    for i in range(w.size):
        slope = g[i] / batch
        m[i] = FIRST_MOMENT * m[i] + (1 - FIRST_MOMENT) * slope
        v[i] = SECOND_MOMENT * v[i] + (1 - SECOND_MOMENT) * slope * slope
        w[i] -= rate * (m[i] / (np.sqrt(v[i]) + SMALL) + decay * w[i])
        g[i] = 0


def rate_at(now: int, steps: int, rate: float) -> float:
    """Return the rate of a step: it rises in the beginning, then falls to `LAST` of itself."""
    warm = min(1.0, (now + 1) / WARM_UP)
    return rate * warm * (1.0 - (1 - LAST) * now / max(1, steps))


def zeros_like(net: Any) -> Any:
    """Return as many zeros as a network has weights."""
    return type(net)(*(np.zeros_like(part) for part in net))
