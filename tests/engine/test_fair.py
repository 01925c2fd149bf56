"""Fair deals: the worked example by its documentation alone, and luck that favours nothing."""

import re
import tomllib
from collections import Counter
from hashlib import sha256
from hmac import digest
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from engine.architects.game import ARCHITECTS
from engine.core.fair import Stream, commitment, draw
from engine.core.fair_lines import FORMER_DATA, Opened, Share, Terms, opened
from engine.core.game import Game, Seat
from engine.duel.game import DUEL
from engine.seven.game import SEVEN
from tests.engine.fair_example import LINE, LINE3, SECRET, TERMS

HERE = Path(__file__).parents[2]
DATA = HERE / "data" / "duel"
SHARES = (Share(0, 1, "fox"), Share(1, 2))

of_the_first_cards = pytest.mark.skipif(
    FORMER_DATA["duel"] != DUEL.data, reason="the lines were dealt from earlier cards"
)

DOCUMENT = (HERE / "docs" / "fair-deal.md").read_text(encoding="utf-8")


class Documented:
    """The algorithm once more, from docs/fair-deal.md and nothing of ours."""

    def __init__(self, line: str) -> None:
        self.terms, _, secret = line.rpartition(" secret=")
        self.secret = bytes.fromhex(secret)
        self.blocks = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            block = self.block(self.blocks)
            self.words = [int(block[at : at + 8], 16) for at in range(0, 64, 8)]
            self.blocks += 1
        return self.words.pop(0)

    def block(self, number: int) -> str:
        return digest(self.secret, f"{self.terms} {number}".encode(), "sha256").hex()

    def below(self, n: int) -> int:
        while (word := self.word()) >= 2**32 - 2**32 % n:
            pass
        return word % n

    def sample(self, items: list[str], k: int) -> list[str]:
        for place in range(k):
            other = place + self.below(len(items) - place)
            items[place], items[other] = items[other], items[place]
        return items[:k]


def listed(name: str) -> dict[str, dict[str, object]]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def documented_deal(line: str) -> dict[str, object]:
    luck = Documented(line)
    begins = luck.below(2) if "begins=random" in line else int(line.partition("begins=")[2][0])
    tokens = luck.sample(list(listed("tokens")), 10)
    deal: dict[str, object] = {"begins": begins, "tokens": sorted(tokens[:5]), "box": tokens[5:]}
    if "wonders=draft" in line:
        wonders = luck.sample(list(listed("wonders")), 8)
        deal["wonders"] = [wonders[:4], wonders[4:]]
    cards = listed("cards")
    for age in (1, 2, 3):
        purple = [name for name, card in cards.items() if card["colour"] == "purple"]
        others = [n for n, card in cards.items() if card["age"] == age and n not in purple]
        guilds = luck.sample(purple if age == 3 else [], 3 if age == 3 else 0)
        dealt = guilds + luck.sample(others, 20 - len(guilds))
        deal[f"age {age}"] = luck.sample(dealt, 20)
    return deal


def our_deal(line: str) -> dict[str, object]:
    checked = opened(line)
    first, luck = draw(checked)
    deal = DUEL.deal(luck, checked.terms.seats, checked.terms.options)
    found: dict[str, object] = {"begins": first, "tokens": list(deal.tokens), "box": list(deal.box)}
    if deal.draft:
        found["wonders"] = [list(group) for group in deal.wonders]
    return found | {f"age {age}": list(cards) for age, cards in enumerate(deal.ages, 1)}


@of_the_first_cards
def test_the_worked_example_is_what_the_documentation_says() -> None:
    (line,) = re.findall(r"^fair1 .* secret=[0-9a-f]{64}$", DOCUMENT, re.MULTILINE)
    assert line == LINE
    assert f"`{sha256(SECRET).hexdigest()}`" in DOCUMENT
    assert f"Block 0: `{Documented(LINE).block(0)}`" in DOCUMENT
    words = Documented(LINE)
    assert ", ".join(str(words.word()) for _ in range(4)) in DOCUMENT
    deal = documented_deal(LINE)
    said = " ".join(DOCUMENT.split())
    assert deal["begins"] == 0
    for name in ("age 1", "age 2", "age 3", "box"):
        assert " ".join(deal[name]) in said  # type: ignore[arg-type]
    for group in deal["wonders"]:  # type: ignore[attr-defined]
        assert f"`{' '.join(group)}`" in said


@of_the_first_cards
def test_the_example_of_a_line_that_names_its_cards_is_what_the_documentation_says() -> None:
    (line,) = re.findall(r"^fair3 .* secret=[0-9a-f]{64}$", DOCUMENT, re.MULTILINE)
    assert line == LINE3
    said = " ".join(DOCUMENT.split())
    assert f"Its block 0 is `{Documented(LINE3).block(0)}`" in said
    assert f"below(2) = {Documented(LINE3).word()} mod 2 = 0" in said
    deal = documented_deal(LINE3)
    assert deal == our_deal(LINE3)
    assert deal["begins"] == 0
    assert f"`{' '.join(deal['tokens'])}`" in said  # type: ignore[arg-type]


def test_the_worked_example_is_what_the_program_deals() -> None:
    assert commitment(SECRET) == sha256(SECRET).hexdigest()
    assert our_deal(LINE) == documented_deal(LINE)


def test_other_lines_are_dealt_as_documented() -> None:
    for number in range(40):
        each = Terms(
            "duel",
            2,
            (None, 0, 1)[number % 3],
            {"wonders": ("draft", "beginner")[number % 2]},
            1 << number,
            "ação 🏛️ = 100 %" if number % 5 else "",
        )
        line = str(Opened(each, sha256(bytes([number])).digest()))
        assert our_deal(line) == documented_deal(line)


VECTORS = {
    "fair1 duel seats=2 begins=0 wonders=draft interaction=1 secret=" + "00" * 32: (
        "d928e0990c20ea8f"
    ),
    "fair1 duel seats=2 begins=random wonders=beginner interaction=18446744073709551615 "
    "cut=%F0%9F%8F%9B secret=" + "ff" * 32: "91d46fa9cad49c6f",
    LINE: "b153412d2052f8bf",
}


@of_the_first_cards
@pytest.mark.parametrize("line", VECTORS)
def test_known_deals_stay_as_they_are(line: str) -> None:
    """Another order of drawing would be another scheme."""
    assert fingerprint(DUEL, opened(line)) == VECTORS[line]


DEALS = {"architects": "a54eed8b6f815460", "duel": "a7442e7a25495c5d", "seven": "6ac8a36f9b61eed0"}
"""Of each game, what a deal is from the present cards. It changes with them, and else not."""


@pytest.mark.parametrize("rules", [ARCHITECTS, DUEL, SEVEN])
def test_a_deal_changes_with_the_cards_alone(rules: Game[Any, Any, Any, Any, Any]) -> None:
    """Another order of drawing would be another scheme."""
    terms = Terms(rules.name, 2, None, {}, shares=SHARES, data="0123456789abcdef")
    assert fingerprint(rules, Opened(terms, SECRET)) == DEALS[rules.name]


def fingerprint(rules: Game[Any, Any, Any, Any, Any], checked: Opened) -> str:
    """What names who begins, and the deal."""
    first, luck = draw(checked)
    deal = rules.deal(luck, checked.terms.seats, checked.terms.options)
    return sha256(b"%d" % first + rules.pack(deal)).hexdigest()[:16]


def test_the_stream_is_the_same_however_it_is_drawn() -> None:
    one, other = Stream(SECRET, TERMS), Documented(LINE)
    for n in (2, 10, 3, 1, 7, 1 << 31, (1 << 32) - 1, 1 << 32, 5):
        assert one.below(n) == other.below(n)


def test_words_that_would_favour_some_numbers_are_left_out() -> None:
    """Below 3 * 2**30 a quarter of all words goes; the rest is used as it is."""
    n = 3 << 30
    words, luck = Documented(LINE), Stream(SECRET, TERMS)
    drawn = [words.word() for _ in range(400)]
    kept = [word for word in drawn if word < n]
    assert len(kept) < len(drawn)
    assert [luck.below(n) for _ in kept] == kept


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    empty = cells - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + empty * expected


def luck_of(seed: int) -> Stream:
    return Stream(sha256(b"%d" % seed).digest(), TERMS)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    """120 orders of five: with 119 degrees of freedom, 182 is exceeded once in 10,000 times."""
    found: Counter[object] = Counter()
    for seed in range(12_000):
        items = list("abcde")
        luck_of(seed).shuffle(items)
        found["".join(items)] += 1
    assert set(found) == {"".join(each) for each in permutations("abcde")}
    assert chi_square(found, 120) < 182


@pytest.mark.long
def test_every_card_of_a_deal_is_as_likely_in_every_slot() -> None:
    """23 cards of Age I in slot 1 and in slot 20: 22 degrees of freedom, below 55 all but once."""
    slots: tuple[Counter[object], Counter[object]] = (Counter(), Counter())
    begins: Counter[object] = Counter()
    for seed in range(2_300):
        first, luck = draw(Opened(TERMS, sha256(b"%d" % seed).digest()))
        cards = DUEL.deal(luck, 2, {}).ages[0]
        begins[first] += 1
        for counts, slot in zip(slots, (0, 19), strict=True):
            counts[cards[slot]] += 1
    assert all(chi_square(counts, 23) < 55 for counts in slots)
    assert chi_square(begins, 2) < 16


def test_a_shuffle_that_favours_places_would_be_found_out() -> None:
    """The naive swap of every place with any place fails the same test."""
    found: Counter[object] = Counter()
    for seed in range(12_000):
        items, luck = list("abcde"), luck_of(seed)
        for place in range(5):
            other = luck.below(5)
            items[place], items[other] = items[other], items[place]
        found["".join(items)] += 1
    assert chi_square(found, 120) > 500


def test_a_named_seat_takes_no_word() -> None:
    checked = Opened(Terms("duel", 2, 1, {}, 1), SECRET)
    first, luck = draw(checked)
    assert first == Seat(1)
    assert luck.below(1 << 32) == Documented(str(checked)).word()
