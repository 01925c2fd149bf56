"""`python -m engine.ai.train architects RUN`: tune the weights of the policy of Architects."""

from engine.ai.train.tune import tune


def main() -> None:
    """Tune as the command line says."""
    tune("engine.ai.architects.train.tuning")


if __name__ == "__main__":
    main()
