"""Whole games written out, to be read by people and compared to the letter."""

from pathlib import Path

import pytest

from engine.architects.game import ARCHITECTS
from tests.engine.architects.golden import rendered
from tests.engine.walk import seeded
from tests.engine.whole_games import assert_reads_as

GOLDEN = Path(__file__).parent / "golden"
GAMES = {"two": (34, 2), "three": (3, 3)}


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    """The game of a seed reads as it is written in `golden/`.

    After a change that is meant to change games, `RENEW_GOLDEN=1 pytest tests/engine/architects`
    writes the files anew; read the difference before it is committed.
    """
    seed, seats = GAMES[name]
    text = rendered(f"seed {seed}, {seats} players", seeded(ARCHITECTS, seed, seats))
    assert_reads_as(GOLDEN / f"{name}.txt", text)
