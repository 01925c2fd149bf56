"""Where compiled code is kept: beside the sources, or in a private temporary folder."""

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from engine.ai.kernels import folder

DAY = 24 * 3600


@pytest.fixture(autouse=True)
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let sources and temporary files lie in folders of this test."""
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    monkeypatch.setattr(folder, "BESIDE", tmp_path / "sources")
    folder._private.cache_clear()
    yield tmp_path / "sources"
    folder._private.cache_clear()


def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "_writable", lambda _: False)


def compiled(place: Path, name: str, *files: str) -> None:
    """Write what a complete program consists of."""
    place.mkdir(parents=True, exist_ok=True)
    for file in files:
        (place / file).touch()
    listed = msgspec.json.encode(folder.Manifest(files))
    folder.manifest(place, name).write_bytes(listed)


def test_it_lies_beside_the_sources(beside: Path) -> None:
    assert folder.folder("game-1") == beside
    assert not folder.complete(beside, "game-1")
    compiled(beside, "game-1", "a", "b")
    assert folder.complete(beside, "game-1")
    assert not folder.complete(beside, "game-2")
    (beside / "b").unlink()
    assert not folder.complete(beside, "game-1")


def test_read_only_code_is_used_if_it_is_complete(
    beside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled(beside, "game-1", "a")
    read_only(monkeypatch)
    assert folder.folder("game-1") == beside
    place = folder.folder("game-2")
    assert place == tmp_path / "tmp" / f"wonders-{os.getuid()}"
    assert place.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("kind", ["open to all", "a link"])
def test_a_folder_that_others_can_write_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    read_only(monkeypatch)
    trap = tmp_path / "tmp" / f"wonders-{os.getuid()}"
    if kind == "a link":
        (tmp_path / "elsewhere").mkdir(mode=0o700)
        trap.symlink_to(tmp_path / "elsewhere")
    else:
        trap.mkdir()
        trap.chmod(0o777)
    place = folder.folder("game-1")
    assert trap not in (place, *place.parents)
    assert list(trap.iterdir()) == []
    assert place.stat().st_mode & 0o777 == 0o700
    assert folder.folder("game-1") == place


@pytest.mark.parametrize(("place", "writable"), [("file/below", False), ("new/folder", True)])
def test_a_place_that_cannot_be_written_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, *, writable: bool
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(folder, "BESIDE", tmp_path / place)
    assert (folder.folder("game-1") == tmp_path / place) == writable


def test_nothing_is_ready_where_nothing_can_be_written(
    beside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a container with read-only files and no folder for temporary ones."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "file"))
    read_only(monkeypatch)
    assert folder.folder("game-1") == beside
    assert not folder.complete(beside, "game-1")


def test_files_of_programs_unused_for_days_are_deleted(beside: Path) -> None:
    compiled(beside, "game-old", "old", "shared")
    compiled(beside, "game-used", "used", "shared")
    (beside / "game.lock").touch()
    (beside / "young").touch()
    long_ago = time.time() - (folder.KEPT_DAYS + 1) * DAY
    for file in beside.iterdir():
        if file.name != "young":
            os.utime(file, (long_ago, long_ago))
    folder.note_use(beside, "game-used")
    folder.clean(beside)
    left = {file.name for file in beside.iterdir()}
    assert left == {"game-used.json", "used", "shared", "game.lock", "young"}
    assert folder.complete(beside, "game-used")
