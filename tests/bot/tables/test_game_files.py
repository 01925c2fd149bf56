"""Files of games that are nearly right: each is another game by the rules, or refused."""

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from bot.games import GAMES
from bot.store import Ending, Player
from bot.tables.history.game_files import (
    LARGEST,
    FileEnding,
    FileSeat,
    GameFile,
    game_file,
    judge_file,
    read,
    written,
)
from bot.tables.refusals import Refusal
from engine.ai.levels import LEVELS
from engine.core.fair_lines import opened
from engine.core.game import ABANDONED, RESIGNATION
from engine.verify import AGREES, main
from tests.fuzz.__main__ import CORPUS
from tests.fuzz.targets import game_files
from tests.stored import record_of

from ..scene import ended

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


def seven(change: Callable[[Any], object] = lambda _: None) -> bytes:
    """Return the file of a game of three, changed."""
    file = json.loads((CORPUS / "game_files" / "seven-3").read_text(encoding="utf-8"))
    change(file)
    return json.dumps(file).encode()


def left(reason: str, *winners: int, steps: int = 6) -> Callable[[Any], object]:
    """Return a change after which a game has ended early."""

    def change(file: Any) -> None:
        file["steps"] = file["steps"][:steps]
        file["ending"] = {"reason": reason, "winners": winners}

    return change


WRONG: dict[str, tuple[str, bytes]] = {
    "no JSON": ("import-unreadable", b"{"),
    "no text": ("import-unreadable", b'{"game": "\xff"}'),
    "deeply nested": ("import-unreadable", b'{"version": 1, "x": ' + b"[" * 60_000),
    "no steps": ("import-unreadable", seven(lambda file: file.pop("steps"))),
    "a seat below 0": ("import-unreadable", seven(lambda file: file["steps"][0].update(seat=-1))),
    "too large": ("import-large", seven() + b" " * LARGEST),
    "a later version": ("import-version", seven(lambda file: file.update(version=2))),
    "an unknown version": ("import-version", seven(lambda file: file.update(version=0))),
    "an unknown game": ("import-unknown-game", seven(lambda file: file.update(game="chess"))),
    "another game": ("import-deal", seven(lambda file: file.update(game="duel"))),
    "a card twice": (
        "import-deal",
        seven(lambda file: file["deal"]["ages"][0][0].__setitem__(0, "ore_vein")),
    ),
    "a seat too few": ("import-seats", seven(lambda file: file["seats"].pop())),
    "a seat too many": ("import-seats", seven(lambda file: file["seats"].append({}))),
    "a move of nobody": ("import-seats", seven(lambda file: file["steps"][-1].update(seat=3))),
    "a step left out": ("import-move", seven(lambda file: file["steps"].pop(0))),
    "no move": ("import-move", seven(lambda file: file["steps"][0].update(move="fly"))),
    "a step too many": ("import-move", seven(lambda file: file["steps"].append(file["steps"][0]))),
    "left within a turn": ("import-turn", seven(left(RESIGNATION, 0, steps=8))),
    "no end": ("import-unfinished", seven(left("points", 0))),
    "everybody won by resignation": ("import-unfinished", seven(left(RESIGNATION, 0, 1, 2))),
    "nobody won by resignation": ("import-unfinished", seven(left(RESIGNATION))),
    "nobody has that seat": ("import-unfinished", seven(left(RESIGNATION, 3))),
    "an abandoned game won": ("import-unfinished", seven(left(ABANDONED, 0))),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_finished_game_is_refused_and_why(name: str) -> None:
    key, data = WRONG[name]
    with pytest.raises(Refusal) as refused:
        read(data)
    assert refused.value.key == key


def test_the_first_move_that_is_not_possible_is_named() -> None:
    with pytest.raises(Refusal) as refused:
        read(seven(lambda file: file["steps"][4].update(move="fly")))
    assert refused.value.values == {"number": 5}


def test_a_file_of_the_greatest_size_is_read() -> None:
    assert read(seven().ljust(LARGEST)) == read(seven())


@pytest.mark.parametrize(
    ("reason", "winners"), [(RESIGNATION, (0, 2)), (RESIGNATION, (1,)), (ABANDONED, ())]
)
def test_a_game_may_have_ended_early(reason: str, winners: tuple[int, ...]) -> None:
    assert read(seven(left(reason, *winners))).ending == FileEnding(reason, winners)


def test_nothing_is_believed_that_the_rules_do_not_confirm() -> None:
    def change(file: Any) -> None:
        file["ending"] = {"reason": RESIGNATION, "winners": [0]}
        file["options"] = {"wonders": "giza"}
        file["seats"] = [{"name": "a\x00\tb\n" + "x" * 50}, {"computer": "oracle"}, {"name": ""}]
        file["fair"] = file["fair"].replace("seven", "s\u00e9ven")

    honest, found = read(seven()), read(seven(change))
    assert found.ending == honest.ending != FileEnding(RESIGNATION, (0,))
    assert (found.options, found.began, found.fair) == ({}, None, None)
    assert found.seats == (
        FileSeat(name="ab" + "x" * 30), FileSeat(computer=LEVELS[0]), FileSeat()
    )  # fmt: skip
    assert bytes(found.deal) == bytes(honest.deal)
    assert honest.seats[1] == FileSeat(computer="apprentice")


def test_a_line_that_is_none_or_of_another_game_proves_nothing() -> None:
    assert judge_file(read(seven())) == "follows"
    assert judge_file(read(seven(lambda file: file.pop("fair")))) is None
    for line in ("nothing", "fair2 duel" + json.loads(seven())["fair"][11:]):
        assert judge_file(read(seven(lambda file: file.update(fair=line)))) == "differs"  # noqa: B023


def test_a_game_is_written_as_it_was_played_one_move_a_line() -> None:
    position, line = ended(), json.loads(seven())["fair"]
    people = (Player(1, "Ana"), Player(2, ""))
    record = record_of(
        "duel", position.deal, people, position.moves, ending=Ending("science", (1,)),
        options={"wonders": "draft"}, created_at=datetime(2026, 3, 1, 12, 0, 7, 9, tzinfo=UTC),
    )  # fmt: skip
    text = written(game_file(record, opened(line)))
    file = json.loads(text)
    assert (file["game"], file["began"]) == ("duel", "2026-03-01T12:00:07Z")
    assert file["seats"] == [{"name": "Ana"}, {}]
    assert (file["options"], file["fair"]) == ({"wonders": "draft"}, line)
    assert file["ending"] == {"reason": "science", "winners": [1]}
    assert [(each["seat"], each["move"]) for each in file["steps"]] == list(position.moves)
    assert [each.count('"move"') for each in text.splitlines() if '"move"' in each] == [1] * len(
        position.moves
    )
    by_computer = replace(record, players=(people[0], Player(None, "", "master")))
    sealless = json.loads(written(game_file(by_computer, None)))
    assert sealless["seats"][1] == {"computer": "master"}
    assert sealless["fair"] is None


def test_the_page_on_files_tells_every_field() -> None:
    page = (CORPUS.parents[2] / "docs/game-files.md").read_text("utf-8")
    (example,) = re.findall(r"^```json$(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert json.loads(example).keys() == {*GameFile.__struct_fields__}
    assert msgspec.json.decode(example, type=GameFile).seats[1] == FileSeat(computer="apprentice")
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == [*GameFile.__struct_fields__]
    (games,) = re.findall(r"^\| `game` \| (.*) \|$", page, re.MULTILINE)
    assert {*re.findall(r"`(\w+)`", games)} == {*GAMES}
