"""The weights of the policy: what it thinks that things are worth, in victory points."""

from engine.ai.weights import Groups
from engine.seven.catalog import DATA

GROUPS = Groups(
    DATA.parent / "ai" / "seven.json",
    {
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
    },
)
"""The groups of the weights, and where their tuning starts; `policy` tells what each is for.

Three weights are one for each Age, seven one for each resource, four one for each unit in hand.
"""

FIRST = GROUPS.first
