"""Pairings of tournaments: who meets whom, and how the people are ranked."""

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from bot.store.tournaments.records import TournamentKind
from bot.tables.tournaments.pairing import (
    DRAW,
    LOSS,
    WIN,
    Pairing,
    robin,
    robin_rounds,
    standings,
    swiss,
    swiss_rounds,
)
from bot.tables.tournaments.round_games import rounds_of

from ..store.examples import CUP


def decided(pairings: tuple[Pairing, ...], luck: Random) -> list[Pairing]:
    """Return a round that was played; a bye is a victory."""
    scores = ((WIN, LOSS), (LOSS, WIN), (DRAW, DRAW))
    return [
        Pairing(each.first, each.second, (WIN, 0) if each.second is None else luck.choice(scores))
        for each in pairings
    ]


@pytest.mark.parametrize("people", [4, 5, 8, 13, 64])
def test_all_meet_all_in_a_round_robin_and_the_first_seats_go_around(people: int) -> None:
    rounds = [robin(people, number) for number in range(1, robin_rounds(people) + 1)]
    games = [game for each in rounds for game in each if game.second is not None]
    met = [(min(each.first, each.second), max(each.first, each.second)) for each in games]  # type: ignore[type-var]
    assert sorted(met) == [*combinations(range(people), 2)]
    for each in rounds:
        seen = [number for game in each for number in (game.first, game.second)]
        assert sorted(n for n in seen if n is not None) == list(range(people))
        assert [game.second for game in each[:-1]].count(None) == 0, "a bye is told last"
    firsts = [sum(game.first == number for game in games) for number in range(people)]
    assert {abs(2 * first - (people - 1)) for first in firsts} == {1 - people % 2}


@pytest.mark.parametrize("people", [4, 5, 9, 30, 64])
def test_nobody_meets_twice_or_has_two_byes_in_swiss_rounds(people: int) -> None:
    luck, played = Random(people), list[Pairing]()
    playing = set(range(people))
    for number in range(swiss_rounds(people)):
        found = swiss(playing, played)
        seen = [each for game in found for each in (game.first, game.second) if each is not None]
        assert sorted(seen) == sorted(playing)
        played += decided(found, luck)
        if number == 1 and people > 8:
            playing.discard(3)  # leaves in the middle
    met = [frozenset((game.first, game.second)) for game in played if game.second is not None]
    assert len(met) == len(set(met))
    byes = [game.first for game in played if game.second is None]
    assert len(byes) == len(set(byes))
    for number in range(people):
        first = sum(game.first == number and game.second is not None for game in played)
        assert abs(first - sum(game.second == number for game in played)) <= 3


def test_people_with_as_many_points_meet_and_those_who_must_meet_again() -> None:
    played = [Pairing(0, 1, (WIN, LOSS)), Pairing(2, 3, (WIN, LOSS))]
    second = swiss({0, 1, 2, 3}, played)
    assert {frozenset((each.first, each.second)) for each in second} == {
        frozenset((0, 2)),
        frozenset((1, 3)),
    }
    won = [Pairing(each, each + 4, (WIN, LOSS)) for each in range(4)]
    pairs = [{each.first, each.second} for each in swiss(range(8), won)]
    assert pairs == [{0, 2}, {1, 3}, {4, 6}, {5, 7}]
    (again,) = swiss({0, 1}, played)
    assert {again.first, again.second} == {0, 1}
    assert swiss({2}, played) == (Pairing(2, None),)


def test_the_upper_half_of_those_with_as_many_points_meets_the_lower_one_in_order() -> None:
    found = swiss(range(8), ())
    pairs = [
        sorted(each for each in (game.first, game.second) if each is not None) for game in found
    ]
    assert pairs == [[0, 4], [1, 5], [2, 6], [3, 7]]


def test_the_last_one_without_a_bye_has_it_and_it_is_no_game_with_the_first_seat() -> None:
    played = [
        Pairing(0, 1, (WIN, LOSS)),
        Pairing(2, 3, (WIN, LOSS)),
        Pairing(4, None, (WIN, 0)),
    ]
    assert swiss(range(5), played)[-1] == Pairing(3, None)
    behind = [
        Pairing(0, None, (WIN, 0)),
        Pairing(2, 0, (WIN, LOSS)),
        Pairing(1, 2, (WIN, LOSS)),
        Pairing(2, 1, (WIN, LOSS)),
    ]
    assert swiss({0, 1}, behind) == (Pairing(0, 1),)


def test_who_beat_the_better_ones_stands_before_the_others() -> None:
    """Points first, then all opponents' points, then those of the beaten."""
    played = [
        Pairing(0, 1, (WIN, LOSS)),
        Pairing(2, 3, (DRAW, DRAW)),
        Pairing(0, 2, (LOSS, WIN)),
        Pairing(1, 3, (WIN, LOSS)),
        Pairing(4, None, (WIN, 0)),
        Pairing(0, 3),  # is being played
    ]
    found = standings(range(5), played)
    assert [(each.number, each.rank, each.points) for each in found] == [
        (2, 1, 3), (0, 2, 2), (1, 3, 2), (4, 4, 2), (3, 5, 1),
    ]  # fmt: skip
    zero = found[1]
    assert (zero.buchholz, zero.berger, zero.wins) == (5, 2.0, 1)
    assert found[0].wins == 1
    equal = standings(range(3), [Pairing(0, 2, (WIN, LOSS)), Pairing(2, 1, (LOSS, WIN))])
    assert [(each.number, each.rank) for each in equal] == [(0, 1), (1, 1), (2, 3)]
    assert [each.rank for each in standings(range(3), [])] == [1, 1, 1]


@pytest.mark.parametrize(
    ("kind", "chosen", "people", "rounds"),
    [
        ("swiss", 0, 8, 3),
        ("swiss", 5, 8, 5),
        ("swiss", 9, 4, 3),
        ("swiss", 0, 2, 1),
        ("robin", 2, 5, 5),
    ],
)
def test_there_are_as_many_rounds_as_chosen_where_people_can_meet_anew(
    kind: TournamentKind, chosen: int, people: int, rounds: int
) -> None:
    assert rounds_of(replace(CUP, kind=kind, rounds=chosen), people) == rounds
