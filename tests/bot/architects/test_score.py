"""The words of a score: names that end in a number, and cities without a point."""

from random import Random

from bot.architects.wording.score import alt_score, score_text
from bot.store import Player
from bot.wording.circle import unmarked
from engine.architects.game import ARCHITECTS

from ..scene import words


def test_a_number_in_a_name_stands_apart_from_points_and_nothing_is_listed_for_none() -> None:
    say = words("en-US")
    circle = unmarked(say, [Player(1, "Ana"), *(Player(None, "", "master") for _ in range(2))])
    table = ARCHITECTS.view(ARCHITECTS.start(ARCHITECTS.deal(Random(1), 3, {})), None).table
    assert score_text(say, circle, table).splitlines()[1] == "Computer 1: **0**"
    assert alt_score(say, circle, table) == (
        "Score: Ana (0), Computer 1 (0), Computer 2 (0). Ana: 0. Computer 1: 0. Computer 2: 0."
    )
