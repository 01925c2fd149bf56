"""Random games played by the rules that decide and on the flat array at once."""

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from engine.ai.architects.search import board, codes
from engine.ai.architects.search.encoding import Flat, code, flat_state
from engine.ai.architects.search.interpreted_rules import apply, legal, points
from engine.ai.architects.search.payments import SCRATCH
from engine.architects.deal import State
from engine.architects.game import ARCHITECTS
from engine.architects.score import score
from engine.core.game import Seat
from tests.engine.walk import Walked


def follow(walked: Iterable[Walked[State]]) -> int:
    """Make the moves of a game by both rules; return how many were compared."""
    out, scratch = [0] * board.MOST_MOVES, [0] * SCRATCH
    s, compared = list[int](), 0
    for each in walked:
        s = s or flat_state(each.before)
        known = ARCHITECTS.legal(ARCHITECTS.view(each.before, each.seat), each.seat)
        found = legal(s, out, scratch)
        assert sorted(out[:found]) == sorted(map(code, known))
        apply(s, code(each.move), scratch)
        after = each.step.state
        assert normal(s) == normal(flat_state(after))
        for seat in range(len(after.table.cities)):
            assert points(s, seat) == score(after.table, Seat(seat)).total
        compared += 1
    assert s[board.DECISION] == codes.OVER
    return compared


def without_tokens(players: int) -> State:
    """Return a state before the first move in which the cities have all progress tokens."""
    state = ARCHITECTS.start(ARCHITECTS.deal(Random(players), players, {}))
    table, tokens = state.table, state.deal.tokens
    cities = tuple(
        replace(city, tokens=tokens[seat::players]) for seat, city in enumerate(table.cities)
    )
    return replace(state, table=replace(table, cities=cities, face_up=()))


def normal(s: Flat) -> object:
    """Return what matters of a flat state: what is gone and what was asked before is not."""
    asked = s[board.DECISION] in (codes.DECK, codes.KEPT)
    owner = s[board.OWNER] if s[board.DECISION] == codes.KEPT else None
    seat = s[board.SEAT] if s[board.DECISION] != codes.OVER else None
    return (
        [s[board.PLAYERS], seat, *s[board.DECISION : board.OWNER]],
        (owner, s[board.LOOKED_AT] if asked else None, s[board.SHUFFLED], s[board.PILE_AT]),
        s[board.FACE : board.FACE + s[board.FACES]],
        s[board.LYING : board.LYING + codes.N_CARDS],
        [city(s, board.CITY + at * board.CITY_SIZE) for at in range(s[board.PLAYERS])],
    )


def city(s: Flat, own: int) -> object:
    left = s[own + board.LEFT]
    deck = s[own + board.CITY_SIZE - left : own + board.CITY_SIZE]
    return (s[own : own + board.PLAYER_KIND], s[own + board.HELD : own + board.LEFT], deck)
