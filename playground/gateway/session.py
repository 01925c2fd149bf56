"""A session of the gateway: what can be replayed to a shard that reconnects."""

from collections import deque
from dataclasses import dataclass, field

from ..model.entities import Guild
from ..model.json_types import Json
from .connection import Connection
from .opcodes import DISPATCH

REPLAYABLE_EVENTS = 5000


@dataclass(eq=False)
class Session:
    """One shard of a bot; `connection` is None while it is disconnected, since `left_at`.

    `left_at` is a time of the monotonic clock.
    """

    id: str
    intents: int
    shard: tuple[int, int]
    events: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAYABLE_EVENTS))
    sequence: int = 0
    connection: Connection | None = None
    left_at: float = 0.0

    def dispatch(self, name: str, data: Json) -> None:
        """Store an event for replay, and send it if the shard is connected."""
        self.sequence += 1
        event = {"op": DISPATCH, "s": self.sequence, "t": name, "d": data}
        self.events.append(event)
        if self.connection:
            self.connection.send(event)

    def since(self, sequence: int) -> list[Json] | None:
        """Return the events after a sequence number; None if some can no longer be replayed."""
        missed = self.sequence - sequence
        if not 0 <= missed <= len(self.events):
            return None
        return [event for event in self.events if event["s"] > sequence]

    def serves(self, guild: Guild | None) -> bool:
        """Return whether this shard gets a guild's events; shard 0 gets those without a guild."""
        number, count = self.shard
        return (guild.id >> 22) % count == number if guild else number == 0
