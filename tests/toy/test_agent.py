"""The computer player of the toy: seeded, legal, and stronger at a higher level."""

from random import Random

import pytest

from engine.ai.levels import LEVELS
from engine.core.game import Seat
from tests.toy import GAME, agent
from tests.toy.rules import RPS, Card, Deal, Table, View
from tests.toy.tables import HANDS


def test_there_is_nothing_to_compile() -> None:
    agent.compile()
    assert (agent.ready(), agent.load(), agent.compiling()) == (True, True, None)
    assert set(GAME.agent.seconds) == set(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_legal_move(level: str) -> None:
    view, seat = GAME.first_decision()
    assert isinstance(view, View)
    texts = [agent.choose(view, seat, level, seed) for seed in range(20)]
    assert texts == [agent.choose(view, seat, level, seed, 0.1) for seed in range(20)]
    assert {RPS.parse(text) for text in texts} <= set(RPS.legal(view, seat))


def test_what_few_can_beat_is_best() -> None:
    """Of the papers none is left, of the scissors many."""
    papers: tuple[Card, ...] = ("paper",) * 4
    view = View(Table(4, 5, (papers,) * 3), Seat(0), ("rock", "rock", "paper", "scissors"))
    thought = agent.evaluate(view, Seat(0), 1)
    assert thought.best.move == "throw:rock"
    assert agent.choose(view, Seat(0), LEVELS[-1], 1) == "throw:rock"


def test_who_has_no_move_is_told_so() -> None:
    state = RPS.apply(RPS.start(Deal(HANDS, 5)), Seat(0), RPS.parse("throw:rock")).state
    with pytest.raises(ValueError, match="no move"):
        agent.choose(RPS.view(state, Seat(0)), Seat(0), LEVELS[0], 1)
    with pytest.raises(KeyError):
        agent.choose(RPS.view(state, Seat(1)), Seat(1), "nobody", 1)


def test_a_higher_level_chooses_better() -> None:
    """The mean chance of what each level chooses, in the same positions."""
    chances = dict.fromkeys(LEVELS, 0.0)
    for seed in range(100):
        view = RPS.view(RPS.start(RPS.deal(Random(seed), 3, {})), Seat(1))
        worth = {each.move: each.chance for each in agent.evaluate(view, Seat(1), 1).options}
        for level in LEVELS:
            chances[level] += worth[agent.choose(view, Seat(1), level, 1000 + seed)]
    apprentice, builder, architect, master = chances.values()
    assert apprentice < builder < architect == master
