"""Whole games written out, to be read by people and compared to the letter."""

from pathlib import Path

import pytest

from engine.seven.game import SEVEN
from tests.engine.seven.games import eagerly
from tests.engine.seven.golden import rendered
from tests.engine.walk import seeded
from tests.engine.whole_games import assert_reads_as

GOLDEN = Path(__file__).parent / "golden"
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
    assert_reads_as(GOLDEN / f"{name}.txt", text)
