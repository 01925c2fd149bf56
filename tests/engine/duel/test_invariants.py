"""What holds in Duel before and after every move, whatever is played."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.core.game import Seat
from engine.duel import events as happened
from engine.duel import moves
from engine.duel.catalog import AGES, CARDS, LAYOUTS, TOKENS, WONDERS
from engine.duel.deal import State
from engine.duel.decisions import PickFromLibrary
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.legal import allowed
from engine.duel.moves import Discard, Move
from engine.duel.score import score
from engine.duel.table import free_slots
from engine.duel.types import AGE_BACK, GUILD_BACK, SEATS, FaceDown, other
from tests.engine.duel.positions import coins, views, words
from tests.engine.walk import Walked, at_random, seeded

games = given(seed=some.integers(0, 10**9), beginner=some.booleans())
modest = settings(max_examples=50, deadline=None, derandomize=True)


def eagerly(rng: Random, moves: Sequence[Move]) -> Move:
    """Pick any move but a discard, where there is another: more wonders, tokens and effects."""
    return rng.choice([move for move in moves if not isinstance(move, Discard)] or moves)


def game(seed: int, beginner: bool) -> list[Walked[State]]:
    """Return a random game; every other seed is played eagerly."""
    options = {"wonders": "beginner"} if beginner else {}
    return list(seeded(DUEL, seed, 2, options, eagerly if seed % 2 else at_random))


def states(walked: list[Walked[State]]) -> list[State]:
    """Return every state of a game."""
    return [*(each.before for each in walked), walked[-1].step.state]


@modest
@games
def test_coins_pawn_and_wonders_stay_in_bounds(seed: int, beginner: bool) -> None:
    for state in states(game(seed, beginner)):
        table = state.table
        assert min(coins(table)) >= 0
        assert -9 <= table.pawn <= 9
        assert sum(len(city.built) for city in table.cities) <= 7
        for city in table.cities:
            assert len(city.built) == len(city.under)
            assert len(city.built) + len(city.wonders) <= 4


@modest
@games
def test_every_card_is_in_exactly_one_place(seed: int, beginner: bool) -> None:
    for state in states(game(seed, beginner)):
        table, deal = state.table, state.deal
        places = Counter(table.discard)
        for city in table.cities:
            places.update((*city.cards, *city.under))
        assert set(places.values()) <= {1}
        for age in AGES:
            if age < table.age:
                assert places.keys() >= set(deal.ages[age - 1])
            elif age > table.age:
                assert not places.keys() & set(deal.ages[age - 1])
        dealt = deal.ages[table.age - 1] if table.age else ()
        for card, slot in zip(dealt, table.slots, strict=True):
            assert (slot is None) == (card in places)
            if isinstance(slot, FaceDown):
                assert slot == (GUILD_BACK if CARDS[card].guild else AGE_BACK)
            else:
                assert slot in (None, card)


@pytest.mark.parametrize("beginner", [False, True])
def test_what_is_told_of_an_ended_game_completes_what_is_open(beginner: bool) -> None:
    """Every card, wonder and token is in one place: open on the table, or told as hidden."""
    for state in (state for seed in (1, 4, 6) for state in states(game(seed, beginner))[::3]):
        table, told = state.table, [each for each in DUEL.hidden(state) if each.items]
        places = Counter((*table.discard, *table.tokens, *table.offer))
        places.update(slot for slot in table.slots if isinstance(slot, str))
        for city in table.cities:
            places.update((*city.cards, *city.under, *city.wonders, *city.built, *city.tokens))
        places.update(item for each in told for item in each.items)
        assert {each.age for each in told if each.where == "later"} == {
            age for age in AGES if age > table.age
        }
        if table.age and sum(len(city.built) for city in table.cities) < 7:
            assert places == Counter((*CARDS, *WONDERS, *TOKENS))


@modest
@games
def test_tokens_and_wonders_are_conserved(seed: int, beginner: bool) -> None:
    for state in states(game(seed, beginner)):
        table, deal = state.table, state.deal
        owned = [token for city in table.cities for token in city.tokens]
        assert len(set(owned)) == len(owned)
        assert sorted((*table.tokens, *(set(owned) & set(deal.tokens)))) == sorted(deal.tokens)
        kept = set(owned) & set(deal.box)
        assert len(kept) <= 1
        assert kept <= set(deal.box[:3])
        assert set(owned) <= set(TOKENS)
        wonders = [w for city in table.cities for w in (*city.wonders, *city.built)]
        assert len(set(wonders)) == len(wonders)
        assert set(wonders) <= {*deal.wonders[0], *deal.wonders[1]}
        if table.age and sum(len(city.built) for city in table.cities) < 7:
            assert len(wonders) == 8


def change(event: Event, seat: Seat) -> int:
    """Return the coins that an event, as it tells it, brings `seat`."""
    if getattr(event, "seat", None) != seat:
        return 0
    match event:
        case happened.Built() | happened.WonderBuilt():
            return -event.price.coins
        case happened.CoinsLost() | happened.Looted():
            return -event.coins
        case happened.Discarded() | happened.CoinsGained():
            return event.coins
        case happened.TradePaid() | happened.ChainPaid():
            return event.coins
    return 0


@modest
@games
def test_events_explain_every_coin_and_every_step_of_the_pawn(seed: int, beginner: bool) -> None:
    for each in game(seed, beginner):
        before, table = each.before.table, each.step.state.table
        for seat in SEATS:
            explained = sum(change(event, seat) for event in each.step.events)
            assert coins(table)[seat] - coins(before)[seat] == explained
        pushed = [event for event in each.step.events if isinstance(event, happened.PawnMoved)]
        track = [before.pawn, *(event.after for event in pushed)]
        assert track[-1] == table.pawn
        assert [event.before for event in pushed] == track[:-1]


@modest
@games
def test_what_was_built_and_turned_is_told(seed: int, beginner: bool) -> None:
    for each in game(seed, beginner):
        before, table = each.before.table, each.step.state.table
        events = each.step.events
        shown = {place: card for place, card in enumerate(table.slots) if isinstance(card, str)}
        known = dict(enumerate(before.slots)) if before.age == table.age else {}
        turned = {
            event.slot: event.card for event in events if isinstance(event, happened.Revealed)
        }
        if known:
            new = {place: card for place, card in shown.items() if known[place] != card}
            assert new == turned
        ends = [event for event in events if isinstance(event, happened.GameEnded)]
        assert [event.result for event in ends] == [
            result for result in (DUEL.result(each.step.state),) if result
        ]


def told(seat: Seat, move: Move) -> tuple[type, dict[str, object]]:
    """Return the event by which a move is told first, and what it must say."""
    match move:
        case moves.TakeWonder(wonder):
            return happened.WonderTaken, {"seat": seat, "wonder": wonder, "given": False}
        case moves.Build(card):
            return happened.Built, {"seat": seat, "card": card}
        case moves.Discard(card):
            return happened.Discarded, {"seat": seat, "card": card}
        case moves.BuildWonder(wonder, card):
            return happened.WonderBuilt, {"seat": seat, "wonder": wonder, "card": card}
        case moves.TakeToken(token):
            return happened.TokenTaken, {"seat": seat, "token": token, "library": False}
        case moves.KeepToken(token):
            return happened.TokenTaken, {"seat": seat, "token": token, "library": True}
        case moves.ReviveCard(card):
            return happened.Revived, {"seat": seat, "card": card}
        case moves.DestroyCard(card):
            return happened.Destroyed, {"seat": seat, "card": card}
        case moves.Start(starter):
            return happened.StarterChosen, {"seat": seat, "starter": starter}


@modest
@games
def test_every_move_is_told_first(seed: int, beginner: bool) -> None:
    for each in game(seed, beginner):
        kind, fields = told(each.seat, each.move)
        first = each.step.events[0]
        assert type(first) is kind
        assert {name: getattr(first, name) for name in fields} == fields
        idle = (happened.CoinsGained, happened.CoinsLost, happened.TradePaid, happened.ChainPaid)
        assert all(event.coins > 0 for event in each.step.events if isinstance(event, idle))


def test_trade_income_is_the_trade_part() -> None:
    paid = set()
    for each in (each for seed in range(60) for each in game(seed, beginner=False)):
        for event, following in pairwise(each.step.events):
            if isinstance(following, happened.TradePaid):
                assert isinstance(event, happened.Built | happened.WonderBuilt)
                assert following.seat == other(event.seat)
                assert following.coins == event.price.trade > 0
                paid.add(type(event))
    assert paid == {happened.Built, happened.WonderBuilt}


@pytest.mark.long
@modest
@games
def test_nobody_sees_what_is_hidden(seed: int, beginner: bool) -> None:
    for state in states(game(seed, beginner)):
        table, deal = state.table, state.deal
        hidden = {card for age in AGES if age > table.age for card in deal.ages[age - 1]}
        if table.age:
            slots = zip(deal.ages[table.age - 1], table.slots, strict=True)
            hidden |= {card for card, slot in slots if isinstance(slot, FaceDown)}
        box = set(deal.box) - {token for city in table.cities for token in city.tokens}
        picking = table.todo[0] if table.todo else None
        for view in views(state):
            seen = words(view)
            assert not seen & hidden
            owner = isinstance(picking, PickFromLibrary) and picking.seat == view.seat
            assert seen & box == (set(deal.box[:3]) if owner else set())
            assert bool(view.library) == owner
        if table.age == 0 and set(table.offer) <= set(deal.wonders[0]):
            assert not any(words(view) & set(deal.wonders[1]) for view in views(state))


@modest
@games
def test_what_is_free_has_nothing_on_it(seed: int, beginner: bool) -> None:
    for state in states(game(seed, beginner)):
        table = state.table
        if table.age == 0:
            assert free_slots(table) == ()
            continue
        free = [
            place
            for place, covers in enumerate(LAYOUTS[table.age].covered_by)
            if table.slots[place] and not any(table.slots[cover] for cover in covers)
        ]
        assert list(free_slots(table)) == free


@pytest.mark.parametrize("seed", range(30))
def test_points_never_fall_below_zero_and_add_up(seed: int) -> None:
    for state in states(game(seed, beginner=False)):
        for seat in SEATS:
            scored = score(state.table, seat)
            parts = [getattr(scored, name) for name in scored.__struct_fields__]
            assert min(parts) >= 0
            assert scored.total == sum(parts)


@modest
@games
def test_a_move_is_allowed_where_it_is_among_the_legal_ones(seed: int, beginner: bool) -> None:
    played = states(game(seed, beginner))
    views = [(DUEL.view(state, seat), seat) for state in played for seat in SEATS]
    lists = [DUEL.legal(view, seat) for view, seat in views]
    tried = sorted({move for moves in lists for move in moves}, key=str)
    for (view, seat), legal in zip(views, lists, strict=True):
        assert {move for move in tried if allowed(view, seat, move)} == set(legal)
