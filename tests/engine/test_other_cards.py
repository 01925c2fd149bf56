"""Deals from cards that have changed since: `engine.verify` can tell nothing then, and says so."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from engine import verify
from engine.core.data import digest
from engine.core.fair import draw, judge
from engine.core.fair_lines import FORMER_DATA, Opened, Terms, opened
from engine.duel.game import DUEL
from tests.engine.fair_example import LINE, LINE2, SHARES
from tests.engine.walk import walk

HERE = Path(__file__).parents[2]
DATA = HERE / "data" / "duel"
DOCUMENT = (HERE / "docs" / "fair-deal.md").read_text(encoding="utf-8")
NOW = Opened(Terms("duel", 2, 0, {}, shares=SHARES, data=DUEL.data), bytes(32))
LATER = "fedcba9876543210"

RUN = """
import json, sys
from engine import verify
from engine.duel.game import DUEL
lines = [line.replace("PRESENT", DUEL.data) for line in json.loads(sys.argv[1])]
print(json.dumps([verify.main([line, *sys.argv[2:]]) for line in lines]), DUEL.data)
"""


def moves(checked: Opened) -> str:
    """The moves of a game with the deal of a line, as `/verify` shows them."""
    _, luck = draw(checked)
    state = DUEL.start(DUEL.deal(luck, 2, checked.terms.options))
    return "".join(f"{each.seat} {each.move}\n" for each in walk(DUEL, state, Random(5)))


def exported(checked: Opened) -> str:
    """A game of which the deal is known, and no move."""
    return json.dumps({"deal": json.loads(DUEL.pack(verify.work_out(checked)[1])), "steps": []})


def changed(folder: Path, edit: Callable[[str], str]) -> Path:
    """The program once more, with other cards."""
    shutil.copytree(HERE / "engine", folder / "engine", ignore=shutil.ignore_patterns("ai"))
    shutil.copytree(DATA, folder / "data" / "duel")
    cards = folder / "data" / "duel" / "cards.toml"
    cards.write_text(edit(cards.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


def with_one_more(cards: str) -> str:
    """The cards with one more of Age I, the first of all."""
    first = cards.index("\n[") + 1
    end = cards.index("\n[", first) + 1
    copy = cards[first:end]
    name = copy[1 : copy.index("]")]
    return cards[:first] + copy.replace(f"[{name}]", "[another]") + cards[first:]


def said(folder: Path, lines: list[str], *arguments: str) -> tuple[list[int], str, str]:
    """The statuses of the changed program, what it said of each line, and the name of its data."""
    done = subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(lines), *arguments],
        cwd=folder, capture_output=True, text=True, check=True,
    )  # fmt: skip
    *told, last = done.stdout.splitlines()
    statuses, _, data = last.rpartition(" ")
    return json.loads(statuses), "\n".join(told), data


@pytest.mark.long
def test_an_honest_game_is_not_distrusted_once_a_card_is_added(tmp_path: Path) -> None:
    other = changed(tmp_path, with_one_more)
    game = tmp_path / "game"
    for text in (moves(NOW), exported(NOW)):
        game.write_text(text, encoding="utf-8")
        assert verify.main([str(NOW), "--game", str(game)]) == verify.AGREES
        statuses, told, data = said(other, [str(NOW)], "--game", str(game))
        assert statuses == [verify.OTHER_CARDS]
        assert told.endswith(
            f"OTHER CARDS: cannot tell with data/duel as it is here ({data}): the game was dealt"
            f" from {DUEL.data}; check it with the version that has that"
        )
        assert "WRONG" not in told
        assert "Age I" not in told, "what these cards would give is not the deal of the game"
    lied = str(replace(NOW, terms=replace(NOW.terms, data="PRESENT")))
    statuses, told, _ = said(other, [lied], "--game", str(game))
    assert statuses == [verify.DIFFERS], "these cards are here, and give another deal"
    assert told.endswith("WRONG: the game was played with another deal")


@pytest.mark.long
def test_older_lines_do_not_name_their_cards_and_are_known_to_be_of_the_first(
    tmp_path: Path,
) -> None:
    statuses, told, _ = said(changed(tmp_path, with_one_more), [LINE, LINE2])
    assert statuses == [verify.OTHER_CARDS] * 2
    assert told.count("dealt from 7e7ba1222818322a;") == 2
    assert len(set(FORMER_DATA.values())) == len(FORMER_DATA) == 3


@pytest.mark.long
def test_a_game_that_still_follows_is_proved_whatever_its_cards_were(tmp_path: Path) -> None:
    """A comment changes the digest and no deal."""
    other = changed(tmp_path, lambda cards: f"# by age\n{cards}")
    game = tmp_path / "game"
    game.write_text(moves(NOW), encoding="utf-8")
    statuses, told, data = said(other, [str(NOW)], "--game", str(game))
    assert data != DUEL.data
    assert statuses == [verify.AGREES]
    assert "was played with this deal" in told


@pytest.mark.parametrize(
    "game", [None, "0 draft:sphinx", '{"steps": []}', '{"steps": [], "deal": {}}', "7 a:b"]
)
def test_what_other_cards_cannot_tell_is_neither_right_nor_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str | None
) -> None:
    older = replace(NOW.terms, data=LATER, options={"wonders": "some"} if game is None else {})
    line = str(Opened(older, NOW.secret))
    (tmp_path / "game").write_text(game or "", encoding="utf-8")
    asked = [line] if game is None else [line, "--game", str(tmp_path / "game")]
    assert verify.main(asked) == verify.OTHER_CARDS
    assert f"dealt from {LATER}" in capsys.readouterr().out
    assert verify.main([*asked, "--commitment", "0" * 64]) == verify.DIFFERS
    told = capsys.readouterr().out
    assert "WRONG: another secret was promised" in told
    assert "OTHER CARDS: " in told


def test_only_the_same_cards_can_find_a_deal_wrong() -> None:
    terms = NOW.terms
    assert judge(terms, DUEL.data, follows=True) == judge(terms, LATER, follows=True) == "follows"
    assert judge(terms, DUEL.data, follows=False) == "differs"
    assert judge(terms, LATER, follows=False) == "other-cards"
    for line in (LINE, LINE2):
        older = opened(line).terms
        assert judge(older, FORMER_DATA["duel"], follows=False) == "differs"
        assert judge(older, LATER, follows=False) == "other-cards"
    unknown = Terms("rps", 2, None, {}, shares=SHARES)
    assert judge(unknown, LATER, follows=False) == "other-cards"


def test_every_checkout_has_the_same_name_for_its_cards(tmp_path: Path) -> None:
    (command,) = re.findall(r"^(cat data/duel/.*?) *(?:#.*)?$", DOCUMENT, re.MULTILINE)
    shutil.copytree(DATA, tmp_path / "data" / "duel")
    for number in range(2):
        told = subprocess.run(
            ["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        assert told.stdout.split() == [DUEL.data] == [digest(tmp_path / "data" / "duel")], number
        for file in (tmp_path / "data" / "duel").iterdir():  # as on Windows
            file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    cards = tmp_path / "data" / "duel" / "cards.toml"
    cards.write_text(with_one_more(cards.read_text(encoding="utf-8")), encoding="utf-8")
    assert digest(cards.parent) != DUEL.data


@pytest.mark.long
@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_the_version_with_the_cards_of_a_game_is_found_as_documented(tmp_path: Path) -> None:
    (command,) = re.findall(r"```sh\n(game=duel.*?)```", DOCUMENT, re.DOTALL)
    take, back = re.findall(r"^git restore .*$", DOCUMENT, re.MULTILINE)

    def git(*arguments: str) -> str:
        named = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
        done = subprocess.run(
            ["git", *named, *arguments], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    git("init", "--quiet")
    shutil.copytree(DATA, tmp_path / "data" / "duel")
    made = list[tuple[str, str]]()
    for edit in (str, with_one_more, lambda cards: f"{cards}\n"):
        cards = tmp_path / "data" / "duel" / "cards.toml"
        (cards.parent / f"more{len(made)}.toml").write_text("# more\n", encoding="utf-8")
        cards.write_text(edit(cards.read_text(encoding="utf-8")), encoding="utf-8")
        git("add", "data")
        git("commit", "--quiet", "--message", "Edit the cards")
        made.append((git("rev-parse", "HEAD"), digest(cards.parent)))
    for commit, data in made:
        script = re.sub(r"data=[0-9a-f]{16}", f"data={data}", command)
        found = subprocess.run(
            ["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        assert found.stdout.split() == [commit]
        git(*take.replace("COMMIT", commit).split()[1:])
        assert digest(tmp_path / "data" / "duel") == data
        git(*back.split()[1:])
        assert git("status", "--short") == ""
