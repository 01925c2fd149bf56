"""Rulings 28 to 38: the conflict track, science, and winning by either."""

import pytest

from engine.core.game import Result, Seat
from engine.duel import effects
from engine.duel.catalog import CARDS, TOKENS, WONDERS
from engine.duel.decisions import PickToken, Turn
from engine.duel.events import Destroyed, GameEnded, Looted, PairMade, PawnMoved
from engine.duel.game import DUEL
from engine.duel.score import MILITARY, SCIENCE, score
from engine.duel.types import AGE_BACK, City
from tests.engine.duel.positions import ME, RIVAL, after, coins, gained, legal, play, position

RICH = City(40)
FIVE = ("apothecary", "workshop", "pharmacist", "scriptorium", "academy")
"""Five different symbols."""


@pytest.mark.parametrize(("card", "shields"), [("barracks", 1), ("walls", 2)])
def test_ruling_28_shields(card: str, shields: int) -> None:
    state = position(me=RICH, rival=RICH, free=(card, "statue"))
    assert after(state, f"build:{card}").pawn == shields
    state = position(me=RICH, rival=RICH, free=(card, "statue"), todo=(Turn(RIVAL),))
    assert after(state, f"build:{card}").pawn == -shields
    state = position(me=City(40, wonders=("colossus",)), free=(card, "statue"))
    assert after(state, f"wonder:colossus:{card}").pawn == 2


def test_ruling_28_the_pawn_stops_at_the_capital() -> None:
    step = play(position(me=RICH, age=3, free=("arsenal", "study"), pawn=8), "build:arsenal")
    assert PawnMoved(ME, 8, 9) in step.events
    assert step.state.table.pawn == 9


@pytest.mark.parametrize(
    ("pawn", "rich", "lost", "left"),
    [(2, 7, 2, (6,)), (2, 1, 1, (6,)), (2, 0, 0, (6,)), (5, 9, 5, ()), (5, 4, 4, ())],
)
def test_ruling_29_loot_tokens(pawn: int, rich: int, lost: int, left: tuple[int, ...]) -> None:
    loot = ((3, 6), (3, 6) if pawn < 3 else (6,))
    state = position(me=RICH, rival=City(rich), free=("barracks", "statue"), pawn=pawn, loot=loot)
    step = play(state, "build:barracks")
    assert step.state.table.cities[RIVAL].coins == rich - lost
    assert step.state.table.loot == ((3, 6), left)
    assert Looted(RIVAL, pawn + 1, lost) in step.events


def test_ruling_29_on_my_side_i_am_looted() -> None:
    state = position(
        me=City(7), rival=RICH, free=("barracks", "statue"), pawn=-2, todo=(Turn(RIVAL),)
    )
    table = after(state, "build:barracks")
    assert coins(table)[ME] == 5
    assert table.loot == ((6,), (3, 6))


def test_ruling_29_coming_back_later_costs_nothing() -> None:
    cards = ("barracks", "horse_breeders", "walls", "statue")
    state = position(me=RICH, rival=RICH, free=cards, pawn=2)
    state = play(state, "build:barracks", "build:horse_breeders").state
    assert state.table.pawn == 2
    step = play(state, "build:walls")
    assert step.state.table.pawn == 4
    assert not [each for each in step.events if isinstance(each, Looted)]


@pytest.mark.parametrize(("rich", "lost"), [(9, 7), (7, 7), (4, 4)])
def test_ruling_30_two_loot_tokens_in_one_move(rich: int, lost: int) -> None:
    me = City(40, (), ("strategy",))
    state = position(me=me, rival=City(rich), age=3, free=("arsenal", "study"), pawn=2)
    table = after(state, "build:arsenal")
    assert table.pawn == 6
    assert coins(table)[RIVAL] == rich - lost
    assert table.loot == ((3, 6), ())


@pytest.mark.parametrize(
    ("distance", "points"),
    [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)],
)
@pytest.mark.parametrize("winner", [ME, RIVAL])
def test_ruling_31_military_points(distance: int, points: int, winner: Seat) -> None:
    pawn = distance if winner == ME else -distance
    table = after(position(age=3, free=("study",), pawn=pawn), "discard:study")
    assert table.todo == ()
    assert score(table, winner).military == points
    assert score(table, RIVAL if winner == ME else ME).military == 0


@pytest.mark.parametrize("wonder", ["statue_of_zeus", "circus_maximus"])
def test_ruling_32_military_supremacy(wonder: str) -> None:
    me, rival = City(40, wonders=(wonder,)), City(7, ("palace", "quarry", "press"), ("philosophy",))
    state = position(me=me, rival=rival, age=3, free=("study", "arsenal"), pawn=8, loot=((), ()))
    step = play(state, f"wonder:{wonder}:study")
    assert DUEL.result(step.state) == Result(MILITARY, (ME,))
    assert DUEL.to_act(step.state) == ()
    assert step.events[-1] == GameEnded(Result(MILITARY, (ME,)))
    assert not [each for each in step.events if isinstance(each, Destroyed)]
    assert step.state.table.cities[RIVAL].cards == rival.cards


def test_ruling_32_the_rivals_too() -> None:
    state = position(rival=RICH, free=("walls", "statue"), pawn=-7, todo=(Turn(RIVAL),))
    assert DUEL.result(play(state, "build:walls").state) == Result(MILITARY, (RIVAL,))


def test_ruling_33_strategy() -> None:
    me = City(40, ("guard_tower",), ("strategy",), ("colossus", "mausoleum"))
    state = position(me=me, free=("walls", "statue", "school"), discard=("parade_ground",))
    assert after(state, "build:walls").pawn == 2 + 1
    assert after(state, "wonder:mausoleum:walls", "revive:parade_ground").pawn == 2 + 1
    assert after(state, "wonder:colossus:walls").pawn == 2


def test_ruling_33_red_cards_built_before_get_none() -> None:
    todo = (PickToken(ME), Turn(RIVAL))
    tokens = ("strategy", "law")
    state = position(me=City(7, ("stable", "walls")), free=("statue",), tokens=tokens, todo=todo)
    assert after(state, "token:strategy").pawn == 0


def test_ruling_34_science_pair() -> None:
    me = City(40, ("apothecary",))
    tokens = ("agriculture", "law", "philosophy")
    lying = {6: "statue", 7: "temple", 11: "school", 12: "walls"}
    state = position(me=me, lying=lying, tokens=tokens)
    step = play(state, "build:school")
    assert PairMade(ME, "wheel") in step.events
    assert legal(step.state) == ["token:agriculture", "token:law", "token:philosophy"]
    assert step.state.table.slots[6] == AGE_BACK
    assert gained(step.state, "token:agriculture") == (6, 0)
    table = after(step.state, "token:agriculture")
    assert table.tokens == ("law", "philosophy")
    assert table.cities[ME].tokens == ("agriculture",)
    assert table.todo == (Turn(RIVAL),)


def test_ruling_34_no_pair_with_the_rivals_symbol() -> None:
    state = position(me=RICH, rival=City(7, ("apothecary",)), free=("school", "walls"))
    assert after(state, "build:school").todo == (Turn(RIVAL),)


def test_ruling_35_no_token_left() -> None:
    me = City(40, ("apothecary",), ("agriculture", "economy", "strategy"))
    rival = City(7, (), ("masonry", "urbanism"))
    state = position(me=me, rival=rival, free=("school", "walls"), tokens=())
    assert after(state, "build:school").todo == (Turn(RIVAL),)


def test_ruling_36_law_never_makes_a_pair() -> None:
    todo = (PickToken(ME), Turn(RIVAL))
    me = City(7, FIVE[:4])
    state = position(me=me, free=("walls",), tokens=("law", "economy"), todo=todo)
    step = play(state, "token:law")
    assert DUEL.result(step.state) is None
    assert step.state.table.todo == (Turn(RIVAL),)
    assert not [each for each in step.events if isinstance(each, PairMade)]


def test_ruling_36_law_wins_as_the_sixth_from_the_board() -> None:
    state = position(me=City(40, FIVE), free=("school", "walls"), tokens=("law", "economy"))
    step = play(state, "build:school", "token:law")
    assert DUEL.result(step.state) == Result(SCIENCE, (ME,))


def test_ruling_36_law_wins_as_the_sixth_from_the_great_library() -> None:
    me = City(40, FIVE, wonders=("great_library",))
    state = position(me=me, free=("statue", "walls"), drawn=("law", "economy", "masonry"))
    step = play(state, "wonder:great_library:walls", "library:law")
    assert DUEL.result(step.state) == Result(SCIENCE, (ME,))


def test_ruling_37_scientific_supremacy_by_a_card() -> None:
    state = position(me=City(40, FIVE), age=3, free=("university", "palace"))
    step = play(state, "build:university")
    assert DUEL.result(step.state) == Result(SCIENCE, (ME,))
    assert DUEL.to_act(step.state) == ()
    assert step.events[-1] == GameEnded(Result(SCIENCE, (ME,)))


def test_ruling_37_scientific_supremacy_by_a_card_of_the_discard() -> None:
    me = City(40, FIVE, wonders=("mausoleum",))
    state = position(me=me, age=3, free=("palace", "arsenal"), discard=("university",))
    step = play(state, "wonder:mausoleum:palace", "revive:university")
    assert DUEL.result(step.state) == Result(SCIENCE, (ME,))


def test_ruling_37_five_with_one_twice_are_not_six() -> None:
    state = position(me=City(40, FIVE), free=("school", "walls"))
    assert DUEL.result(play(state, "build:school").state) is None


def test_ruling_38_no_single_step_gives_both() -> None:
    """Nothing carries both a symbol and shields; so a step can fulfil only one condition."""
    for item in (*CARDS.values(), *WONDERS.values(), *TOKENS.values()):
        kinds = {type(effect) for effect in item.effects}
        assert not {effects.Science, effects.Shields} <= kinds


def test_ruling_38_the_first_step_that_fulfils_a_condition_ends_the_game() -> None:
    me = City(40, FIVE, ("theology",), ("mausoleum",))
    state = position(
        me=me, age=3, free=("palace", "arsenal"), pawn=8, discard=("university", "circus")
    )
    state = play(state, "wonder:mausoleum:palace").state
    science, military = (play(state, f"revive:{card}") for card in ("university", "circus"))
    assert DUEL.result(science.state) == Result(SCIENCE, (ME,))
    assert DUEL.result(military.state) == Result(MILITARY, (ME,))
    assert DUEL.to_act(science.state) == DUEL.to_act(military.state) == ()
