"""Direct messages that are written down, where tests have no Discord."""

from bot.controls.panel import Panel
from bot.tables.refusals import DirectMessagesClosed


class Letters:
    """Direct messages that are written down, but for those to people who get none."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, Panel]] = []
        self.nonces: list[str] = []  # of all attempts, in order
        self.replaced: list[tuple[int, Panel]] = []  # what became of messages, by their ids
        self.closed: set[int] = set()
        self.errors: list[Exception | None] = []  # of the next messages; `None`: one does not fail
        self._nonces: dict[str, int] = {}

    async def send(self, person: int, panel: Panel, nonce: str) -> tuple[int, int]:
        if person in self.closed:
            raise DirectMessagesClosed("cannot send messages to this user")
        assert len(nonce) <= 25, "Discord takes no longer ones"
        self.nonces.append(nonce)
        if nonce not in self._nonces:  # Discord takes each once
            self.sent.append((person, panel))
            self._nonces[nonce] = 3000 + len(self.sent)
        if error := self.errors.pop(0) if self.errors else None:
            raise error
        return 1, self._nonces[nonce]

    async def replace(self, channel_id: int, message_id: int, panel: Panel) -> None:
        self.replaced.append((message_id, panel))
