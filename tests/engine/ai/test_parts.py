"""Measurements that are interrupted: what was played is kept, and only the rest is played."""

import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

import pytest

from engine.ai.duel.train import measure
from engine.ai.train.parts import add_file, play_parts
from engine.ai.train.workers import add_arguments


def chosen(*arguments: str) -> Namespace:
    parser = ArgumentParser()
    add_arguments(parser)
    add_file(parser)
    return parser.parse_args(arguments)


def noted(folder: Path, part: int) -> int:
    """Leave a mark in a folder; fail where the part was played before."""
    (folder / str(part)).touch(exist_ok=False)
    return part * part


def squares(folder: Path, file: Path, parts: int, measured: str = "squares") -> list[int]:
    return play_parts(
        chosen("--cores", "1", "--file", str(file)),
        [measured],
        {str(part): partial(noted, folder, part) for part in range(parts)},
        int,
        str,
    )


@pytest.mark.long
def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    for parts in (2, 4):
        assert squares(tmp_path, tmp_path / "kept", parts) == [part * part for part in range(parts)]


@pytest.mark.long
def test_files_of_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    assert squares(tmp_path, file, 1) == [0]
    with pytest.raises(SystemExit, match="another measurement: squares"):
        squares(tmp_path, file, 2, "cubes")
    file.write_text("[1, 2]")
    with pytest.raises(SystemExit, match="does not hold games"):
        squares(tmp_path, file, 2)
    assert file.read_text() == "[1, 2]"


@pytest.mark.long
def test_duels_go_on_where_they_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A measurement in two pieces tells what one in a single piece tells."""
    monkeypatch.setattr(measure, "PART", 2)
    told = []
    for file, games in (("whole", 4), ("pieces", 2), ("pieces", 4)):
        given = ["random", "greedy", "--games", str(games), "--cores", "1"]
        monkeypatch.setattr(sys, "argv", ["measure", *given, "--file", str(tmp_path / file)])
        measure.main()
        told.append(capsys.readouterr().out)
    assert "of 4 games" in told[0]
    assert "of 2 games" in told[1]
    assert told[2] == told[0]
