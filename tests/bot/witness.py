"""A witness of a channel: all that anybody but one person can see there, and what the bot requests.

Ids and tokens that the playground makes are put aside, and so are the bodies of the answers that
this one person is given.
"""

import hashlib
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from aiohttp import web

from playground import Channel, Message, Person, Playground
from playground.api.http import PREFIX

IDS = 2 << 60
"""The first id of a witnessed playground; later than any time."""

STEP = 1 << 24
"""How far apart the ids of two steps are, so that one more press changes no id of a later step."""

ID = re.compile(r"\d{15,}")
OF_INTERACTION = re.compile(r"/interactions/(\d+)/|/webhooks/\d+/([^/]+)")


@dataclass(frozen=True)
class Sent:
    """A request as it was seen to arrive: its length in bytes, and whose press it answers."""

    size: int | None
    whose: str | None


class Witness:
    """Keeps what was seen after each step of a story. Made before the playground is entered."""

    def __init__(self, discord: Playground) -> None:
        self._discord = discord
        self._sent: list[Sent] = []
        self._told = 0
        self._steps = 0
        self._ids: dict[str, str] = {}
        discord.app.middlewares.append(self._arrives)

    def begin(self) -> None:
        """Let the ids of the next step begin where they begin in every run."""
        self._steps += 1
        self._discord.world.ids.last = IDS + self._steps * STEP

    def seen(self, place: Channel, but: Person, *, raced: bool = False) -> list[str]:
        """Return the messages that are there for others, then the requests since the last call.

        Of the answers to this one person only methods and paths are told, in lines that begin with
        the name. Where requests have `raced` each other, they are sorted.
        """
        messages = [
            self._same(json.dumps(_message(each), sort_keys=True))
            for each in place.log.values()
            if each.for_person is not but
        ]
        requests = []
        for each, sent in list(zip(self._discord.requests, self._sent, strict=True))[self._told :]:
            self._told += 1
            if sent.whose == but.name:
                path = ID.sub("#", each.path)
                requests.append(f"{but.name}: {each.method} {path}")
            else:
                told = [each.method, each.path, each.body, each.files, sent.size]
                requests.append(json.dumps(told))
        if raced:  # before ids are told apart by who comes first
            requests.sort(key=lambda each: ID.sub("#", each))
        return [*messages, *map(self._same, requests)]

    @web.middleware
    async def _arrives(
        self,
        request: web.Request,
        handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        if request.path.startswith(PREFIX):
            self._sent.append(Sent(request.content_length, self._whose(request.path)))
        return await handler(request)

    def _whose(self, path: str) -> str | None:
        """Return the name of the person whose interaction is answered."""
        found = OF_INTERACTION.search(path)
        if found is None:
            return None
        known = self._discord.world.interactions
        of = known.get(found[2]) or next((i for i in known.values() if str(i.id) == found[1]), None)
        return None if of is None else of.person.name

    def _same(self, text: str) -> str:
        """Put addresses and ids aside; ids keep their order."""
        text = text.replace(self._discord.world.base_url, "http://playground")
        known = self._ids
        return ID.sub(lambda found: known.setdefault(found[0], f"#{len(known)}"), text)


def _message(message: Message) -> dict[str, object]:
    return {
        "for": message.for_person.name if message.for_person else None,
        "kind": message.kind,
        "flags": message.flags,
        "text": message.content,
        "components": [*message.earlier, message.components],
        "embeds": message.embeds,
        "files": [
            (each.id, each.filename, each.alt, each.length, each.size, _digest(each.data))
            for each in message.attachments
        ],
        "nonce": message.nonce,
        "called": [person.name for person in message.mentions],
        "named": [person.name for person in message.named],
        "edits": message.edits,
    }


def _digest(data: bytes) -> str:
    digits = str.maketrans("0123456789", "ghijklmnop")  # so that none of it is taken for an id
    return hashlib.sha256(data).hexdigest().translate(digits)
