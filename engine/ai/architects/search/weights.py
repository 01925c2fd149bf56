"""The weights of the policy: what it thinks that things are worth, in victory points."""

from engine.ai.weights import Groups
from engine.architects.catalog import DATA

from .codes import TOKEN_IDS

GROUPS = Groups(
    DATA.parent / "ai" / "architects.json",
    {
        "close": (1.0, 0.75, 0.5, 0.3, 0.15),
        "other": (0.15,),
        "spare": (0.4, 0.8),
        "step": (1.0, 0.0),
        "gift": (2.5, 2.0, 4.0, 2.5, 4.0),
        "finish": (6.0, -12.0),
        "lead": (0.2,),
        "cat": (1.0,),
        "symbol": (1.2, 1.8, 2.0),
        "set": (1.0,),
        "token": dict.fromkeys(TOKEN_IDS, 2.0),
        "unseen": (4.0,),
        "growth": (0.5, 1.0, 1.0),
        "extra": (1.5,),
        "battle": (1.0, 0.7, 0.55, 0.45, 0.4, 0.35, 0.3),
        "doubt": (0.3, 0.4),
        "lost": (0.5,),
        "lasting": (0.7, 0.2),
        "deny": (0.3, 0.1),
        "fresh": (3.0,),
    },
)
"""The groups of the weights, and where their tuning starts; `values` tells what each is for."""

FIRST = GROUPS.first
