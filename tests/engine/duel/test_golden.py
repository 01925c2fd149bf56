"""Whole games written out, to be read by people and compared to the letter."""

from pathlib import Path

import pytest

from engine.duel.game import DUEL
from tests.engine.duel.golden import rendered
from tests.engine.walk import seeded
from tests.engine.whole_games import assert_reads_as

GOLDEN = Path(__file__).parent / "golden"
GAMES = {"military": (25, {}), "science": (695, {}), "beginner": (2, {"wonders": "beginner"})}


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    """The game of a seed reads as it is written in `golden/`.

    After a change that is meant to change games, `RENEW_GOLDEN=1 pytest tests/engine/duel` writes
    the files anew; read the difference before it is committed.
    """
    seed, options = GAMES[name]
    text = rendered(f"seed {seed} {options or ''}".rstrip(), seeded(DUEL, seed, 2, options))
    assert_reads_as(GOLDEN / f"{name}.txt", text)
