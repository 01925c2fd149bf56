"""`python -m engine.ai.architects.train.measure FIRST SECOND`: measure levels of Architects."""

from engine.ai.train.measure import Measured, measure
from engine.architects.game import ARCHITECTS

if __name__ == "__main__":
    agent = "engine.ai.architects.agent"
    measure(Measured(ARCHITECTS, agent, 2), "engine.ai.architects.train.measure")
