"""`python -m engine.ai.train duel FOLDER`: train the network, or resume where training stopped.

Each generation plays itself on all workers, learns from the newest games, and is measured against
the one before. Everything is kept in FOLDER, one file a generation; an interrupted run goes on
with the generation it was in.
"""

import argparse
import logging
from pathlib import Path

from engine.ai.train.workers import add_arguments, workers

from .generations import MOST_PIECES, RIVALS, Options, generation, newest


def main() -> None:
    """Train until the generation that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--games", type=int, default=4000, help="a generation")
    parser.add_argument("--simulations", type=int, default=240, help="a deep search")
    parser.add_argument("--window", type=int, default=4, help="generations learnt from")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--anew", action="store_true", help="learn from untrained weights")
    parser.add_argument("--cells", type=int, default=64, help="of the first layer")
    parser.add_argument(
        "--pieces",
        type=int,
        default=2,
        help="of a generation's games, each for one worker; other pieces are other games",
    )
    add_arguments(parser)
    parser.add_argument("--teacher", type=Path, help="weights that play the first generation")
    parser.add_argument(
        "--rivals",
        type=int,
        nargs=len(RIVALS),
        default=(20, 15, 10),
        help="games in a hundred against rivals that like science, the army, points",
    )
    options = parser.parse_args()
    if not 1 <= options.pieces <= MOST_PIECES:
        parser.error(f"--pieces takes a number from 1 to {MOST_PIECES}")
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    options.rivals = tuple(options.rivals)
    chosen = Options(*(getattr(options, name) for name in Options._fields))
    options.folder.mkdir(parents=True, exist_ok=True)
    with workers(options) as pool:
        for number in range(newest(options.folder) + 1, options.generations + 1):
            generation(options.folder, number, pool, chosen)
