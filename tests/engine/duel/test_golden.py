"""Whole games written out, to be read by people and compared to the letter."""

import os
from pathlib import Path

import pytest

from engine.duel.game import DUEL
from tests.engine.duel.golden import rendered
from tests.engine.walk import seeded

GOLDEN = Path(__file__).parent / "golden"
RENEW = "RENEW_GOLDEN"
GAMES = {"military": (25, {}), "science": (695, {}), "beginner": (2, {"wonders": "beginner"})}


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    """The game of a seed reads as it is written in `golden/`.

    After a change that is meant to change games, `RENEW_GOLDEN=1 pytest tests/engine/duel` writes
    the files anew; read the difference before it is committed.
    """
    seed, options = GAMES[name]
    text = rendered(f"seed {seed} {options or ''}".rstrip(), seeded(DUEL, seed, 2, options))
    file = GOLDEN / f"{name}.txt"
    if os.environ.get(RENEW):
        file.write_text(text, "utf-8")
    assert file.read_text("utf-8") == text
