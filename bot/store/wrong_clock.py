"""What tells that a stored time was told by a clock that was wrong and has been put right."""

from datetime import timedelta

WRONG_CLOCK = timedelta(minutes=20)
"""By how much a time that is past is in the future at least where a wrong clock told it.

Clocks are mostly wrong by an hour or more, by that of another zone or of summer. Of several
machines each may be ahead of others by less than this.
"""
