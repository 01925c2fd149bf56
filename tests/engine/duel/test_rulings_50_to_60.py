"""Rulings 50 to 60: coins of cards, points, who has won, and what is hidden."""

import pytest

from engine.core.game import Result
from engine.duel.catalog import CARDS
from engine.duel.decisions import PickToken, Turn
from engine.duel.game import DUEL
from engine.duel.score import CIVILIAN, DRAW, MILITARY, SCIENCE, TIEBREAK, Score, score
from engine.duel.types import SEATS, City
from tests.engine.duel.positions import (
    ME,
    RIVAL,
    after,
    gained,
    legal,
    play,
    position,
    price,
    views,
    words,
)

UNDER = ("altar", "theater", "baths", "statue")


@pytest.mark.parametrize(
    ("card", "own", "coins"),
    [
        ("chamber_of_commerce", ("press", "glassworks"), 3 * 2),
        ("port", ("quarry", "clay_pool", "sawmill"), 2 * 3),
        ("armory", ("walls", "stable"), 1 * 2),
        ("lighthouse", ("forum", "tavern"), 1 * 3),
        ("lighthouse", (), 1),
        ("arena", (), 2 * 2),
    ],
)
def test_ruling_50_coins_per_card_at_once(card: str, own: tuple[str, ...], coins: int) -> None:
    me = City(40, own, (), (), ("pyramids", "sphinx"), UNDER[:2])
    rival = City(
        7,
        ("drying_room", "brickyard", "barracks", "brewery", "customs_house"),
        built=("colossus", "mausoleum", "piraeus"),
        under=("temple", "school", "rostrum"),
    )
    state = position(me=me, rival=rival, age=3, free=(card, "study", "palace"))
    assert gained(state, f"build:{card}") == (coins - price(state, card), 0)


def test_ruling_50_never_again() -> None:
    state = position(me=City(40, ("port",)), free=("sawmill", "walls"))
    assert gained(state, "build:sawmill") == (-2, 0)


GUILDS = [
    ("merchants_guild", ("forum",), ("tavern", "brewery"), 2),
    ("merchants_guild", ("forum", "tavern"), (), 2),
    ("magistrates_guild", ("altar",), ("baths", "theater", "temple"), 3),
    ("scientists_guild", ("school", "library"), ("study",), 2),
    ("tacticians_guild", ("walls", "stable", "palisade"), ("garrison",), 3),
    ("shipowners_guild", ("press", "quarry"), ("clay_pool",), 2),
    ("builders_guild", ("altar",), ("baths",), 0),
    ("moneylenders_guild", ("altar",), ("baths",), 0),
]


@pytest.mark.parametrize(("guild", "mine", "theirs", "coins"), GUILDS)
def test_ruling_51_guild_coins_at_once(
    guild: str, mine: tuple[str, ...], theirs: tuple[str, ...], coins: int
) -> None:
    state = position(me=City(40, mine), rival=City(9, theirs), age=3, free=(guild, "palace"))
    assert gained(state, f"build:{guild}") == (coins - price(state, guild), 0)


def test_ruling_51_purple_counts_for_none() -> None:
    me = City(40, ("builders_guild", "moneylenders_guild"))
    for guild in ("merchants_guild", "tacticians_guild"):
        state = position(me=me, age=3, free=(guild, "palace"))
        assert gained(state, f"build:{guild}") == (-price(state, guild), 0)


@pytest.mark.parametrize(
    ("guild", "mine", "theirs", "points"), [*GUILDS[:6], ("builders_guild", (), (), 2 * 3)]
)
def test_ruling_52_guild_points_at_the_end(
    guild: str, mine: tuple[str, ...], theirs: tuple[str, ...], points: int
) -> None:
    me = City(0, (guild, *mine), (), (), ("pyramids",), ("arsenal",))
    rival = City(0, theirs, (), (), ("sphinx", "colossus", "piraeus"), ("port", "arena", "circus"))
    table = position(me=me, rival=rival, age=3, free=("palace",)).table
    assert score(table, ME).purple == points
    assert score(table, RIVAL).purple == 0


def test_ruling_52_another_city_may_have_more_by_then() -> None:
    me, rival = City(40, ("forum",)), City(40, ("brewery",))
    state = position(
        me=me, rival=rival, age=3, free=("merchants_guild", "port", "palace", "armory")
    )
    state = play(state, "build:merchants_guild", "build:port", "discard:palace").state
    state = play(state, "build:armory").state
    assert score(state.table, ME).purple == 3


@pytest.mark.parametrize(("mine", "theirs", "points"), [(8, 11, 3), (11, 8, 3), (2, 0, 0)])
def test_ruling_52_moneylenders(mine: int, theirs: int, points: int) -> None:
    me, rival = City(mine, ("moneylenders_guild",)), City(theirs)
    table = position(me=me, rival=rival, age=3, free=("palace",)).table
    assert score(table, ME).purple == points
    assert score(table, ME).coins == mine // 3


def test_ruling_53_shipowners_take_one_city_for_both_colours() -> None:
    me, rival = City(40, ("press", "glassworks", "drying_room")), City(7, ("quarry", "sawmill"))
    state = position(me=me, rival=rival, age=3, free=("shipowners_guild", "palace"))
    step = play(state, "build:shipowners_guild")
    assert gained(state, "build:shipowners_guild")[ME] == 3 - price(state, "shipowners_guild")
    assert score(step.state.table, ME).purple == 3


def test_ruling_54_points() -> None:
    me = City(
        11,
        ("palace", "study", "arena", "builders_guild", "walls", "sawmill"),
        ("agriculture", "philosophy", "mathematics"),
        ("colossus",),
        ("pyramids", "sphinx"),
        ("port", "circus"),
    )
    rival = City(2, ("temple", "library"), ("mathematics",))
    table = position(me=me, rival=rival, age=3, free=("obelisk",), pawn=4).table
    assert score(table, ME) == Score(
        blue=7,
        green=3,
        yellow=3,
        purple=2 * 2,
        wonders=9 + 6,
        tokens=4 + 7 + 3 * 3,
        coins=3,
        military=5,
    )
    assert score(table, RIVAL) == Score(4, 2, 0, 0, 0, 3, 0, 0)
    assert score(table, ME).total == 7 + 3 + 3 + 4 + 15 + 20 + 3 + 5


@pytest.mark.parametrize(
    ("mine", "theirs", "reason", "winners"),
    [
        (City(0, ("palace",)), City(0, ("obelisk",)), CIVILIAN, (ME,)),
        (City(0, ("obelisk",)), City(0, ("palace",)), CIVILIAN, (RIVAL,)),
        (City(0, ("palace",)), City(0, (), ("philosophy",)), TIEBREAK, (ME,)),
        (City(0, (), ("philosophy",)), City(0, ("palace",)), TIEBREAK, (RIVAL,)),
        (City(0, ("palace",)), City(0, ("town_hall",)), DRAW, SEATS),
    ],
)
def test_ruling_55_ties(mine: City, theirs: City, reason: str, winners: tuple[int, ...]) -> None:
    step = play(position(me=mine, rival=theirs, age=3, free=("study",)), "discard:study")
    assert DUEL.result(step.state) == Result(reason, winners)  # type: ignore[arg-type]


def test_ruling_56_supremacy_beats_scoring() -> None:
    rival = City(40, ("palace", "town_hall", "gardens", "pantheon"), ("philosophy",))
    five = ("apothecary", "workshop", "pharmacist", "scriptorium", "academy")
    military = position(me=City(40), rival=rival, age=3, free=("circus",), pawn=7)
    science = position(me=City(40, five), rival=rival, age=3, free=("university",))
    for state, move, reason in (
        (military, "build:circus", MILITARY),
        (science, "build:university", SCIENCE),
    ):
        assert score(state.table, RIVAL).total > score(state.table, ME).total + 10
        assert DUEL.result(play(state, move).state) == Result(reason, (ME,))


def test_ruling_57_bank() -> None:
    rich = City(200, ("sawmill", "quarry", "brickyard"), wonders=("temple_of_artemis",))
    state = position(me=rich, rival=City(0), age=3, free=("port", "palace", "study"), pawn=5)
    assert gained(state, "wonder:temple_of_artemis:palace")[ME] == 12 - 4
    loser = position(me=rich, rival=City(3), age=3, free=("arsenal", "study"), pawn=4)
    assert after(loser, "build:arsenal").cities[RIVAL].coins == 0


@pytest.mark.parametrize(
    ("giver", "card"),
    [("garrison", "barracks"), ("palisade", "fortifications"), ("tavern", "lighthouse")],
)
def test_ruling_58_a_coin_only_chain_card_and_chains_that_skip_an_age(
    giver: str, card: str
) -> None:
    age = CARDS[card].age
    other = "palace" if age == 3 else "statue"
    state = position(me=City(0, (giver,)), age=age, free=(card, other))
    assert price(state, card) == 0
    assert f"build:{card}" in legal(state)
    assert price(position(age=age), card) > 0


@pytest.mark.parametrize("token", ["agriculture", "urbanism"])
def test_ruling_59_coins_at_once_cannot_help_to_pay(token: str) -> None:
    tokens = (token, "law")
    state = position(me=City(5, ("apothecary",)), age=2, free=("school", "walls"), tokens=tokens)
    assert price(state, "school") == 6
    assert "build:school" not in legal(state)
    exact = position(me=City(6, ("apothecary",)), free=("school", "walls"), tokens=tokens)
    assert gained(exact, "build:school") == (-6, 0)
    assert gained(exact, "build:school", f"token:{token}") == (0, 0)
    todo = (PickToken(ME), Turn(RIVAL))
    assert gained(position(tokens=tokens, todo=todo, free=("walls",)), f"token:{token}") == (6, 0)


def test_ruling_60_hidden_information() -> None:
    lying = {2: "builders_guild", 3: "arsenal", 5: "study", 6: "port", 7: "arena"}
    me = City(40, wonders=("great_library",))
    drawn = ("law", "economy", "masonry")
    state = position(me=me, age=3, lying=lying, drawn=drawn)
    for step in (state, play(state, "wonder:great_library:study").state):
        for view in views(step):
            seen = words(view)
            assert not seen & {"builders_guild", "arsenal"}
            owner = view.seat == ME and step is not state
            assert seen & set(state.deal.box) == (set(drawn) if owner else set())
    early = position(age=1, free=("altar", "baths"))
    dealt = {card for cards in early.deal.ages for card in cards}
    for view in views(early):
        assert words(view) & dealt == {"altar", "baths"}
