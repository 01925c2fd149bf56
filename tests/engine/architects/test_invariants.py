"""Random games: cards and tokens are conserved, and events tell everything that happens."""

import pytest

from engine.architects import events as happened
from engine.architects.decisions import Act, KeepCard, Turn
from engine.architects.game import ARCHITECTS
from engine.architects.score import REASONS
from engine.core.game import Seat
from tests.engine.architects.invariants import game, games, is_conserved, is_explained

GAMES = 240


@pytest.mark.long
def test_every_card_and_token_is_in_exactly_one_place() -> None:
    """Looked at in every twentieth state of each game, and at its end."""
    reasons = set()
    for walked in games(GAMES):
        for each in walked[::20]:
            is_conserved(each.before)
        last = walked[-1].step.state
        is_conserved(last)
        result = ARCHITECTS.result(last)
        assert result is not None
        reasons.add(result.reason)
    assert reasons == set(REASONS)


@pytest.mark.parametrize("seats", range(2, 8))
def test_events_tell_everything(seats: int) -> None:
    for seed in range(4):
        for each in game(seed, seats, late=seed % 2 == 1):
            is_explained(each)


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_turns_go_round_and_are_over_when_nothing_can_be_done(seats: int) -> None:
    for seed in range(4):
        for each in game(seed, seats, late=seed % 2 == 1):
            table = each.before.table
            assert table.todo[0].seat == each.seat == table.turn % seats
            assert isinstance(table.todo[-1], Act)
            if isinstance(table.todo[0], Turn):
                assert (table.ready, table.used) == ((), ())
            passed = [e.seat for e in each.step.events if isinstance(e, happened.Passed)]
            after = each.step.state.table
            if after.todo:
                turns = after.turn - table.turn
                assert turns == len(passed) + isinstance(after.todo[0], Turn)
                assert passed == [Seat((table.turn + n) % seats) for n in range(1, turns)]


@pytest.mark.parametrize("seats", range(2, 8))
def test_only_who_looks_is_told_what_lies_hidden(seats: int) -> None:
    """What a seat is told and sees agrees, and nobody else is told or sees it."""
    everybody = (*map(Seat, range(seats)), None)
    for seed in range(6):
        for each in game(seed, seats):
            state = each.step.state
            for event in each.step.events:
                may_know = [seat for seat in everybody if ARCHITECTS.visible(event, seat)]
                if isinstance(event, happened.TopSeen):
                    assert may_know == [event.seat]
                    assert ARCHITECTS.view(state, event.seat).peek == event.card
                    assert event.seat == state.table.cat
                elif isinstance(event, happened.CardsSeen):
                    assert may_know == [event.seat]
                    assert ARCHITECTS.view(state, event.seat).looked == event.cards
                else:
                    assert may_know == list(everybody)
            looking = state.table.todo[0] if state.table.todo else None
            for seat in everybody:
                view = ARCHITECTS.view(state, seat)
                assert (view.peek is not None) == (seat in state.table.peeked)
                looks = isinstance(looking, KeepCard) and looking.seat == seat
                assert bool(view.looked) == looks
