"""Our own conformance games: `python -m tests.engine.duel.record` writes them anew from seeds.

The seeds were chosen so that every way to end a game and every kind of move occurs. Games written
by the engine under test cannot tell that it is right: they tell that it still does what it did
when it was compared with an independent one, and they show the form.
"""

from pathlib import Path

from engine.duel.game import DUEL
from tests.engine.duel.recorded import Recorded, record, write
from tests.engine.walk import seeded

GAMES = Path(__file__).parents[2] / "data" / "duel-games.jsonl"
SEEDS: tuple[tuple[int, dict[str, str]], ...] = (
    (25, {}),  # military supremacy, with Strategy
    (28, {}),  # every kind of move; Law
    (69, {}),  # Urbanism and Architecture
    (97, {}),  # won on blue points
    (99, {}),  # Theology
    (111, {}),  # every kind of move; Economy
    (356, {}),  # a draw
    (695, {}),  # scientific supremacy
    (2, {"wonders": "beginner"}),
)


def recorded(seed: int, options: dict[str, str]) -> Recorded:
    """Return the random game of a seed."""
    walked = list(seeded(DUEL, seed, 2, options))
    return record(walked[0].before.deal, [(each.seat, str(each.move)) for each in walked])


if __name__ == "__main__":
    write(GAMES, (recorded(seed, options) for seed, options in SEEDS))
