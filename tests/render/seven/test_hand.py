"""The private hand: every card with its letter, its price now and the reason."""

from functools import cache

import pytest
from msgspec.structs import replace

from engine.seven.catalog import CARDS, UNLOCKED
from engine.seven.decisions import ChooseForFreeCity, PlaySeventh, Revive
from engine.seven.legal import revivable
from engine.seven.moves import Build
from engine.seven.prices import card_prices, has_structure
from engine.seven.production import next_stage
from engine.seven.types import FREE_CITY, Board, Chained, City, Price, left, right
from render.box import Box
from render.canvas import Canvas, text_width
from render.fonts import WIDTH, Font
from render.gallery.seven_positions import Position
from render.paints import Paint
from render.seven.city import GOODS, draw_city
from render.seven.hand import CELL, INNER, STRIP, draw_hand
from render.seven.layout import GAP, MARGIN
from render.seven.offer import Offer, draw_offer, grid
from render.seven.own import EFFECT, STAGE

from ..conftest import LOCALES, languages, look_at_turn, turns
from ..proof import assert_sound, icons, texts

LETTERS = "ABCDEFG"


@cache
def choosing() -> tuple[Position, ...]:
    """Return positions in which somebody chooses a card of its hand."""
    return tuple(
        turn
        for turn in turns()
        if turn.own.hand and not turn.own.pile and turn.view.table.players > 2
    )


def drawn(turn: Position) -> Canvas:
    return draw_hand(turn.own, look_at_turn(turn))


@pytest.mark.long
def test_every_card_has_its_letter_name_and_cheapest_price() -> None:
    reasons = set()
    for turn in choosing():
        table, seat, hand = turn.own.table, turn.own.seat, tuple(dict.fromkeys(turn.own.hand))
        assert seat is not None
        canvas = drawn(turn)
        written = texts(canvas)
        assert [each for each in written if each in LETTERS] == list(LETTERS[: len(hand)])
        look = look_at_turn(turn)
        for card in hand:
            assert look.words(f"seven-card-{card}") in " ".join(written)
            copies = turn.own.hand.count(card)
            if copies > 1:
                assert f"×{copies}" in " ".join(written)
                reasons.add("copies")
            prices = card_prices(table, seat, card)
            if has_structure(table.cities[seat], card):
                assert "Already built" in written
                reasons.add("built")
            elif not prices:
                assert "Not for sale:" in written or "gift" in icons(canvas)
                reasons.add("lacking")
            elif prices[0].steps and isinstance(prices[0].steps[0], Chained):
                assert "Free with" in written
                assert look.words(f"seven-card-{prices[0].steps[0].card}") in " ".join(written)
                reasons.add("chained")
            else:
                assert str(prices[0].total) in written
                reasons.add("bought" if prices[0].left or prices[0].right else "own")
    assert reasons == {"built", "lacking", "chained", "bought", "own", "copies"}


def test_both_neighbours_are_shown_each_at_its_side() -> None:
    turn = choosing()[0]
    table, seat = turn.own.table, turn.own.seat
    assert seat is not None
    canvas, middle = drawn(turn), 660
    place = {d.what: d.ink.x for d in canvas.log if d.kind == "icon" and d.ink.y < 60}
    circle = len(table.cities)
    assert place[f"seat-{left(seat, circle)}"] < middle < place[f"seat-{right(seat, circle)}"]
    assert place["arrow-left"] < middle < place["arrow-right"]


def test_a_discount_of_the_sixth_turn_is_not_shown_for_the_seventh_card() -> None:
    """With the Marketplace goods cost 1 coin a unit at both sides, but from the next turn on."""
    turn = choosing()[0]
    seat, cities = turn.own.seat, list(turn.own.table.cities)
    assert seat is not None
    cities[seat] = City(Board("babylon", "B"), 9, ("marketplace",), stages=2)
    counts = []
    for fresh in (None, "marketplace"):
        todo = (PlaySeventh(seat, seat, 9, fresh),)
        table = replace(turn.own.table, cities=tuple(cities), turn=6, todo=todo, chosen=())
        seventh = replace(turn, own=replace(turn.own, table=table))
        shown = (
            (drawn(seventh), STRIP),
            (draw_city(table, seat, look_at_turn(turn)), GOODS.bottom),
        )
        tops = [[d.what for d in c.log if d.kind == "text" and d.ink.y < y] for c, y in shown]
        counts.append([(top.count("1"), top.count("2")) for top in tops])
    assert counts[1] == [(ones - 2, twos + 2) for ones, twos in counts[0]]


def test_a_card_too_dear_is_marked_by_more_than_colour() -> None:
    turn = next(each for each in choosing() if "coin-trade" in icons(drawn(each)))
    cities = tuple(replace(city, coins=0) for city in turn.own.table.cities)
    poor = replace(turn, own=replace(turn.own, table=replace(turn.own.table, cities=cities)))
    assert icons(drawn(poor)).count("coin-dear") > icons(drawn(turn)).count("coin-dear")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("cells", range(1, 10))
def test_why_a_card_cannot_be_built_is_not_cut_however_many_there_are(
    locale: str, cells: int
) -> None:
    words = languages()[locale]
    down = 1 if cells <= 4 else 2
    room = Box(MARGIN, MARGIN, INNER, down * CELL + (down - 1) * GAP)
    lacking = Offer("aqueduct", (), 3, lacking=("stone",))
    for offer in (lacking, Offer("aqueduct", (), 3, built=True), Offer("palace", (), 3)):
        for box in grid(cells, room, GAP)[:cells]:
            canvas = Canvas(WIDTH, room.bottom + MARGIN, Paint.NIGHT)
            draw_offer(canvas, offer, 0, words, box)
            assert_sound(canvas)
            assert "cross" in icons(canvas)
            assert all(box.holds(each.ink) for each in canvas.log)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_is_cut_in_the_hands_of_two_players(locale: str) -> None:
    """They have eight cards at first, all different, which are narrow; some name another card."""
    words = languages()[locale]
    box = grid(9, Box(MARGIN, MARGIN, INNER, 2 * CELL + GAP), GAP)[0]
    for card in CARDS:
        if text_width(words(f"seven-card-{card}"), Font.SERIF) < box.width - 30:
            continue
        canvas, free = Canvas(box.right, box.bottom, Paint.NIGHT), Price(0, 0, 0, (Chained(card),))
        draw_offer(canvas, Offer(card, (free,), 3), 0, words, box)
        assert_sound(canvas)


def test_the_chosen_card_is_checked() -> None:
    turn = choosing()[0]
    chosen = replace(turn.own, choice=Build(turn.own.hand[0]))
    before = icons(drawn(turn)).count("check")
    assert icons(drawn(replace(turn, own=chosen))).count("check") == before + 1


def test_a_gift_is_drawn_on_what_it_would_pay_for() -> None:
    turn = next(each for each in choosing() if not each.own.table.chosen)
    seat = turn.own.seat
    assert seat is not None
    cities = list(turn.own.table.cities)
    cities[seat] = City(Board("olympia", "A"), 0, stages=2)
    table = replace(turn.own.table, cities=tuple(cities))
    gifted = replace(turn, own=replace(turn.own, table=table))
    costly = [card for card in dict.fromkeys(turn.own.hand) if any(CARDS[card].cost.resources)]
    assert 0 < icons(drawn(gifted)).count("gift") >= len(costly) // 2


def test_the_discards_to_choose_from_are_listed() -> None:
    turn = next(each for each in turns() if each.own.pile)
    decision = turn.own.table.todo[0]
    words, written = look_at_turn(turn).words, " ".join(texts(drawn(turn)))
    assert isinstance(decision, Revive)
    for card in revivable(turn.own.table, decision.seat, turn.own.pile):
        assert words(f"seven-card-{card}") in written


def test_a_card_for_the_free_city_is_priced_for_it() -> None:
    turn = next(
        each
        for each in turns()
        if each.own.table.todo and isinstance(each.own.table.todo[0], ChooseForFreeCity)
    )
    assert "seat-2" not in [d.what for d in drawn(turn).log if d.kind == "icon" and d.ink.y < 60]


def test_the_last_card_of_the_free_city_is_priced_for_it() -> None:
    turn = next(each for each in turns() if each.own.table.players == 2 and each.own.hand)
    assert turn.own.seat is not None
    asked = PlaySeventh(FREE_CITY, turn.own.seat, 77, None)
    table = replace(turn.own.table, todo=(asked,), chosen=())
    last = replace(turn, own=replace(turn.own, table=table, last="palace"))
    canvas = drawn(last)
    assert {look_at_turn(last).words("seven-card-palace"), "77"} <= {*texts(canvas)}
    assert "seat-2" not in [d.what for d in canvas.log if d.kind == "icon" and d.ink.y < 60]


def test_what_the_next_stage_does_is_large_where_the_own_city_has_room() -> None:
    heights: dict[bool, set[int]] = {False: set(), True: set()}
    for turn in choosing():
        seat = turn.own.seat
        assert seat is not None
        stage = next_stage(turn.own.table.cities[seat])
        if stage is None or len(stage.effects) > 1:
            continue
        log = drawn(turn).log
        last = max(n for n, each in enumerate(log) if each.what.startswith("wonder-"))
        effect = next(each for each in log[last:] if each.kind == "row")
        narrow = len(set(turn.own.hand)) in (3, 7)  # of four in a row, the last place
        heights[not narrow].add(effect.ink.height)
    assert heights == {False: {EFFECT}, True: {STAGE}}


@pytest.mark.parametrize("across", [254, 318])
@pytest.mark.parametrize("card", CARDS)
def test_a_card_of_a_hand_shows_the_colours_of_what_it_makes_free(card: str, across: int) -> None:
    canvas = Canvas(across, CELL, Paint.NIGHT)
    draw_offer(canvas, Offer(card, (Price(0, 0, 0, ()),), 0), 0, languages()["en-US"], canvas.box)
    assert_sound(canvas)
    freed = [f"chip-{CARDS[each].colour}" for each in CARDS if card in CARDS[each].free_with]
    shown = icons(canvas)
    assert shown.count("link") == bool(freed)
    if freed:
        after = shown.index("link") + 1
        assert shown[after : after + len(freed)] == freed
    assert len(freed) == len(UNLOCKED[card])
    signs = next(drawn.ink for drawn in canvas.log if drawn.kind == "row")
    links = [d.ink for d in canvas.log if d.what == "link"]
    assert all(signs.right <= link.x for link in links)
