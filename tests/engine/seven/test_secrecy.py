"""Nobody sees what is hidden: not in a view, nor by what changes in it, nor in an event."""

import re
from collections import Counter
from random import Random

import msgspec
import pytest

from engine.core.game import Seat
from engine.seven.catalog import GUILDS
from engine.seven.events import Chose
from engine.seven.game import SEVEN
from engine.seven.legal import legal
from engine.seven.state import State
from engine.seven.table import View, actor, seats
from engine.seven.types import CardId
from tests.engine.seven.games import dealt, game, left_in_pile, states

SEEDS = [(seed, 2 + seed % 6) for seed in range(12)]


def words(of: object) -> set[str]:
    """Return every word that a value holds: the ids of all that can be seen in it."""
    return set(re.findall(r'"(\w+)"(?!:)', msgspec.json.encode(of).decode()))


def may_know(state: State, seat: Seat | None) -> Counter[CardId]:
    """Return every card that a seat can have seen: those in the open, and those it held."""
    cards: Counter[CardId] = Counter()
    for city in state.table.cities:
        cards.update(city.cards)
    if seat is not None:
        for sight in state.memories[seat].sights:
            cards.update(sight.hand)
        cards.update(card for _, card in SEVEN.view(state, seat).faces)
        cards.update(filter(None, [SEVEN.view(state, seat).last]))
    return cards


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_a_view_names_no_card_that_was_not_seen(seed: int, players: int) -> None:
    for state in states(game(seed, players))[::2]:
        every = {card for age in (1, 2, 3) for hand in state.deal.hands(age) for card in hand}
        every |= {card for age in (1, 2, 3) for card in state.deal.pile(age)}
        reprinted = {"loom", "glassworks", "press"}
        for seat in (*seats(state.table), None):
            view = SEVEN.view(state, seat)
            shown = (words(view) & every) - reprinted
            traded = words([city.board for city in state.table.cities])
            assert shown - traded <= set(may_know(state, seat))


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_what_is_told_of_an_ended_game_completes_what_is_open(seed: int, players: int) -> None:
    """Every card dealt so far is in one place: in a city, in the draw pile, or told as hidden."""
    for state in states(game(seed, players))[-1::-7]:
        told = {(each.where, each.seat): each.items for each in SEVEN.hidden(state)}
        guilds = told.pop(("guilds", None))
        places = Counter(left_in_pile(state))
        for city in state.table.cities:
            places.update(city.cards)
        for items in told.values():
            places.update(items)
        assert places == dealt(state)
        third = [*state.deal.hands(3), state.deal.pile(3)]
        assert sorted(guilds) == sorted(set(GUILDS) - {card for hand in third for card in hand})
        for seat, city in enumerate(state.table.cities[: state.table.players]):
            assert len(told.get(("under", seat), ())) == city.stages


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_a_choice_changes_nothing_that_others_see(seed: int, players: int) -> None:
    for each in game(seed, players)[::5]:
        state, seat = each.before, each.seat
        steps = [
            SEVEN.apply(state, seat, move) for move in SEVEN.legal(SEVEN.view(state, seat), seat)
        ]
        if len(SEVEN.to_act(state)) == 1 and state.table.acts != steps[0].state.table.acts:
            continue  # the last choice opens all
        for other in (*seats(state.table), None):
            views = [SEVEN.view(step.state, other) for step in steps]
            told = [
                [event for event in step.events if SEVEN.visible(event, other)] for step in steps
            ]
            if other == seat:
                assert len({str(view.choice) for view in views}) == len(steps)
                continue
            assert all(view == views[0] for view in views)
            assert all(events == told[0] for events in told)


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_events_that_others_see_name_no_hidden_card(seed: int, players: int) -> None:
    for each in game(seed, players):
        after = each.step.state
        new = after.table.acts[len(each.before.table.acts) :]
        opened = {act.card for act in new}
        for other in (*seats(after.table), None):
            told = [event for event in each.step.events if SEVEN.visible(event, other)]
            own = {card for event in told for card in words(event) & words(after.hands)}
            if other != each.seat:
                assert not any(isinstance(event, Chose) for event in told)
            if other is None:
                sources = {getattr(event, "source", None) for event in told}
                chained = {name for event in told for name in words(getattr(event, "price", ()))}
                assert own <= opened | sources | chained


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_views_stay_as_they_are_when_hidden_things_are_dealt_anew(seed: int, players: int) -> None:
    rng = Random(seed)
    for each in rng.sample(game(seed, players), 4):
        for seat in (*seats(each.before.table), None):
            view = SEVEN.view(each.before, seat)
            guessed = SEVEN.guess(view, rng)
            assert SEVEN.view(guessed, seat) == view
            assert SEVEN.view(guessed, None) == SEVEN.view(each.before, None)


def test_another_seats_view_offers_nothing() -> None:
    state = SEVEN.start(SEVEN.deal(Random(1), 3, {}))
    for seat in seats(state.table):
        for other in (*seats(state.table), None):
            view = SEVEN.view(state, other)
            assert bool(legal(view, seat)) == (seat == other)
    assert SEVEN.view(state, Seat(3)) == View(state.table, None)


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_a_seat_knows_the_faces_that_it_put_there(seed: int, players: int) -> None:
    state = game(seed, players)[-1].step.state
    faces = dict(state.faces)
    for seat in seats(state.table):
        known = dict(state.memories[seat].faces)
        assert known.items() <= faces.items()
        acts = enumerate(state.table.acts)
        own = {at for at, act in acts if at in faces and actor(act, players) == seat}
        looked = any(
            act.what == "revive" and actor(act, players) == seat for act in state.table.acts
        )
        assert set(known) == own or (looked and set(known) > own)
