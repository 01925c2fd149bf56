"""What pages ask for over their websockets: each request gets exactly one reply."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable

from aiohttp import WSMsgType, web

from ..asking import InteractionFailed, NotOffered
from ..errors import Json
from . import offering, seating, showing
from .acting import ACTS, Doing, find_place
from .line import Line
from .live import FAULTS, BotProcess, Live
from .refused import Unable
from .words import say

MOST_REQUEST = 256 * 1024
BEATS = 30.0

Reply = Callable[[Line, Json], Awaitable[Json]]

UNANSWERED = dict.fromkeys(("command", "menu", "complete"), "server-no-answer")


class Talk:
    """Serves the websockets of all pages."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._running: set[asyncio.Task[None]] = set()
        self._do: dict[str, Reply] = {
            "look": self._look,
            "earlier": self._earlier,
            "watch": self._watch,
            "fault": self._fault,
            "restart_bot": self._restart_bot,
            "kill_bot": self._kill_bot,
            "add_seat": self._change(seating.add_seat),
            "change_seat": self._change(seating.change_seat),
            "add_channel": self._change(seating.add_channel),
            **{name: self._act(name, doing) for name, doing in ACTS.items()},
        }

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page until it is closed."""
        socket = web.WebSocketResponse(heartbeat=BEATS, max_msg_size=MOST_REQUEST)
        await socket.prepare(request)
        line = Line(socket)
        self._live.lines.add(line)
        writer = asyncio.create_task(line.write())
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    # Each on its own: while the bot takes its time, people go on clicking.
                    task = asyncio.create_task(self._take(line, message.data))
                    self._running.add(task)
                    task.add_done_callback(self._running.discard)
        finally:
            self._live.lines.discard(line)
            writer.cancel()
        return socket

    async def _take(self, line: Line, text: str) -> None:
        number: object = None
        try:
            asked = json.loads(text)
            number = asked.get("n")
            reply = {"ok": True, **await self._done(line, asked)}
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            # A request of the wrong shape; a mistake of the server must not pass in silence.
            said = _refusal(line, "bad_request", "server-not-understood")
            reply = {**said, "detail": repr(error)}
        line.send({"n": number, **reply})

    async def _done(self, line: Line, asked: Json) -> Json:
        try:
            return await self._do[asked["do"]](line, asked)
        except InteractionFailed:
            return _refusal(line, "failed", UNANSWERED.get(asked["do"], "server-failed"))
        except NotOffered as error:
            return {**_refusal(line, "not_offered", "server-not-offered"), "detail": str(error)}
        except Unable as error:
            return _refusal(line, error.error, error.key)

    # Looking

    async def _look(self, line: Line, asked: Json) -> Json:
        """Take a seat and look at a place; where they are not named or gone, the first ones."""
        live, people = self._live, {str(p.id): p for p in self._live.people}
        if not people:
            raise Unable("unknown", "server-unknown")
        seat = people.get(str(asked.get("seat"))) or next(iter(people.values()))
        live.world.direct(seat, live.world.bot)
        open_to = {str(p.id): p for p in live.world.channels.values() if showing.may_see(seat, p)}
        place = open_to.get(str(asked.get("channel"))) or next(iter(open_to.values()))
        line.seat, line.place = seat, place
        return {
            "seat": str(seat.id),
            "channel": str(place.id),
            "seats": showing.seats(live.people),
            "guild": {"name": place.guild.name if place.guild else seating.home(live).name},
            "bot": live.about_bot,
            "places": showing.places(seat),
            "commands": offering.commands(seat, place),
            **showing.messages(seat, place),
        }

    async def _earlier(self, line: Line, asked: Json) -> Json:
        if line.seat is None:
            raise Unable("unknown", "server-unknown")
        place = find_place(line.seat, asked["channel"])
        return showing.messages(line.seat, place, int(asked["before"]))

    # Acting

    def _act(self, name: str, doing: Doing) -> Reply:
        async def act(line: Line, asked: Json) -> Json:
            seat = seating.seat_of(self._live, asked["seat"])
            began, error = time.monotonic(), "failed"
            try:
                done = await doing(seat, asked)
                error = ""
            finally:
                told = {k: v for k, v in asked.items() if k not in ("n", "do", "seat")}
                took = time.monotonic() - began
                self._live.record.act(seat.name, name, told, error or None, took)
            await self._kept()
            return done

        return act

    def _change(self, change: Callable[[Live, Json], Json]) -> Reply:
        async def carry_out(line: Line, asked: Json) -> Json:
            done = change(self._live, asked)
            await self._kept()
            return done

        return carry_out

    async def _kept(self) -> None:
        settled = self._live.discord.api.settled
        if settled:
            await settled()

    # What the host does

    async def _watch(self, line: Line, asked: Json) -> Json:
        line.watches = bool(asked["on"])
        live = self._live
        return {"entries": live.record.newest(), "faults": live.switches.state()}

    async def _fault(self, line: Line, asked: Json) -> Json:
        if line.place is None:
            raise Unable("unknown", "server-unknown")
        name, on = str(asked["name"]), bool(asked.get("on", True))
        self._live.switches.set(name, on, line.place)
        self._live.record.host(f"{name} {'on' if on else 'off'}")
        self._live.outdated(FAULTS)
        return {"faults": self._live.switches.state()}

    async def _restart_bot(self, line: Line, asked: Json) -> Json:
        self._process().restart()
        return {}

    async def _kill_bot(self, line: Line, asked: Json) -> Json:
        self._process().kill()
        return {}

    def _process(self) -> BotProcess:
        if self._live.bot is None:
            raise Unable("no_bot", "server-no-bot")
        return self._live.bot


def _refusal(line: Line, error: str, key: str) -> Json:
    locale = line.seat.locale if line.seat else ""
    return {"ok": False, "error": error, "text": say(locale, key)}
