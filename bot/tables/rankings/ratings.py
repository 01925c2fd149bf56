"""Rates players with openskill's Plackett-Luce model; the computer's levels have fixed ratings."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import log, sqrt
from pathlib import Path

from msgspec import Struct, convert
from openskill.models import PlackettLuce

from engine.ai.levels import LEVELS, USUAL
from engine.core.data import BadData, shown_path

from ...store import RatedSeat, Skill

MEASURED = Path(__file__).parents[3] / "data" / "ratings" / "levels.toml"

NEWCOMER, POINTS = 1000, 40
"""The rating that a newcomer is shown, and how many points one unit of the model is worth."""

LEVEL_SIGMA = 1.0
"""The deviation of a level: that of a person after some hundred games."""

_MODEL = PlackettLuce()


class Match(Struct, frozen=True, forbid_unknown_fields=True):
    """A measured match: one seat with `level`, the others with `against`; the share it `won`."""

    level: str
    against: str
    seats: int
    games: int
    won: float


class OpenSkill:
    """Rates games as `bot.store.Rater` asks for it."""

    @property
    def newcomer(self) -> Skill:
        """The skill of a person without a rated game."""
        return _skill(_MODEL.mu, _MODEL.sigma)

    def rate(self, game: str, seats: Sequence[RatedSeat]) -> Sequence[Skill]:
        """Return the skill of each seat after a game; that of a computer stays."""
        before = [_before(game, each) for each in seats]
        teams = [[_MODEL.rating(each.mu, each.sigma)] for each in before]
        after = _MODEL.rate(teams, ranks=[float(each.place) for each in seats])
        return [
            skill if seat.level is not None else _skill(rating.mu, rating.sigma)
            for seat, skill, (rating,) in zip(seats, before, after, strict=True)
        ]


def level_skills(game: str) -> Mapping[str, Skill]:
    """Return the fixed skill of each level in a game, the weakest first."""
    return _measured().get(game, _unmeasured())


def _before(game: str, seat: RatedSeat) -> Skill:
    if seat.level is None:
        return seat.skill
    skills = level_skills(game)
    return skills.get(seat.level, skills[LEVELS[0]])  # a level of former times


def _skill(mu: float, sigma: float) -> Skill:
    """Return a skill with its rating: what the player is almost surely as strong as."""
    shown = _MODEL.rating(mu, sigma).ordinal(alpha=POINTS, target=NEWCOMER)
    return Skill(mu, sigma, shown)


@cache
def _measured() -> Mapping[str, Mapping[str, Skill]]:
    found = convert(tomllib.loads(MEASURED.read_text()), dict[str, list[Match]])
    return {game: _chain(game, matches) for game, matches in found.items()}


def _chain(game: str, matches: Sequence[Match]) -> Mapping[str, Skill]:
    """Return the skills of all levels, of matches between each level and the one below it."""
    needed = [(stronger, weaker) for weaker, stronger in pairwise(LEVELS)]
    if [(each.level, each.against) for each in matches] != needed:
        named = ", ".join(f"{stronger} against {weaker}" for stronger, weaker in needed)
        raise BadData(f"{shown_path(MEASURED)}[{game}]: expected a match each of {named}")
    mu = {LEVELS[0]: 0.0}
    for match in matches:
        mu[match.level] = mu[match.against] + _distance(match)
    return {level: _skill(_MODEL.mu + each - mu[USUAL], LEVEL_SIGMA) for level, each in mu.items()}


def _distance(match: Match) -> float:
    """Return by how much the level must be stronger for the model to expect the share it won."""
    spread = sqrt(match.seats * (_MODEL.beta**2 + LEVEL_SIGMA**2))
    return spread * log(match.won * (match.seats - 1) / (1 - match.won))


def _unmeasured() -> Mapping[str, Skill]:
    """Return the skills of the levels of a game without measurements: that of a newcomer."""
    return dict.fromkeys(LEVELS, _skill(_MODEL.mu, LEVEL_SIGMA))
