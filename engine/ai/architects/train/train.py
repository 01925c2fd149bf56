"""`python -m engine.ai.train architects RUN`: tune the policy of Architects, or train its network.

The weights of the policy are tuned; with `--network`, the network is trained instead.
"""

import sys

from engine.ai.train.tune import tune

from . import generations

NETWORK = "--network"


def main() -> None:
    """Tune or train as the command line says."""
    if NETWORK in sys.argv:
        sys.argv.remove(NETWORK)
        generations.main()
    else:
        tune("engine.ai.architects.train.tuning")
