"""`.env`: what stands in it, and what keeps the program from reading it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.runtime.environment_file import load_environment_file
from bot.runtime.settings import BadSetting

TREE = Path(__file__).parents[3]


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    before = dict(os.environ)
    yield tmp_path / ".env"
    os.environ.clear()
    os.environ.update(before)


def test_the_environment_takes_precedence(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROCESS_NAME", "given")
    file.write_text("PROCESS_NAME=written\nWATCH_SECONDS=3 # between moves\n")
    load_environment_file(file)
    assert (os.environ["PROCESS_NAME"], os.environ["WATCH_SECONDS"]) == ("given", "3")


def test_a_file_of_windows_is_read(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbfWATCH_SECONDS=3\r\nHEALTH_PORT=9777\r\n")
    load_environment_file(file)
    assert (os.environ["WATCH_SECONDS"], os.environ["HEALTH_PORT"]) == ("3", "9777")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"# caf\xe9\n", "expected text in UTF-8"),
        (b'LOG_LEVEL=INFO\nDISCORD_TOKEN="s3cret\n', "line 2: expected NAME=VALUE"),
        (b"s3cret\n", "line 1: expected NAME=VALUE"),
    ],
)
def test_what_cannot_be_read_is_told_and_no_secret(file: Path, text: bytes, told: str) -> None:
    file.write_bytes(text)
    with pytest.raises(BadSetting, match=told) as refused:
        load_environment_file(file)
    assert str(file) in str(refused.value)
    assert "s3cret" not in str(refused.value)


def test_a_file_of_another_user_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"it cannot be read \(Is a directory\)"):
        load_environment_file(tmp_path)


def test_a_misspelt_setting_is_told_with_its_line_and_nothing_else_is(file: Path) -> None:
    file.write_text("# settings\nRENDER_WORKER=3\nPAINTERS=2\nPOSTGRES_PASSWORD=s3cret\nJOBS=\n")
    (told,) = load_environment_file(file)
    assert "line 2: RENDER_WORKER" in told
    assert "RENDER_WORKERS" in told
    assert "PAINTERS" not in told


@pytest.mark.long
@pytest.mark.parametrize(
    ("folder", "told"), [(".", "DATABASE_URL: expected"), ("..", "There is nothing to back up")]
)
def test_the_file_of_a_folder_above_is_another_programs(
    tmp_path: Path, folder: str, told: str
) -> None:
    clone = tmp_path / "clone"
    clone.mkdir()
    for each in ("bot", "data", "engine", "render"):
        (clone / each).symlink_to(TREE / each)
    (clone / folder / ".env").write_text("DATABASE_URL=mysql://name@host/shop\n")
    done = subprocess.run(
        [sys.executable, "-m", "bot", "backup", "monday.db"],
        cwd=clone, env={"PATH": os.defpath}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told in done.stderr
