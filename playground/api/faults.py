"""Faults on demand: which requests fail, how, and how often."""

import asyncio
import re
from dataclasses import dataclass, field

from ..limits.rates import refusal, refused
from ..model.json_types import Json
from .errors import MESSAGES


@dataclass(eq=False)
class Fault:
    """A fault that the next matching requests meet; `hits` counts how many have."""

    method: str | None
    path: re.Pattern[str]
    status: int | None
    code: int
    message: str
    times: int | None
    after: bool
    delay: float
    retry_after: float
    is_global: bool
    drop: bool
    until: asyncio.Event | None = None
    hits: int = 0

    async def wait(self) -> None:
        """Wait for as long as the request is to hang."""
        await asyncio.sleep(self.delay)
        if self.until is not None:
            await self.until.wait()

    def body(self) -> Json:
        """Return the JSON of the error; that of a 429 has a code only where it is a limit's own."""
        text = self.message or MESSAGES.get(self.code)
        if self.status == 429:
            told = refused(self.retry_after, self.is_global)
            return {**told, "message": text, "code": self.code} if self.code else told
        return {"message": text or f"{self.status}: playground fault", "code": self.code}

    def headers(self) -> dict[str, str]:
        """Return the headers of the error: those of a 429 let a client try again."""
        return refusal(self.retry_after, self.is_global) if self.status == 429 else {}


@dataclass
class Faults:
    """The faults that are still to happen."""

    waiting: list[Fault] = field(default_factory=list)

    def add(
        self,
        *,
        method: str | None = None,
        path: str = "",
        status: int | None = None,
        code: int = 0,
        message: str = "",
        times: int | None = 1,
        after: bool = False,
        delay: float = 0.0,
        retry_after: float = 0.1,
        is_global: bool = False,
        drop: bool = False,
        until: asyncio.Event | None = None,
    ) -> Fault:
        """Let the next `times` requests fail whose path (without /api/v10) matches a regex.

        With `times` None all of them fail, until the fault is removed.

        `status` is the answer (429 comes with all that makes a client retry), `drop` cuts the
        connection instead; `delay` waits for seconds first, `until` for an event. With neither an
        answer nor a cut, the request is only delayed.
        With `after` the request takes effect and its answer is lost: a callback that meets
        `status=500, after=True` has reached the person, and the retry of it gets 40060.
        Interaction tokens are ":token" in the path.
        """
        fault = Fault(
            method, re.compile(path), status, code, message, times, after, delay, retry_after,
            is_global, drop, until,
        )  # fmt: skip
        self.waiting.append(fault)
        return fault

    def remove(self, fault: Fault) -> None:
        """Switch a fault off."""
        if fault in self.waiting:
            self.waiting.remove(fault)

    def clear(self) -> None:
        """Switch all faults off."""
        self.waiting.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that this request meets, if any, and count the hit."""
        for fault in self.waiting:
            if fault.method in (None, method) and fault.path.search(path):
                fault.hits += 1
                if fault.times is not None and fault.hits >= fault.times:
                    self.waiting.remove(fault)
                return fault
        return None
