"""Looks at boards that follow presses, and at what they cost of Discord's limit."""

from collections.abc import Sequence

from playground import Channel
from playground.api.http import Request

from ..players import board_of, boards

OWN = ("/channels", "/applications", "/users")


def own(requests: Sequence[Request]) -> list[str]:
    """Return what the bot requested of its own, for which Discord's limit holds."""
    return [str(each) for each in requests if each.path.startswith(OWN)]


def followed(requests: Sequence[Request]) -> int:
    """Return how many follow-ups were sent."""
    return sum(each.method == "POST" and each.path.startswith("/webhooks") for each in requests)


def whole(place: Channel) -> None:
    """Check that every state was shown once, in order, and that the last board alone is whole."""
    shown = [board_of(each) for each in boards(place)]
    assert None not in shown
    assert len(set(shown)) == len(shown)
    assert shown == sorted(shown)  # type: ignore[type-var]
    *former, last = boards(place)
    assert [each.attachments for each in former] == [[] for _ in former]
    assert last.buttons
