"""The weights of the policy: what it thinks that things are worth, in victory points."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from engine.seven.catalog import DATA

FILE = DATA.parent / "ai" / "seven.json"

STARTING: Mapping[str, Sequence[float]] = {
    "coin": (0.45, 0.42, 0.35),
    "poor": (0.3, 0.2, 0.05),
    "feed": (0.1,),
    "grow": (0.06,),
    "military": (1.0,),
    "calm": (0.8, 0.25),
    "later": (0.6,),
    "science": (1.0,),
    "studies": (0.3, 0.3, 0.0),
    "college": (1.5, 0.8, 0.0),
    "need": (4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0),
    "decay": (1.0, 0.6, 0.25, 0.05),
    "near": (0.8,),
    "choice": (0.4,),
    "for_stage": (0.5,),
    "cheap": (1.0, 1.0),
    "chain": (0.8, 0.8, 0.0),
    "seventh": (2.5,),
    "gift": (3.0,),
    "revive": (4.0,),
    "copy": (5.0,),
    "deny": (0.2, 0.2, 0.2),
    "dear": (0.3,),
    "stage": (0.5, 0.5, 0.5),
}
"""The groups of the weights, and where their tuning starts; `policy` tells what each is for.

Three weights are one for each Age, seven one for each resource, four one for each unit in hand.
"""


def _firsts() -> Mapping[str, int]:
    found, at = {}, 0
    for name, values in STARTING.items():
        found[name], at = at, at + len(values)
    return found


FIRST = _firsts()
"""The place of the first weight of each group."""

Weights = npt.NDArray[np.float64]


def flattened(groups: Mapping[str, Sequence[float]]) -> list[float]:
    """Return the weights of all groups in one list."""
    return [weight for name in STARTING for weight in groups[name]]


def grouped(weights: Sequence[float]) -> dict[str, list[float]]:
    """Return a list of weights as groups."""
    return {
        name: [round(float(each), 3) for each in weights[at : at + len(STARTING[name])]]
        for name, at in FIRST.items()
    }


def load(file: Any = FILE) -> list[float]:
    """Return the weights in a file, in one list."""
    return flattened(msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[float, ...]]))
