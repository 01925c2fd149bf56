"""The host's record: what went between bot and server, and what people did, newest last."""

import json
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from ..errors import Json
from ..gateway import ACK, DISPATCH, HEARTBEAT
from ..http import Request

MOST = 2000
SHOWN = 500
LONGEST = 600
SECRETS = ("token", "session_id", "resume_gateway_url")

FROM_BOT, TO_BOT, ACT, HOST = "in", "event", "act", "host"

OPS = {
    1: "HEARTBEAT", 2: "IDENTIFY", 3: "PRESENCE_UPDATE", 4: "VOICE_STATE_UPDATE", 6: "RESUME",
    7: "RECONNECT", 8: "REQUEST_GUILD_MEMBERS", 9: "INVALID_SESSION", 10: "HELLO",
}  # fmt: skip


class Record:
    """Entries with rising numbers; `added` is called after each."""

    def __init__(self, added: Callable[[], None]) -> None:
        self._added = added
        self.entries: deque[Json] = deque(maxlen=MOST)
        self._fresh: deque[Json] = deque(maxlen=SHOWN)
        self._began = time.monotonic()
        self._count = 0

    def newest(self) -> list[Json]:
        """Return the newest entries, oldest first."""
        return list(self.entries)[-SHOWN:]

    def take_fresh(self) -> list[Json]:
        """Return what came since this was asked last."""
        fresh = list(self._fresh)
        self._fresh.clear()
        return fresh

    def request(self, request: Request) -> None:
        """Note a request of the bot, with what became of it."""
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
        """Note what went over the gateway, heartbeats apart."""
        op = payload["op"]
        if op in (HEARTBEAT, ACK):
            return
        what = payload["t"] if op == DISPATCH else OPS.get(op, f"op {op}")
        self._add(FROM_BOT if from_bot else TO_BOT, what, body=payload.get("d"))

    def act(self, who: str, what: str, body: Json, error: str | None, seconds: float) -> None:
        """Note what a person did and how long the bot took to acknowledge it."""
        self._add(ACT, f"{who}: {what}", error=error, ms=round(seconds * 1000), body=body)

    def host(self, what: str) -> None:
        """Note what the host did, or what became of the bot's process."""
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
        self._fresh.append(entry)
        self._added()


def _short(body: Any) -> str:
    if body in (None, {}, []):
        return ""
    text = json.dumps(_without_secrets(body), ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _without_secrets(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: "…" if k in SECRETS else _without_secrets(v) for k, v in value.items()}
    return [_without_secrets(each) for each in value] if isinstance(value, list) else value
