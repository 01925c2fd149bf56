"""Whole games written out, to be read by people and compared to the letter."""

import os
from pathlib import Path

import pytest

from engine.seven.game import SEVEN
from tests.engine.seven.games import eagerly
from tests.engine.seven.golden import rendered
from tests.engine.walk import seeded

GOLDEN = Path(__file__).parent / "golden"
RENEW = "RENEW_GOLDEN"
GAMES = {"two": (5, 2), "three": (7, 3), "seven": (3, 7)}


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    """The game of a seed reads as it is written in `golden/`.

    After a change that is meant to change games, `RENEW_GOLDEN=1 pytest tests/engine/seven` writes
    the files anew; read the difference before it is committed.
    """
    seed, players = GAMES[name]
    title = f"seed {seed}, {players} players"
    text = rendered(title, seeded(SEVEN, seed, players, {}, eagerly))
    file = GOLDEN / f"{name}.txt"
    if os.environ.get(RENEW):
        file.write_text(text, "utf-8")
    assert file.read_text("utf-8") == text
