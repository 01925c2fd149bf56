"""When and how a person is notified of a turn, by the preferences that the person has chosen."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

from ...store import NoticePreferences

CHANNEL, DIRECT, BOTH, NONE = "channel", "direct", "both", "none"
WAYS = (CHANNEL, DIRECT, BOTH, NONE)
"""The ways to be told: a mention on the board, a direct message, both, none; the default first."""

AT_ONCE = "once"
DAILY = (AT_ONCE, *(str(hour) for hour in range(24)))
"""When: at once, or at an hour of the day, all that wait in one message."""

NEVER = "never"
UTC_ZONE = "UTC"
QUIET: Mapping[str, tuple[int, int] | None] = {
    NEVER: None,
    "20-6": (20, 6),
    "21-7": (21, 7),
    "22-7": (22, 7),
    "22-8": (22, 8),
    "23-7": (23, 7),
    "23-8": (23, 8),
    "0-7": (0, 7),
    "0-8": (0, 8),
    "0-9": (0, 9),
    "8-17": (8, 17),
    "9-18": (9, 18),
}
"""The quiet hours on offer, from and to an hour of the person's day."""

ZONES: Mapping[str, str] = {
    "utc": "UTC",
    "honolulu": "Pacific/Honolulu",
    "los-angeles": "America/Los_Angeles",
    "denver": "America/Denver",
    "mexico-city": "America/Mexico_City",
    "chicago": "America/Chicago",
    "bogota": "America/Bogota",
    "new-york": "America/New_York",
    "caracas": "America/Caracas",
    "santiago": "America/Santiago",
    "manaus": "America/Manaus",
    "buenos-aires": "America/Argentina/Buenos_Aires",
    "sao-paulo": "America/Sao_Paulo",
    "azores": "Atlantic/Azores",
    "lisbon": "Europe/Lisbon",
    "madrid": "Europe/Madrid",
    "athens": "Europe/Athens",
    "moscow": "Europe/Moscow",
    "dubai": "Asia/Dubai",
    "kolkata": "Asia/Kolkata",
    "bangkok": "Asia/Bangkok",
    "shanghai": "Asia/Shanghai",
    "tokyo": "Asia/Tokyo",
    "sydney": "Australia/Sydney",
    "auckland": "Pacific/Auckland",
}
"""The time zones on offer, by a city, and their names in the IANA database; the default first.

A list has room for 25.
"""


class Delivery(Struct, frozen=True):
    """How somebody is notified of a turn that begins now: by a mention, a notice, both or neither.

    `later` is when a notice is to be sent beside the board; `None` where none is.
    """

    mention: bool
    later: datetime | None


def delivery(preferences: NoticePreferences, now: datetime, *, direct: bool) -> Delivery:
    """Return how a person is told of a turn; `direct` tells whether the server lets the bot write.

    In quiet hours, and who wants one message a day, is told afterwards, of turns that still wait.
    """
    way = way_of(preferences, direct=direct)
    if way == NONE:
        return Delivery(mention=False, later=None)
    free = _when(preferences, now)
    if free > now:
        return Delivery(mention=False, later=free)
    return Delivery(mention=way in (CHANNEL, BOTH), later=now if way in (DIRECT, BOTH) else None)


def way_of(preferences: NoticePreferences, *, direct: bool) -> str:
    """Return how a person can be told: who cannot be written to is mentioned instead."""
    way = preferences.notify or CHANNEL
    return CHANNEL if way in (DIRECT, BOTH) and (preferences.closed or not direct) else way


def _when(preferences: NoticePreferences, now: datetime) -> datetime:
    """Return the next time at which the person may be told: `now`, or later."""
    found = local = now.astimezone(ZoneInfo(preferences.zone or UTC_ZONE))
    if preferences.daily is not None:
        found = _next(found, int(preferences.daily))
    hours = QUIET.get(preferences.quiet or NEVER)
    if hours is not None and _within(found, *hours):
        found = _next(found, hours[1])
    return now if found == local else found.astimezone(UTC)


def _within(local: datetime, begins: int, ends: int) -> bool:
    if begins < ends:
        return begins <= local.hour < ends
    return local.hour >= begins or local.hour < ends


def _next(local: datetime, hour: int) -> datetime:
    """Return the next time at which it is an hour of the day."""
    at = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    return at if at >= local else at + timedelta(days=1)
