"""The local Discord as one object: its web server, and the methods by which tests control it."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from ..api import account, channels, commands, emojis, interactions
from ..api.faults import Faults
from ..api.http import PREFIX, Api, Request
from ..gateway.gateway import Gateway
from ..limits.rates import Rates
from ..model.bounded_list import BoundedList
from ..model.entities import Channel, Guild, Interaction, Message
from ..model.habits import Habits
from ..model.users import User
from ..model.world import World
from ..people.person import Patience, Person

ENDPOINTS = [
    *account.ENDPOINTS,
    *commands.ENDPOINTS,
    *emojis.ENDPOINTS,
    *channels.ENDPOINTS,
    *interactions.ENDPOINTS,
]

MOST_BODY = 110 * 1024 * 1024

UNCHANGING = {"Cache-Control": "private, max-age=31536000, immutable"}
"""Headers of files and emojis: what is another one has another id."""


WITHIN = 90.0
"""Seconds after which a wait has failed; a machine may be busy with much else."""


class TimedOut(AssertionError):  # noqa: N818 - an assertion about time
    """The condition did not hold in time; the message tells what happened instead."""


class Playground:
    """A local Discord on a loopback port. Use it with `async with`.

    `openapi` is a file with Discord's published description of its API; each request is then
    validated against it. `ack_seconds` and `token_seconds` are Discord's 3 s and 15 min;
    `privileged` lets the bot ask for privileged intents; `shards` is what Discord recommends;
    `strict_attachments` refuses `attachment://` in an edit that neither uploads nor lists the file;
    `rates` are the rate limits, which tests do without: `Rates.of_discord()` has those of Discord;
    `port` 0 takes a free one. Requests, violations and unanswered interactions are all recorded,
    or only the newest `remember` of each, which is for a program that runs for days.
    """

    def __init__(
        self,
        openapi: Path | str | None = None,
        ack_seconds: float = 3.0,
        *,
        token_seconds: float = 900.0,
        privileged: bool = False,
        shards: int = 1,
        strict_attachments: bool = False,
        host: str = "127.0.0.1",
        port: int = 0,
        remember: int | None = None,
        patience: Patience | None = None,
        rates: Rates | None = None,
    ) -> None:
        self.world = World(
            ack_seconds, token_seconds, shards=shards, strict_attachments=strict_attachments
        )
        self.faults = Faults()
        self.rates = rates or Rates()
        self.patience = patience or Patience()
        self.gateway = Gateway(self.world, privileged=privileged)
        description = None
        if openapi:  # by tests alone: `make run` does not install what validates by it
            from ..api.openapi import shared_description

            description = shared_description(Path(openapi))
        self.api = Api(self.world, self.faults, self.rates, ENDPOINTS, description)
        self._host, self._port = host, port
        for record in (self.requests, self.world.violations, self.world.unanswered):
            record.limit = remember
        self.app = web.Application(client_max_size=MOST_BODY)
        self.app.router.add_route("*", PREFIX + "/{rest:.*}", self.api.serve)
        self.app.router.add_get("/gateway", self.gateway.serve)
        self.app.router.add_get("/gateway/", self.gateway.serve)
        self.app.router.add_get(r"/attachments/{channel}/{file:\d+}/{name}", self._download)
        self.app.router.add_get(r"/emojis/{emoji:\d+}.png", self._download_emoji)
        self._runner = web.AppRunner(
            self.app, handler_cancellation=True, shutdown_timeout=0.1, access_log=None
        )

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.world.base_url = f"http://{_address_of(self._host)}:{port}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.gateway.drop(3600.0)
        await self._runner.cleanup()

    # Addresses, and what the bot did

    @property
    def api_url(self) -> str:
        """The address of the HTTP API, for `discord.http.Route.BASE`."""
        return self.world.base_url + PREFIX

    @property
    def gateway_url(self) -> str:
        """The address of the gateway, for `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return self.world.gateway_url

    @property
    def token(self) -> str:
        """The bot token that it accepts."""
        return self.world.token

    @property
    def bot(self) -> User:
        """The bot's own user."""
        return self.world.bot

    @property
    def habits(self) -> Habits:
        """What Discord might do otherwise; a test may change it."""
        return self.world.habits

    @property
    def requests(self) -> BoundedList[Request]:
        """The requests of the bot, oldest first."""
        return self.api.requests

    @property
    def violations(self) -> list[str]:
        """Every breach of Discord's limits, one readable line each."""
        return self.world.violations

    @property
    def unanswered(self) -> list[Interaction]:
        """The interactions that failed because nobody acknowledged them in time."""
        return self.world.unanswered

    @property
    def is_bot_ready(self) -> bool:
        """Whether the bot is connected with all its shards and has registered commands."""
        return self.gateway.ready and any(self.world.commands.values())

    @property
    def thinking(self) -> list[Message]:
        """The messages that still say that the bot is thinking."""
        channels = self.world.channels.values()
        return [m for c in channels for m in c.log.values() if m.thinking and not m.deleted]

    @property
    def invalid_requests(self) -> int:
        """How many answers were 401, 403 or 429; Discord blocks an address after 10,000."""
        return sum(request.status in (401, 403, 429) for request in self.requests)

    # Guilds and people

    def add_guild(
        self, name: str, locale: str = "en-US", *, user_install_only: bool = False
    ) -> Guild:
        """Make a guild with the bot in it, or one whose members bring the app themselves."""
        return self.world.add_guild(name, locale, user_install_only=user_install_only)

    def add_person(
        self, name: str, locale: str = "en-US", *, app_installed: bool = False
    ) -> Person:
        """Make a person; `app_installed` if they have the app installed for themselves."""
        world = self.world
        person = Person(world.ids.make(), name, locale, world=world, patience=self.patience)
        world.users[person.id] = person
        world.touch(person)
        if app_installed:
            world.install_for(person)
        return person

    def dm(self, person: User) -> Channel:
        """Return the direct messages between a person and the bot."""
        return self.world.direct(person, self.bot)

    def private(self, *people: User) -> Channel:
        """Return the direct messages of these people, who all have the app installed."""
        for person in people:
            self.world.install_for(person)
        return self.world.direct(*people)

    # Outages and other events

    def drop_gateway(self, seconds: float = 0.0) -> None:
        """Cut the gateway's connections, and refuse new ones for some seconds."""
        self.gateway.drop(seconds)

    def invalidate_session(self) -> None:
        """Invalidate all sessions, so that the bot has to identify again."""
        self.gateway.invalidate()

    def ask_to_reconnect(self) -> None:
        """Ask the bot to reconnect, as Discord does every few hours."""
        self.gateway.ask_to_reconnect()

    def expire_tokens(self) -> None:
        """Expire the tokens of all interactions so far."""
        for interaction in self.world.interactions.values():
            interaction.expired = True
            self.world.touch(interaction)

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator would."""
        self.world.delete_message(message)

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild."""
        self.world.uninstall(guild)

    def install_bot(self, guild: Guild) -> None:
        """Add the bot to a guild."""
        self.world.install(guild)

    # Waiting

    async def bot_ready(self, timeout: float = WITHIN) -> None:  # noqa: ASYNC109 - tests pass it
        """Wait until the bot is connected with all its shards and has registered commands."""
        await self.until(
            lambda: self.is_bot_ready,
            timeout=timeout,
            what="the bot connected with its commands registered",
        )

    async def until(
        self,
        condition: Callable[[], bool],
        timeout: float = WITHIN,  # noqa: ASYNC109 - tests pass it
        what: str = "the condition",
    ) -> None:
        """Wait until a condition holds. Raises TimedOut with the last requests."""
        end = time.monotonic() + timeout
        while not condition():
            left = end - time.monotonic()
            if left <= 0:
                raise TimedOut(f"{what} did not hold within {timeout} s. {self.account()}")
            await self.world.change(min(left, 0.05))

    async def quiet(self, seconds: float = 0.05, timeout: float = WITHIN) -> None:  # noqa: ASYNC109
        """Wait until no request is in flight and none has come for some seconds."""
        end = time.monotonic() + timeout
        while True:
            seen = self.api.served
            await asyncio.sleep(seconds)
            if self.api.in_flight == 0 and self.api.served == seen:
                return
            if time.monotonic() > end:
                raise TimedOut(f"it did not become quiet within {timeout} s. {self.account()}")

    def account(self, last: int = 12) -> str:
        """Return what happened last, as text: requests, violations, failed interactions."""
        lines = [f"connected shards: {len(self.gateway.connected)}", "last requests:"]
        lines += [f"  {request}" for request in self.requests[-last:]]
        lines += [f"violation: {violation}" for violation in self.violations[-last:]]
        lines += [f"failed: {interaction.described}" for interaction in self.unanswered[-last:]]
        return "\n".join(lines)

    async def _download(self, request: web.Request) -> web.Response:
        found = self.world.files.get(int(request.match_info["file"]))
        if found is None:
            return web.Response(status=404)
        try:
            data = await asyncio.to_thread(self.world.blobs.__getitem__, found.id)
        except KeyError:  # deleted while the thread was about to read it
            return web.Response(status=404)
        return web.Response(body=data, content_type=found.content_type, headers=UNCHANGING)

    async def _download_emoji(self, request: web.Request) -> web.Response:
        found = self.world.emojis.get(request.match_info["emoji"])
        if found is None or not found.image:
            return web.Response(status=404)
        return web.Response(body=found.data, content_type=found.content_type, headers=UNCHANGING)


def _address_of(host: str) -> str:
    """Return the address at which this machine itself reaches a server that listens on `host`."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    return everywhere.get(host, f"[{host}]" if ":" in host else host)
