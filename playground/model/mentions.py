"""Finds whom a message mentions, and whom it pings."""

import re
from collections.abc import Mapping

from .entities import Message
from .json_types import Json
from .permissions import Permission
from .users import User


def note_mentions(
    message: Message, users: Mapping[int, User], allowed: Json | None = None, *, pings: bool = True
) -> None:
    """Note in a message whom its text mentions and, if it `pings`, whom it pings.

    `users` are all that there are, by id; `allowed` is the body's `allowed_mentions`.
    """
    channel = message.channel
    text = message.text
    people = [
        user
        for user in (users.get(int(i)) for i in re.findall(r"<@!?(\d+)>", text))
        if user and _is_allowed(allowed, "users", user.id)
    ]
    message.named = list(dict.fromkeys(people))
    if not pings:
        return
    roles = [int(i) for i in re.findall(r"<@&(\d+)>", text)]
    message.roles_pinged = [r for r in roles if _is_allowed(allowed, "roles", r)]
    message.mentions_everyone = (
        bool(re.search(r"@(everyone|here)\b", text))
        and bool(channel.allows(message.author) & Permission.MENTION_EVERYONE)
        and _is_allowed(allowed, "everyone", 0)
    )
    if not message.ephemeral:
        seen = channel.parent or channel  # a mention lets people into a private thread
        message.mentions = [
            user for user in message.named if seen.allows(user) & Permission.VIEW_CHANNEL
        ]


def _is_allowed(allowed: Json | None, key: str, target: int) -> bool:
    if allowed is None:
        return True
    if key in (allowed.get("parse") or []):
        return True
    return str(target) in map(str, allowed.get(key) or [])
