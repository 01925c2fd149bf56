"""Rulings 45 to 49: playing again, and the turn of an age."""

import pytest
from msgspec.structs import replace

from engine.core.game import Result, Seat
from engine.duel.decisions import ChooseStarter, Destroy, Revive, Turn
from engine.duel.events import AgeBegan, GameEnded, PawnMoved, PlaysAgain, StarterChosen
from engine.duel.game import DUEL
from engine.duel.score import MILITARY
from engine.duel.types import SEATS, City, FaceDown
from tests.engine.duel.positions import ME, RIVAL, after, builder, legal, play, position

PLAY_AGAIN = ("appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis")


@pytest.mark.parametrize("wonder", PLAY_AGAIN)
def test_ruling_45_play_again(wonder: str) -> None:
    state = position(me=builder(wonder, "pyramids"), free=("walls", "statue", "school"))
    state = play(state, f"wonder:{wonder}:walls").state
    assert state.table.todo == (Turn(ME),)
    assert "wonder:pyramids:statue" in legal(state)  # another full turn
    assert after(state, "discard:statue").todo == (Turn(RIVAL),)


def test_ruling_45_another_such_wonder_gives_another() -> None:
    cards = ("walls", "statue", "school", "temple")
    state = position(me=builder("sphinx", "piraeus"), free=cards)
    state = play(state, "wonder:sphinx:walls", "wonder:piraeus:statue").state
    assert state.table.todo == (Turn(ME),)
    assert after(state, "discard:school").todo == (Turn(RIVAL),)


def test_ruling_45_after_the_choices_of_the_build() -> None:
    me = builder("circus_maximus", tokens=("theology",))
    state = position(me=me, rival=City(7, ("press",)), free=("walls", "statue"))
    assert after(state, "wonder:circus_maximus:walls").todo == (Destroy(ME, "grey"), Turn(ME))
    assert after(state, "wonder:circus_maximus:walls", "destroy:press").todo == (Turn(ME),)


def test_ruling_45_the_extra_turn_is_told_when_the_choices_are_made() -> None:
    me = builder("mausoleum", tokens=("theology",))
    state = position(me=me, free=("walls", "statue"), discard=("press", "stable"))
    built = play(state, "wonder:mausoleum:walls")
    assert built.state.table.todo == (Revive(ME), Turn(ME))
    assert PlaysAgain(ME) not in built.events
    assert play(built.state, "revive:press").events[-1] == PlaysAgain(ME)


def test_ruling_45_no_extra_turn_is_told_where_the_choice_ends_the_game() -> None:
    me = replace(
        builder("mausoleum", tokens=("theology",)),
        cards=("workshop", "apothecary", "scriptorium", "pharmacist", "academy"),
    )
    state = position(me=me, age=3, free=("study", "palace"), discard=("school", "university"))
    steps = [play(state, "wonder:mausoleum:study")]
    steps.append(play(steps[0].state, "revive:university"))
    assert isinstance(steps[-1].events[-1], GameEnded)
    assert not any(PlaysAgain(ME) in step.events for step in steps)


def test_ruling_46_a_winning_wonder_does_not_play_again() -> None:
    me = builder("colossus", tokens=("theology",))
    state = position(me=me, free=("walls", "statue"), pawn=8, loot=((), ()))
    step = play(state, "wonder:colossus:walls")
    assert [type(event) for event in step.events[-2:]] == [PawnMoved, GameEnded]
    assert PlaysAgain(ME) not in step.events


@pytest.mark.parametrize("wonder", ["sphinx", "pyramids"])
def test_ruling_46_theology_does_not_double(wonder: str) -> None:
    me = builder(wonder, tokens=("theology",))
    state = position(me=me, free=("walls", "statue", "school"))
    step = play(state, f"wonder:{wonder}:walls")
    assert step.events.count(PlaysAgain(ME)) == 1
    assert step.state.table.todo == (Turn(ME),)
    assert after(step.state, "discard:statue").todo == (Turn(RIVAL),)


@pytest.mark.parametrize("tokens", [(), ("theology",)])
@pytest.mark.parametrize("pawn", [0, 1])
def test_ruling_47_extra_turn_at_the_end_of_an_age(tokens: tuple[str, ...], pawn: int) -> None:
    state = position(me=builder("sphinx", tokens=tokens), free=("walls",), pawn=pawn)
    step = play(state, "wonder:sphinx:walls")
    assert step.state.table.todo == (ChooseStarter(RIVAL if pawn else ME),)
    assert PlaysAgain(ME) not in step.events
    last = position(me=builder("sphinx", tokens=tokens), age=3, free=("study",), pawn=pawn)
    assert after(last, "wonder:sphinx:study").todo == ()


LAST = [
    ("build:school", "token:law"),
    ("wonder:mausoleum:school", "revive:altar"),
    ("wonder:statue_of_zeus:school", "destroy:quarry"),
    ("wonder:circus_maximus:school", "destroy:press"),
    ("wonder:great_library:school", "library:economy"),
]


@pytest.mark.parametrize("age", [2, 3])
@pytest.mark.parametrize(("move", "choice"), LAST)
def test_ruling_48_last_card_with_open_choices(age: int, move: str, choice: str) -> None:
    wonders = ("mausoleum", "statue_of_zeus", "circus_maximus", "great_library")
    cards, last = (("apothecary",), "school") if age == 2 else (("academy",), "study")
    state = position(
        me=builder(*wonders, cards=cards),
        rival=City(7, ("quarry", "press")),
        age=age,
        free=(last,),
        discard=("altar",),
        tokens=("law", "masonry", "strategy"),
        drawn=("economy", "urbanism", "agriculture"),
    )
    step = play(state, move.replace("school", last))
    assert step.state.table.age == age
    assert set(step.state.table.slots) == {None}
    assert DUEL.result(step.state) is None
    assert choice in legal(step.state)
    step = play(step.state, choice)
    if age == 2:
        assert step.state.table.age == 3
        assert AgeBegan(3) in step.events
    else:
        assert DUEL.result(step.state) is not None


@pytest.mark.parametrize(
    ("pawn", "last", "chooser"),
    [
        (1, ME, RIVAL),
        (-1, ME, ME),
        (4, RIVAL, RIVAL),
        (-8, RIVAL, ME),
        (0, ME, ME),
        (0, RIVAL, RIVAL),
    ],
)
@pytest.mark.parametrize("starter", SEATS)
def test_ruling_49_who_starts_the_next_age(
    pawn: int, last: Seat, chooser: Seat, starter: Seat
) -> None:
    state = position(age=1, free=("altar",), pawn=pawn, todo=(Turn(last),))
    state = play(state, "discard:altar").state
    assert state.table.todo == (ChooseStarter(chooser),)
    assert legal(state) == ["start:0", "start:1"]
    step = play(state, f"start:{starter}")
    assert StarterChosen(chooser, starter) in step.events
    assert step.state.table.todo == (Turn(starter),)


def test_ruling_49_the_new_layout_is_visible_and_the_pawn_counts_after_choices() -> None:
    me = builder("mausoleum")
    state = position(me=me, age=2, free=("temple",), pawn=-1, discard=("walls", "altar"))
    state = play(state, "wonder:mausoleum:temple").state
    assert state.table.todo[0] == Revive(ME)
    state = play(state, "revive:walls").state
    assert state.table.pawn == 1
    assert state.table.todo == (ChooseStarter(RIVAL),)
    assert state.table.age == 3
    assert sum(isinstance(slot, str) for slot in state.table.slots) == 12
    assert sum(isinstance(slot, FaceDown) for slot in state.table.slots) == 8


def test_ruling_46_who_wins_with_a_wonder_does_not_play_again() -> None:
    me = builder("statue_of_zeus", tokens=("theology",))
    state = position(me=me, rival=City(7, ("quarry",)), free=("walls", "statue"), pawn=8)
    step = play(state, "wonder:statue_of_zeus:walls")
    assert DUEL.result(step.state) == Result(MILITARY, (ME,))
    assert PlaysAgain(ME) not in step.events
