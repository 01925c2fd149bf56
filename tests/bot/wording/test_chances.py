"""How likely each seat is to win, in words."""

import re

import pytest

from bot.wording.chances import chances_now
from bot.wording.preparing import preparing
from bot.wording.review import accuracy_line, alt_curves
from engine.ai.review import Judged, Review
from engine.ai.thought import Option, Thought
from engine.core.game import Seat

from .languages import LOCALES, WORDS

BEST = (Option("best", 0.5, 9),)


def test_each_seat_is_told_with_its_share_of_what_the_best_move_leaves() -> None:
    thought = Thought(Seat(1), BEST, 9, (0.6, 0.4))
    told = chances_now(WORDS["en-US"], ("**Ana**", "**Bruno**", "**Carla**"), thought)
    assert told == "Your chance of winning now: **50%**\nThe others: **Ana** (30%); **Carla** (20%)"


def test_of_two_the_other_has_what_is_left() -> None:
    told = chances_now(WORDS["en-US"], ("**Ana**", "**Bruno**"), Thought(Seat(0), BEST, 9))
    assert told.splitlines()[1] == "Your opponent: **Bruno** (50%)"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_number_of_a_computer_stands_apart_from_what_is_told_of_it(locale: str) -> None:
    words, named = WORDS[locale], ("Ana", "Computer 1", "Computer 2")
    forced = tuple(
        Judged(seat, BEST[0], Thought(Seat(seat), BEST, 9, (0.6, 0.4))) for seat in range(3)
    )
    judged = Review(forced, ((0.5, 0.3, 0.2),) * 4, (), (65.0, 64.0, None))
    texts = (
        chances_now(words, named, forced[0].thought),
        accuracy_line(words, named, judged),
        alt_curves(words, named, judged, ""),
    )
    for text in texts:
        assert re.search(r"Computer 2 \(", text)
        assert not re.search(r"Computer \d \w", text)


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(0, "a few minutes"), (1, "10 seconds"), (40, "40 seconds"), (41, "50 seconds")],
)
def test_how_long_a_computer_gets_ready_is_rounded_up(seconds: int, told: str) -> None:
    assert f" in {told} " in preparing(WORDS["en-US"], seconds).replace("about ", "")


@pytest.mark.parametrize(
    ("locale", "strength"),
    [("en-US", "strength"), ("es-419", "fuerza"), ("es-ES", "fuerza"), ("pt-BR", "força")],
)
def test_only_what_tells_of_a_computer_getting_ready_tells_its_strength(
    locale: str, strength: str
) -> None:
    say = WORDS[locale]
    assert strength in preparing(say, 60)
    assert strength not in say("hint-estimate") + say("review-note")
