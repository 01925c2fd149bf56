"""What a server lays down for the games that begin there: their clock, and whether they count."""

from msgspec.structs import replace

from ...store import LIVE, NewInvitation, Preferences
from ..beginning import CLOCK, NO, NO_CLOCK, RATED
from ..refusals import Refusal
from .lobby_rules import is_complete


def with_server_terms(new: NewInvitation, chosen: Preferences) -> NewInvitation:
    """Return an invitation with what its server has `chosen`; raises `Refusal`.

    Where no clock was asked for, it gets the usual one of the server, unless the game begins at
    once: there are computers alone to wait for somebody. From then on the invitation holds what
    people were told, whatever the server changes before the game begins.
    """
    options = dict(new.options)
    clock = options.pop(CLOCK, None) or _usual_clock(new, chosen)
    if clock == LIVE and not chosen.live:
        raise Refusal("live-clock-off")
    if clock != NO_CLOCK:
        options[CLOCK] = clock
    if not chosen.rated:
        options[RATED] = NO
    return replace(new, options=options)


def usual_clock(chosen: Preferences) -> str:
    """Return the clock of games that name none; one that is not allowed any more is none."""
    allowed = chosen.live or chosen.clock != LIVE
    return chosen.clock if chosen.clock is not None and allowed else NO_CLOCK


def _usual_clock(new: NewInvitation, chosen: Preferences) -> str:
    return NO_CLOCK if is_complete(new) else usual_clock(chosen)
