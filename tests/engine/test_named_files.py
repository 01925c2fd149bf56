"""A mistake in a game's data is told with the file, by its path in the repository."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.data import shown_path

HERE = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("game", "file", "right", "wrong", "told"),
    [
        ("duel", "cards.toml", "age = 1", "age = 9", "[lumber_yard].age: Invalid enum value 9"),
        ("duel", "layouts.toml", "[age1]", "[age9]", ": not age1 and so on"),
        ("seven", "wonders.toml", "produces = ", "produce = ", "[alexandria].A: "),
        ("seven", "numbers.toml", "turns = 6", "turns = 5", ".turns: not one card"),
        ("architects", "tokens.toml", "[", "[[", ": "),
        ("architects", "numbers.toml", "shuffles = ", "shuffle = ", ": "),
        ("duel", "cards.toml", "[lumber_yard]", '["lumber:yard"]', "[lumber:yard]: an id is small"),
        ("duel", "wonders.toml", "[sphinx]", "[Sphinx]", "[Sphinx]: an id is small"),
        ("duel", "tokens.toml", "[law]", '[""]', "[]: an id is small"),
        ("seven", "cards.toml", "[altar]", "[none]", "[none]: an id is small"),
        ("seven", "wonders.toml", "[alexandria.A]", "[all.A]", "[all]: an id is small"),
        ("architects", "cards.toml", "[wood]", '["wo+od"]', "[wo+od]: an id is small"),
        ("architects", "tokens.toml", "[urbanism]", "[top]", "[top]: an id is small"),
    ],
)
def test_who_changes_a_file_reads_which_one_is_wrong(
    tmp_path: Path, game: str, file: str, right: str, wrong: str, told: str
) -> None:
    for folder in ("engine/core", f"engine/{game}", f"data/{game}"):
        shutil.copytree(HERE / folder, tmp_path / folder)
    changed = tmp_path / "data" / game / file
    text = changed.read_text("utf-8")
    assert right in text
    changed.write_text(text.replace(right, wrong, 1), "utf-8")
    ended = subprocess.run(
        [sys.executable, "-c", f"import engine.{game}.catalog"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    last = ended.stderr.splitlines()[-1]
    assert last.startswith(f"engine.core.data.BadData: data/{game}/{file}{told}")


def test_a_file_elsewhere_is_named_alone(tmp_path: Path) -> None:
    assert shown_path(tmp_path / "cards.toml") == "cards.toml"
