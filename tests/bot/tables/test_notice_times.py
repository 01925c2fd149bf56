"""When and how people are told of turns, by what they have chosen."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.store import NoticePreferences
from bot.tables.settings.notice_times import DAILY, QUIET, ZONES, Delivery, delivery

EVENING = datetime(2026, 7, 1, 21, 30, tzinfo=UTC)
TOMORROW_AT = [datetime(2026, 7, 2, hour, tzinfo=UTC) for hour in range(24)]


@pytest.mark.parametrize(
    ("preferences", "direct", "mention", "later"),
    [
        (NoticePreferences(), True, True, None),
        (NoticePreferences(notify="direct"), True, False, EVENING),
        (NoticePreferences(notify="direct"), False, True, None),
        (NoticePreferences(notify="direct", closed=True), True, True, None),
        (NoticePreferences(notify="both"), True, True, EVENING),
        (NoticePreferences(notify="none", quiet="20-6"), True, False, None),
        (NoticePreferences(quiet="20-6"), True, False, TOMORROW_AT[6]),
        (NoticePreferences(quiet="22-7"), True, True, None),
        # In Madrid it is 23:30, and summer.
        (NoticePreferences(quiet="22-7", zone="Europe/Madrid"), True, False, TOMORROW_AT[5]),
        (NoticePreferences(daily="9", zone="America/Sao_Paulo"), True, False, TOMORROW_AT[12]),
        # Once a day within quiet hours: after them.
        (NoticePreferences(daily="23", quiet="22-7"), True, False, TOMORROW_AT[7]),
    ],
)  # fmt: skip
def test_people_are_told_when_and_how_they_want(
    preferences: NoticePreferences, *, direct: bool, mention: bool, later: datetime | None
) -> None:
    assert delivery(preferences, EVENING, direct=direct) == Delivery(mention=mention, later=later)


def test_hours_are_found_when_clocks_change() -> None:
    """In Madrid the clocks of 2026 go forward at 2:00 on March 29."""
    before = datetime(2026, 3, 28, 22, 30, tzinfo=UTC)
    found = delivery(NoticePreferences(quiet="22-7", zone="Europe/Madrid"), before, direct=True)
    assert found.later == datetime(2026, 3, 29, 5, tzinfo=UTC)


def test_what_is_on_offer_fits_into_lists_and_exists() -> None:
    assert all(len(each) <= 25 for each in (DAILY, QUIET, ZONES))
    assert all(ZoneInfo(name).key for name in ZONES.values())
