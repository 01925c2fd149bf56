"""Deals: what is stored, and what is refused as no deal of this game."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine.duel.deal import deck
from engine.duel.game import DUEL
from tests.engine.promises import a_wrong_deal_is_refused

DEAL = DUEL.deal(Random(7), 2, {})
FIRST, SECOND, THIRD = DEAL.ages


def test_a_deal_is_plain_json() -> None:
    stored = msgspec.json.decode(DUEL.pack(DEAL))
    assert set(stored) == {"wonders", "tokens", "box", "ages"}
    assert [len(group) for group in stored["wonders"]] == [4, 4]
    assert [len(cards) for cards in stored["ages"]] == [20, 20, 20]
    assert DUEL.unpack(DUEL.pack(DEAL)) == DEAL


def test_a_deal_without_a_draft_says_so() -> None:
    deal = DUEL.deal(Random(7), 2, {"wonders": "beginner"})
    assert msgspec.json.decode(DUEL.pack(deal))["draft"] is False
    assert DUEL.unpack(DUEL.pack(deal)) == deal
    assert DUEL.start(deal).table.age == 1


def test_a_stored_deal_without_a_word_about_it_has_a_draft() -> None:
    assert DUEL.start(DUEL.unpack(DUEL.pack(DEAL))).table.age == 0


def test_every_card_can_lie_in_every_slot() -> None:
    """Above all the guilds, which are drawn first."""
    deals = [DUEL.deal(Random(seed), 2, {}) for seed in range(300)]
    for cards in zip(*(deal.ages[2] for deal in deals), strict=True):
        assert any(card.endswith("_guild") for card in cards)
        assert set(cards) == {*deck(3), *deck(3, guild=True)}
    for age in (1, 2):
        for cards in zip(*(deal.ages[age - 1] for deal in deals), strict=True):
            assert set(cards) == {*deck(age)}


WRONG: dict[str, dict[str, object]] = {
    "wonders: unknown": {"wonders": (("stonehenge", *DEAL.wonders[0][1:]), DEAL.wonders[1])},
    "wonders: something twice": {"wonders": (DEAL.wonders[0], DEAL.wonders[0])},
    "wonders: not two": {"wonders": (DEAL.wonders[0], DEAL.wonders[1][:3])},
    "tokens: unknown": {"tokens": ("wisdom", *DEAL.tokens[1:])},
    "tokens: something twice": {"tokens": DEAL.box},
    "tokens: not five": {"tokens": DEAL.tokens[:4], "box": (*DEAL.box, DEAL.tokens[4])},
    "ages: not three": {"ages": (FIRST, SECOND)},
    r"ages\[1\]: unknown": {"ages": (SECOND, FIRST, THIRD)},
    r"ages\[1\]: something twice": {"ages": ((*FIRST[1:], FIRST[1]), SECOND, THIRD)},
    r"ages\[2\]: 19 cards": {"ages": (FIRST, SECOND[:19], THIRD)},
}


@pytest.mark.parametrize("message", WRONG)
def test_a_wrong_deal_is_refused(message: str) -> None:
    a_wrong_deal_is_refused(DUEL, DEAL, WRONG[message], message)


def test_too_few_guilds_are_refused() -> None:
    guilds = [card for card in THIRD if card.endswith("_guild")]
    spare = "study" if "study" not in THIRD else "academy"
    removed = [c for c in ("arsenal", "palace", "port", spare) if c not in THIRD]
    cards = tuple((removed or [spare])[0] if card == guilds[0] else card for card in THIRD)
    with pytest.raises(ValueError, match=r"ages\[3\]"):
        replace(DEAL, ages=(FIRST, SECOND, cards))


@pytest.mark.parametrize("options", [{"wonders": "all"}, {"tokens": "draft"}, {"": ""}])
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="option"):
        DUEL.deal(Random(1), 2, options)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="two"):
        DUEL.deal(Random(1), seats, {})
