"""Deals: what is stored, in which order it is drawn, and what is refused as no deal."""

from random import Random

import msgspec
import pytest

from engine.architects.catalog import CARDS, TOKENS_IN_BOX, WONDERS
from engine.architects.game import ARCHITECTS
from engine.architects.report import report
from engine.core.fair import draw
from engine.core.fair_lines import Opened, Terms
from tests.engine.promises import a_wrong_deal_is_refused

DEAL = ARCHITECTS.deal(Random(7), 3, {})
FIRST, SECOND, THIRD = DEAL.decks


def test_a_deal_is_plain_json() -> None:
    stored = msgspec.json.decode(ARCHITECTS.pack(DEAL))
    assert list(stored) == ["wonders", "decks", "centre", "tokens", "shuffles"]
    assert [len(deck) for deck in stored["decks"]] == [25, 25, 25]
    assert [len(stored[each]) for each in ("wonders", "centre")] == [3, 60]
    assert sorted(stored["tokens"]) == sorted(TOKENS_IN_BOX)
    assert [sorted(places) for places in stored["shuffles"]] == [list(range(25))] * 2
    assert ARCHITECTS.unpack(ARCHITECTS.pack(DEAL)) == DEAL


def test_the_order_of_the_draws() -> None:
    """The order that a sealed secret depends on, drawn once more from the data files."""
    rng = Random(7)
    wonders = rng.sample(list(WONDERS), 3)
    assert DEAL.wonders == tuple(wonders)
    for wonder, deck in zip(wonders, DEAL.decks, strict=True):
        own = WONDERS[wonder].deck
        cards = [card for card in CARDS for _ in range(own.get(card, 0))]
        rng.shuffle(cards)
        assert deck == tuple(cards)
    centre = [card.id for card in CARDS.values() for _ in range(card.centre)]
    rng.shuffle(centre)
    assert DEAL.centre == tuple(centre)
    tokens = list(TOKENS_IN_BOX)
    rng.shuffle(tokens)
    assert DEAL.tokens == tuple(tokens)
    for shuffle in DEAL.shuffles:
        places = list(range(25))
        rng.shuffle(places)
        assert shuffle == tuple(places)


def test_a_sealed_deal_is_always_the_same() -> None:
    terms = Terms("architects", 4, None, {}, 1400000000000000001, "fox")
    first, luck = draw(Opened(terms, bytes(range(32))))
    deal = ARCHITECTS.deal(luck, terms.seats, terms.options)
    assert first == 3
    assert deal.wonders == ("ephesus", "babylon", "rhodes", "olympia")
    assert deal.tokens[:3] == ("culture", "tactics", "decor")
    assert deal.shuffles[1][:5] == (13, 3, 14, 24, 15)


def test_a_report_tells_the_whole_deal() -> None:
    text = "\n".join(report(DEAL))
    for wonder in DEAL.wonders:
        assert wonder in text
    assert f"face-up tokens   {' '.join(DEAL.tokens[:3])}\n" in text
    assert f"token pile       {' '.join(DEAL.tokens[3:])}\n" in text
    for deck in (*DEAL.decks, DEAL.centre):
        assert all(f"{place:2} {card}" in text for place, card in enumerate(deck, 1))
    for places in DEAL.shuffles:
        assert f"  {' '.join(map(str, places))}" in text


def test_every_wonder_card_and_token_can_lie_everywhere() -> None:
    deals = [ARCHITECTS.deal(Random(seed), 7, {}) for seed in range(300)]
    assert {deal.wonders[0] for deal in deals} == set(WONDERS)
    for place in (0, 24):
        assert {deal.decks[0][place] for deal in deals} == set(CARDS)
        assert len({deal.shuffles[1][place] for deal in deals}) == 25
    assert {deal.centre[59] for deal in deals} == set(CARDS)
    assert {deal.tokens[14] for deal in deals} == set(TOKENS_IN_BOX)


WRONG: dict[str, dict[str, object]] = {
    "wonders, decks: not as many": {"wonders": DEAL.wonders[:2]},
    "wonders: unknown": {"wonders": ("stonehenge", *DEAL.wonders[1:])},
    "something twice": {"wonders": (DEAL.wonders[0], *DEAL.wonders[:2])},
    r"decks\[0\]: not the cards": {"decks": (SECOND, FIRST, THIRD)},
    r"decks\[2\]: not the cards": {"decks": (FIRST, SECOND, THIRD[1:])},
    "centre: not the cards": {"centre": (*DEAL.centre[1:], "gold")},
    "tokens: not the tokens": {"tokens": ("culture", *DEAL.tokens[:14])},
    "shuffles: not 2": {"shuffles": DEAL.shuffles[:1]},
    "permutations of 25": {"shuffles": (DEAL.shuffles[0], (0,) * 25)},
}


@pytest.mark.parametrize("message", WRONG)
def test_a_wrong_deal_is_refused(message: str) -> None:
    a_wrong_deal_is_refused(ARCHITECTS, DEAL, WRONG[message], message)


def test_options_are_refused() -> None:
    with pytest.raises(ValueError, match="options"):
        ARCHITECTS.deal(Random(1), 3, {"wonders": "draft"})


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 7"):
        ARCHITECTS.deal(Random(1), seats, {})
