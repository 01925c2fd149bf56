"""Where compiled code is kept: beside the sources, or, where they are read-only, elsewhere."""

import os
import tempfile
from pathlib import Path

import pytest

from engine.ai.duel.search import compiled


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let temporary files lie in a folder of this test."""
    folder = tmp_path / "tmp"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def read_only(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let nothing be written beside the sources; return what was compiled there."""
    beside = compiled._folder()
    monkeypatch.setattr(compiled, "_writable", lambda _: False)
    return beside


def test_it_lies_beside_the_sources() -> None:
    folder = compiled._folder()
    assert folder.parent == compiled.HERE / "__pycache__"
    assert folder.is_dir()


def test_beside_read_only_sources_it_is_taken_along(
    temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = read_only(monkeypatch)
    before = {file.relative_to(beside) for file in beside.rglob("*")}
    folder = compiled._folder()
    assert folder == temporary / f"wonders-{os.getuid()}" / beside.name
    assert {file.relative_to(folder) for file in folder.rglob("*")} == before
    assert {each.stat().st_mode & 0o777 for each in (folder, *folder.rglob("*"))} == {0o700}
    assert compiled._folder() == folder
    assert list(folder.parent.iterdir()) == [folder]


@pytest.mark.parametrize("kind", ["open to all", "a link"])
def test_nobody_else_lays_code_there(
    temporary: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    read_only(monkeypatch)
    trap = temporary / f"wonders-{os.getuid()}"
    if kind == "a link":
        (temporary / "elsewhere").mkdir(mode=0o700)
        trap.symlink_to(temporary / "elsewhere")
    else:
        trap.mkdir()
        trap.chmod(0o777)
    folder = compiled._folder()
    assert trap not in folder.parents
    assert list(trap.iterdir()) == []
    assert folder.parent.stat().st_mode & 0o777 == 0o700


def test_a_place_that_cannot_be_written_to_is_known(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert not compiled._writable(tmp_path / "file" / "below")
    assert compiled._writable(tmp_path / "new" / "folder")
