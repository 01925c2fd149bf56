"""Rulings 39 to 44: wonders that ask for something or take it away."""

import pytest
from msgspec.structs import replace

from engine.core.game import IllegalMove, Seat
from engine.duel.decisions import PickFromLibrary, PickToken, Turn
from engine.duel.events import CoinsGained, CoinsLost
from engine.duel.score import score
from engine.duel.types import City
from tests.engine.duel.positions import (
    ME,
    RIVAL,
    after,
    builder,
    coins,
    gained,
    legal,
    play,
    position,
    price,
    views,
    words,
)


def test_ruling_39_great_library() -> None:
    drawn = ("agriculture", "masonry", "urbanism")
    state = position(me=builder("great_library"), free=("walls", "statue"), drawn=drawn)
    state = play(state, "wonder:great_library:walls").state
    mine, theirs, spectators = views(state)
    assert mine.library == drawn
    assert theirs.library == spectators.library == ()
    assert not words(theirs) & set(drawn)
    assert legal(state) == [f"library:{token}" for token in drawn]
    for token in (*state.deal.box[3:], *state.table.tokens):
        with pytest.raises(IllegalMove):
            play(state, f"library:{token}")
    assert gained(state, "library:agriculture") == (6, 0)
    state = play(state, "library:agriculture").state
    assert state.table.cities[ME].tokens == ("agriculture",)
    assert set(drawn[1:]) & words(views(state)[ME]) == set()


def test_ruling_39_a_token_that_was_kept_is_not_drawn_again() -> None:
    """The published game draws once, but the data may have another item that does."""
    drawn = ("agriculture", "masonry", "urbanism")
    me = builder("great_library")
    state = position(me=me, free=("walls", "statue", "forum"), drawn=drawn)
    state = play(state, "wonder:great_library:walls", "library:masonry", "discard:statue").state
    again = (PickFromLibrary(ME), *state.table.todo)
    state = replace(state, table=replace(state.table, todo=again))
    assert views(state)[ME].library == ("agriculture", "urbanism", state.deal.box[3])


@pytest.mark.parametrize(
    ("token", "coins"),
    [("theology", 0), ("architecture", 0), ("agriculture", 6), ("urbanism", 6)],
)
def test_ruling_40_token_taken_by_the_great_library(token: str, coins: int) -> None:
    drawn = (token, "masonry", "economy")
    state = position(me=builder("great_library"), free=("walls", "statue"), drawn=drawn)
    move = "wonder:great_library:walls"
    assert gained(state, move, f"library:{token}") == (coins - 10, 0)
    assert after(state, move, f"library:{token}").todo == (Turn(RIVAL),)


def test_ruling_40_theology_works_for_the_next_wonder() -> None:
    drawn = ("theology", "masonry", "economy")
    me = builder("great_library", "pyramids")
    state = position(me=me, free=("walls", "statue", "school", "temple"), drawn=drawn)
    moves = ("wonder:great_library:walls", "library:theology", "discard:statue")
    assert after(state, *moves, "wonder:pyramids:school").todo == (Turn(ME),)


@pytest.mark.parametrize(
    ("card", "city", "coins", "pawn"),
    [
        ("tavern", City(60), 4, 0),
        ("walls", City(60), 0, 2),
        ("walls", City(60, (), ("strategy",)), 0, 3),
        ("merchants_guild", City(60, ("forum", "brewery")), 2, 0),
        ("lighthouse", City(60, ("forum", "brewery")), 3, 0),
        ("caravansery", City(60), 0, 0),
    ],
)
def test_ruling_41_mausoleum(card: str, city: City, coins: int, pawn: int) -> None:
    me = City(60, city.cards, city.tokens, ("mausoleum",))
    state = position(me=me, rival=City(0), free=("temple", "statue"), discard=("altar", card))
    state = play(state, "wonder:mausoleum:temple").state
    assert legal(state) == ["revive:altar", f"revive:{card}"]
    assert gained(state, f"revive:{card}") == (coins, 0)
    table = after(state, f"revive:{card}")
    assert table.pawn == pawn
    assert table.cities[ME].cards[-1] == card
    assert table.discard == ("altar",)


def test_ruling_41_its_symbol_makes_a_pair_and_its_chain_counts() -> None:
    me = builder("mausoleum", cards=("school",))
    state = position(me=me, free=("temple", "aqueduct"), discard=("baths", "apothecary"))
    state = play(state, "wonder:mausoleum:temple").state
    assert isinstance(after(state, "revive:apothecary").todo[0], PickToken)
    assert price(play(state, "revive:baths").state, "aqueduct") == 0


def test_ruling_41_cards_of_both_and_destroyed_ones_are_in_the_pile() -> None:
    me, rival = builder("circus_maximus", "mausoleum"), City(7, ("press",))
    state = position(me=me, rival=rival, free=("walls", "school", "statue", "temple"))
    moves = ("wonder:circus_maximus:walls", "destroy:press", "discard:school")
    state = play(state, *moves, "wonder:mausoleum:statue").state
    assert legal(state) == ["revive:press", "revive:school"]


@pytest.mark.parametrize(("tokens", "following"), [((), RIVAL), (("theology",), ME)])
def test_ruling_42_mausoleum_empty_discard(tokens: tuple[str, ...], following: Seat) -> None:
    state = position(me=builder("mausoleum", tokens=tokens), free=("temple", "statue"))
    table = after(state, "wonder:mausoleum:temple")
    assert table.todo == (Turn(following),)
    assert score(table, ME).wonders == 2


@pytest.mark.parametrize(
    ("wonder", "can", "cannot"),
    [
        ("statue_of_zeus", ("shelf_quarry", "clay_pool"), ("press", "altar", "forum")),
        ("circus_maximus", ("press", "glassworks"), ("shelf_quarry", "altar", "forum")),
    ],
)
def test_ruling_43_zeus_and_circus(
    wonder: str, can: tuple[str, ...], cannot: tuple[str, ...]
) -> None:
    state = position(
        me=builder(wonder, cards=("quarry", "drying_room")),
        rival=City(7, (*can, *cannot)),
        free=("walls", "statue"),
    )
    state = play(state, f"wonder:{wonder}:walls").state
    assert legal(state) == [f"destroy:{card}" for card in can]
    for card in (*cannot, "quarry", "drying_room"):
        with pytest.raises(IllegalMove):
            play(state, f"destroy:{card}")
    table = after(state, f"destroy:{can[0]}")
    assert table.discard == (can[0],)
    assert can[0] not in table.cities[RIVAL].cards
    assert table.pawn == 1


def test_ruling_43_production_ends_and_my_price_falls() -> None:
    me, rival = builder("statue_of_zeus"), City(7, ("shelf_quarry", "quarry"))
    state = position(me=me, rival=rival, free=("walls", "statue"))
    state = play(state, "wonder:statue_of_zeus:walls").state
    assert (price(state, "baths"), price(state, "aqueduct", RIVAL)) == (5, 0)
    state = play(state, "destroy:shelf_quarry").state
    assert (price(state, "baths"), price(state, "aqueduct", RIVAL)) == (3, 4)
    assert coins(state.table)[RIVAL] == 7


def test_ruling_43_counts_at_the_end_no_longer_see_it() -> None:
    me = builder("circus_maximus", cards=("shipowners_guild",))
    rival = City(7, ("press", "quarry", "clay_pool"))
    state = position(me=me, rival=rival, age=3, free=("study", "arsenal"))
    assert score(state.table, ME).purple == 3
    assert score(after(state, "wonder:circus_maximus:study", "destroy:press"), ME).purple == 2


@pytest.mark.parametrize("wonder", ["statue_of_zeus", "circus_maximus"])
def test_ruling_43_with_no_such_card_the_shield_still_works(wonder: str) -> None:
    cards = ("press", "altar") if wonder == "statue_of_zeus" else ("quarry", "altar")
    state = position(me=builder(wonder), rival=City(7, cards), free=("walls", "statue"))
    table = after(state, f"wonder:{wonder}:walls")
    assert table.todo == (Turn(RIVAL),)
    assert table.pawn == 1


@pytest.mark.parametrize(("rich", "lost"), [(7, 3), (3, 3), (1, 1), (0, 0)])
def test_ruling_44_appian_way(rich: int, lost: int) -> None:
    state = position(me=builder("appian_way"), rival=City(rich), free=("walls", "statue"))
    assert gained(state, "wonder:appian_way:walls") == (3 - 10, -lost)
    events = play(state, "wonder:appian_way:walls").events
    assert CoinsGained(ME, 3, "appian_way") in events
    assert (CoinsLost(RIVAL, lost, "appian_way") in events) == (lost > 0)
