"""What the process that forks does with the log of a program that was killed."""

from pathlib import Path

import pytest

from .forking import cut_torn_line


@pytest.mark.parametrize(
    ("written", "left"),
    [
        ('{"event": "one"}\n{"event": "tw', '{"event": "one"}\n'),
        ('{"event": "one"}\n', '{"event": "one"}\n'),
        ('{"event": "on', ""),
        ("", ""),
    ],
)
def test_a_line_without_its_end_is_cut(tmp_path: Path, written: str, left: str) -> None:
    log = tmp_path / "bot.log"
    log.write_text(written)
    cut_torn_line(log)
    assert log.read_text() == left


def test_a_log_that_is_not_there_yet_is_left_alone(tmp_path: Path) -> None:
    cut_torn_line(tmp_path / "bot.log")
    assert list(tmp_path.iterdir()) == []
