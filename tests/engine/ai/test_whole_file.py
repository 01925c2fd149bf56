"""Files that training and measuring keep: whole, also where writing them fails halfway."""

import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from engine.ai.architects.search import network
from engine.ai.architects.train import selfplay
from engine.ai.weights import Groups
from engine.ai.whole_file import replaced, write


def _save_weights(file: Path) -> None:
    Groups(file, {"many": [0.5] * 100}).save([0.25] * 100, file)


NET = network.untrained(np.random.default_rng(1), 4, 2)
WRITERS: dict[str, Callable[[Path], None]] = {
    "bytes": lambda file: write(file, b"new" * 100),
    "weights": _save_weights,
    "samples": lambda file: selfplay.write(selfplay.room_for(2), file),
    "network": lambda file: network.save(NET, file),
}


@contextmanager
def room_on_disk(bytes_: int) -> Iterator[None]:
    """Let every file of this process that grows beyond so many bytes fail to be written."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("kind", WRITERS)
def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "kept.npz"
    WRITERS[kind](file)
    before = file.read_bytes()
    with room_on_disk(20), pytest.raises(OSError, match="too large"):
        WRITERS[kind](file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_what_a_kill_leaves_is_taken_for_no_finished_file(tmp_path: Path) -> None:
    with replaced(tmp_path / "net2.npz") as made:
        made.touch()
        assert not list(tmp_path.glob("net*.npz"))
