"""The flat rules follow the data, also where these say what no published board does."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
PUBLISHED = 'effects = [{ kind = "points", n = 3 }]'
COUNTING = (
    'effects = [{ kind = "points_per", n = 1, what = ["brown"], of = ["own"] },'
    ' { kind = "coins", n = 1 }, { kind = "coins", n = 2 }]'
)

PLAYED = """
from random import Random

from engine.ai.seven.search.encoding import flat_state
from engine.ai.seven.search.interpreted_rules import points
from engine.core.game import Seat
from engine.seven.game import SEVEN
from engine.seven.score import score

rng = Random(1)
state = SEVEN.start(SEVEN.deal(rng, 3, {}))
while acting := SEVEN.to_act(state):
    legal = SEVEN.legal(SEVEN.view(state, acting[0]), acting[0])
    stages = [move for move in legal if str(move).startswith("stage:")]
    state = SEVEN.apply(state, acting[0], rng.choice(stages or legal)).state
told = [score(state.table, Seat(seat)).total for seat in range(3)]
assert [points(flat_state(state), seat) for seat in range(3)] == told, told
print(sum(city.stages for city in state.table.cities))
"""


@pytest.mark.long
def test_stages_whose_points_count_what_cities_have(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "engine", tmp_path / "engine")
    shutil.copytree(ROOT / "data" / "seven", tmp_path / "data" / "seven")
    wonders = tmp_path / "data" / "seven" / "wonders.toml"
    boards = wonders.read_text("utf-8")
    assert PUBLISHED in boards
    wonders.write_text(boards.replace(PUBLISHED, COUNTING), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 3
