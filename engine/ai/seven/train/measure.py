"""`python -m engine.ai.measure seven FIRST SECOND`: measure players of 7 Wonders."""

from engine.ai.train.measure import measure

from .references import MEASURED


def main() -> None:
    """Measure as the command line says."""
    measure(MEASURED)
