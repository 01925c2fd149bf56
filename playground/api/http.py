"""Serves the HTTP API: reads, counts, routes and records requests, and injects faults."""

import json
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import web

from ..limits.breaches import Breach
from ..limits.rates import Count, Rates
from ..model.bounded_list import BoundedList
from ..model.json_types import Json
from ..model.world import World
from .errors import Refused
from .faults import Fault, Faults
from .message_bodies import Upload

if TYPE_CHECKING:
    from .openapi import Description

PREFIX = "/api/v10"
TOKENS = re.compile(r"^(/(?:webhooks|interactions)/\d+)/[^/]+")
FILE_PART = re.compile(r"files\[(\d+)\]")


@dataclass
class Request:
    """A request as it is recorded. `path` has no prefix, and ":token" in place of each token."""

    method: str
    path: str
    at: float
    body: Any = None
    files: list[str] = field(default_factory=list)
    status: int = 0
    error: int | None = None
    took: float = 0.0

    def __str__(self) -> str:
        code = f" code {self.error}" if self.error is not None else ""
        return f"{self.method} {self.path} -> {self.status or 'pending'}{code}"


@dataclass(frozen=True)
class Call:
    """A request as a route gets it."""

    world: World
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: dict[int, Upload]

    @property
    def json(self) -> Json:
        """The body as an object; empty if there was none."""
        return self.body if isinstance(self.body, dict) else {}

    def number(self, name: str) -> int:
        """Return an id from the path; 0 if it is no number."""
        return int(self.params[name]) if self.params[name].isdigit() else 0


Result = Json | list[Json] | None
Route = Callable[[Call], Result]


@dataclass(frozen=True)
class Endpoint:
    """A route. `needs_token` says whether it checks the bot token; `status` is that of success."""

    method: str
    pattern: re.Pattern[str]
    run: Route
    needs_token: bool
    status: int


def endpoint(
    method: str, path: str, run: Route, *, needs_token: bool = True, status: int = 200
) -> Endpoint:
    """Make an endpoint from a path such as `/channels/{channel}/messages`."""
    pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)
    return Endpoint(method, re.compile(f"^{pattern}$"), run, needs_token, status)


class Api:
    """The HTTP side of the playground."""

    def __init__(
        self,
        world: World,
        faults: Faults,
        rates: Rates,
        endpoints: Sequence[Endpoint],
        description: "Description | None",
    ) -> None:
        self.world = world
        self.faults = faults
        self.rates = rates
        self.endpoints = endpoints
        self.description = description
        self.requests: BoundedList[Request] = BoundedList()
        self.served = 0
        self.in_flight = 0
        self.watchers: list[Callable[[Request], None]] = []
        self.settled: Callable[[], Awaitable[None]] | None = None
        """Waits until all changes are stored, so that the bot is never told what may be lost."""

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        path = request.path.removeprefix(PREFIX)
        record = Request(request.method, TOKENS.sub(r"\1/:token", path), time.monotonic())
        self.requests.append(record)
        self.served += 1
        self.in_flight += 1
        try:
            return await self._answer(request, path, record)
        finally:
            self.in_flight -= 1
            record.took = time.monotonic() - record.at
            for watcher in self.watchers:
                watcher(record)
            self.world.wake()

    async def _answer(self, request: web.Request, path: str, record: Request) -> web.StreamResponse:
        uploads: dict[int, Upload] = {}
        try:
            record.body, uploads = await _read(request)
        except Refused as refused:
            return self._refuse(refused, record)
        record.files = [upload.filename for upload in uploads.values()]
        fault = self.faults.take(record.method, record.path)
        if fault and not fault.after:
            await fault.wait()
            if fault.drop or fault.status:
                return self._fail(request, fault, record)
        count = self._count(request, path, record)
        if count is None or count.allowed:
            response = self._carry_out(request, path, record, uploads)
        else:
            response = _reply(record, 429, count.body())
        response.headers.update(count.headers(time.time()) if count else {})
        if self.settled:
            await self.settled()
        if fault and fault.after:
            self.world.wake()
            await fault.wait()
            if fault.drop or fault.status:
                return self._fail(request, fault, record)
        return response

    def _carry_out(
        self, request: web.Request, path: str, record: Request, uploads: dict[int, Upload]
    ) -> web.Response:
        if self.description:
            sent = bool(uploads) or request.body_exists
            breaches = self.description.check(record.method, path, record.body, sent=sent)
            self._note("openapi", record, breaches)
        found = self._find(record.method, path)
        if found is None:
            self.world.violations.append(f"{record.method} {record.path}: no such route")
            return self._refuse(Refused(0), record)
        target, params = found
        if target.needs_token and request.headers.get("Authorization") != f"Bot {self.world.token}":
            return _reply(record, 401, {"message": "401: Unauthorized", "code": 0})
        call = Call(self.world, params, dict(request.query), record.body, uploads)
        try:
            result = target.run(call)
        except Refused as refused:
            return self._refuse(refused, record)
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            # The body has the wrong shape, or the playground a bug: both become a violation.
            text = f"The body could not be read: {error!r}"
            wrong_shape = Breach((), "DICT_TYPE_CONVERT", text)
            return self._refuse(Refused(50035, [wrong_shape]), record)
        status = 204 if result is None else target.status
        if self.description:
            breaches = self.description.check_answer(record.method, path, status, result)
            self._note("openapi, the playground's own answer", record, breaches)
        return _reply(record, status, result)

    def _note(self, kind: str, record: Request, breaches: list[str]) -> None:
        for breach in breaches:
            self.world.violations.append(f"{record.method} {record.path}: {kind}: {breach}")

    def _find(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]] | None:
        for candidate in self.endpoints:
            match = candidate.pattern.match(path) if candidate.method == method else None
            if match:
                return candidate, match.groupdict()
        return None

    def _refuse(self, refused: Refused, record: Request) -> web.Response:
        if refused.violation:
            said = "; ".join(map(str, refused.breaches)) or str(refused)
            self.world.violations.append(f"{record.method} {record.path}: {said}")
        return _reply(record, refused.status, refused.body())

    def _count(self, request: web.Request, path: str, record: Request) -> Count | None:
        who = request.headers.get("Authorization") or request.remote or ""
        return self.rates.count(who, record.method, path)

    def _fail(self, request: web.Request, fault: Fault, record: Request) -> web.Response:
        if fault.drop:
            record.status = 499
            if request.transport:
                request.transport.abort()
            return web.Response(status=499)
        assert fault.status
        return _reply(record, fault.status, fault.body(), fault.headers())


def _reply(
    record: Request, status: int, body: Result, headers: dict[str, str] | None = None
) -> web.Response:
    record.status = status
    if status == 204:
        return web.Response(status=204, headers=headers)
    if status >= 400 and isinstance(body, dict):
        record.error = body.get("code")
    # discord.py parses JSON only with exactly this content type, without a charset.
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", **(headers or {})},
    )


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    if request.content_type.startswith("multipart/"):
        return await _read_parts(request)
    raw = await request.read()
    if not raw:
        return None, {}
    return _parse(raw), {}


async def _read_parts(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    form = await request.post()
    uploads: dict[int, Upload] = {}
    body: Any = None
    for name, value in form.items():
        number = FILE_PART.fullmatch(name)
        if name == "payload_json":
            body = _parse(value if not isinstance(value, web.FileField) else value.file.read())
        elif number and isinstance(value, web.FileField):
            uploads[int(number[1])] = Upload(value.filename, value.file.read())
            value.file.close()
    return body, uploads


def _parse(raw: str | bytes | bytearray) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (ValueError, RecursionError):
        raise Refused(50109) from None
