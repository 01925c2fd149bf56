"""Learning: the network is moved towards who won and what searches say (Adam)."""

import numpy as np

from engine.ai.architects.search.board import PLAYERS
from engine.ai.architects.search.facts import MOST_FACTS, facts
from engine.ai.architects.search.network import Network
from engine.ai.kernels.chance import below, generator
from engine.ai.kernels.kernel import kernel
from engine.ai.kernels.native import compiled
from engine.ai.train import adam
from engine.ai.train.adam import add, dot, zeros_like

from .selfplay import UNKNOWN, Samples

BATCH = 512
"""Positions a step."""

AVERAGED = 1000
"""About so many of the last steps make up the network that is kept."""

LEAST = 1e-5
"""Chances are kept so far away from 0 and 1."""


@kernel
def _learn(net, grad, samples, rows, rng, search_share):
    """Add the gradients of some rows to `grad`, each for a seat by chance; return their loss."""
    at, value = np.zeros(MOST_FACTS, np.int16), np.zeros(MOST_FACTS, np.float32)
    second, first = net.middle.shape
    hidden, dhidden = np.zeros(first, np.float32), np.zeros(first, np.float32)
    deep, loss = np.zeros(second, np.float32), 0.0
    for row in rows:
        s = samples.state[row]
        seat = below(rng, s[PLAYERS])
        told = facts(s, seat, at, value)
        hidden[:] = net.into_bias
        for i in range(told):
            add(hidden, net.into[at[i]], value[i])
        for j in range(first):
            hidden[j] = max(hidden[j], np.float32(0))
        logit = net.out_bias[0]
        for j in range(second):
            deep[j] = max(net.middle_bias[j] + dot(net.middle[j], hidden), np.float32(0))
            logit += deep[j] * net.out[j]
        chance = np.float32(1) / (np.float32(1) + np.exp(-logit))
        chance = min(max(chance, np.float32(LEAST)), np.float32(1 - LEAST))
        target = _target(samples, row, seat, search_share)
        loss -= target * np.log(chance) + (1 - target) * np.log(1 - chance)
        slope = np.float32(chance - target)
        dhidden[:] = 0
        grad.out_bias[0] += slope
        for j in range(second):
            if deep[j] > 0:
                grad.out[j] += slope * deep[j]
                each = slope * net.out[j]
                grad.middle_bias[j] += each
                add(grad.middle[j], hidden, each)
                add(dhidden, net.middle[j], each)
        for j in range(first):
            if hidden[j] <= 0:
                dhidden[j] = 0
        grad.into_bias[:] += dhidden
        for i in range(told):
            add(grad.into[at[i]], dhidden, value[i])
    return loss


@kernel
def _target(samples, row, seat, search_share):
    """Return the chance that is learnt: who won, and what the search found where it tells."""
    won, found = samples.won[row, seat], samples.chance[row, seat]
    return won if found == UNKNOWN else won + np.float32(search_share) * (found - won)


class Learner:
    """Moves a network towards samples, step by step; `net` is the mean of its last steps.

    The steps swing about what they tend to, because each game tells of one end only: the mean is
    better than the last of them.
    """

    def __init__(self, net: Network, rng: np.random.Generator, rate: float, steps: int) -> None:
        """Begin with a network; `rate` is that of `adam.rate_at` over so many steps."""
        self.net, self._now = (Network(*(part.copy() for part in net)) for _ in range(2))
        self._aside = tuple(zeros_like(net) for _ in range(3))
        self._rng, self._luck = rng, generator(int(rng.integers(1 << 40)))
        self._rate, self._steps, self._step = rate, steps, 0

    def learn(self, samples: Samples, search_share: float) -> float:
        """Learn from all samples once, in any order; return their mean loss."""
        learn, move = compiled(_learn), compiled(adam.step)
        order, loss = self._rng.permutation(len(samples.chance)), 0.0
        batches = steps_of(len(order))
        for nth in range(batches):
            rows = order[nth * BATCH : (nth + 1) * BATCH]
            loss += learn(self._now, self._aside[0], samples, rows, self._luck, search_share)
            rate = adam.rate_at(self._step, self._steps, self._rate)
            for part in zip(self._now, *self._aside, strict=True):
                move(*part, rate, adam.DECAY, BATCH)
            self._step += 1
            newest = np.float32(max(1 / AVERAGED, 1 / self._step))
            for mean, now in zip(self.net, self._now, strict=True):
                mean += newest * (now - mean)
        return loss / max(1, batches * BATCH)


def steps_of(positions: int) -> int:
    """Return how many steps are made of so many positions."""
    return positions // BATCH
