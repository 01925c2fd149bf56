"""Random games played by the rules that decide and on the flat array at once."""

from collections.abc import Sequence
from random import Random

from engine.ai.seven.search import board, codes
from engine.ai.seven.search.encoding import Flat, flat_state, plan
from engine.ai.seven.search.interpreted_rules import interpreted, next_stage, points, price
from engine.ai.seven.search.market import IMPOSSIBLE, PAID, SCRATCH
from engine.ai.seven.search.rules import carry_out_turn, next_turn, play_seventh, revive
from engine.core.game import Seat
from engine.seven import production
from engine.seven.decisions import Choose, ChooseForFreeCity, PlaySeventh, Revive
from engine.seven.game import SEVEN
from engine.seven.prices import card_prices, has_structure, purse, stage_prices
from engine.seven.score import score
from engine.seven.state import State
from engine.seven.types import Price
from tests.engine.seven.games import eagerly
from tests.engine.walk import at_random

CARRY_OUT, SEVENTH, REVIVED, NEXT = map(
    interpreted, (carry_out_turn, play_seventh, revive, next_turn)
)


def play(seed: int, players: int) -> int:
    """Play a game by both; return how many turns were compared."""
    rng = Random(seed)
    pick = eagerly if seed % 2 else at_random
    state = SEVEN.start(SEVEN.deal(rng, players, {}))
    s, compared = flat_state(state), 0
    while acting := SEVEN.to_act(state):
        seat, decision = acting[0], state.table.todo[0]
        agree_on_prices(state, s, seat)
        move = pick(rng, SEVEN.legal(SEVEN.view(state, seat), seat))
        plan(s, seat, move)
        state = SEVEN.apply(state, seat, move).state
        open_turn = isinstance(decision, Choose | ChooseForFreeCity)
        if open_turn and any(state.choices):
            continue
        match decision:
            case Choose() | ChooseForFreeCity():
                CARRY_OUT(s)
            case PlaySeventh(acting_city):
                SEVENTH(s, acting_city)
            case Revive(acting_city):
                REVIVED(s, acting_city)
        waits = state.table.todo and not isinstance(state.table.todo[0], Choose)
        if not waits:
            NEXT(s)
        assert normal(s) == normal(flat_state(state))
        for each in range(players):
            assert points(s, each) == score(state.table, Seat(each)).total
        compared += 1
    return compared


def agree_on_prices(state: State, s: Flat, seat: Seat) -> None:
    """Compare the cheapest way to pay for each card of a hand, and for the next stage."""
    table, scratch = state.table, [0] * SCRATCH
    if isinstance(table.todo[0], PlaySeventh | Revive) or s[board.PHASE] != board.CHOOSING:
        return
    coins = purse(table, seat)
    for card in state.hands[seat]:
        if not has_structure(table.cities[seat], card):
            ways = card_prices(table, seat, card)
            assert price(s, seat, codes.CARD[card], coins, scratch) == cheapest(ways, coins)
    if production.next_stage(table.cities[seat]) is not None:
        item = next_stage(s, seat)
        assert price(s, seat, item, coins, scratch) == cheapest(stage_prices(table, seat), coins)


def cheapest(ways: Sequence[Price], coins: int) -> int:
    """Return the first way that can be paid, as the flat rules write it."""
    payable = [way for way in ways if way.total <= coins]
    if not payable:
        return IMPOSSIBLE
    first = payable[0]
    return (first.left + first.right) * PAID + first.left


def normal(s: Flat) -> object:
    """Return what matters of a flat state, where order does not matter sorted."""
    hands = [listed(s, board.HANDS + at * board.HAND_SIZE) for at in range(s[board.PLAYERS])]
    pile = sorted(s[board.DISCARDED : board.DISCARDED + s[board.DISCARDS]])
    return (s[: board.HANDS], hands, pile, [city(s, at) for at in range(s[board.CITIES])])


def city(s: Flat, seat: int) -> object:
    own = board.CITY + seat * board.CITY_SIZE
    asked = s[own + board.ASKS_SEVENTH]
    return (
        s[own : own + board.PURSE],
        s[own + board.PURSE] if asked else None,
        s[own + board.ASKS_SEVENTH : own + board.PLAN],
        s[own + board.SYMBOL_AT : own + board.CHOICES],
        listed(s, own + board.CHOICES),
        listed(s, own + board.SOLD_CHOICES),
        s[own + board.HAS : own + board.CITY_SIZE],
    )


def listed(s: Flat, at: int) -> list[int]:
    """Return the sorted entries of a list that begins with its length."""
    return sorted(s[at + 1 : at + 1 + s[at]])
