"""The words of a score: names that end in a number, and cities without a point."""

from random import Random

from bot.architects.wording.score import alt_finale, alt_score, score_text
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


def test_the_alt_text_of_the_end_tells_who_ended_the_game_and_who_is_best_in_what() -> None:
    say, luck = words("en-US"), Random(3)
    circle = unmarked(
        say, [Player(user, name) for user, name in enumerate(("Ana", "Bia", "Caio"), 1)]
    )
    state = ARCHITECTS.start(ARCHITECTS.deal(luck, 3, {}))
    while acting := ARCHITECTS.to_act(state):
        legal = ARCHITECTS.legal(ARCHITECTS.view(state, acting[0]), acting[0])
        state = ARCHITECTS.apply(state, acting[0], luck.choice(legal)).state
    result = ARCHITECTS.result(state)
    assert result is not None
    assert alt_finale(say, circle, ARCHITECTS.view(state, None).table, result) == (
        "Bia wins with the most points. Ana completed a Wonder. Score: Ana (35), Bia (41), "
        "Caio (25). Most points by category. Wonder: Ana (20); Cat: Bia (2); Blue cards: Caio (9); "
        "Military: Bia (18); Progress: Bia (2)."
    )
