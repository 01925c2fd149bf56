"""The pages that are open: lets each of them know what its person sees change."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Protocol

from aiohttp import web

from ..errors import Json
from ..interaction import Command
from ..model import Channel, Guild, User
from ..news import Change, Thing
from ..person import Person
from ..seen import Message
from . import offering, showing
from .line import Line
from .record import Record
from .switches import Switches

if TYPE_CHECKING:
    from ..server import Playground

GATHERED = 0.05
"""Seconds for which what is told as a whole (places, commands, records) is gathered."""

PLACES, COMMANDS, SEATS, RECORDS, FAULTS = "places", "commands", "seats", "records", "faults"

PUSHED = {"MESSAGE_CREATE": "message", "MESSAGE_UPDATE": "edited"}


class BotProcess(Protocol):
    """Whoever runs the bot beside this server."""

    def restart(self) -> None:
        """Stop the bot and start it again."""
        ...

    def kill(self) -> None:
        """Pull the bot's plug."""
        ...


class Live:
    """What all open pages have in common. `bot` is None where somebody else runs the bot."""

    def __init__(self, discord: "Playground", bot: BotProcess | None = None) -> None:
        self.discord = discord
        self.world = discord.world
        self.bot = bot
        self.lines: set[Line] = set()
        self.record = Record(lambda: self.outdated(RECORDS))
        self.switches = Switches(discord)
        self._stale: set[str] = set()
        self._news = asyncio.Event()
        self._online = False
        self.world.listeners.append(self._hear)
        self.world.keepers.append(self._touched)
        discord.api.watchers.append(self.record.request)
        discord.gateway.spies.append(self.record.payload)

    @property
    def people(self) -> list[Person]:
        """Everybody whose seat can be taken, in the order of their coming."""
        return [user for user in self.world.users.values() if isinstance(user, Person)]

    @property
    def about_bot(self) -> Json:
        """The bot as the page shows it."""
        bot = self.world.bot
        return {"id": str(bot.id), "name": bot.name, "online": self.discord.gateway.ready}

    async def running(self, app: web.Application) -> AsyncIterator[None]:
        """Look after what no single change tells of, as long as the server runs."""
        tasks = [asyncio.create_task(self._watch_bot()), asyncio.create_task(self._tell_gathered())]
        yield
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # What changes

    def _hear(self, change: Change) -> None:
        if isinstance(change.subject, Message):
            for line in self.lines:
                self._push(line, change.name, change.subject)
            self.outdated(PLACES)
        elif change.name == "TYPING_START" and isinstance(change.subject, Channel):
            place = change.subject
            typing = {"event": "typing", "channel": str(place.id), "user": str(self.world.bot.id)}
            for line in self.lines:
                if line.place is place:
                    line.send(typing)
        else:
            self.outdated(PLACES)

    def _push(self, line: Line, name: str, message: Message) -> None:
        if line.seat is None or line.place is not message.channel:
            return
        if name == "MESSAGE_DELETE":
            if message.for_person in (None, line.seat):
                place = str(message.channel.id)
                line.send({"event": "deleted", "id": str(message.id), "channel": place})
        elif showing.sees(line.seat, message):
            line.send({"event": PUSHED[name], "message": showing.message(line.seat, message)})

    def _touched(self, thing: Thing) -> None:
        if isinstance(thing, Command):
            self.outdated(COMMANDS)
        elif isinstance(thing, User):
            self.outdated(SEATS)
        elif isinstance(thing, Guild):
            for what in (PLACES, COMMANDS, SEATS):
                self.outdated(what)

    def outdated(self, what: str) -> None:
        """Note that something that is told as a whole has to be told again."""
        self._stale.add(what)
        self._news.set()

    async def _tell_gathered(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHERED)
            self._news.clear()
            stale, self._stale = self._stale, set()
            fresh = self.record.take_fresh()
            for line in self.lines:
                for payload in self._whole(line, stale, fresh):
                    line.send(payload)

    def _whole(self, line: Line, stale: set[str], fresh: list[Json]) -> list[Json]:
        told: list[Json] = []
        if line.seat is None or line.place is None:
            return told
        if PLACES in stale:
            told.append({"event": PLACES, "places": showing.places(line.seat)})
        if COMMANDS in stale:
            offered = offering.commands(line.seat, line.place)
            told.append({"event": COMMANDS, "commands": offered})
        if SEATS in stale:
            told.append({"event": SEATS, "seats": showing.seats(self.people)})
        if FAULTS in stale and line.watches:
            told.append({"event": FAULTS, "faults": self.switches.state()})
        if fresh and line.watches:
            told.append({"event": RECORDS, "entries": fresh})
        return told

    async def _watch_bot(self) -> None:
        while True:
            online = self.discord.gateway.ready
            if online is not self._online:
                self._online = online
                self.record.host("the bot is connected" if online else "the bot is gone")
                for line in self.lines:
                    line.send({"event": "bot", "online": online})
            await self.world.change(timeout=60.0)
