"""Guesses: everything that was seen is kept, everything else is open, and chance decides it."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.game import Seat
from engine.duel.catalog import CARDS, TOKENS
from engine.duel.deal import State, deck
from engine.duel.decisions import PickFromLibrary
from engine.duel.game import DUEL
from engine.duel.types import FaceDown, other
from tests.engine.duel.positions import ME, RIVAL, play
from tests.engine.walk import seeded, walk

MANY = 60


def guesses(state: State, seat: Seat | None, many: int = MANY) -> Iterator[State]:
    """Yield guesses from what a seat sees."""
    for seed in range(many):
        yield DUEL.guess(DUEL.view(state, seat), Random(seed))


def gone(state: State) -> set[str]:
    """Return the cards that have left the layout."""
    cities = state.table.cities
    return {*state.table.discard, *(c for city in cities for c in (*city.cards, *city.under))}


@pytest.mark.parametrize("seed", range(12))
def test_a_guess_keeps_what_was_seen(seed: int) -> None:
    for each in list(seeded(DUEL, seed, 2))[::5]:
        table = each.before.table
        if table.age == 0:
            continue
        for guess in guesses(each.before, each.seat, 3):
            assert guess.table == table
            played = gone(each.before)
            for age in range(1, table.age):
                assert set(guess.deal.ages[age - 1]) <= played
            for card, slot in zip(guess.deal.ages[table.age - 1], table.slots, strict=True):
                if isinstance(slot, FaceDown):
                    assert card not in played | set(table.slots)
                    assert CARDS[card].guild == slot.guild
                else:
                    assert slot == card or (slot is None and card in played)
            owned = {token for city in table.cities for token in city.tokens}
            assert not set(guess.deal.box) & set(table.tokens)
            assert set(guess.deal.tokens) <= owned | set(table.tokens)


@pytest.mark.parametrize("seed", range(12))
def test_no_card_turns_up_twice_in_a_game_played_on_from_a_guess(seed: int) -> None:
    state = list(seeded(DUEL, seed, 2))[20 + seed].before
    for guess in guesses(state, ME, 4):
        *_, last = walk(DUEL, guess, Random(seed))
        end = last.step.state.table
        cards = [*end.discard, *(c for city in end.cities for c in (*city.cards, *city.under))]
        assert len(set(cards)) == len(cards)


def test_all_that_can_lie_face_down_does_so_in_some_guess() -> None:
    states = [each.before for each in seeded(DUEL, 5, 2)]
    state = next(state for state in states if state.table.age == 3)
    backs = dict(enumerate(slot for slot in state.table.slots))
    for guild in (False, True):
        hidden = [place for place, slot in backs.items() if slot == FaceDown(guild)]
        seen = {guess.deal.ages[2][hidden[0]] for guess in guesses(state, ME, 400)}
        assert seen == set(deck(3, guild=guild)) - set(state.table.slots)


def test_the_box_is_guessed_by_all_but_who_drew_from_it() -> None:
    states = [each.before for each in seeded(DUEL, 695, 2)]
    nth = next(n for n, s in enumerate(states) if isinstance(s.table.todo[0], PickFromLibrary))
    state, owner = states[nth], states[nth].table.todo[0].seat
    before = [guess.deal.box for guess in guesses(states[nth - 1], owner)]
    assert {frozenset(box) for box in before} == {frozenset(state.deal.box)}
    assert {box[0] for box in before} == set(state.deal.box)
    assert {guess.deal.box[:3] for guess in guesses(state, owner)} == {state.deal.box[:3]}
    for seat in (other(owner), None):
        assert len({guess.deal.box[:3] for guess in guesses(state, seat)}) > 20


@pytest.mark.parametrize("taken", range(6))
def test_the_draft_is_guessed_in_its_groups(taken: int) -> None:
    state = DUEL.start(DUEL.deal(Random(3), 2, {}))
    groups: tuple[set[str], set[str]] = (set(), set())
    for nth in range(taken):
        groups[nth >= 3].update(state.table.offer)
        state = play(state, f"draft:{state.table.offer[0]}").state
    groups[taken >= 3].update(state.table.offer)
    others = set()
    for guess in guesses(state, ME):
        first, second = guess.deal.wonders
        assert groups[0] <= set(first)
        assert groups[1] <= set(second)
        others.add(frozenset(second) - groups[1])
    assert (len(others) > 1) == (taken < 3)


def test_tokens_are_never_lost_or_doubled() -> None:
    for each in list(seeded(DUEL, 28, 2)):
        for guess in guesses(each.before, RIVAL, 2):
            assert sorted((*guess.deal.tokens, *guess.deal.box)) == sorted(TOKENS)
