"""What the board tells, in ordinary positions and at the edges."""

import pytest
from msgspec.structs import replace

from engine.core.game import Result, Seat
from engine.duel.catalog import CARDS, TOKENS, WONDERS
from engine.duel.decisions import ChooseStarter, Destroy, PickToken, Revive, Turn
from engine.duel.economy import card_price
from engine.duel.events import Built, Discarded, PlaysAgain
from engine.duel.table import View, free_cards
from engine.duel.types import City, Price
from render.canvas import Canvas
from render.duel.board import draw_board
from render.duel.card import Corner, covered_face
from render.duel.city import draw_city
from render.duel.layout import STRUCTURE
from render.duel.signs import sign, signs
from render.duel.structure import card_box
from render.fonts import FLOORS, Font
from render.gallery.duel_positions import positions
from render.look import Look
from render.paints import Paint
from render.themes import STANDARD

from ..conftest import LOCALES, LONG_NAMES, languages, look_at, ply
from ..proof import assert_sound, icons, texts
from .tables import AGE_1, a_table, drawn

QUILL = "science-quill"
BLUE = tuple(card.id for card in CARDS.values() if card.colour == "blue")


def on_card(canvas: Canvas, age: int, place: int) -> list[str]:
    """Return what is written on the lower half of a card."""
    box = card_box(age, place)
    lower = box._replace(y=box.bottom - 66, height=66)
    return [d.what for d in canvas.log if d.kind == "text" and lower.holds(d.ink)]


@pytest.mark.long
def test_free_cards_carry_their_letters_and_what_they_cost_now() -> None:
    seen = 0
    for position in positions(4):
        table = position.view.table
        if not table.age or not table.todo or not isinstance(table.todo[0], Turn):
            continue
        canvas = draw_board(position.view, look_at(position))
        for n, card in enumerate(free_cards(table)):
            price = card_price(table, table.todo[0].seat, card)
            chained = type(price.steps[0]).__name__ == "Chained" if price.steps else False
            told = ["ABCDEF"[n]] if chained else ["ABCDEF"[n], str(price.coins)]
            assert on_card(canvas, table.age, table.slots.index(card)) == told
            seen += 1
    assert seen > 100


def test_covered_cards_show_their_printed_cost_where_there_is_room() -> None:
    def marks(corner: Corner | None, card: str = "temple") -> list[str]:
        piece = covered_face(STANDARD, card, 2, None, corner)
        return [drawn.what for drawn in piece.log if drawn.kind == "icon"]

    printed = ["resource-wood", "resource-papyrus"]
    assert printed == marks("left")[:2] == marks("right")[:2]
    assert not set(printed) & set(marks(None)), "chains and points leave no room beside them"
    assert "resource-stone" in {
        d.what for d in covered_face(STANDARD, "aqueduct", 2, None, None).log
    }


def test_six_free_cards() -> None:
    assert [text for text in texts(drawn(a_table())) if text in "ABCDEF"] == list("ABCDEF")


def test_a_card_too_dear_is_marked_by_more_than_colour() -> None:
    poor = (City(coins=0), City(coins=7))
    dear = icons(drawn(a_table(poor))).count("coin-dear")
    assert dear > icons(drawn(a_table((City(coins=99), City(coins=7))))).count("coin-dear") == 0


def test_a_card_that_is_not_turned_yet_stays_face_down_without_a_letter() -> None:
    table = a_table(todo=(PickToken(Seat(0)), Turn(Seat(1))))
    slots = (*table.slots[:14], *(None,) * 6)
    canvas = drawn(replace(table, slots=slots))
    assert not [text for text in texts(canvas) if text in "ABCDEF"]
    assert icons(canvas).count("back-1") == 3 + 5 + 1


def test_pending_choices_have_no_letters_and_say_who_decides_what() -> None:
    table = a_table(todo=(PickToken(Seat(1)), Turn(Seat(0))))
    canvas = drawn(table)
    assert texts(canvas)[-1] == "Bruno takes a Progress token"
    assert not [text for text in texts(canvas) if text in "ABCDEF"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_edges(locale: str) -> None:
    rich = City(
        coins=99,
        cards=BLUE,
        tokens=tuple(TOKENS)[:6],
        built=tuple(WONDERS)[:4],
        under=AGE_1[:4],
    )
    full = City(
        coins=100,
        cards=tuple(card.id for card in CARDS.values() if card.colour == "green")[:13],
        built=tuple(WONDERS)[4:7],
        under=AGE_1[4:7],
    )
    table = replace(a_table((rich, full)), tokens=(), loot=((), ()), pawn=-8, discard=AGE_1)
    canvas = drawn(table, locale)
    assert "gone" in icons(canvas)
    assert "loot" not in icons(canvas)
    assert {"99", "100"} <= {*texts(canvas)}
    assert str(len(BLUE)) in texts(canvas)
    for seat in (Seat(0), Seat(1)):
        look = Look(names=LONG_NAMES, words=languages()[locale])
        city = draw_city(View(table, None), seat, look)
        assert_sound(city, LONG_NAMES)
        assert city.box.height <= 1600


def test_a_resigned_game_keeps_its_cards_and_says_who_won() -> None:
    canvas = drawn(a_table(), ended=Result("resignation", (Seat(1),)))
    assert texts(canvas)[-1] == "Bruno wins · Resignation"
    assert not [text for text in texts(canvas) if text in "ABCDEF"]


def test_a_game_without_a_winner_says_so() -> None:
    canvas = drawn(a_table(), ended=Result("abandoned", ()))
    assert texts(canvas)[-1] == "Ended without a winner"
    assert "crown" not in icons(canvas)


def test_the_last_move_is_marked_where_its_card_lay() -> None:
    before = a_table()
    card = before.slots[19]
    assert isinstance(card, str)
    table = replace(before, slots=(*before.slots[:19], None))
    price = card_price(before, Seat(0), card)
    box = card_box(1, 19)
    for event, icon in (
        (Built(Seat(0), card, price), "check"),
        (Discarded(Seat(0), card, 2), "discard"),
    ):
        canvas = drawn(table, last=(event,), before=before)
        there = [d.what for d in canvas.log if d.kind == "icon" and box.holds(d.ink)]
        assert there[-3:] == [f"colour-{CARDS[card].colour}", "seat-0", icon]
        assert there[:-3] == [each.name for s in signs(CARDS[card].effects) for each in s.icons]
        unmarked = drawn(table, last=(event,)).log
        assert not [d for d in unmarked if d.kind != "shape" and box.holds(d.ink)]


def test_a_pair_of_symbols_has_its_number() -> None:
    science = [card.id for card in CARDS.values() if card.colour == "green"]
    quills = tuple(card for card in science if sign(CARDS[card].effects[0]).icons[0].name == QUILL)
    one, two = (City(coins=7, cards=quills[:count]) for count in (1, 2))
    for city, pairs in ((one, 0), (two, 1)):
        canvas = drawn(a_table((city, City(coins=7))))
        at = next(d.ink for d in canvas.log if d.what == QUILL)
        beside = at._replace(width=at.width + 30)
        assert [d.what for d in canvas.log if d.kind == "text" and beside.meets(d.ink)] == (
            ["2"] * pairs
        )


@pytest.mark.parametrize("count", range(2, 12))
def test_the_number_of_a_pair_does_not_lie_on_its_frame(count: int) -> None:
    science = [card.id for card in CARDS.values() if card.colour == "green"]
    science.sort(key=lambda card: sign(CARDS[card].effects[0]).icons[0].name)
    city = City(coins=7, cards=tuple(science[:count]))
    log = drawn(a_table((city, City(coins=7)))).log
    pairs = [n for n, d in enumerate(log) if d.what == "2" and log[n - 1].what == Paint.GREEN]
    assert pairs
    for n in pairs:
        assert log[n - 1].ink.inset(4).holds(log[n].ink)


def gold(canvas: Canvas) -> int:
    return sum(drawn.what == Paint.GOLD for drawn in canvas.log)


def test_only_what_can_be_chosen_now_is_golden() -> None:
    waiting = drawn(a_table(todo=(PickToken(Seat(0)), Turn(Seat(1)))))
    assert gold(waiting) == len(a_table().tokens)
    assert gold(drawn(a_table(todo=(Revive(Seat(0)), Turn(Seat(1)))))) == 1
    assert gold(drawn(a_table(todo=(ChooseStarter(Seat(0)),)))) == 2
    rival = City(coins=7, cards=tuple(c.id for c in CARDS.values() if c.colour == "brown")[:1])
    table = a_table((City(coins=7), rival), (Destroy(Seat(0), "brown"), Turn(Seat(1))))
    assert gold(drawn(table)) == 1


def test_nothing_is_to_be_destroyed_in_a_game_given_up() -> None:
    table = a_table(todo=(Destroy(Seat(0), "grey"), Turn(Seat(1))))
    given_up = drawn(table, ended=Result("resignation", (Seat(1),)))
    assert icons(given_up).count("chip-grey") == icons(drawn(table)).count("chip-grey") - 1


def test_who_begins_is_chosen_without_the_prices_of_one_seat() -> None:
    canvas = drawn(a_table(todo=(ChooseStarter(Seat(0)),)))
    shown = [d.what for d in canvas.log if d.kind == "text" and STRUCTURE.holds(d.ink)]
    assert not set(shown) & set("ABCDEF")
    assert "coin-dear" not in icons(canvas)
    assert "coin-free" not in icons(canvas)


def test_playing_again_is_told_at_the_bottom() -> None:
    built = Discarded(Seat(0), AGE_1[0], 2)
    once, again = (
        drawn(a_table(), last=(built,)),
        drawn(a_table(), last=(built, PlaysAgain(Seat(0)))),
    )
    assert icons(again).count("again") == icons(once).count("again") + 1


def test_a_board_never_shows_what_the_library_drew() -> None:
    found = [p for seed in range(6) for p in positions(seed) if p.own.library]
    assert found
    for position in found[:2]:
        for view in (position.view, position.own):
            shown = set(icons(draw_board(view, look_at(position))))
            assert not {f"token-{token}" for token in position.own.library} & shown


def test_both_seats_have_a_shape_of_their_own() -> None:
    position = ply(1, 20)
    shown = icons(draw_board(position.view, look_at(position)))
    assert {"seat-0", "seat-1"} <= set(shown)


def test_two_digits_are_small_on_the_card_of_a_colour_and_framed_from_outside() -> None:
    built = (Built(Seat(0), BLUE[11], Price(0, 0, ())),)
    canvas = drawn(a_table((City(7, BLUE[:12]), City(7))), last=built)
    (number,) = (d for d in canvas.log if d.what == "12")
    (frame,) = (d.ink for d in canvas.log if d.what == Paint.WHITE and d.ink.holds(number.ink))
    (card,) = (d.ink for d in canvas.log if d.what == Paint.BLUE and frame.holds(d.ink))
    assert card.width < frame.width
    assert number.size == FLOORS[Font.BOLD]
