"""What tells that a stored time was told by a clock that was wrong and has been put right."""

from datetime import timedelta

WRONG_CLOCK = timedelta(hours=1)
"""By how much a time that is past is in the future at least where a wrong clock told it.

Of several machines each may be ahead of others by less.
"""
