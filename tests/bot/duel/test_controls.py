"""Controls as pure values: ids read back what they write, rows keep within Discord's limits."""

from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.controls import ids, lesson_ids, panel
from bot.controls.decision import ControlIds
from bot.controls.panel import Button, Row, Select
from bot.duel import controls
from bot.wording.circle import unmarked_circle_of
from bot.wording.presentation import Presentation
from engine.core.game import Seat
from engine.duel import decisions as decide
from engine.duel.catalog import CARDS, TOKENS, WONDERS
from engine.duel.deal import State
from engine.duel.economy import card_price
from engine.duel.game import DUEL
from engine.duel.table import View, free_cards

from ..scene import LOCALES, any_move, greedy, waiting_for, words

CIRCLE = unmarked_circle_of(("W" * 32, "Bruno"))
NUMBER = st.integers(0, (1 << 63) - 1)
WORD = st.sampled_from(("accept", "decline", "withdraw"))
GAME = st.sampled_from(("duel", "seven", "architects"))
CONSENT = st.sampled_from(("agree", "decline", "withdraw"))
OPTION = st.sampled_from(("draft", "beginner", "random", "me", "opponent"))
MOVE = st.sampled_from(
    (
        *(f"build:{card}" for card in CARDS),
        *(f"wonder:{wonder}:{card}" for wonder in WONDERS for card in CARDS),
        *(f"library:{token}" for token in TOKENS),
        "start:0",
    )
)
PRESSED = st.one_of(
    st.builds(ids.Play, NUMBER, NUMBER, NUMBER, MOVE),
    st.builds(ids.SelectMove, NUMBER, NUMBER, NUMBER, NUMBER),
    st.builds(ids.ShowOptions, NUMBER, NUMBER, NUMBER, st.sampled_from(list(CARDS))),
    st.builds(ids.AnswerChallenge, NUMBER, WORD),
    st.builds(ids.Rematch, NUMBER),
    st.builds(ids.Replay, NUMBER),
    st.builds(ids.Review, NUMBER),
    st.builds(ids.ReviewedMove, NUMBER, NUMBER),
    st.builds(ids.Resign, NUMBER),
    st.builds(ids.End, NUMBER),
    st.builds(ids.ChooseResign, NUMBER),
    st.builds(ids.OpenThread, NUMBER),
    st.builds(ids.OpenPanel, NUMBER),
    st.builds(ids.AnswerLobby, NUMBER, st.sampled_from(get_args(ids.LobbyAnswer))),
    st.builds(ids.CutCards, NUMBER),
    st.builds(ids.Substitute, NUMBER, NUMBER, OPTION),
    st.builds(ids.AnswerSubstitution, NUMBER, NUMBER, NUMBER, OPTION, CONSENT),
    st.builds(ids.TakeSeatBack, NUMBER),
    st.builds(ids.Forget, NUMBER),
    st.builds(lesson_ids.Lesson, GAME, OPTION),
    st.builds(lesson_ids.AnswerLesson, GAME, OPTION, st.one_of(st.just(""), MOVE)),
    st.builds(lesson_ids.GuidedGame, GAME),
    st.builds(lesson_ids.Rules, GAME),
    st.builds(lesson_ids.Legend, GAME),
)

ODD = (
    "", ":", "m", "m:", "m:1", "m:1:0", "m:1:0:0", "m:-1:0:0:build:baths", "m:x:0:0:build:baths",
    "m:1:0:٣:build:baths", "m:1e3:0:0:build:baths", "m: 1:0:0:build:baths", "q:1", "r:", "r:1:2",
    "n:duel", "z:duel:free", "z:duel:FREE:x", "i:duel:x", "j:",
    "v:", "v:1:2:3", "v:1:x",
    "r:99999999999999999999", "r:9223372036854775808", "c:1", "c:1:accepted", "c:1:accept:2",
    "s:1:0:0:x", "w:1:0", "x:", "x:one", "t:1:draft", "t:a:draft:me:0", "t:1:draft:me:2",
    "t:1:draft:me:0:x:y", "u:1:0", "u:x:0:x", "y:1:0:2:x:accept", "y:1:0:x:x:agree", "p:1:2",
    "build:baths", "💥", "m" * 100, "\n", "M:1:0:0:build:baths",
)  # fmt: skip


@given(PRESSED)
def test_an_id_reads_back_as_it_was_written(pressed: ids.Pressed) -> None:
    assert ids.parse(str(pressed)) == pressed


@pytest.mark.parametrize("custom_id", ODD)
def test_an_odd_id_is_nothing(custom_id: str) -> None:
    assert ids.parse(custom_id) is None


@given(st.text(max_size=100))
def test_no_text_breaks_reading(custom_id: str) -> None:
    pressed = ids.parse(custom_id)
    assert pressed is None or ids.parse(str(pressed)) == pressed


def test_the_longest_id_fits() -> None:
    most = (1 << 63) - 1
    longest = max((f"wonder:{w}:{c}" for w in WONDERS for c in CARDS), key=len)
    assert len(str(ids.Play(most, 6, 999, longest))) <= 100
    assert len(str(ids.OpenThread(most))) <= 100


def _views() -> Iterator[tuple[Seat, State]]:
    """Yield every position of some games in which somebody decides."""
    for seed in range(12):
        rng = Random(seed)
        state = DUEL.start(DUEL.deal(rng, 2, {}))
        while state.table.todo:
            seat = DUEL.to_act(state)[0]
            yield seat, state
            choose = any_move if seed % 2 else greedy
            move = choose(rng, state, DUEL.legal(DUEL.view(state, seat), seat))
            state = DUEL.apply(state, seat, move).state


POSITIONS = tuple(_views())


def _kept(rows: tuple[Row, ...]) -> list[str]:
    """Check rows against Discord's limits; return what they can send."""
    sent: list[str] = []
    components = len(rows) + 3  # a container, a text and a picture stand above
    for row in rows:
        if isinstance(row, Select):
            components += 1
            assert 1 <= len(row.options) <= 25
            assert len(row.placeholder) <= 150
            assert len(row.id) <= 100
            for option in row.options:
                assert 1 <= len(option.label) <= 100
                assert len(option.description) <= 100
                assert len(option.value) <= 100
            sent += [option.value for option in row.options]
            continue
        assert 1 <= len(row) <= 5
        components += len(row)
        for button in row:
            assert isinstance(button, Button)
            assert 1 <= len(button.label) <= 80
            assert len(button.id) <= 100
            assert ids.parse(button.id) is not None
            sent.append(button.id)
    assert components <= 40
    assert len(set(sent)) == len(sent)
    return sent


@pytest.mark.parametrize("locale", LOCALES)
def test_every_row_of_every_position_keeps_discords_limits(locale: str) -> None:
    for seat, state in POSITIONS:
        place = ControlIds((1 << 63) - 1, seat, 99)
        _kept(
            controls.board_rows(Presentation(words(locale)), CIRCLE, DUEL.view(state, None), place)
        )
        view = DUEL.view(state, seat)
        if isinstance(state.table.todo[0], decide.Turn):
            for card in free_cards(state.table):
                _kept(controls.card_rows(Presentation(words(locale)), view, place, card))


def test_the_controls_offer_every_legal_move_and_nothing_else() -> None:
    for seat, state in POSITIONS:
        place = ControlIds(1, seat, 0)
        legal = {str(move) for move in DUEL.legal(DUEL.view(state, seat), seat)}
        assert _offered(state, seat, place) == legal


def _offered(state: State, seat: Seat, place: ControlIds) -> set[str]:
    """Return the moves that can be pressed, on the board or in the private answers."""
    view = DUEL.view(state, seat)
    rows = list(
        controls.board_rows(Presentation(words("en-US")), CIRCLE, DUEL.view(state, None), place)
    )
    if isinstance(state.table.todo[0], decide.Turn):
        for card in free_cards(state.table):
            rows += controls.card_rows(Presentation(words("en-US")), view, place, card)
    if isinstance(state.table.todo[0], decide.PickFromLibrary):
        rows += controls.library_rows(Presentation(words("en-US")), view, place)
    offered: set[str] = set()
    for row in rows:
        if isinstance(row, Select):
            offered |= {option.value for option in row.options}
            continue
        for button in row:
            pressed = ids.parse(button.id) if isinstance(button, Button) else None
            if isinstance(pressed, ids.Play) and isinstance(button, Button):
                offered.add(pressed.move)
    return offered


@pytest.mark.parametrize("locale", LOCALES)
def test_a_discard_pile_of_fifty_is_three_selects(locale: str) -> None:
    state = waiting_for(decide.Revive, greedy).state
    seat = DUEL.to_act(state)[0]
    rows = controls.board_rows(
        Presentation(words(locale)), CIRCLE, DUEL.view(state, None), ControlIds(1, seat, 0)
    )
    assert len(_kept(rows)) == len(state.table.discard) > 50
    assert len(rows) == 3
    assert len({row.placeholder for row in rows if isinstance(row, Select)}) == 3


@pytest.mark.parametrize("locale", LOCALES)
def test_a_spectator_gets_no_word_of_what_the_library_drew(locale: str) -> None:
    state = waiting_for(decide.PickFromLibrary).state
    seat = DUEL.to_act(state)[0]
    place = ControlIds(1, seat, 0)
    seen: View = DUEL.view(state, None)
    assert seen.library == ()
    rows = controls.board_rows(Presentation(words(locale)), CIRCLE, seen, place)
    assert _kept(rows) == [place.show_options(controls.LIBRARY)]


def test_a_card_that_takes_the_last_coin_can_still_be_paid() -> None:
    state = next(
        state
        for seat, state in POSITIONS
        if isinstance(state.table.todo[0], decide.Turn) and _prices(state, seat)[0] > 0
    )
    seat = DUEL.to_act(state)[0]
    cheapest = _prices(state, seat)[0]
    for coins, style in ((cheapest, "primary"), (cheapest - 1, "secondary")):
        cities = list(state.table.cities)
        cities[seat] = replace(cities[seat], coins=coins)
        table = replace(state.table, cities=(cities[0], cities[1]))
        view = DUEL.view(State(state.deal, table), None)
        rows = controls.board_rows(
            Presentation(words("en-US")), CIRCLE, view, ControlIds(1, seat, 0)
        )
        buttons = [each for row in rows if not isinstance(row, Select) for each in row]
        styles = {each.id: each.style for each in buttons if isinstance(each, Button)}
        cards = [
            card for card in free_cards(table) if card_price(table, seat, card).coins == cheapest
        ]
        assert cards
        place = ControlIds(1, seat, 0)
        assert {styles[place.show_options(card)] for card in cards} == {style}


def _prices(state: State, seat: Seat) -> list[int]:
    table = state.table
    return sorted(card_price(table, seat, card).coins for card in free_cards(table))


def test_selects_count_their_parts_from_one() -> None:
    state = waiting_for(decide.Revive, greedy).state
    place = ControlIds(1, DUEL.to_act(state)[0], 0)
    rows = controls.board_rows(Presentation(words("en-US")), CIRCLE, DUEL.view(state, None), place)
    said = [row.placeholder for row in rows if isinstance(row, Select)]
    beginning = "Choose the card to build for free"
    assert said == [f"{beginning} ({part} of 3)" for part in (1, 2, 3)]


def test_what_is_too_long_is_cut_to_its_length_exactly() -> None:
    assert panel.short("abcdef", 6) == "abcdef"
    assert panel.short("abcdefg", 6) == "abcde…"
    assert panel.short("abcd efg", 6) == "abcd…"


def test_lines_are_joined_to_pages_as_long_as_may_be() -> None:
    assert panel.pages([]) == []
    assert panel.pages(["abc", "de"], 6) == ["abc\nde"]
    assert panel.pages(["abc", "def"], 6) == ["abc", "def"]
    assert panel.pages(["ab", "abcdefg", "c", "d"], 6) == ["ab", "abcde…", "c\nd"]


def test_buttons_are_laid_out_in_rows_of_five() -> None:
    buttons = tuple(Button(str(n), "x") for n in range(6))
    assert panel.in_rows(buttons) == (buttons[:5], buttons[5:])
    assert panel.in_rows(buttons[:5]) == (buttons[:5],)
