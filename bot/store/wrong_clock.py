"""Recognizes stored times that came from a clock which was ahead and has been corrected since."""

from datetime import timedelta

WRONG_CLOCK = timedelta(minutes=20)
"""If the time of a past event is later than now by more than this, a wrong clock told it.

Wrong clocks are mostly ahead by an hour or more, because of a time zone or daylight saving time.
The clocks of several machines may differ by less.
"""
