"""What people read of their hands: where they go after a turn, and that a game is over."""

import pytest
from msgspec.structs import replace

from bot.seven.session import SevenSession
from bot.store import Ending
from bot.wording.presentation import Presentation
from engine.core.game import Seat
from tests.bot.wording.languages import LOCALES, WORDS

from ..shown import text
from .tables import played, stored

PASSES = ("swapped", "left", "right")
SWAPPED, SIDES = ["swapped"] * 3, ["left", "right", "left"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "passes"), [(2, SWAPPED), (3, SIDES)])
def test_hands_go_on_in_all_turns_of_an_age_but_the_last(
    seats: int, passes: list[str], locale: str
) -> None:
    words, turns = WORDS[locale], set()
    for session in played(stored(seats, 2, sides="b")):
        table = session.table
        if not table.age:
            continue
        goes_on = bool(table.todo) and table.turn < 6
        expected = [passes[table.age - 1]] if goes_on else []
        shown = [session.position_text(words, None)]
        if table.todo:
            shown.append(session.private_panel(Presentation(words), Seat(0)) or shown[0])
        for each in map(text, shown):
            assert [to for to in PASSES if words(f"seven-passes-{to}") in each] == expected
        turns.add((table.turn, goes_on))
    assert turns >= {(turn, turn < 6) for turn in range(1, 7)}


def test_no_hands_go_on_where_a_game_was_given_up() -> None:
    words = WORDS["en-US"]
    dealt = replace(stored(3, 4, sides="a"), ending=Ending("abandoned", ()))
    told = text(SevenSession.open(dealt).position_text(words, None))
    assert not [to for to in PASSES if words(f"seven-passes-{to}") in told]


@pytest.mark.parametrize("locale", LOCALES)
def test_whose_game_was_given_up_is_not_told_that_no_card_was_held(locale: str) -> None:
    to = Presentation(WORDS[locale])
    session = SevenSession.open(replace(stored(3, 4), ending=Ending("resignation", (Seat(1),))))
    shown = session.look("hand", to, Seat(0), Seat(0))
    assert shown is not None
    assert text(shown) == to.words("panel-over")
