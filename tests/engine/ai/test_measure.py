"""Measuring computers: they are called as functions, and reference players play their part."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.ai import architects, seven
from engine.ai.architects import agent
from engine.ai.calling import ROOT, Chooser
from engine.ai.train.measure import measure
from engine.ai.train.references import Measured, Playing, player
from engine.architects.game import ARCHITECTS
from engine.core.game import Seat
from engine.seven.game import SEVEN

FIRST = Seat(0)
GAMES: Sequence[tuple[Any, Any]] = ((SEVEN, seven.choose), (ARCHITECTS, architects.choose))


def test_packages_are_called_with_a_level_or_seconds() -> None:
    for game, choose in GAMES:
        view = game.view(game.start(game.deal(Random(1), 3, {})), FIRST)
        moves = set(map(str, game.legal(view, FIRST)))
        assert choose(view, FIRST, "builder", 5) == choose(view, FIRST, "builder", 5)
        assert {choose(view, FIRST, strength, 5) for strength in ("builder", 0.0)} <= moves
        with pytest.raises(KeyError):
            choose(view, FIRST, "grandmaster", 5)


def test_importing_a_package_imports_no_player() -> None:
    program = (
        "import sys, engine.ai.seven as s; print(s.choose and {'numpy', 'numba'} & {*sys.modules})"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"


CALLED = """
import time
from random import Random
from engine.ai import architects
from engine.ai.architects import agent
from engine.architects.game import ARCHITECTS
state = ARCHITECTS.start(ARCHITECTS.deal(Random(1), 2, {}))
print(agent.ready(), architects.choose(ARCHITECTS.view(state, 0), 0, "builder", 5), flush=True)
compiler = architects.choose._compiler
for _ in range(2000):
    if agent.compiling():
        print("compiling")
        break
    time.sleep(0.05)
compiler.kill()
compiler.wait()
"""


@pytest.mark.long
def test_the_first_call_begins_to_compile(tmp_path: Path) -> None:
    """In a copy without compiled code: the move is there at once, and another process compiles."""
    left_out = shutil.ignore_patterns("__pycache__", "art", "fonts", "strings")
    for part in ("engine", "data"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    done = subprocess.run(
        [sys.executable, "-B", "-c", CALLED],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    ready, move, compiling = done.stdout.split()
    assert ready == "False"
    assert move.startswith("take:")
    assert compiling == "compiling"


def test_what_cannot_compile_still_moves(
    monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    """It says so once, whether no process can be started or the process has failed."""
    view = ARCHITECTS.view(ARCHITECTS.start(ARCHITECTS.deal(Random(1), 2, {})), FIRST)
    monkeypatch.setattr(agent, "load", lambda: False)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    for python in ("/nowhere/python", "/bin/false"):
        monkeypatch.setattr(sys, "executable", python)
        choose = Chooser(agent.__name__)
        assert choose(view, FIRST, "builder", 5).startswith("take:")
        if choose._compiler is not None:
            choose._compiler.wait()
        for _ in range(2):
            assert choose(view, FIRST, "builder", 5).startswith("take:")
    assert ["exit code" in str(each.message) for each in recwarn] == [False, True]


def best_of(view: Any, seat: Seat, luck: Random) -> Playing:
    """Return a world in which the last legal move wins more often."""
    last = ARCHITECTS.legal(view, seat)[-1]
    return lambda move: float(luck.random() < (0.6 if move == last else 0.4))


def counted(view: Any, seat: Seat, moves: Sequence[Any], luck: Random) -> list[float]:
    """Return what is best for the move in the middle."""
    return [-abs(at - len(moves) // 2) for at in range(len(moves))]


def test_reference_players_take_what_they_think_best() -> None:
    measured = Measured(ARCHITECTS, agent.__name__, 2, best_of, counted)
    view = ARCHITECTS.view(ARCHITECTS.start(ARCHITECTS.deal(Random(1), 2, {})), FIRST)
    moves, luck = list(map(str, ARCHITECTS.legal(view, FIRST))), Random(1)
    assert player("flat:4000", measured)(view, FIRST, luck) == moves[-1]
    assert player("greedy", measured)(view, FIRST, luck) == moves[len(moves) // 2]
    for name in ("random", "flat:0.01", "apprentice", "master:0.01"):
        assert player(name, measured)(view, FIRST, luck) in moves
    for name in ("fast", "flat:many", "builder:1.0"):
        with pytest.raises(ValueError, match="no player"):
            player(name, measured)


@pytest.mark.parametrize(
    ("asked", "said"),
    [(("--seats", "9"), "--seats: invalid choice: 9"), (("--games", "0"), "--games: '0' is not")],
)
def test_wrong_numbers_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: Any, said: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["measure", "random", "random", *asked])
    with pytest.raises(SystemExit):
        measure(Measured(SEVEN, agent.__name__, 5, best_of, counted))
    assert said in capsys.readouterr().err
