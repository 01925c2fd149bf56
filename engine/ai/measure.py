"""`python -m engine.ai.measure GAME FIRST SECOND`: measure players of a game against each other."""

from .train.command import run

if __name__ == "__main__":
    run("engine.ai.measure", "measure")
