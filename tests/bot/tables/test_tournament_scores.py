"""What the games of a tournament count, however they ended or came not to be played."""

import pytest
from msgspec.structs import replace

from bot.store import FORGOTTEN, Ending, Player, TableRecord
from bot.tables.tournaments.pairing import DRAW, LOSS, WIN, Pairing
from bot.tables.tournaments.round_games import games_of, scores
from engine.core.game import ABANDONED, RESIGNATION
from tests.stored import record_of

from ..scene import ended
from .test_tournament_panels import PEOPLE, RUNNING

ANA, BRUNO = Player(1, "Ana"), Player(2, "Bruno")
REPLACED = Player(None, "Ana", "master", former_id=1)


def game(ending: Ending, *players: Player) -> TableRecord:
    position = ended()
    who = players or (ANA, BRUNO)
    return record_of("duel", position.deal, who, position.moves, ending=ending)


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("reason", ["science", RESIGNATION])
def test_a_victory_counts_for_whoever_won(winner: int, reason: str) -> None:
    record = game(Ending(reason, (winner,)))
    assert scores(record, winner) == (WIN, LOSS)
    assert scores(record, 1 - winner) == (LOSS, WIN)


def test_a_shared_victory_is_half_a_point_for_both() -> None:
    assert scores(game(Ending("civilian", (0, 1))), 1) == (DRAW, DRAW)


def test_who_left_has_lost_though_the_computer_won_in_that_seat() -> None:
    record = game(Ending("science", (0,)), REPLACED, BRUNO)
    assert (scores(record, 0), scores(record, 1)) == ((LOSS, WIN), (WIN, LOSS))


def test_nobody_gets_anything_where_both_left_or_the_game_was_ended_or_cannot_be_read() -> None:
    science, forgotten = Ending("science", (0,)), Player(FORGOTTEN, "", left=True)
    assert scores(game(science, REPLACED, forgotten), 0) == (LOSS, LOSS)
    assert scores(game(Ending(ABANDONED, ())), 0) == (LOSS, LOSS)
    assert scores(replace(game(science), deal=b"{}"), 0) == (LOSS, LOSS)


def test_who_meets_nobody_has_won_and_who_meets_somebody_who_left_once_that_is_told() -> None:
    left = tuple(replace(each, left_after=1) for each in PEOPLE[2:])
    found = replace(RUNNING, round=2, rounds=3, entrants=(*PEOPLE[:2], *left))
    paired = (Pairing(0, 1), Pairing(0, 2), Pairing(3, 1), Pairing(2, 3), Pairing(0, None))
    games = games_of(found, 3, (*paired, Pairing(3, None)))
    assert [each.scores for each in games] == [*(None,) * 4, (WIN, LOSS), (LOSS, LOSS)]
    assert {each.round for each in games} == {3}
    assert [each.board for each in games] == list(range(6))
