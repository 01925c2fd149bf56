"""What the texts of a duel tell of its layout: what lies on a card, and what each one uncovers."""

import re
from collections import Counter
from collections.abc import Iterator
from string import ascii_uppercase

from bot.duel.wording.items import card_name
from bot.duel.wording.position import alt_board, position
from bot.wording.circle import circle_of, unmarked_circle_of
from engine.core.game import Result, Seat
from engine.duel.catalog import LAYOUTS
from engine.duel.table import Table, View, free_cards, free_slots, uncovered
from engine.duel.types import FaceDown
from tests.bot.wording.languages import WORDS

from .games import game

NAMES = ("Ana", "Bruno")
MARKED, UNMARKED = circle_of(NAMES), unmarked_circle_of(NAMES)
ENGLISH = WORDS["en-US"]


def positions() -> Iterator[Table]:
    """Yield the positions of some games in which cards lie on the table."""
    for seed in range(6):
        for view in game(seed)[0]:
            if view.table.age and view.table.todo:
                yield view.table


def called(table: Table) -> dict[int, str]:
    """Return what the text calls each card that lies on the table, by its slot."""
    free = dict(zip(free_cards(table), ascii_uppercase, strict=False))
    backs = [place for place, slot in enumerate(table.slots) if isinstance(slot, FaceDown)]
    return {
        place: f"no. {backs.index(place) + 1}"
        if isinstance(slot, FaceDown)
        else free.get(slot) or card_name(ENGLISH, slot)
        for place, slot in enumerate(table.slots)
        if slot is not None
    }


def test_a_text_tells_what_lies_on_each_covered_card() -> None:
    told = 0
    for table in positions():
        text, names = position(ENGLISH, MARKED, View(table, None)), called(table)
        for place, name in names.items():
            on = [names[each] for each in LAYOUTS[table.age].covered_by[place] if each in names]
            if on:
                guild = table.slots[place] == FaceDown(guild=True)
                told += 1
                assert f"{name}{', a Guild' * guild} (under {', '.join(on)})" in text
        assert len(text) <= 3500
    assert told > 1000


def test_a_text_after_a_resignation_names_no_letter_for_it_lists_no_card_with_one() -> None:
    table = next(positions())
    over = Result("resignation", (Seat(1),))
    assert "(under A" in position(ENGLISH, MARKED, View(table, None))
    assert "(under " not in position(ENGLISH, MARKED, View(table, None), over)


def test_texts_tell_what_each_card_uncovers() -> None:
    seen = Counter[str]()
    for table in positions():
        view, free = View(table, None), free_slots(table)
        told = (position(ENGLISH, MARKED, view), alt_board(ENGLISH, UNMARKED, view))
        for letter, card in zip(ascii_uppercase, free_cards(table), strict=False):
            left = tuple(None if slot == card else slot for slot in table.slots)
            freed = [table.slots[at] for at in uncovered(table.age, left) if at not in free]
            lines = [
                next(each for each in told[0].splitlines() if f"**{letter}**. " in each),
                re.split(rf"(?<= ){letter}\. ", told[1])[1].split(";")[0].split(". ")[0],
            ]
            for line in lines:
                _, _, what = line.partition("uncovers ")
                assert bool(what) == bool(freed)
                for slot in freed:
                    if isinstance(slot, str):
                        assert card_name(ENGLISH, slot, ".within") in what
                backs = Counter(slot.guild for slot in freed if isinstance(slot, FaceDown))
                for guild, n in backs.items():
                    kind = "Guild" if guild else "card"
                    many = f"{n} face-down {kind}s" if n > 1 else f"a face-down {kind}"
                    assert many in what
                    seen[many] += 1
    assert {"a face-down card", "2 face-down cards", "a face-down Guild"} <= set(seen)
