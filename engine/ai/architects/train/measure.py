"""`python -m engine.ai.measure architects FIRST SECOND`: measure players of Architects."""

from engine.ai.train.measure import measure

from .references import MEASURED


def main() -> None:
    """Measure as the command line says."""
    measure(MEASURED)
