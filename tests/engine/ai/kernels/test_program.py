"""Compiling: taken up where it was interrupted, once for all processes, and visible to others."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from . import tiny

HERE = Path(__file__).parents[4]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "kernels_here.py").write_text(tiny.SOURCE)
    return tmp_path


def start(place: Path, action: str) -> subprocess.Popen[str]:
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.engine.ai.kernels.tiny", str(place), action],
        cwd=HERE,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def data_files(place: Path) -> dict[str, int]:
    """Return the files of compiled code, and when each was written."""
    found = (place / "compiled").glob("*.nbc")
    return {file.name.partition("-")[0]: file.stat().st_mtime_ns for file in found}


@pytest.mark.long
def test_an_interrupted_compilation_is_resumed(place: Path) -> None:
    killed = start(place, "die")
    killed.communicate()
    assert killed.returncode == -9
    before = data_files(place)
    assert set(before) == {"twice"}
    resumed = start(place, "compile")
    told, errors = resumed.communicate()
    assert resumed.returncode == 0, errors
    assert told.splitlines() == ["0/2", "1/2", "2/2"]
    after = data_files(place)
    assert set(after) == {"twice", "total"}
    assert after["twice"] == before["twice"]


@pytest.mark.long
def test_code_for_types_that_were_moved_is_compiled_again(place: Path) -> None:
    start(place, "die").communicate()
    before = data_files(place)
    (index,) = (place / "compiled").glob("twice-*.nbi")
    version = pickle.dumps(pickle.loads(index.read_bytes()))
    index.write_bytes(version + b"cno_such_module\nTree\n.")
    again = start(place, "compile")
    _, errors = again.communicate()
    assert again.returncode == 0, errors
    assert data_files(place)["twice"] != before["twice"]


@pytest.mark.long
def test_of_two_processes_one_compiles_and_the_other_waits(place: Path) -> None:
    both = [start(place, "compile") for _ in range(2)]
    told = [process.communicate() for process in both]
    assert [process.returncode for process in both] == [0, 0], told
    assert sorted(out.splitlines() for out, _ in told) == [[], ["0/2", "1/2", "2/2"]]


def test_code_that_was_not_compiled_or_is_turned_off_is_not_ready(place: Path) -> None:
    command = (
        "import sys; from pathlib import Path; from tests.engine.ai.kernels import tiny; "
        "made = tiny.program(Path(sys.argv[1])); made.compile(); "
        "print(made.ready(), made.compiling(), 'numba' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", command, str(place)],
        cwd=HERE,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["False", "None", "False"]
    assert data_files(place) == {}
