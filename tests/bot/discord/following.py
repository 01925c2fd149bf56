"""Looks at boards that follow presses, and at what they cost of Discord's limit."""

from collections.abc import Sequence

from bot.discord.client import Wonders
from playground import Channel, Message
from playground.api.http import Request

from ..players import board_of, boards
from ..scene import Town, after, discarding, record, settled

POST, EDIT = r"^/channels/\d+/messages$", r"^/channels/\d+/messages/\d+$"
FOLLOW, FOLLOWED = r"^/webhooks/\d+/:token$", r"^/webhooks/\d+/:token/messages/\d+$"
HISTORY = {"method": "GET", "path": POST}
POSITION = after(12)
OWN = ("/channels", "/applications", "/users")


def own(requests: Sequence[Request]) -> list[str]:
    """Return what the bot requested of its own, for which Discord's limit holds."""
    return [str(each) for each in requests if each.path.startswith(OWN)]


def followed(requests: Sequence[Request]) -> int:
    """Return how many follow-ups were sent."""
    return sum(each.method == "POST" and each.path.startswith("/webhooks") for each in requests)


async def discarded(place: Town, board: Message) -> None:
    """Let whoever is on turn discard the first free card."""
    person = place.person(POSITION.seat)
    panel = (await person.click(board, board.buttons[0])).private[0]
    await person.click(panel, discarding(panel))


async def one_more(bot: Wonders, place: Town, table: int, number: int = 2) -> Message:
    """Check that there are so many boards, and the newest alone, which is noted, has controls."""
    await place.discord.until(lambda: not bot.boards._delivery_retry._tasks, what="no retry")
    await settled(bot)
    await place.discord.quiet()
    *former, newest = boards(place.plaza, table)
    assert len(former) + 1 == number
    assert newest.buttons
    assert newest.pictures
    assert not newest.ephemeral
    assert [(each.buttons, each.attachments) for each in former] == [([], [])] * len(former)
    stored = await record(bot, table)
    assert not stored.board_due
    assert stored.message_id == newest.id
    return newest


def whole(place: Channel) -> None:
    """Check that every state was shown once, in order, and that the last board alone is whole."""
    shown = [board_of(each) for each in boards(place)]
    assert None not in shown
    assert len(set(shown)) == len(shown)
    assert shown == sorted(shown)  # type: ignore[type-var]
    *former, last = boards(place)
    assert [each.attachments for each in former] == [[] for _ in former]
    assert last.buttons
