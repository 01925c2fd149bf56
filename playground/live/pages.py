"""Keeps all open pages up to date: pushes to each of them what its person sees change."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from aiohttp import web

from ..model.application import Command
from ..model.changes import Change, Entity
from ..model.entities import Channel, Guild, Message
from ..model.json_types import Json
from ..model.users import User
from ..people.person import Person
from ..server.playground import Playground
from . import command_list, views
from .connection import PageConnection
from .event_log import EventLog
from .fault_switches import FaultSwitches

BATCHED = 0.05
"""Seconds for which changes of what is pushed as a whole (places, commands, log) are batched."""

PLACES, COMMANDS, SEATS, RECORDS, FAULTS = "places", "commands", "seats", "records", "faults"

PUSHED = {"MESSAGE_CREATE": "message", "MESSAGE_UPDATE": "edited"}


class BotControl(Protocol):
    """Restarts the process of the bot."""

    def restart(self) -> None:
        """Stop the bot and start it again."""
        ...

    def kill(self) -> None:
        """Kill the bot; it is started again."""
        ...


class Pages:
    """All open pages. `bot` is None where this program does not run the bot.

    `first_visit` is called once in a new world, with the language of the browser that comes first.
    """

    def __init__(self, discord: Playground) -> None:
        self.discord = discord
        self.first_visit: Callable[[str], None] | None = None
        self.world = discord.world
        self.bot: BotControl | None = None
        self.connections: set[PageConnection] = set()
        self.event_log = EventLog(lambda: self.mark_outdated(RECORDS))
        self.switches = FaultSwitches(discord)
        self._outdated: set[str] = set()
        self._changed = asyncio.Event()
        self._online = False
        self.world.listeners.append(self._push_event)
        self.world.observers.append(self._note_change)
        discord.api.watchers.append(self.event_log.request)
        discord.gateway.monitors.append(self.event_log.payload)

    @property
    def people(self) -> list[Person]:
        """The people whose seats can be taken, the oldest first."""
        return [user for user in self.world.users.values() if isinstance(user, Person)]

    @property
    def about_bot(self) -> Json:
        """The bot as the page renders it."""
        bot = self.world.bot
        return {"id": str(bot.id), "name": bot.name, "online": self.discord.gateway.ready}

    async def running(self, app: web.Application) -> AsyncIterator[None]:
        """Run the background tasks of the pages as long as the server runs."""
        tasks = [asyncio.create_task(self._watch_bot()), asyncio.create_task(self._push_batches())]
        yield
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # Changes

    def _push_event(self, change: Change) -> None:
        if isinstance(change.subject, Message):
            for page in self.connections:
                self._push_message(page, change.name, change.subject)
            self.mark_outdated(PLACES)
        elif change.name == "TYPING_START" and isinstance(change.subject, Channel):
            place = change.subject
            typing = {"event": "typing", "channel": str(place.id), "user": str(self.world.bot.id)}
            for page in self.connections:
                if page.place is place:
                    page.send(typing)
        else:
            self.mark_outdated(PLACES)

    def _push_message(self, page: PageConnection, name: str, message: Message) -> None:
        if page.seat is None or page.place is not message.channel:
            return
        if name == "MESSAGE_DELETE":
            if message.for_person in (None, page.seat):
                place = str(message.channel.id)
                page.send({"event": "deleted", "id": str(message.id), "channel": place})
        elif views.can_see(page.seat, message):
            page.send({"event": PUSHED[name], "message": views.message(page.seat, message)})

    def _note_change(self, entity: Entity) -> None:
        if isinstance(entity, Command):
            self.mark_outdated(COMMANDS)
        elif isinstance(entity, User):
            self.mark_outdated(SEATS)
        elif isinstance(entity, Guild):
            for what in (PLACES, COMMANDS, SEATS):
                self.mark_outdated(what)

    def mark_outdated(self, what: str) -> None:
        """Note that something that is pushed as a whole has to be pushed again."""
        self._outdated.add(what)
        self._changed.set()

    async def _push_batches(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(BATCHED)
            self.push_outdated()

    def push_outdated(self) -> None:
        """Push now what is outdated, to all pages.

        A reply that is sent after this finds its page with what the request has changed.
        """
        self._changed.clear()
        outdated, self._outdated = self._outdated, set()
        new = self.event_log.take_new()
        for page in self.connections:
            for payload in self._payloads(page, outdated, new):
                page.send(payload)

    def _payloads(self, page: PageConnection, outdated: set[str], new: list[Json]) -> list[Json]:
        payloads: list[Json] = []
        if page.seat is None or page.place is None:
            return payloads
        if PLACES in outdated:
            payloads.append({"event": PLACES, "places": views.places(page.seat)})
        if COMMANDS in outdated:
            offered = command_list.commands(page.seat, page.place)
            payloads.append({"event": COMMANDS, "commands": offered})
        if SEATS in outdated:
            payloads.append({"event": SEATS, "seats": views.seats(self.people)})
        if FAULTS in outdated and page.watches:
            payloads.append({"event": FAULTS, "faults": self.switches.state()})
        if new and page.watches:
            payloads.append({"event": RECORDS, "entries": new})
        return payloads

    async def _watch_bot(self) -> None:
        while True:
            online = self.discord.gateway.ready
            if online is not self._online:
                self._online = online
                self.event_log.host("the bot is connected" if online else "the bot is gone")
                for page in self.connections:
                    page.send({"event": "bot", "online": online})
            await self.world.change(timeout=60.0)
