"""How the computer's levels are rated: so that the model expects what was measured of them."""

import tomllib
from math import exp, sqrt

import pytest
from openskill.models import PlackettLuce

from bot.store import RatedSeat
from bot.tables.rankings import ratings
from bot.tables.rankings.ratings import LEVEL_SIGMA, MEASURED, NEWCOMER, OpenSkill, level_skills
from engine.ai.levels import LEVELS, USUAL
from engine.core.data import BadData

GAMES = tomllib.loads(MEASURED.read_text())


@pytest.mark.parametrize("game", GAMES)
def test_each_level_wins_as_often_against_the_one_below_it_as_was_measured(game: str) -> None:
    skills = level_skills(game)
    assert list(skills) == list(LEVELS)
    for match in GAMES[game]:
        spread = sqrt(match["seats"] * (PlackettLuce().beta ** 2 + LEVEL_SIGMA**2))
        stronger, weaker = (exp(skills[match[key]].mu / spread) for key in ("level", "against"))
        won = stronger / (stronger + (match["seats"] - 1) * weaker)
        assert won == pytest.approx(match["won"])


def test_of_a_person_and_a_computer_the_person_alone_is_rated_anew() -> None:
    rater = OpenSkill()
    person = RatedSeat(1, None, rater.newcomer)
    won = {}
    for level in (*LEVELS, "gone"):  # one of former times counts as the weakest
        mine, its = rater.rate("duel", [person, RatedSeat(2, level, rater.newcomer)])
        assert mine.rating > person.skill.rating
        assert its == level_skills("duel").get(level, level_skills("duel")[LEVELS[0]])
        won[level] = mine.rating
    assert won["gone"] == won[LEVELS[0]]
    assert [won[level] for level in LEVELS] == sorted(set(won.values()))


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_level_is_as_strong_as_a_newcomer_but_better_known(game: str) -> None:
    usual, newcomer = level_skills(game)[USUAL], OpenSkill().newcomer
    assert usual.mu == pytest.approx(newcomer.mu)
    assert usual.rating > newcomer.rating == NEWCOMER
    ratings = [each.rating for each in level_skills(game).values()]
    assert ratings == sorted(ratings)
    assert ratings[0] < ratings[-1]


def test_a_level_that_was_not_measured_is_told_with_the_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ratings, "LEVELS", (*LEVELS, "oracle"))
    ratings._measured.cache_clear()
    with pytest.raises(BadData, match=r"^data/ratings/levels\.toml\[duel\]: .*, oracle against"):
        level_skills("duel")
