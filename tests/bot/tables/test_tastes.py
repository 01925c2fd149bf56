"""When and how people are told of turns, by what they have chosen."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.store import Taste
from bot.tables.settings.tastes import DAILY, QUIET, ZONES, Telling, telling

EVENING = datetime(2026, 7, 1, 21, 30, tzinfo=UTC)
TOMORROW_AT = [datetime(2026, 7, 2, hour, tzinfo=UTC) for hour in range(24)]


@pytest.mark.parametrize(
    ("taste", "direct", "mention", "later"),
    [
        (Taste(), True, True, None),
        (Taste(notify="direct"), True, False, EVENING),
        (Taste(notify="direct"), False, True, None),
        (Taste(notify="direct", closed=True), True, True, None),
        (Taste(notify="both"), True, True, EVENING),
        (Taste(notify="none", quiet="20-6"), True, False, None),
        (Taste(quiet="20-6"), True, False, TOMORROW_AT[6]),
        (Taste(quiet="22-7"), True, True, None),
        # In Madrid it is 23:30, and summer.
        (Taste(quiet="22-7", zone="Europe/Madrid"), True, False, TOMORROW_AT[5]),
        (Taste(daily="9", zone="America/Sao_Paulo"), True, False, TOMORROW_AT[12]),
        # Once a day within quiet hours: after them.
        (Taste(daily="23", quiet="22-7"), True, False, TOMORROW_AT[7]),
    ],
)  # fmt: skip
def test_people_are_told_when_and_how_they_want(
    taste: Taste, *, direct: bool, mention: bool, later: datetime | None
) -> None:
    assert telling(taste, EVENING, direct=direct) == Telling(mention=mention, later=later)


def test_hours_are_found_when_clocks_change() -> None:
    """In Madrid the clocks of 2026 go forward at 2:00 on March 29."""
    before = datetime(2026, 3, 28, 22, 30, tzinfo=UTC)
    found = telling(Taste(quiet="22-7", zone="Europe/Madrid"), before, direct=True)
    assert found.later == datetime(2026, 3, 29, 5, tzinfo=UTC)


def test_what_is_on_offer_fits_into_lists_and_exists() -> None:
    assert all(len(each) <= 25 for each in (DAILY, QUIET, ZONES))
    assert all(ZoneInfo(name).key for name in ZONES.values())
