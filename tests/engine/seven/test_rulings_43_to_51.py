"""Rulings 43 to 51: the end of an Age, and points."""

import pytest
from msgspec.structs import replace

from engine.core.game import Result, Seat
from engine.seven import conflict, science
from engine.seven import score as score_pad
from engine.seven.catalog import CARDS
from engine.seven.effects import Points
from engine.seven.events import GameEnded, HandsPassed, LastCardsDiscarded, TokenReceived
from engine.seven.game import SEVEN
from engine.seven.score import POINTS, SHARED, TIEBREAK, score
from engine.seven.state import discards
from engine.seven.table import discard_backs
from tests.engine.seven.positions import (
    LEFT,
    ME,
    RIGHT,
    city,
    coins,
    gained,
    play,
    position,
)

HANDS = [("altar", "baths"), ("theater", "tavern"), ("pawnshop", "press")]


@pytest.mark.parametrize(("age", "to"), [(1, "left"), (2, "right"), (3, "left")])
def test_ruling_43_hands_pass(age: int, to: str) -> None:
    step = play(position(hands=HANDS, age=age), *(f"discard:{hand[0]}" for hand in HANDS))
    assert HandsPassed(to) in step.events  # type: ignore[arg-type]
    held = [step.state.hands[seat] for seat in range(3)]
    left = [("baths",), ("tavern",), ("press",)]
    assert held == ([*left[2:], *left[:2]] if to == "left" else [*left[1:], *left[:1]])


def test_ruling_44_the_last_card_is_discarded_without_coins() -> None:
    state = position(hands=HANDS, turn=6)
    step = play(state, "discard:altar", "build:theater", "build:pawnshop")
    assert gained(state, "discard:altar", "build:theater", "build:pawnshop") == [3, 0, 0]
    assert discards(step.state) == ("altar", "baths", "press", "tavern")
    assert discard_backs(step.state.table) == (1, 1, 1, 1)
    assert LastCardsDiscarded(3) in step.events
    assert [len(hand) for hand in step.state.hands] == [7, 7, 7]


@pytest.mark.parametrize(("age", "won"), [(1, 1), (2, 3), (3, 5)])
def test_ruling_45_tokens_by_age(age: int, won: int) -> None:
    """Alexandria with 3 shields, Rhodes at its left with 5, Ephesus at its right with 2."""
    cities = (
        city("alexandria:A", "walls", "barracks"),
        city("rhodes:A", "barracks", "walls", stages=2),
        city("ephesus:A", "walls"),
    )
    state = position(*cities, hands=HANDS, age=age, turn=6)
    step = play(state, "discard:altar", "discard:theater", "discard:pawnshop")
    told = [event for event in step.events if isinstance(event, TokenReceived)]
    assert told == [
        TokenReceived(ME, LEFT, -1),
        TokenReceived(ME, RIGHT, won),
        TokenReceived(LEFT, RIGHT, won),
        TokenReceived(LEFT, ME, won),
        TokenReceived(RIGHT, ME, -1),
        TokenReceived(RIGHT, LEFT, -1),
    ]
    assert [each.defeats for each in step.state.table.cities] == [1, 0, 2]
    assert [each.victories for each in step.state.table.cities] == [(won,), (won, won), ()]


def test_ruling_45_equal_shields_bring_nothing() -> None:
    state = position(city("giza:A", "barracks"), city("rhodes:A", "stockade"), city("ephesus:A"))
    assert conflict.tokens(state.table.cities, 1, ME) == ((RIGHT, 1),)


def test_ruling_46_defeats_go_below_zero() -> None:
    assert conflict.points(city("giza:A", defeats=6)) == -6
    assert conflict.points(city("alexandria:A", victories=(1, 3, 5), defeats=3)) == 6
    state = position(city("giza:A", coins=0, defeats=6))
    assert score(state.table, ME).total == -6


@pytest.mark.parametrize(("has", "points"), [(14, 4), (2, 0), (3, 1), (0, 0)])
def test_ruling_47_a_point_for_three_coins(has: int, points: int) -> None:
    assert score(position(city("giza:A", coins=has)).table, ME).coins == points


@pytest.mark.parametrize(
    ("symbols", "points"),
    [((3, 2, 1), 21), ((3, 2, 2), 31), ((4, 0, 0), 16), ((1, 0, 0), 1), ((0, 0, 0), 0)],
)
def test_ruling_48_science(symbols: tuple[int, int, int], points: int) -> None:
    assert science.points(symbols) == points
    assert science.best(symbols, 0) == (points, (0, 0, 0))


def test_points_of_a_green_card_count_beside_its_symbol(monkeypatch: pytest.MonkeyPatch) -> None:
    """The published game has no such card."""
    school = CARDS["school"]
    both = replace(school, effects=(*school.effects, Points(2)))
    monkeypatch.setattr(score_pad, "CARDS", {**CARDS, "school": both})
    assert score(position(city("giza:A", "school", coins=0)).table, ME).green == 1 + 2


@pytest.mark.parametrize(
    ("card", "own", "coins", "points"),
    [
        ("lighthouse", ("tavern", "forum"), 3, 3),
        ("lighthouse", (), 1, 1),
        ("haven", ("lumber_yard", "sawmill", "press"), 2, 2),
        ("chamber_of_commerce", ("press", "loom", "sawmill"), 4, 4),
        ("arena", ("tavern",), 6, 2),
    ],
)
def test_ruling_49_coins_at_once_and_points_at_the_end(
    card: str, own: tuple[str, ...], coins: int, points: int
) -> None:
    state = position(city("olympia:A", *own, stages=2), hands=[(card, "altar")], age=3)
    others = ("discard:altar", "discard:altar")
    extra = gained(state, f"free:{card}", *others)[ME]
    table = play(state, f"free:{card}", *others).state.table
    assert (extra, score(table, ME).yellow) == (coins, points)


def test_ruling_49_points_count_what_is_owned_at_the_end() -> None:
    cards = ("lighthouse", "tavern", "forum", "vineyard")
    assert score(position(city("giza:A", *cards)).table, ME).yellow == 4


GUILDS = [
    ("spies_guild", ("walls",), ("barracks", "stockade"), ("circus",), 3),
    ("magistrates_guild", ("altar",), ("baths",), ("theater",), 2),
    ("workers_guild", ("quarry",), ("sawmill",), ("lumber_yard", "mine"), 3),
    ("craftsmens_guild", ("press",), ("loom",), ("glassworks", "press_2"), 6),
    ("traders_guild", ("tavern",), ("forum",), (), 1),
    ("philosophers_guild", ("school",), ("study",), ("academy",), 2),
    ("shipowners_guild", ("quarry", "press", "altar"), ("mine", "loom"), (), 3),
]


@pytest.mark.parametrize(("guild", "own", "left", "right", "points"), GUILDS)
def test_ruling_50_guilds_of_colours(
    guild: str, own: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...], points: int
) -> None:
    cities = (city("giza:A", guild, *own), city("rhodes:A", *left), city("ephesus:A", *right))
    assert score(position(*cities).table, ME).purple == points


def test_ruling_50_builders_and_strategists() -> None:
    others = (city("rhodes:A", stages=3, defeats=2), city("ephesus:A", stages=1, defeats=4))
    me = city("giza:A", "builders_guild", stages=2, defeats=5)
    assert score(position(me, *others).table, ME).purple == 2 + 3 + 1
    me = city("giza:A", "strategists_guild", stages=2, defeats=5)
    assert score(position(me, *others).table, ME).purple == 2 + 4


@pytest.mark.parametrize(
    ("cards", "has", "reason", "winners"),
    [
        ((("palace",), ("altar",), ()), (0, 3, 0), POINTS, (0,)),
        ((("altar",), ("theater",), ()), (4, 3, 0), TIEBREAK, (0,)),
        ((("altar",), ("theater",), ()), (4, 4, 0), SHARED, (0, 1)),
        ((("altar",), (), ("theater",)), (2, 8, 2), TIEBREAK, (1,)),
        ((), (3, 3, 3), SHARED, (0, 1, 2)),
    ],
)
def test_ruling_51_more_coins_then_shared(
    cards: tuple[tuple[str, ...], ...],
    has: tuple[int, int, int],
    reason: str,
    winners: tuple[int, ...],
) -> None:
    boards = ("giza:A", "rhodes:A", "ephesus:A")
    built = [*cards, *([()] * (3 - len(cards)))]
    every = zip(boards, built, has, strict=True)
    cities = [city(board, *own, coins=n) for board, own, n in every]
    state = position(*cities, hands=[("altar", "baths")] * 3, age=3, turn=6)
    step = play(state, *["discard:baths"] * 3)
    result = Result(reason, tuple(map(Seat, winners)))
    assert coins(step.state.table) == [n + 3 for n in has]
    assert SEVEN.result(step.state) == result
    assert step.events[-1] == GameEnded(result)
    assert SEVEN.to_act(step.state) == ()
