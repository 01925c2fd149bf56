"""Tries on Discord itself what the bot relies on, in a channel of the host's."""

from .trial import trial

__all__ = ["trial"]
