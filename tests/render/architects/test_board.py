"""What the board tells: who sits where, what is built, what can be taken, what nobody may see."""

import itertools
from typing import get_args

import pytest
from msgspec.structs import replace

from engine.architects.catalog import GREEN, NUMBERS, TOKENS, WONDERS
from engine.architects.counting import available, shields
from engine.architects.decisions import Act, ChooseToken, Decision, TakeAnywhere, Turn
from engine.architects.events import CardTaken, CatMoved, Event, StageBuilt
from engine.architects.score import score
from engine.architects.table import Table, View, deck_left, pile_left
from engine.architects.types import City, left
from engine.core.game import Result, Seat
from render.architects import board
from render.architects.board import draw_board
from render.architects.holdings import horned
from render.architects.layout import HEIGHT, Places, places
from render.architects.peek import draw_peek
from render.architects.wonder import PLACES
from render.box import Box
from render.canvas import Canvas
from render.fonts import WIDTH
from render.look import Look

from ..conftest import LOCALES, SEVEN_LONG_NAMES, languages, look_at_play, plays
from ..proof import assert_sound, icons, texts
from .test_sound import SHOWN_NAMES

TOKEN = "architects-token-"
NAMES = ("Ana", "Bruno", "Carla", "Duda", "Eva", "Fred", "Gil")


def table_of(players: int) -> Table:
    """Return a table late in a game."""
    tables = [play.view.table for play in plays() if len(play.view.table.cities) == players]
    return [table for table in tables if table.todo][-1]


def drawn(table: Table, viewer: int | None = None, **look: object) -> Canvas:
    names = NAMES[: len(table.cities)]
    seen = Look(names=names, words=languages()["en-US"], **look)  # type: ignore[arg-type]
    canvas = draw_board(table, seen, None if viewer is None else Seat(viewer))
    assert_sound(canvas, NAMES)
    return canvas


def within(canvas: Canvas, box: Box, kind: str = "text") -> list[str]:
    return [each.what for each in canvas.log if each.kind == kind and box.holds(each.ink)]


@pytest.mark.parametrize("players", range(2, 8))
def test_every_city_has_its_place_with_all_that_is_its_own(players: int) -> None:
    table = table_of(players)
    canvas, at = drawn(table), places(players)
    assert canvas.box[2:] == (WIDTH, HEIGHT)
    for seat, box in at.cities.items():
        written, city = within(canvas, box), table.cities[seat]
        assert NAMES[seat] in written
        numbers = (score(table, seat).total, shields(city), horned(city), city.victories)
        assert {str(number) for number in numbers if number} <= set(written)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_deck_lies_between_its_owner_and_the_left_neighbour(
    players: int, viewer: int | None
) -> None:
    at = places(players, None if viewer is None else Seat(viewer))
    assert len(at.decks) == players
    for owner, deck in at.decks.items():
        both = (at.cities[owner], at.cities[left(owner, players)])
        assert all(_gap(deck, city) < 40 or _beside(at, deck, city) for city in both)
    every = [*at.cities.values(), *at.decks.values(), at.middle]
    assert not any(one.meets(two) for n, one in enumerate(every) for two in every[:n])


def _gap(one: Box, two: Box) -> int:
    """Return how far one box lies from another, across or down."""
    return max(one.x - two.right, two.x - one.right, one.y - two.bottom, two.y - one.bottom, 0)


def _beside(at: Places, deck: Box, city: Box) -> bool:
    """Whether nothing but the deck lies between a city and the edge of the table."""
    return not any(_gap(deck, other) < _gap(deck, city) for other in at.cities.values())


def test_a_viewer_sits_below() -> None:
    for players in range(2, 8):
        at = places(players, Seat(1))
        assert at.cities[Seat(1)].y > HEIGHT // 2


@pytest.mark.long
def test_each_piece_of_each_wonder_is_drawn_once_it_stands_and_before() -> None:
    for item, wonder in WONDERS.items():
        assert set(PLACES[item]) == set(wonder.stages)
        order = tuple(wonder.stages)
        for built in range(len(order) + 1):
            stages = _in_order(item, built)
            cities = (City(item, stages=stages), City("giza"))
            table = replace(table_of(2), cities=cities, todo=(Act(Seat(1)),))
            canvas = drawn(table)
            box = places(2).cities[Seat(0)]
            pieces = [name for name in within(canvas, box, "icon") if name.startswith("archit")]
            assert {f"architects-{item}-{stage}" for stage in order} <= set(pieces)
            prices = [str(NUMBERS.costs[stage].n) for stage in available(item, stages)]
            assert all(price in within(canvas, box) for price in prices)


def _in_order(item: str, count: int) -> tuple[str, ...]:
    built: tuple[str, ...] = ()
    for _ in range(count):
        built = (*built, available(item, built)[0])
    return built


def test_the_decks_that_are_open_are_framed() -> None:
    table = table_of(5)
    free = drawn(replace(table, todo=(TakeAnywhere(Seat(0)),)))
    none = drawn(replace(table, todo=(Act(Seat(0)),)))

    def gold(canvas: Canvas) -> int:
        return [d.what for d in canvas.log if d.kind == "shape"].count("gold")

    tops = sum(deck.top is not None for deck in table.decks)
    assert gold(free) - gold(none) == tops + 1


def test_each_deck_tells_how_many_cards_are_left() -> None:
    table = table_of(6)
    canvas = drawn(table)
    for owner, box in places(6).decks.items():
        assert str(deck_left(table, owner)) in within(canvas, box)


def test_conflict_tokens_show_their_sides() -> None:
    table = table_of(6)
    for peace in range(NUMBERS.conflict[6] + 1):
        shown = icons(drawn(replace(table, peace=peace)))
        assert shown.count("architects-peace") == peace
        assert shown.count("architects-war") == NUMBERS.conflict[6] - peace


def test_what_was_done_last_is_shown_with_who_did_it() -> None:
    table = table_of(4)
    shown = icons(drawn(table, last=(took(2, "glass"),)))
    before = icons(drawn(table))
    assert shown.count("resource-glass") == before.count("resource-glass") + 1
    assert shown.count("seat-2") == before.count("seat-2") + 1


def test_what_several_did_last_is_shown_seat_by_seat() -> None:
    cards = ("glass", "wood", "clay", "stone", "papyrus")
    done: list[Event] = [took(n, card) for n, card in enumerate(cards, start=1)]
    done.append(StageBuilt(Seat(5), "2d", ("glass", "wood"), ()))
    shown = within(drawn(table_of(7), last=tuple(done)), places(7).middle, "icon")
    in_order = [name for n, card in enumerate(cards, start=1) for name in (f"seat-{n}", card)]
    assert [name.removeprefix("resource-") for name in shown[:11]] == [*in_order, "wonder"]


@pytest.mark.parametrize("locale", LOCALES)
def test_much_that_was_done_leaves_what_the_table_waits_for_its_room(locale: str) -> None:
    deeds = tuple(event for n in range(7) for event in (took(n, "glass"), CatMoved(Seat(n), None)))
    decided = {type(play.view.table.todo[0]): play for play in plays() if play.view.table.todo}
    assert len(decided) == len(get_args(Decision))
    for play in decided.values():
        table = play.view.table
        look = replace(look_at_play(play, locale, SEVEN_LONG_NAMES), last=deeds)
        canvas = draw_board(table, look)
        assert_sound(canvas, SHOWN_NAMES)
        middle = places(len(table.cities)).middle
        said, *rest = within(canvas, middle)
        alone, *others = within(draw_board(table, replace(look, last=())), middle)
        assert (said.split()[-1], rest) == (alone.split()[-1], others)  # of the name less is left
        seats = [name for name in within(canvas, middle, "icon") if name.startswith("seat-")]
        assert seats[-1] == "seat-6"
        assert len(seats) == 7 or not isinstance(table.todo[0], Turn)


def test_of_long_turns_what_weighs_most_is_shown() -> None:
    """Stages and tokens rather than the cat, which is seen where it sits."""
    seats = [Seat(n) for n in range(7)]
    deeds: list[Event] = []
    for seat in seats:
        built = StageBuilt(seat, "2d", ("glass", "wood"), ())
        deeds += [CatMoved(seat, None), took(seat, "vp2cat"), built]
    table = replace(table_of(7), todo=(Turn(Seat(0)),))
    shown = within(drawn(table, last=tuple(deeds)), places(7).middle, "icon")
    tray = shown[: shown.index("architects-back")]
    assert [name for name in tray if name.startswith("seat-")] == [f"seat-{n}" for n in seats]
    assert tray.count("wonder") == len(seats)
    assert "architects-cat" not in tray
    few = within(drawn(table, last=tuple(deeds[:6])), places(7).middle, "icon")
    assert few[:4] == ["seat-0", "architects-cat", "laurel", "wonder"]


def took(seat: int, card: str) -> CardTaken:
    return CardTaken(Seat(seat), card, Seat(seat))


def test_of_equal_deeds_less_is_shown_too() -> None:
    """With a token, somebody takes the same card twice in a turn."""
    table = replace(table_of(7), todo=(Turn(Seat(0)),))
    deeds = tuple(took(n, "glass") for n in range(7) for _ in range(4))
    shown = within(drawn(table, last=deeds), places(7).middle, "icon")
    tray = shown[: shown.index("architects-back")]
    assert [tray.count(f"seat-{n}") for n in range(7)] == [1] * 7
    assert 7 <= tray.count("resource-glass") < 28


def test_the_winners_are_crowned() -> None:
    won = drawn(table_of(3), ended=Result("wonder", (Seat(1),)))
    assert "Bruno wins" in texts(won)
    assert icons(won).count("crown") == 1
    shared = drawn(table_of(3), ended=Result("cards", (Seat(0), Seat(1))))
    assert icons(shared).count("crown") == 2


@pytest.mark.parametrize("players", [5, 6, 7])
def test_a_crown_and_the_cat_leave_the_name_of_a_computer_whole(players: int) -> None:
    computers = tuple(f"COM {n + 1}" for n in range(players))
    table, at = table_of(players), places(players)
    for seat in at.cities:
        canvas = draw_board(
            replace(table, cat=seat),
            Look(
                names=tuple(f"Strategist computer {n + 1}" for n in range(players)),
                short=computers,
                words=languages()["en-US"],
                ended=Result("cards", (seat,)),
            ),
        )
        assert_sound(canvas, ("Strategist",))
        assert computers[seat] in within(canvas, at.cities[seat])
        marks = within(canvas, at.cities[seat], "icon")
        assert (marks.count("crown"), marks.count("architects-cat")) == (1, 1)


def test_only_who_may_look_gets_a_picture_of_the_cards_looked_at() -> None:
    play = next(each for each in plays() if each.own.looked)
    canvas = draw_peek(play.own, look_at_play(play))
    letters = [each for each in texts(canvas) if each in "ABCDE"]
    assert len(letters) == len(play.own.looked)
    with pytest.raises(ValueError, match="no card"):
        draw_peek(View(play.own.table, None), look_at_play(play))


def test_the_file_is_the_same_for_the_same_table() -> None:
    play = plays()[3]
    look = look_at_play(play)
    assert board(play.view.table, look) == board(play.view.table, look)


@pytest.mark.parametrize("players", [2, 7])
def test_coins_are_among_what_a_city_builds_with(players: int) -> None:
    table = table_of(players)
    rich = replace(table.cities[0], cards=("wood", "coin", "coin"))
    table = replace(table, cities=(rich, *table.cities[1:]))
    canvas, box = drawn(table), places(players).cities[Seat(0)]
    assert {"wood", "coin"} <= {each.rpartition("-")[2] for each in within(canvas, box, "icon")}


def test_nobody_is_waited_for_in_a_game_given_up() -> None:
    table = table_of(2)
    assert "waiting" in icons(drawn(table))
    assert "waiting" not in icons(drawn(table, ended=Result("resignation", (Seat(1),))))


@pytest.mark.parametrize("players", range(2, 8))
def test_the_tokens_that_can_be_taken_are_ringed_with_gold(players: int) -> None:
    table = table_of(players)
    seat = table.todo[0].seat
    choosing = replace(table, todo=(ChooseToken(seat), Turn(seat)))
    middle = places(players).middle
    ringed, plain = (
        within(drawn(each), middle, "shape").count("gold")
        for each in (choosing, replace(table, todo=(Act(seat),)))
    )
    assert ringed - plain == len(table.face_up) + (pile_left(table) > 0)


@pytest.mark.parametrize("count", [2, 3])
def test_most_of_each_token_is_seen_where_cities_are_narrow(count: int) -> None:
    table = table_of(7)
    held = tuple(TOKENS)[:count]
    cities = tuple(
        replace(city, cards=(*city.cards, GREEN[0])[-1:], tokens=held) for city in table.cities
    )
    canvas = drawn(replace(table, cities=cities))
    for box in places(7).cities.values():
        shown = [each for each in within(canvas, box, "icon") if each.startswith(TOKEN)]
        inks = [d.ink for d in canvas.log if d.what in shown and box.holds(d.ink)]
        steps = [two.x - one.x for one, two in itertools.pairwise(inks)]
        assert len(inks) == count
        assert min(steps) >= 0.55 * inks[0].width
