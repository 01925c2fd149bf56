"""`python -m engine.ai.seven.train.measure FIRST SECOND`: measure levels of 7 Wonders."""

from engine.ai.train.measure import Measured, measure
from engine.seven.game import SEVEN

if __name__ == "__main__":
    measure(Measured(SEVEN, "engine.ai.seven.agent", 4), "engine.ai.seven.train.measure")
