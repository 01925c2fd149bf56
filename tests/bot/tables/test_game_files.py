"""Files of games that are nearly right: each is another game by the rules, or refused."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.core.game import RESIGNATION
from engine.verify import AGREES, main
from tests.fuzz.__main__ import CORPUS
from tests.fuzz.targets import game_files

FILES = sorted((CORPUS / "game_files").iterdir())
STRANGE: tuple[object, ...] = (None, -1, 10**30, 2.5, "x", "\x00", "duel", True, [], {}, [[]])


@pytest.mark.long
@given(data=some.data())
@settings(max_examples=200, deadline=None, derandomize=True)
def test_a_changed_file_is_another_game_or_refused(data: Any) -> None:
    file = json.loads(data.draw(some.sampled_from(FILES)).read_text(encoding="utf-8"))
    steps = file["steps"]
    at = data.draw(some.integers(0, len(steps) - 1))
    match data.draw(some.integers(0, 4)):
        case 0:  # left within the game, perhaps within a turn
            file["steps"] = steps[:at]
            file["ending"] = {"reason": RESIGNATION, "winners": [data.draw(some.integers(0, 3))]}
        case 1:  # made in another order
            other = data.draw(some.integers(0, len(steps) - 1))
            steps[at], steps[other] = steps[other], steps[at]
        case 2:
            steps[at]["move"] = data.draw(some.sampled_from(steps))["move"]
        case 3:
            change(file, data)
        case _:  # of another deal
            other = json.loads(data.draw(some.sampled_from(FILES)).read_text(encoding="utf-8"))
            file["deal"] = other["deal"]
    game_files(json.dumps(file).encode())


def change(file: dict[str, Any], data: Any) -> None:
    """Put something strange into one place of a file."""
    inside: Any = file
    while True:
        keys = list(inside) if isinstance(inside, dict) else range(len(inside))
        key = data.draw(some.sampled_from(keys))
        if (
            not isinstance(inside[key], dict | list)
            or not inside[key]
            or data.draw(some.booleans())
        ):
            inside[key] = data.draw(some.sampled_from(STRANGE))
            return
        inside = inside[key]


def test_the_verifier_reads_what_is_exported(capsys: Any) -> None:
    for file in FILES:
        assert main(["--game", str(file)]) == AGREES
    assert "was played with this deal" in capsys.readouterr().out
