"""Nobody's view, moves or told events depend on what they cannot know."""

from random import Random

import msgspec
import pytest

from engine.architects.decisions import KeepCard
from engine.architects.game import ARCHITECTS
from engine.architects.legal import legal
from engine.core.game import Seat
from tests.engine.architects.anew import dealt_anew
from tests.engine.architects.invariants import game
from tests.engine.architects.positions import ME, NEXT, city, play, position


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_view_stays_the_same_when_hidden_things_are_dealt_anew(seats: int) -> None:
    rng = Random(seats)
    changed = looked = peeked = 0
    for seed in range(3):
        walked = list(game(seed, seats, late=seed == 2))
        looking = [each for each in walked if isinstance(each.before.table.todo[0], KeepCard)]
        for each in (*walked[::8], *looking):
            for seat in (*map(Seat, range(seats)), None):
                view = ARCHITECTS.view(each.before, seat)
                other = dealt_anew(each.before, seat, rng)
                assert ARCHITECTS.view(other, seat) == view
                changed += other.deal.centre != each.before.deal.centre
                looked += bool(view.looked)
                peeked += view.peek is not None
    assert changed
    assert peeked
    assert looked or seats < 7  # seven have Halicarnassus among them


def test_what_one_seat_sees_does_change_for_that_seat_alone() -> None:
    """The test above could not fail if views held too little: here the hidden is really seen."""
    rng = Random(1)
    peeking = play(position(cat=NEXT, tops={ME: "vp3"}), "take:0").state
    found = {ARCHITECTS.view(dealt_anew(peeking, None, rng), NEXT).peek for _ in range(200)}
    assert len(found) == 14
    halicarnassus = position(city("halicarnassus", "wood", built="2d"), tops={ME: "wood"})
    looking = play(halicarnassus, "take:0", "build:2s:wood+wood", "look:0").state
    seen = {ARCHITECTS.view(dealt_anew(looking, None, rng), ME).looked for _ in range(50)}
    assert len(seen) > 40
    assert len({cards[0] for cards in seen}) == 1


def test_who_does_not_see_the_cards_has_no_moves_with_them() -> None:
    halicarnassus = position(city("halicarnassus", "wood", built="2d"), tops={ME: "wood"})
    state = play(halicarnassus, "take:0", "build:2s:wood+wood", "look:0").state
    assert isinstance(state.table.todo[0], KeepCard)
    assert legal(ARCHITECTS.view(state, ME), ME)
    for seat in (NEXT, Seat(2), None):
        assert legal(ARCHITECTS.view(state, seat), ME) == ()


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_what_is_stored_of_a_view_tells_nothing_more(seats: int) -> None:
    """The text of a table has no room for a card that lies hidden: it is the same for all."""
    for each in game(seats, seats):
        texts = set()
        for seat in (*map(Seat, range(seats)), None):
            view = ARCHITECTS.view(each.before, seat)
            texts.add(msgspec.json.encode(view.table))
        assert len(texts) == 1
