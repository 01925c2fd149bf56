"""Each player chooses the side of the own board, in secret, before the first hand is dealt."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine.ai.seven.agent import choose, evaluate
from engine.core.game import Seat
from engine.seven.events import AgeBegan, Chose, SideTaken
from engine.seven.game import SEVEN
from engine.seven.report import report
from engine.seven.types import FREE_CITY, Board

CHOSEN = {"sides": "choose"}


def test_sides_are_opened_together_and_then_the_hands_are_dealt() -> None:
    state = SEVEN.start(SEVEN.deal(Random(3), 3, CHOSEN))
    assert [city.board.side for city in state.table.cities] == ["A"] * 3  # for want of another
    dealt = state.table.cities
    for seat, side in ((2, "b"), (0, "b")):
        before, spectated = SEVEN.view(state, Seat(1)), SEVEN.view(state, None)
        step = SEVEN.apply(state, Seat(seat), SEVEN.parse(f"side:{side}"))
        other = SEVEN.apply(state, Seat(seat), SEVEN.parse("side:a"))
        state = step.state
        assert isinstance(step.events[0], Chose)
        assert len(step.events) == 1
        assert SEVEN.view(state, Seat(1)) == SEVEN.view(other.state, Seat(1))
        assert replace(before, table=state.table) == SEVEN.view(state, Seat(1))
        assert replace(spectated, table=state.table) == SEVEN.view(state, None)
        assert SEVEN.view(state, Seat(seat)).choice == SEVEN.parse(f"side:{side}")
    assert SEVEN.to_act(state) == (1,)
    assert state.table.cities == dealt
    assert state.hands == ((),) * 3
    step = SEVEN.apply(state, Seat(1), SEVEN.parse("side:a"))
    table = step.state.table
    assert [city.board.side for city in table.cities] == ["B", "A", "B"]
    assert [type(event) for event in step.events] == [Chose, *[SideTaken] * 3, AgeBegan]
    assert (table.age, table.turn, table.chosen) == (1, 1, ())
    assert step.state.hands == state.deal.hands(1)
    assert len(step.state.memories[0].sights) == 1


def test_the_free_city_has_its_side_by_lot() -> None:
    """The rulebook lays its board aside (ruling 52); nobody sits there who could choose."""
    deals = [SEVEN.deal(Random(seed), 2, CHOSEN) for seed in range(20)]
    assert {deal.wonders[FREE_CITY].side for deal in deals} == {"A", "B"}
    state = SEVEN.start(deals[0])
    for seat in (Seat(0), Seat(1)):
        state = SEVEN.apply(state, seat, SEVEN.parse("side:b")).state
    assert [city.board.side for city in state.table.cities][:2] == ["B", "B"]
    assert state.table.cities[FREE_CITY].board == deals[0].wonders[FREE_CITY]


def test_the_deal_is_that_of_sides_a_and_says_that_sides_are_chosen() -> None:
    deal, all_a = (SEVEN.deal(Random(5), 4, {"sides": each}) for each in ("choose", "a"))
    assert replace(deal, choose_sides=False) == all_a
    assert SEVEN.unpack(SEVEN.pack(deal)) == deal
    assert msgspec.json.decode(SEVEN.pack(deal))["choose_sides"] is True
    assert "choose_sides" not in msgspec.json.decode(SEVEN.pack(all_a))
    assert next(iter(report(deal))).endswith("chosen by the player")
    first, *others = deal.wonders
    with pytest.raises(ValueError, match="before it is chosen"):
        replace(deal, wonders=(Board(first.wonder, "B"), *others))


@pytest.mark.long
def test_computers_compare_the_sides() -> None:
    """Both are played out, also where the policy alone chooses cards; a seed tells the outcome."""
    state = SEVEN.start(SEVEN.deal(Random(0), 4, CHOSEN))
    view = SEVEN.view(state, Seat(0))
    found = evaluate(view, Seat(0), 1, simulations=2)
    assert {option.move for option in found.options} == {"side:a", "side:b"}
    assert all(option.visits for option in found.options)
    assert len({choose(view, Seat(0), "architect", 7, 0.0) for _ in range(2)}) == 1
