"""Learning: the network is moved towards what searches and results say (Adam)."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from engine.ai.duel.search.codes import MOST_MOVES
from engine.ai.duel.search.features import MOST_FACTS, facts
from engine.ai.duel.search.network import N_ENDS, Network, policy_rows
from engine.ai.kernels.kernel import kernel
from engine.ai.kernels.native import compiled
from engine.ai.train import adam
from engine.ai.train.adam import add, dot, zeros_like

from .selfplay import Samples

BATCH, PARTS = 512, 2
"""Positions a step, and into how many parts they are split: a thread works on each."""

POLICY_SHARE = 0.5
LEARNT = tuple(name for name in Network._fields if name != "worth")


@kernel
def _learn(net, grad, samples, rows, search_share, policy_share):
    """Add the gradients of some rows to `grad`; return the sums of both losses."""
    at, value = np.zeros(MOST_FACTS, np.int16), np.zeros(MOST_FACTS, np.float32)
    second, first = net.middle.shape
    hidden, dhidden = np.zeros(first, np.float32), np.zeros(first, np.float32)
    deep, ends = np.zeros(second, np.float32), np.zeros(N_ENDS, np.float32)
    odds = np.zeros(MOST_MOVES, np.float32)
    chance_loss, policy_loss = 0.0, 0.0
    for row in rows:
        s = samples.state[row]
        told = facts(s, at, value)
        hidden[:] = net.into_bias
        for i in range(told):
            add(hidden, net.into[at[i]], value[i])
        for j in range(first):
            hidden[j] = max(hidden[j], np.float32(0))
        ends[:] = net.out_bias
        for j in range(second):
            deep[j] = max(net.middle_bias[j] + dot(net.middle[j], hidden), np.float32(0))
            if deep[j] > 0:
                for k in range(N_ENDS):
                    ends[k] += deep[j] * net.out[k, j]
        chance_loss += _learn_end(ends, samples.end[row], samples.chance[row], search_share)
        # `ends` holds the slopes of the loss from here on.
        dhidden[:] = 0
        grad.out_bias[:] += ends
        for j in range(second):
            if deep[j] > 0:
                slope = np.float32(0)
                for k in range(N_ENDS):
                    grad.out[k, j] += ends[k] * deep[j]
                    slope += ends[k] * net.out[k, j]
                grad.middle_bias[j] += slope
                add(grad.middle[j], hidden, slope)
                add(dhidden, net.middle[j], slope)
        policy_loss += _learn_policy(
            net, grad, samples, row, hidden, dhidden, odds, np.float32(policy_share)
        )
        for j in range(first):
            if hidden[j] <= 0:
                dhidden[j] = 0
        grad.into_bias[:] += dhidden
        for i in range(told):
            add(grad.into[at[i]], dhidden, value[i])
    return chance_loss, policy_loss


@kernel
def _learn_end(ends, end, found, search_share):
    """Turn logits of ends into slopes of the loss, and return the loss of the chance to win.

    The loss is that of how the game ended, and that of the chance which the search found, if any.
    """
    most, weight, chance = ends.max(), np.float32(0), np.float32(0)
    for k in range(N_ENDS):
        ends[k] = np.exp(ends[k] - most)
        weight += ends[k]
    for k in range(N_ENDS):
        ends[k] /= weight
        if k < N_ENDS // 2:
            chance += ends[k]
    share = np.float32(search_share if found >= 0 else 0.0)
    chance = min(max(chance, np.float32(1e-5)), np.float32(1 - 1e-5))
    pull = (chance - np.float32(found)) / (chance * (1 - chance))
    won = np.float32(0.5 if end < 0 else 1.0 if end < N_ENDS // 2 else 0.0)
    target = share * np.float32(found) + (1 - share) * won
    loss = -(target * np.log(chance) + (1 - target) * np.log(1 - chance))
    for k in range(N_ENDS):
        shared = k == N_ENDS // 2 - 1 or k == N_ENDS - 1
        truth = np.float32(0.5 if end < 0 and shared else 1.0 if k == end else 0.0)
        mine = np.float32(1.0 if k < N_ENDS // 2 else 0.0)
        searched = ends[k] * (mine - chance) * pull
        ends[k] = share * searched + (1 - share) * (ends[k] - truth)
    return loss


@kernel
def _learn_policy(net, grad, samples, row, hidden, dhidden, odds, share):
    width = samples.width[row]
    tried = 0
    for i in range(width):
        tried += samples.tried[row, i]
    if tried == 0 or width < 2:
        return 0.0
    s = samples.state[row]
    most = np.float32(-1e9)
    for i in range(width):
        logit = np.float32(0)
        for each in policy_rows(s, samples.moves[row, i]):
            if each >= 0:
                logit += net.policy_bias[each] + dot(net.policy[each], hidden)
        odds[i] = logit
        most = max(most, logit)
    weight = 0.0
    for i in range(width):
        odds[i] = np.exp(odds[i] - most)
        weight += odds[i]
    loss = 0.0
    for i in range(width):
        odds[i] /= weight
        target = samples.tried[row, i] / tried
        loss -= target * np.log(odds[i] + 1e-9)
        error = share * np.float32(odds[i] - target)
        for each in policy_rows(s, samples.moves[row, i]):
            if each >= 0:
                grad.policy_bias[each] += error
                add(grad.policy[each], hidden, error)
                add(dhidden, net.policy[each], error)
    return loss


def fit(
    net: Network,
    samples: Samples,
    rng: np.random.Generator,
    *,
    rate: float,
    epochs: int,
    search_share: float = 0.5,
) -> tuple[Network, float, float]:
    """Return the network after `epochs` passes over the samples, and its last mean losses."""
    learn, step_weights = compiled(_learn), compiled(adam.step)
    net = Network(*(part.copy() for part in net))
    grads = [zeros_like(net) for _ in range(PARTS)]
    mean, square = zeros_like(net), zeros_like(net)
    total = len(samples.width)
    steps, step = epochs * (total // BATCH), 0
    losses = np.zeros(2)
    with ThreadPoolExecutor(PARTS) as threads:
        for _ in range(epochs):
            order = rng.permutation(total)
            losses = np.zeros(2)
            for begin in range(0, total - BATCH + 1, BATCH):
                learning = [
                    threads.submit(learn, net, grad, samples, rows, search_share, POLICY_SHARE)
                    for grad, rows in zip(
                        grads, np.split(order[begin : begin + BATCH], PARTS), strict=True
                    )
                ]
                for each in learning:
                    losses += each.result()
                now = adam.rate_at(step, steps, rate)
                for name in LEARNT:
                    slope, *others = (getattr(grad, name) for grad in grads)
                    for other in others:
                        slope += other
                        other[:] = 0
                    moments = getattr(mean, name), getattr(square, name)
                    step_weights(getattr(net, name), slope, *moments, now, adam.DECAY, BATCH)
                step += 1
    searched = max(1, int(np.count_nonzero(samples.tried.any(axis=1))))
    return net, losses[0] / max(1, total), losses[1] / searched
