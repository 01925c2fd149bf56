"""What a board tells has room in a message, whatever happened since the board before."""

import pytest

from bot.wording.recap import ROOM, recap

from .languages import LOCALES, WORDS


@pytest.mark.parametrize("locale", LOCALES)
def test_the_last_decisions_are_told_and_the_others_counted(locale: str) -> None:
    words = WORDS[locale]
    few = [f"{n}: " + "x" * 100 for n in range(20)]
    assert recap(words, few).splitlines() == few
    many = [f"{n}: " + "x" * 100 for n in range(60)]
    first, *others = recap(words, many).splitlines()
    assert others == many[-len(others) :]
    assert first == words("told-before", count=60 - len(others))
    assert ROOM - 120 < len("\n".join(others)) <= ROOM


def test_there_is_always_room_for_the_last_one() -> None:
    words = WORDS["en-US"]
    assert recap(words, ["x" * (ROOM + 1)]) == "x" * (ROOM + 1)
    assert recap(words, ["y", "x" * ROOM]).splitlines()[1] == "x" * ROOM
