"""How likely each seat is to win, in words."""

from bot.wording.chances import chances_now
from engine.ai.thought import Option, Thought
from engine.core.game import Seat

from .languages import WORDS

BEST = (Option("best", 0.5, 9),)


def test_each_seat_is_told_with_its_share_of_what_the_best_move_leaves() -> None:
    thought = Thought(Seat(1), BEST, 9, (0.6, 0.4))
    told = chances_now(WORDS["en-US"], ("**Ana**", "**Bruno**", "**Carla**"), thought)
    assert told == "Your chance of winning now: **50%**\nThe others: **Ana** 30%; **Carla** 20%"


def test_of_two_the_other_has_what_is_left() -> None:
    told = chances_now(WORDS["en-US"], ("**Ana**", "**Bruno**"), Thought(Seat(0), BEST, 9))
    assert told.splitlines()[1] == "Your opponent: **Bruno** 50%"
