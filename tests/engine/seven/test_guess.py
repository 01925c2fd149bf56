"""Guesses: everything that was seen is kept, everything else is open, and chance decides it."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine.core.game import Seat
from engine.seven.catalog import GUILDS
from engine.seven.decisions import Choose
from engine.seven.game import SEVEN
from engine.seven.guess import Guesses
from engine.seven.moves import BuildFree, BuildStage, Discard
from engine.seven.state import State, pile_faces
from engine.seven.streams import memories, stream
from engine.seven.table import seats
from tests.engine.seven.games import dealt, game, lying
from tests.engine.seven.positions import ME
from tests.engine.walk import Walked, walk

SEEDS = [(seed, 2 + seed % 6) for seed in range(12)]


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_what_all_remember_follows_from_the_deal_and_the_acts(seed: int, players: int) -> None:
    for each in game(seed, players)[:: players * 2]:
        state = each.before
        assert memories(state.deal, state.table, dict(state.faces)) == state.memories


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_a_guess_could_be_the_truth(seed: int, players: int) -> None:
    """All cards are there once, hands as the acts left them, and what was seen was there."""
    rng = Random(seed)
    for each in rng.sample(game(seed, players), 3):
        for seat in (*seats(each.before.table), None):
            view = SEVEN.view(each.before, seat)
            guessed = SEVEN.guess(view, rng)
            assert guessed.table == each.before.table
            assert SEVEN.unpack(SEVEN.pack(guessed.deal)) == guessed.deal
            assert lying(guessed) == dealt(guessed)
            worked_out = memories(guessed.deal, guessed.table, dict(guessed.faces))
            if seat is not None:
                assert worked_out[seat].sights == view.sights
            open_turn = isinstance(guessed.table.todo[0], Choose)
            for other in seats(guessed.table):
                if other != seat:
                    assert worked_out[other] == guessed.memories[other]
                if open_turn:
                    assert worked_out[other].sights[-1].hand == guessed.hands[other]
            for choice, hand in zip(guessed.choices, guessed.hands, strict=True):
                assert choice is None or choice.card in hand
            known = [card for city in guessed.table.cities for card in city.cards]
            assert not Counter(known) - dealt(guessed)
            revived = [a.card for a in guessed.table.acts if a.what == "revive" and a.card]
            pile = pile_faces(guessed.table.acts, guessed.faces)
            assert len(pile) + len(revived) == sum(
                act.what in ("discard", "leftover") for act in guessed.table.acts
            )


@pytest.mark.parametrize(("seed", "players"), SEEDS[:4])
def test_many_guesses_of_a_view_are_like_the_first(seed: int, players: int) -> None:
    for each in game(seed, players)[:: players * 4]:
        view = SEVEN.view(each.before, ME)
        guesses, first, again, bare = Guesses(view), Random(seed), Random(seed), Random(seed)
        for _ in range(3):
            guessed = guesses(again)
            assert guessed == SEVEN.guess(view, first)
            assert guesses.unremembered(bare) == replace(guessed, memories=())


def replayed(walked: list[Walked[State]], guessed: State) -> State:
    """Make the moves of a game from a guessed deal, with the cards that the guess has for them.

    Each act of the guess tells the card of a move; what is not carried out yet is a choice.
    """
    faces = dict(guessed.faces)
    state = SEVEN.start(guessed.deal)
    acts = {(a.age, a.turn, a.seat): a.card or faces[at] for at, a in enumerate(guessed.table.acts)
            if a.what not in ("leftover", "revive")}  # fmt: skip
    for each in walked:
        move, table = each.move, each.before.table
        turn = table.turn if len(table.todo) == 0 or not hasattr(table.todo[0], "purse") else 7
        card = acts.get((table.age, turn, each.seat))
        if card is None and guessed.choices[each.seat] is not None:
            move = guessed.choices[each.seat]
        elif isinstance(move, BuildStage):
            move = BuildStage(card or "", move.left, move.right)
        elif isinstance(move, Discard):
            move = Discard(card or "")
        elif isinstance(move, BuildFree):
            move = BuildFree(card or "")
        state = SEVEN.apply(state, each.seat, move).state
    return state


@pytest.mark.parametrize(("seed", "players"), [(s, n) for s, n in SEEDS if n > 2])
def test_the_moves_lead_from_a_guessed_deal_to_the_guess(seed: int, players: int) -> None:
    rng, walked = Random(seed), game(seed, players)
    for nth in rng.sample(range(len(walked)), 2):
        state = walked[nth].before
        for seat in (*seats(state.table), None):
            guessed = SEVEN.guess(SEVEN.view(state, seat), rng)
            again = replayed(walked[:nth], guessed)
            assert again.hands == guessed.hands
            assert again.faces == guessed.faces
            assert again.table == guessed.table
            assert again.choices == guessed.choices


def test_what_was_seen_to_pass_is_known_and_the_rest_is_open() -> None:
    """At a table of three a hand comes back in the fourth turn."""
    walked = game(4, 3)
    first = next(each.before for each in walked if each.before.table.turn == 2)
    view = SEVEN.view(first, ME)
    passed = stream(1, 1, ME, 3)
    assert passed == ME
    holder = next(seat for seat in map(Seat, (1, 2)) if stream(1, 2, seat, 3) == ME)
    unseen = ({1, 2} - {holder}).pop()
    hands, others = set(), set()
    for seed in range(40):
        guessed = SEVEN.guess(view, Random(seed))
        hands.add(guessed.hands[holder])
        others.add(guessed.hands[unseen])
    assert hands == {first.hands[holder]}
    assert len(others) > 3


def test_guilds_that_nobody_has_seen_are_drawn() -> None:
    state = next(each.before for each in game(6, 3) if each.before.table.age == 3)
    seen: set[str] = set()
    for seed in range(60):
        deal = SEVEN.guess(SEVEN.view(state, ME), Random(seed)).deal
        guilds = {card for hand in deal.hands(3) for card in hand if card in GUILDS}
        assert len(guilds) == 5
        assert guilds >= {card for card in state.hands[ME] if card in GUILDS}
        seen |= guilds
    assert seen == set(GUILDS)


@pytest.mark.parametrize("players", [2, 5])
def test_a_guess_plays_to_the_end_with_every_card_once(players: int) -> None:
    for each in game(11, players)[:: players * 9]:
        guessed = SEVEN.guess(SEVEN.view(each.before, ME), Random(1))
        *_, last = walk(SEVEN, guessed, Random(2))
        assert lying(last.step.state) == dealt(last.step.state)
        assert SEVEN.result(last.step.state) is not None
