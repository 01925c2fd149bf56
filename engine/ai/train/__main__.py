"""`python -m engine.ai.train GAME RUN`: train the computer player of a game, or go on with it."""

from .command import run

if __name__ == "__main__":
    run("engine.ai.train", "train")
