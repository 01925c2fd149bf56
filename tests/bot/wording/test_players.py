"""The numbers of computers: counted among themselves, and steady while people leave."""

import pytest
from msgspec.structs import replace

from bot.store import FORGOTTEN, Player
from bot.wording.players import UNKNOWN_LEVEL, names, short_names

from ..scene import LOCALES, words

ANA, BRUNO = Player(1, "Ana"), Player(2, "Bruno")
COMPUTER = Player(None, "", "master")


@pytest.mark.parametrize("locale", LOCALES)
def test_computers_are_counted_among_themselves(locale: str) -> None:
    say = words(locale)
    one, two, three = (f"{say('computer')} {n}" for n in (1, 2, 3))
    assert names(say, (COMPUTER, COMPUTER, ANA, COMPUTER)) == (one, two, "Ana", three)
    assert names(say, (ANA, COMPUTER)) == ("Ana", say("computer"))


@pytest.mark.parametrize(
    "replaced",
    [
        replace(ANA, user_id=None, level="master", former_id=1),
        Player(None, "", "master", left=True),  # whose data was deleted
        Player(None, "", UNKNOWN_LEVEL),  # who has taken the seat back since
    ],
)
def test_no_number_changes_while_people_leave_and_come_back(replaced: Player) -> None:
    say = words("en-US")
    began = (ANA, COMPUTER, BRUNO, COMPUTER)
    assert names(say, began)[1::2] == ("Computer 1", "Computer 2")
    bruno = Player(None, "Bruno", "master", former_id=2)
    for seated in (
        (replaced, COMPUTER, BRUNO, COMPUTER),
        (ANA, COMPUTER, bruno, COMPUTER),
        (replaced, COMPUTER, bruno, COMPUTER),
        (Player(FORGOTTEN, ""), COMPUTER, bruno, COMPUTER),
    ):
        called = names(say, seated)
        assert called[1::2] == ("Computer 1", "Computer 2")
        assert called[0] in ("Ana", "Computer 3", say("former-player"))
        assert called[2] in ("Bruno", "Computer 4")


@pytest.mark.parametrize("locale", LOCALES)
def test_only_computers_have_short_names_and_they_keep_their_numbers(locale: str) -> None:
    say = words(locale)
    short = say("computer.short")
    assert len(short) <= 3
    assert short_names(say, (COMPUTER, ANA, COMPUTER)) == (f"{short} 1", "", f"{short} 2")
    assert short_names(say, (ANA, COMPUTER)) == ("", short)
