"""What networks have learnt stays with its card, wonder or token, whatever else the data list."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
import numpy.typing as npt
import pytest

from engine.ai.architects.search import codes as architects_codes
from engine.ai.duel.search import codes as duel_codes
from engine.ai.items import Block, fitted, refuse_twice
from engine.ai.seven.search import codes as seven_codes
from engine.architects.effects import ExtraForStage
from engine.architects.game import ARCHITECTS
from engine.duel.game import DUEL

ROOT = Path(__file__).parents[3]
THEN = {"cards": ("altar", "baths", "mill"), "tokens": ("law",)}
NOW = {"cards": ("mill", "forum", "altar"), "tokens": ("law",)}
BLOCKS = (Block(1, "cards", copies=2), Block(8, "tokens", width=2))
"""After a row of no item those of the cards, twice; after another one both rows of the token."""

FOUNTAIN = """
[fountain]
age = 1
colour = "blue"
cost = { clay = 1 }
effects = [{ kind = "points", n = 3 }]
"""

TRADES = """
[trade]
effects = [{ kind = "extra_for_card", cards = ["coin"] }]

[market]
effects = [{ kind = "points_per", what = "token", n = 1 }]
"""

PLAYED = """
from random import Random
from engine.ai.GAME.agent import choose
from engine.GAME.game import RULES

state, moves = RULES.start(RULES.deal(Random(1), 2, {})), []
while len(moves) < MOVES and RULES.to_act(state):
    (seat,) = RULES.to_act(state)
    moves.append(choose(RULES.view(state, seat), seat, "LEVEL", 1))
    state = RULES.apply(state, seat, RULES.parse(moves[-1])).state
print(*moves)
"""


def stored(rows: int = 10) -> npt.NDArray[np.float32]:
    return np.arange(2 * rows, dtype=np.float32).reshape(rows, 2)


def test_each_item_finds_its_rows_and_a_new_one_has_the_mean_of_those_like_it() -> None:
    def alike(item: str) -> bool:
        return item in ("forum", "altar", "baths")  # of which the baths are no longer there

    found = fitted(stored(), THEN, BLOCKS, 10, NOW, alike)
    assert np.array_equal(found, stored()[[0, 3, 1, 1, 6, 4, 4, 7, 8, 9]])


def test_an_item_like_no_other_has_the_mean_of_all() -> None:
    found = fitted(stored(), THEN, BLOCKS, 10, NOW, {"forum": 1}.get)
    assert np.array_equal(found[2], stored()[1:4].mean(axis=0))


@pytest.mark.parametrize("rows", [9, 11])
def test_rows_that_the_stored_items_do_not_make_are_refused(rows: int) -> None:
    with pytest.raises(ValueError, match=f"{rows} rows of weights are stored, 10 are needed"):
        fitted(stored(rows), THEN, BLOCKS, 10, NOW, str)


def test_a_second_effect_that_the_flat_rules_would_forget_is_refused() -> None:
    refuse_twice("mill", (1, "one", "two"), (int,))
    with pytest.raises(ValueError, match="mill has two effects str: the flat rules know one"):
        refuse_twice("mill", (1, "one", "two"), (int, str))


def test_an_effect_that_the_flat_rules_know_of_tokens_alone_is_refused_with_its_item() -> None:
    with pytest.raises(ValueError, match="giza 2d has ExtraForStage: the flat rules know it of"):
        architects_codes._enter(architects_codes.FIRST_STAGE, "giza 2d", (ExtraForStage(),))


def test_a_kind_of_effect_that_the_flat_rules_do_not_know_is_refused_with_its_item() -> None:
    class Dowry:
        pass

    for game in (architects_codes, seven_codes):
        with pytest.raises(ValueError, match=r"^the inn has Dowry, a kind of effect that the flat"):
            game._write(0, "the inn", cast("Any", Dowry()))
    with pytest.raises(ValueError, match=rf"^{duel_codes.ITEMS[0].id} has Dowry, a kind of effect"):
        duel_codes._write(0, cast("Any", Dowry()))


@pytest.mark.long
def test_networks_judge_alike_by_data_in_another_order_with_a_card_they_never_met(
    tmp_path: Path,
) -> None:
    """Every position of a game, by the data as they are and with each file's last item first."""
    given = json.dumps({"duel": played(DUEL, 150), "architects": played(ARCHITECTS, 1)})
    for part in ("engine", "data"):
        left_out = shutil.ignore_patterns("__pycache__", "art", "fonts", "strings")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    for game in ("duel", "architects"):
        for kind in ("cards", "wonders", "tokens"):
            file = tmp_path / "data" / game / f"{kind}.toml"
            items = file.read_text()
            last = items.rindex("\n[", 0, items.rindex("]\n"))
            file.write_text(f"{items[last:]}\n{items[:last]}")
    with (tmp_path / "data" / "duel" / "cards.toml").open("a") as cards:
        cards.write(FOUNTAIN)
    script = Path(__file__).with_name("judged.py")
    before, after = (
        json.loads(run(folder, str(script), given=given)) for folder in (ROOT, tmp_path)
    )
    for one, other in zip(before["duel"], after["duel"], strict=True):
        assert other[0] == pytest.approx(one[0], abs=1e-3)
        assert other[1] == pytest.approx(one[1], abs=1e-3)
    for one, other in zip(before["architects"], after["architects"], strict=True):
        assert other == pytest.approx(one, abs=1e-4)
    kinds = {move.split(":")[0] for _, moves in before["duel"] for move in moves}
    assert len(kinds) == 9  # of each the network has rows
    moves = _played_by_the_computer(tmp_path, "duel", 28)
    assert any(move.endswith(":fountain") for move in moves)
    with (tmp_path / "data" / "architects" / "tokens.toml").open("a") as tokens:
        tokens.write(TRADES)
    moves = _played_by_the_computer(tmp_path, "architects", 90)
    assert any(move.startswith(("token:", "science:")) for move in moves)  # tokens are weighed
    cut = "from engine.ai.architects.search.codes import *; print(UNSEEN >> TOKEN_BITS)"
    assert run(tmp_path, "-c", cut).strip() == "0", "a token does not fit into the code of a move"


def _played_by_the_computer(folder: Path, game: str, moves: int) -> list[str]:
    script = PLAYED.replace("GAME", game).replace("RULES", game.upper())
    script = script.replace("MOVES", str(moves)).replace("LEVEL", "apprentice")
    return run(folder, "-c", script).split()


def played(rules: Any, seed: int) -> tuple[str, list[str]]:
    """Return the deal of a game and all moves, which depend on their texts alone."""
    rng, made = Random(seed), list[str]()
    deal = rules.deal(rng, 2, {})
    state = rules.start(deal)
    while to_act := rules.to_act(state):
        legal = map(str, rules.legal(rules.view(state, to_act[0]), to_act[0]))
        made.append(rng.choice(sorted(legal)))
        state = rules.apply(state, to_act[0], rules.parse(made[-1])).state
    return rules.pack(deal).decode(), made


def run(folder: Path, *arguments: str, given: str = "") -> str:
    """Run Python in a folder, and return what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        input=given,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout
