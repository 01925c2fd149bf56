"""Runs a command of a game's own training folder: `train` or `measure`."""

import sys
from importlib import import_module
from pathlib import Path

AI = Path(__file__).parents[1]
GAMES = tuple(sorted(file.parents[1].name for file in AI.glob("*/train/measure.py")))


def run(command: str, module: str) -> None:
    """Run `main` of a module of a game's `train/`, with the arguments after the game's name.

    `command` is what was typed after `python -m`. Exits with the usage where no such game is named.
    """
    game = sys.argv[1] if len(sys.argv) > 1 else ""
    if game not in GAMES:
        sys.exit(f"usage: python -m {command} {{{','.join(GAMES)}}} ...")
    sys.argv = [f"python -m {command} {game}", *sys.argv[2:]]
    import_module(f"engine.ai.{game}.train.{module}").main()
