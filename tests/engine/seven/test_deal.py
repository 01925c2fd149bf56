"""Deals: how they are drawn, what is stored, and what is refused as no deal of this game."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine.seven.catalog import BOARDS, WONDERS
from engine.seven.deal import OPTIONS, Piled, decides
from engine.seven.game import SEVEN
from engine.seven.types import Board
from tests.engine.promises import a_wrong_deal_is_refused

PAGE = Path(__file__).parents[3] / "docs" / "seven.md"

DEAL = SEVEN.deal(Random(7), 4, {})
TWO = SEVEN.deal(Random(7), 2, {})
FIRST, SECOND, THIRD = (DEAL.hands(age) for age in (1, 2, 3))


def test_the_page_on_seven_tells_each_option_and_values_that_are_dealt() -> None:
    table = PAGE.read_text("utf-8").partition("\n| option | values |\n")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", table, re.MULTILINE)
    told = {option: set(re.findall(r"`([\w-]+)`", values)) for option, values in rows}
    assert told.keys() == OPTIONS.keys()
    assert [name for name, values in OPTIONS.items() if not told[name] >= {*values}] == []
    for option, values in told.items():
        for value in values:
            SEVEN.deal(Random(7), 2, {option: value})  # raises ValueError for another


def test_a_deal_is_plain_json() -> None:
    stored = msgspec.json.decode(SEVEN.pack(DEAL))
    assert set(stored) == {"wonders", "ages"}
    assert all(len(board) == 2 for board in stored["wonders"])
    assert [[len(hand) for hand in age] for age in stored["ages"]] == [[7] * 4] * 3
    two = msgspec.json.decode(SEVEN.pack(TWO))
    assert [set(age) for age in two["ages"]] == [{"hands", "pile"}] * 3
    for deal in (DEAL, TWO):
        assert SEVEN.unpack(SEVEN.pack(deal)) == deal


def test_every_board_and_every_card_can_be_dealt_to_every_seat() -> None:
    deals = [SEVEN.deal(Random(seed), 7, {}) for seed in range(300)]
    for boards in zip(*(deal.wonders for deal in deals), strict=True):
        assert set(boards) == set(BOARDS)
    for seat in range(7):
        guilds = {card for deal in deals for card in deal.hands(3)[seat] if "guild" in card}
        assert len(guilds) == 10
    free = {SEVEN.deal(Random(seed), 2, {}).wonders[2] for seed in range(300)}
    assert free == set(BOARDS)


@pytest.mark.parametrize(("value", "sides"), [("random", "AB"), ("a", "A"), ("b", "B")])
@pytest.mark.parametrize("players", [2, 7])
def test_sides(value: str, sides: str, players: int) -> None:
    deals = [SEVEN.deal(Random(seed), players, {"sides": value}) for seed in range(30)]
    assert {board.side for deal in deals for board in deal.wonders} == set(sides)


def test_a_plain_free_city_asks_for_nothing() -> None:
    deals = [SEVEN.deal(Random(seed), 2, {"free_city": "plain"}) for seed in range(200)]
    free = {deal.wonders[2] for deal in deals}
    assert free == {board for board in BOARDS if not decides(board)}
    assert set(BOARDS) - free == {
        Board("olympia", "A"),
        Board("babylon", "B"),
        Board("halicarnassus", "A"),
        Board("halicarnassus", "B"),
    }


def test_wonders_to_draw_from() -> None:
    options = {"wonders": "rhodes-giza-olympia"}
    for players in (2, 3):
        dealt = [SEVEN.deal(Random(seed), players, options).wonders for seed in range(30)]
        assert {frozenset(board.wonder for board in each) for each in dealt} == {
            frozenset({"giza", "olympia", "rhodes"})
        }
    everything = {"wonders": "-".join(reversed(WONDERS))}
    assert SEVEN.deal(Random(1), 7, everything) == SEVEN.deal(Random(1), 7, {})


@pytest.mark.parametrize(
    "options",
    [
        {"sides": "c"},
        {"sides": ""},
        {"free_city": "none"},
        {"wonders": "giza"},
        {"wonders": "giza-rhodes-olympia-troy"},
        {"wonders": "giza-giza-rhodes-olympia"},
        {"side": "a"},
        {"": ""},
    ],
)
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="option"):
        SEVEN.deal(Random(1), 3, options)


def test_too_few_wonders_are_refused() -> None:
    with pytest.raises(ValueError, match="option"):
        SEVEN.deal(Random(1), 4, {"wonders": "rhodes-giza-olympia"})


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 7"):
        SEVEN.deal(Random(1), seats, {})


GIZA = Board("giza", "A")
WRONG: dict[str, dict[str, object]] = {
    "wonders: unknown": {"wonders": (Board("troy", "A"), *DEAL.wonders[1:])},
    "wonders: not one for each": {"wonders": (GIZA, Board("giza", "B"), *DEAL.wonders[2:])},
    "ages: not three": {"ages": (FIRST, SECOND)},
    r"ages\[1\]: not the cards": {"ages": (SECOND, FIRST, THIRD)},
    r"ages\[1\]: not a hand for each": {"ages": (FIRST[:3], SECOND, THIRD)},
    r"ages\[2\]: not 7 cards": {"ages": (FIRST, ((*SECOND[0][:6],), *SECOND[1:]), THIRD)},
    r"ages\[3\]: not a hand": {"ages": (FIRST, SECOND, TWO.ages[2])},
    r"ages\[2\]: not the cards": {"ages": (FIRST, (FIRST[0], *SECOND[1:]), THIRD)},
}


@pytest.mark.parametrize("message", WRONG)
def test_a_wrong_deal_is_refused(message: str) -> None:
    a_wrong_deal_is_refused(SEVEN, DEAL, WRONG[message], message)


def test_wrong_deals_for_two_are_refused() -> None:
    first = TWO.ages[0]
    assert isinstance(first, Piled)
    for wrong in (
        replace(first, pile=first.pile[:6]),
        replace(first, hands=(*first.hands, first.pile)),
        replace(first, hands=first.hands[:1]),
    ):
        with pytest.raises(ValueError, match=r"ages\[1\]"):
            replace(TWO, ages=(wrong, *TWO.ages[1:]))
    four = (*TWO.wonders, next(b for b in BOARDS if b.wonder not in dict(TWO.wonders)))
    with pytest.raises(ValueError, match="ages"):
        replace(TWO, wonders=four)


def test_another_number_of_guilds_is_refused() -> None:
    cards = [list(hand) for hand in DEAL.hands(3)]
    guilds = Counter(card for hand in cards for card in hand if "guild" in card)
    seat = next(at for at, hand in enumerate(cards) if any("guild" in card for card in hand))
    place = next(at for at, card in enumerate(cards[seat]) if "guild" in card)
    cards[seat][place] = next(card for card in guilds if card != cards[seat][place])
    with pytest.raises(ValueError, match=r"ages\[3\]"):
        replace(DEAL, ages=(FIRST, SECOND, tuple(map(tuple, cards))))
