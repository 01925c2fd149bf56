"""The event log of the host's panel: requests, gateway events, and what people and host did."""

import json
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from ..api.http import Request
from ..gateway.opcodes import ACK, DISPATCH, HEARTBEAT
from ..model.json_types import Json

MAX_ENTRIES = 2000
SHOWN = 500
"""How many entries a page gets at once."""

MAX_BODY = 600
"""Characters of a body that an entry holds."""

SECRETS = ("token", "session_id", "resume_gateway_url")

FROM_BOT, TO_BOT, ACT, HOST = "in", "event", "act", "host"

OPS = {
    1: "HEARTBEAT", 2: "IDENTIFY", 3: "PRESENCE_UPDATE", 4: "VOICE_STATE_UPDATE", 6: "RESUME",
    7: "RECONNECT", 8: "REQUEST_GUILD_MEMBERS", 9: "INVALID_SESSION", 10: "HELLO",
}  # fmt: skip


class EventLog:
    """Entries with rising numbers, the newest last; `added` is called after each."""

    def __init__(self, added: Callable[[], None]) -> None:
        self._added = added
        self.entries: deque[Json] = deque(maxlen=MAX_ENTRIES)
        self._new: deque[Json] = deque(maxlen=SHOWN)
        self._began = time.monotonic()
        self._count = 0

    def newest(self) -> list[Json]:
        """Return the newest entries, oldest first."""
        return list(self.entries)[-SHOWN:]

    def take_new(self) -> list[Json]:
        """Return the entries added since the last call."""
        new = list(self._new)
        self._new.clear()
        return new

    def request(self, request: Request) -> None:
        """Add a request of the bot, with its answer."""
        self._add(
            FROM_BOT,
            f"{request.method} {request.path}",
            at=request.at,
            status=request.status,
            error=request.error,
            ms=round(request.took * 1000),
            body=request.body,
            files=request.files,
        )

    def payload(self, payload: Json, from_bot: bool) -> None:
        """Add a payload of the gateway; heartbeats are left out."""
        op = payload["op"]
        if op in (HEARTBEAT, ACK):
            return
        what = payload["t"] if op == DISPATCH else OPS.get(op, f"op {op}")
        self._add(FROM_BOT if from_bot else TO_BOT, what, body=payload.get("d"))

    def act(self, who: str, what: str, body: Json, error: str | None, seconds: float) -> None:
        """Add what a person did, and how many seconds the bot took to acknowledge it."""
        self._add(ACT, f"{who}: {what}", error=error, ms=round(seconds * 1000), body=body)

    def host(self, what: str) -> None:
        """Add what the host did, or a change of the bot's process."""
        self._add(HOST, what)

    def _add(
        self,
        way: str,
        what: str,
        *,
        at: float | None = None,
        status: int | None = None,
        error: int | str | None = None,
        ms: int | None = None,
        body: Any = None,
        files: list[str] | None = None,
    ) -> None:
        self._count += 1
        began = time.monotonic() if at is None else at
        entry: Json = {
            "n": self._count,
            "at": round((began - self._began) * 1000),
            "way": way,
            "what": what,
            "status": status,
            "error": error,
            "ms": ms,
            "body": _short({**body, "files": files} if files and isinstance(body, dict) else body),
        }
        self.entries.append(entry)
        self._new.append(entry)
        self._added()


def _short(body: Any) -> str:
    if body in (None, {}, []):
        return ""
    text = json.dumps(_without_secrets(body), ensure_ascii=False)
    return text if len(text) <= MAX_BODY else f"{text[: MAX_BODY - 1]}…"


def _without_secrets(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: "…" if k in SECRETS else _without_secrets(v) for k, v in value.items()}
    return [_without_secrets(each) for each in value] if isinstance(value, list) else value
