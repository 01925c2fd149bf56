"""The promises that every game of the house keeps, whatever its rules: one suite for all.

A game is entered in `tests/engine/test_promises.py`; its own invariants stand beside its rules.
"""

from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any
from weakref import ref

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import ABANDONED, RESIGNATION, IllegalMove, Result, Seat, UnknownMove
from engine.core.replay import replay, steps
from tests.engine.walk import AnyGame, Walked, seeded, walk

NONSENSE = ("", ":", "pass", "nothing:at:all", "build", "build:", "build:nothing", "a b", "\n", "é")

TRIES = 6
"""Deals and guesses that are compared: so many are hardly ever all alike by chance."""


def ends(game: AnyGame, walked: list[Walked[Any]], seats: int) -> None:
    """Somebody can move until there is a result, and only until then; everybody plays on."""
    for each in walked:
        assert game.players(each.before) == seats
        assert game.result(each.before) is None
        assert game.to_act(each.before)
    last = walked[-1].step.state
    assert game.players(last) == seats
    result = game.result(last)
    assert isinstance(result, Result)
    assert result.reason not in ("", RESIGNATION, ABANDONED)
    assert result.winners
    assert len({*result.winners}) == len(result.winners)
    assert {*result.winners} <= {*range(seats)}
    assert game.to_act(last) == ()


def only_who_is_to_act_has_moves(game: AnyGame, walked: list[Walked[Any]], seats: int) -> None:
    """Moves are never missing for who is to act and always for the others; none comes twice."""
    for state in (*(each.before for each in walked), walked[-1].step.state):
        to_act = game.to_act(state)
        assert len(set(to_act)) == len(to_act)
        for seat in map(Seat, range(seats)):
            moves = game.legal(game.view(state, seat), seat)
            assert bool(moves) == (seat in to_act)
            assert len(set(moves)) == len(moves)


def who_moved_sees_most(game: AnyGame, walked: list[Walked[Any]], seats: int) -> None:
    """Who moved may know something of it, and everybody what a spectator may know."""
    for each in walked:
        for event in each.step.events:
            for seat in map(Seat, range(seats)):
                assert game.visible(event, seat) or not game.visible(event, None), event
        assert any(game.visible(event, each.seat) for event in each.step.events)


def what_is_hidden_is_named_and_stays_open(
    game: AnyGame, walked: list[Walked[Any]], seats: int, rng: Random
) -> None:
    """Guesses from before the first move differ in what lies with others, and in the whole.

    Views that told what is hidden would let a guess know it. What is the same in all deals is open.
    """
    for each in walked:
        for thing in game.hidden(each.before):
            assert thing.items
            assert thing.seat is None or thing.seat in range(seats)
    first = walked[0].before
    dealt = places(game, first)
    others = [game.start(game.deal(rng, seats, {})) for _ in range(TRIES)]
    luck = {place for other in others for place, items in places(game, other).items()
            if items != dealt.get(place, items)}  # fmt: skip
    for viewer in (*map(Seat, range(seats)), None):
        view = game.view(first, viewer)
        guesses = [places(game, game.guess(view, rng)) for _ in range(TRIES)]
        found = {
            place for place in dealt if any(each.get(place) != dealt[place] for each in guesses)
        }
        assert found or not luck, f"{viewer} can tell all that is hidden"
        for place in luck & dealt.keys() - found:
            assert place[1] in (None, viewer), f"{viewer} can tell what lies {place}"


def places(game: AnyGame, state: Any) -> dict[tuple[str, int | None, int], tuple[str, ...]]:
    """Return the hidden things by their places."""
    return {(each.where, each.seat, each.age): each.items for each in game.hidden(state)}


def texts_read_back(game: AnyGame, walked: list[Walked[Any]]) -> None:
    """The text of a move is one word that reads back as the move, and no other's."""
    for each in walked:
        moves = game.legal(game.view(each.before, each.seat), each.seat)
        texts = [str(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert [game.parse(text) for text in texts] == list(moves)
        assert all(text.isascii() and text.split() == [text] for text in texts)
        assert max(map(len, texts)) <= 60  # it must fit into a custom_id with its address


def nonsense_is_unknown(game: AnyGame, walked: list[Walked[Any]]) -> None:
    """What is no move's text is refused as such."""
    known = {str(each.move) for each in walked}
    broken = [text + tail for text in known for tail in (":x", " ", "é")]
    for text in (*NONSENSE, *broken, *(text.upper() for text in known)):
        with pytest.raises(UnknownMove):
            game.parse(text)


class _Typed(str):
    """A text that tells whether anybody still holds it."""


def nonsense_is_not_kept(game: AnyGame) -> None:
    """Texts that are no moves are not cached: anybody can send as many as they like."""
    text = _Typed("nothing:at:all")
    held = ref(text)
    with suppress(UnknownMove):
        game.parse(text)
    del text
    assert held() is None


def the_illegal_is_refused(game: AnyGame, walked: list[Walked[Any]], seats: int) -> None:
    """A move that is not legal, or a seat that is not to act, is refused; nothing has changed."""
    moves = {each.move for each in walked}
    for each in walked[::7]:
        state, deal = each.before, game.pack(each.before.deal)
        before = game.view(state, each.seat)
        legal = set(game.legal(before, each.seat))
        for move in moves - legal:
            with pytest.raises(IllegalMove):
                game.apply(state, each.seat, move)
        for seat in {*map(Seat, range(seats + 1))} - {*game.to_act(state)}:
            for move in legal:
                with pytest.raises(IllegalMove):
                    game.apply(state, seat, move)
        assert game.view(state, each.seat) == before
        assert game.pack(state.deal) == deal
        assert game.apply(state, each.seat, each.move) == each.step


def replays(game: AnyGame, walked: list[Walked[Any]]) -> None:
    """A game is its deal and its moves' texts: from those, every state and event comes again."""
    deal = game.unpack(game.pack(walked[0].before.deal))
    assert deal == walked[0].before.deal
    assert game.pack(deal) == game.pack(walked[0].before.deal)
    moves = [(each.seat, str(each.move)) for each in walked]
    assert list(steps(game, deal, moves)) == [each.step for each in walked]
    assert replay(game, deal, moves) == walked[-1].step.state
    half = len(moves) // 2
    assert replay(game, deal, moves[:half]) == walked[half].before


def deals_are_decided_by_their_seed(game: AnyGame, seed: int, seats: int) -> None:
    """One seed gives one deal, another seed another."""
    first, again, other = (game.deal(Random(each), seats, {}) for each in (seed, seed, seed + 1))
    assert first == again
    assert game.pack(first) == game.pack(again)
    assert first != other


def strange_deals_are_refused(game: AnyGame, deal: Any, rng: Random) -> None:
    """Wrong seats, unknown options, and what is no deal raise `ValueError`."""
    for seats in {game.seats.start - 1, game.seats.stop, 0, -1} - {*game.seats}:
        with pytest.raises(ValueError, match=r"."):
            game.deal(rng, seats, {})
    for options in ({"no such option": "x"}, {"wonders": "no such value"}):
        with pytest.raises(ValueError, match=r"."):
            game.deal(rng, game.seats.start, options)
    stored = game.pack(deal)
    for broken in (b"", b"{}", b"[]", b"null", stored[:-1], stored + b"]", stored[1:], b"\xff"):
        with pytest.raises(ValueError, match=r"."):
            game.unpack(broken)


def a_wrong_deal_is_refused(
    game: AnyGame, deal: Struct, wrong: Mapping[str, Any], message: str
) -> None:
    """A deal with these fields `wrong` raises `ValueError`, made here or read from its bytes."""
    with pytest.raises(ValueError, match=message):
        replace(deal, **wrong)
    fields = {name: getattr(deal, name) for name in deal.__struct_fields__}
    with pytest.raises(ValueError, match=message):
        game.unpack(msgspec.json.encode({**fields, **wrong}))


def the_hidden_half_can_be_dealt_anew(
    game: AnyGame, walked: list[Walked[Any]], seats: int, rng: Random
) -> None:
    """A guess from a view looks the same from there, offers the same, and plays to the end.

    At large tables only those of a few viewers are played on, which is what takes time.
    """
    viewers = (*map(Seat, range(seats)), None)
    for each in rng.sample(walked, 6):
        plays_on = rng.sample(viewers, min(len(viewers), 3))
        for seat in viewers:
            view = game.view(each.before, seat)
            guessed = game.guess(view, rng)
            assert game.view(guessed, seat) == view
            assert game.to_act(guessed) == game.to_act(each.before)
            if seat is not None:
                assert game.legal(game.view(guessed, seat), seat) == game.legal(view, seat)
            if seat in plays_on:
                *_, last = walk(game, guessed, rng)
                assert game.result(last.step.state) is not None


def a_game(game: AnyGame, seed: int, seats: int, options: dict[str, str]) -> list[Walked[Any]]:
    """Return a whole random game, and hold it to every promise about a game."""
    walked = list(seeded(game, seed, seats, options))
    rng = Random(seed)
    ends(game, walked, seats)
    who_moved_sees_most(game, walked, seats)
    what_is_hidden_is_named_and_stays_open(game, walked, seats, rng)
    only_who_is_to_act_has_moves(game, walked, seats)
    texts_read_back(game, walked)
    nonsense_is_unknown(game, walked)
    nonsense_is_not_kept(game)
    the_illegal_is_refused(game, walked, seats)
    replays(game, walked)
    the_hidden_half_can_be_dealt_anew(game, walked, seats, rng)
    deals_are_decided_by_their_seed(game, seed, seats)
    strange_deals_are_refused(game, walked[0].before.deal, rng)
    return walked
