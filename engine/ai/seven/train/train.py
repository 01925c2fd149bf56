"""`python -m engine.ai.train seven RUN`: tune the weights of the policy of 7 Wonders."""

from engine.ai.train.tune import tune


def main() -> None:
    """Tune as the command line says."""
    tune("engine.ai.seven.train.tuning")
