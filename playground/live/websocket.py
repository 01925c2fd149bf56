"""Answers the requests of the pages over their websockets: each gets exactly one reply."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import WSMsgType, web

from ..model.json_types import Json
from ..people.errors import InteractionFailed, NotOffered
from . import command_list, seats, views
from .actions import ACTIONS, Action, find_place
from .connection import PageConnection
from .edition import edition
from .errors import RequestRefused
from .pages import FAULTS, BotControl, Pages
from .strings import sentence

MAX_REQUEST = 256 * 1024
HEARTBEAT_SECONDS = 30.0

Responder = Callable[[PageConnection, Json], Awaitable[Json]]

WRONG_SHAPE = (ValueError, OverflowError, KeyError, TypeError, AttributeError, RecursionError)

UNANSWERED = dict.fromkeys(("command", "menu", "complete"), "server-no-answer")
"""The sentence for a request that the bot did not acknowledge, where it is not the usual one."""


class PageSocket:
    """Serves the websockets of all pages."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._running: set[asyncio.Task[None]] = set()
        self._responders: dict[str, Responder] = {
            "look": self._look,
            "earlier": self._earlier,
            "watch": self._watch,
            "fault": self._fault,
            "restart_bot": self._restart_bot,
            "kill_bot": self._kill_bot,
            "add_seat": self._change(seats.add_seat),
            "change_seat": self._change(seats.change_seat),
            "add_channel": self._change(seats.add_channel),
            **{name: self._act(name, action) for name, action in ACTIONS.items()},
        }

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page until it is closed."""
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT_SECONDS, max_msg_size=MAX_REQUEST)
        await socket.prepare(request)
        page = PageConnection(socket)
        self._pages.connections.add(page)
        writer = asyncio.create_task(page.write())
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    # One task for each: people go on clicking while the bot is slow.
                    task = asyncio.create_task(self._answer(page, message.data))
                    self._running.add(task)
                    task.add_done_callback(self._running.discard)
        finally:
            self._pages.connections.discard(page)
            writer.cancel()
        return socket

    async def _answer(self, page: PageConnection, text: str) -> None:
        number: object = None
        try:
            request = json.loads(text)
            number = request.get("n")
            msgspec.json.encode(request)  # half an emoji can neither be stored nor sent to pages
            reply = {"ok": True, **await self._result(page, request)}
        except WRONG_SHAPE as error:
            # Or the server has a bug: `detail` tells which.
            said = _refusal(page, "bad_request", "server-not-understood")
            reply = {**said, "detail": repr(error)}
        page.send({"n": number, **reply})

    async def _result(self, page: PageConnection, request: Json) -> Json:
        try:
            return await self._responders[request["do"]](page, request)
        except InteractionFailed:
            return _refusal(page, "failed", UNANSWERED.get(request["do"], "server-failed"))
        except NotOffered as error:
            return {**_refusal(page, "not_offered", "server-not-offered"), "detail": str(error)}
        except RequestRefused as error:
            return _refusal(page, error.error, error.key)

    # What a page shows

    async def _look(self, page: PageConnection, request: Json) -> Json:
        """Choose a seat and a channel (by default the first); return all that the page shows.

        What pages have been told so far is stored first; then nothing may be awaited, because what
        changes from then on follows as an event.
        """
        await self._stored()
        pages, people = self._pages, {str(p.id): p for p in self._pages.people}
        if not people:
            raise RequestRefused("unknown", "server-unknown")
        seat = people.get(str(request.get("seat"))) or next(iter(people.values()))
        pages.world.direct(seat, pages.world.bot)
        open_to = {str(p.id): p for p in pages.world.channels.values() if views.can_open(seat, p)}
        place = open_to.get(str(request.get("channel"))) or next(iter(open_to.values()))
        page.seat, page.place = seat, place
        return {
            "edition": edition(),
            "seat": str(seat.id),
            "channel": str(place.id),
            "seats": views.seats(pages.people),
            "guild": {"name": place.guild.name if place.guild else seats.home(pages).name},
            "bot": pages.about_bot,
            "places": views.places(seat),
            "commands": command_list.commands(seat, place),
            **views.messages(seat, place),
        }

    async def _earlier(self, page: PageConnection, request: Json) -> Json:
        if page.seat is None:
            raise RequestRefused("unknown", "server-unknown")
        place = find_place(page.seat, request["channel"])
        return views.messages(page.seat, place, int(request["before"]))

    # What people do

    def _act(self, name: str, action: Action) -> Responder:
        async def act(page: PageConnection, request: Json) -> Json:
            seat = seats.seat_of(self._pages, request["seat"])
            began, error = time.monotonic(), "failed"
            try:
                done = await action(seat, request)
                error = ""
            finally:
                body = {k: v for k, v in request.items() if k not in ("n", "do", "seat")}
                took = time.monotonic() - began
                self._pages.event_log.act(seat.name, name, body, error or None, took)
            await self._stored()
            return done

        return act

    def _change(self, change: Callable[[Pages, Json], Json]) -> Responder:
        async def carry_out(page: PageConnection, request: Json) -> Json:
            done = change(self._pages, request)
            await self._stored()
            self._pages.push_outdated()
            return done

        return carry_out

    async def _stored(self) -> None:
        settled = self._pages.discord.api.settled
        if settled:
            await settled()

    # What the host does

    async def _watch(self, page: PageConnection, request: Json) -> Json:
        page.watches = bool(request["on"])
        pages = self._pages
        return {"entries": pages.event_log.newest(), "faults": pages.switches.state()}

    async def _fault(self, page: PageConnection, request: Json) -> Json:
        if page.place is None:
            raise RequestRefused("unknown", "server-unknown")
        name, on = str(request["name"]), bool(request.get("on", True))
        self._pages.switches.set(name, on, page.place)
        self._pages.event_log.host(f"{name} {'on' if on else 'off'}")
        self._pages.mark_outdated(FAULTS)
        return {"faults": self._pages.switches.state()}

    async def _restart_bot(self, page: PageConnection, request: Json) -> Json:
        self._bot().restart()
        return {}

    async def _kill_bot(self, page: PageConnection, request: Json) -> Json:
        self._bot().kill()
        return {}

    def _bot(self) -> BotControl:
        if self._pages.bot is None:
            raise RequestRefused("no_bot", "server-no-bot")
        return self._pages.bot


def _refusal(page: PageConnection, error: str, key: str) -> Json:
    locale = page.seat.locale if page.seat else ""
    return {"ok": False, "error": error, "text": sentence(locale, key)}
