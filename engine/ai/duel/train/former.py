"""Reads weights of the former network too, so that new ones can be measured against them.

The former network had fewer facts and moves, and one number for the chance to win. Its facts are
the first of today's; three equal logits for the victories and none for the defeats give the same
chance.
"""

from pathlib import Path

import numpy as np

from engine.ai.duel.search.features import N_FACTS
from engine.ai.duel.search.network import N_ENDS, N_ROWS, WINS, Floats, Network, load


def load_any(file: Path) -> Network:
    """Read a network of today's or of the former form; raises as `load` does."""
    with np.load(file) as stored:
        if "worth" in stored:
            return load(file)
        parts = {name: stored[name].astype(np.float32) for name in stored.files}
    cells = len(parts["middle_bias"])
    out, out_bias = np.zeros((N_ENDS, cells), np.float32), np.zeros(N_ENDS, np.float32)
    out[: N_ENDS // 2], out_bias[: N_ENDS // 2] = parts["out"], parts["out_bias"]
    return Network(
        _padded(parts["into"], N_FACTS),
        parts["into_bias"],
        parts["middle"],
        parts["middle_bias"],
        out,
        out_bias,
        _padded(parts["policy"], N_ROWS),
        _padded(parts["policy_bias"], N_ROWS),
        np.array(WINS, np.float32),
    )


def _padded(weights: Floats, rows: int) -> Floats:
    more = np.zeros((rows - len(weights), *weights.shape[1:]), np.float32)
    return np.concatenate([weights, more])
