"""What holds in 7 Wonders before and after every move, whatever is played."""

import pytest

from engine.core.game import Seat
from engine.seven import events as happened
from engine.seven.catalog import BOARDS, CARDS, STRUCTURES
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.prices import purse
from engine.seven.score import CATEGORIES, counted
from engine.seven.state import State, discards
from engine.seven.table import FACE_DOWN, discard_backs, seats
from tests.engine.seven.games import dealt, game, lying
from tests.engine.walk import Walked

pytestmark = pytest.mark.long

GAMES = 210
CHECKED = 11
"""All cards are looked for before every so many moves, and at the end."""


@pytest.mark.parametrize("players", SEVEN.seats)
def test_what_holds_in_random_games(players: int) -> None:
    for seed in range(GAMES // len(SEVEN.seats)):
        holds(game(seed, players))


def holds(walked: list[Walked[State]]) -> None:
    """Hold a game to everything that holds in every game."""
    for state in (*(each.before for each in walked[::CHECKED]), walked[-1].step.state):
        everywhere_once(state)
    for each in walked:
        coins_explained(each)
        payable(each)
        told(each)
    assert isinstance(walked[-1].step.events[-1], happened.GameEnded)
    acts_only_grow(walked)
    points_add_up(walked[-1].step.state)


def everywhere_once(state: State) -> None:
    """Every card of the Ages dealt so far is in exactly one place."""
    assert lying(state) == dealt(state)
    table = state.table
    for city in table.cities:
        assert city.coins >= 0
        assert 0 <= city.stages <= len(BOARDS[city.board].stages)
        names = [STRUCTURES[card] for card in city.cards]
        assert len(set(names)) == len(names)
    assert list(discard_backs(table)) == sorted(CARDS[card].age for card in discards(state))


def coins_explained(each: Walked[State]) -> None:
    """The events of a move explain what every city gained and lost."""
    before, after = each.before.table.cities, each.step.state.table.cities
    change = [new.coins - old.coins for old, new in zip(before, after, strict=True)]
    explained = [
        sum(coins_of(event, Seat(at)) for event in each.step.events) for at in range(len(before))
    ]
    assert change == explained
    sold = sum(event.coins for event in each.step.events if isinstance(event, happened.Sold))
    assert sold == sum(
        event.price.left + event.price.right
        for event in each.step.events
        if isinstance(event, happened.Built | happened.StageBuilt)
    )


def coins_of(event: Event, seat: Seat) -> int:
    """Return the coins that an event, as it tells it, brings a city."""
    if getattr(event, "seat", None) != seat:
        return 0
    match event:
        case happened.Built() | happened.StageBuilt():
            return -event.price.total
        case happened.Discarded() | happened.Sold() | happened.CoinsGained():
            return event.coins
    return 0


def payable(each: Walked[State]) -> None:
    """What was built cost no more than could be spent."""
    for event in each.step.events:
        if isinstance(event, happened.Built | happened.StageBuilt):
            assert event.price.total <= purse(each.before.table, event.seat)


def told(each: Walked[State]) -> None:
    """The choice is told first, and the end when it comes."""
    assert each.step.events[0] == happened.Chose(each.seat, each.move)
    ended = [event for event in each.step.events if isinstance(event, happened.GameEnded)]
    result = SEVEN.result(each.step.state)
    assert [event.result for event in ended] == ([] if result is None else [result])


def acts_only_grow(walked: list[Walked[State]]) -> None:
    """Acts are never taken back, and each city does one thing in each of 18 turns."""
    for each in walked:
        old, new = each.before.table.acts, each.step.state.table.acts
        assert new[: len(old)] == old
    end = walked[-1].step.state
    acts = end.table.acts
    faces = [at for at, act in enumerate(acts) if act.what in FACE_DOWN]
    assert [at for at, _ in end.faces] == faces
    assert all(acts[at].card is None for at in faces)
    played = [act for act in acts if act.turn <= 6 and act.what not in ("leftover", "revive")]
    assert len(played) == 18 * len(end.table.cities)


def points_add_up(end: State) -> None:
    """The categories are the total, and those with the most points win."""
    points = []
    for seat in seats(end.table):
        score = counted(end.table, seat).score
        parts = [getattr(score, name) for name in CATEGORIES]
        assert sum(parts) == score.total
        assert min(parts[1:]) >= 0
        points.append(score.total)
    result = SEVEN.result(end)
    assert result is not None
    assert result.winners
    assert all(points[seat] == max(points) for seat in result.winners)
