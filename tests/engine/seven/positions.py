"""Positions by hand: cities and hands as a test wants them, and a deal of as many players."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from engine.core.game import Seat, Step
from engine.seven.catalog import BOARDS, CARDS
from engine.seven.deal import Deal, Dealt, Piled, in_order
from engine.seven.decisions import Choose, Decision
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.prices import card_prices, stage_prices
from engine.seven.state import Memory, State
from engine.seven.table import Act, Table
from engine.seven.types import Board, City, Price

ME, LEFT, RIGHT = Seat(0), Seat(1), Seat(2)
"""At a table of three the seats around seat 0; RIGHT is the Free City's place with two players."""

PLAIN = ("giza:A", "ephesus:A", "rhodes:A", "babylon:A", "olympia:B", "alexandria:A")
"""Boards for cities of which a test says nothing."""


def city(
    board: str = "",
    *cards: str,
    coins: int = 3,
    stages: int = 0,
    victories: tuple[int, ...] = (),
    defeats: int = 0,
) -> City:
    """Return a city; `board` is written `giza:A`, and left empty where any will do."""
    wonder, _, side = board.partition(":")
    return City(
        Board(wonder, "B" if side == "B" else "A"), coins, cards, stages, victories, defeats
    )


def position(
    *cities: City,
    hands: Sequence[Sequence[str]] = (),
    players: int | None = None,
    age: int = 1,
    turn: int = 1,
    discards: Sequence[str] = (),
    last: str = "",
    todo: tuple[Decision, ...] = (Choose(),),
) -> State:
    """Return a state in which all choose; missing cities and hands are filled up.

    `last` is the last card of the draw pile of this Age, with two players.
    """
    players = players or max(3, len(cities))
    circle = max(3, players)
    taken = [each.board.wonder for each in cities]
    spare = [board for board in PLAIN if board.partition(":")[0] not in taken]
    filled = [*cities, *(city() for _ in range(circle - len(cities)))]
    named = [
        each if each.board.wonder else replace(each, board=city(spare.pop()).board)
        for each in filled
    ]
    acts = tuple(
        Act(CARDS[card].age, 1, Seat(at % players), "discard", None)
        for at, card in enumerate(discards)
    )
    held = [*hands, *([("altar", "theater")] * (players - len(hands)))]
    return State(
        _deal(players, named, age, last),
        Table(players, age, turn, tuple(named), acts, todo),
        tuple(in_order(hand) for hand in held),
        (None,) * players,
        (Memory(),) * players,
        tuple(enumerate(discards)),
    )


def _deal(players: int, cities: Sequence[City], age: int, last: str) -> Deal:
    deal = SEVEN.deal(Random(1), players, {})
    ages: list[Dealt] = [*deal.ages]
    piled = ages[age - 1]
    if last and isinstance(piled, Piled):
        ages[age - 1] = _ending_with(piled, last)
    return Deal(tuple(each.board for each in cities), tuple(ages))


def _ending_with(dealt: Piled, last: str) -> Piled:
    """Exchange the last card of a draw pile with another card of the Age."""
    end = dealt.pile[-1]
    rows = [*dealt.hands, dealt.pile]
    row = next(at for at, cards in enumerate(rows) if last in cards)
    place = rows[row].index(last)
    cards = [list(each) for each in rows]
    cards[row][place], cards[-1][-1] = end, last
    return Piled((tuple(cards[0]), tuple(cards[1])), tuple(cards[2]))


def play(state: State, *texts: str) -> Step[State, Event]:
    """Make moves, each by the first seat that is to act; the step holds all their events."""
    events: list[Event] = []
    for text in texts:
        step = SEVEN.apply(state, SEVEN.to_act(state)[0], SEVEN.parse(text))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def after(state: State, *texts: str) -> Table:
    """Return the table after moves."""
    return play(state, *texts).state.table


def legal(state: State, seat: Seat = ME) -> list[str]:
    """Return the texts of what a seat may do now."""
    return [str(move) for move in SEVEN.legal(SEVEN.view(state, seat), seat)]


def prices(state: State, built: str = "", seat: Seat = ME) -> tuple[Price, ...]:
    """Return the prices of a card, or of the next stage."""
    table = state.table
    return card_prices(table, seat, built) if built else stage_prices(table, seat)


def paid(state: State, built: str = "", seat: Seat = ME) -> list[tuple[int, int]]:
    """Return what the neighbours are paid, left and right, in each way to pay."""
    return [(price.left, price.right) for price in prices(state, built, seat)]


def coins(table: Table) -> list[int]:
    """Return the coins of all cities."""
    return [each.coins for each in table.cities]


def gained(state: State, *texts: str) -> list[int]:
    """Return what moves bring all cities, in coins."""
    now = coins(after(state, *texts))
    return [b - a for a, b in zip(coins(state.table), now, strict=True)]


assert all(city(board).board in BOARDS for board in PLAIN)
