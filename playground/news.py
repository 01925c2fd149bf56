"""How the news of a change spreads: to the gateway, to pages, to who keeps it, to who waits."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from .interaction import Command, Interaction
from .model import Channel, Guild, Member, Role, User
from .seen import Emoji, Message

Subject = Message | Channel | Guild | Member | Interaction | Role
Thing = Message | Channel | Guild | Interaction | User | Command | Emoji
"""What is kept by itself; members and roles are kept with their guild."""


@dataclass(frozen=True)
class Change:
    """Something that happened, under the name that the gateway gives it."""

    name: str
    subject: Subject
    guild: Guild | None = None


Listener = Callable[[Change], None]
Keeper = Callable[[Thing], None]


@dataclass(eq=False, repr=False)
class News:
    """Everybody who wants to know. `listeners` hear what the gateway tells of, `keepers` of
    everything that is different from what it was, made anew or gone."""

    listeners: list[Listener] = field(default_factory=list, init=False)
    keepers: list[Keeper] = field(default_factory=list, init=False)
    _watchers: set[asyncio.Event] = field(default_factory=set, init=False)

    def tell(self, name: str, subject: Subject, guild: Guild | None = None) -> None:
        """Let the gateway, and everybody who keeps or waits, know of a change."""
        self.touch(subject.guild if isinstance(subject, Member) else subject, guild)
        for listener in self.listeners:
            listener(Change(name, subject, guild))
        self.wake()

    def touch(self, thing: Thing | Role, guild: Guild | None = None) -> None:
        """Let everybody who keeps know that a thing (with a role: its guild) is different now."""
        kept = guild if isinstance(thing, Role) else thing
        if kept is not None:
            for keeper in self.keepers:
                keeper(kept)

    def wake(self) -> None:
        """Wake everybody who waits for a change."""
        for watcher in self._watchers:
            watcher.set()

    async def change(self, timeout: float) -> None:  # noqa: ASYNC109 - the wait may end early
        """Wait for the next change, but no longer than `timeout` seconds."""
        watcher = asyncio.Event()
        self._watchers.add(watcher)
        try:
            await asyncio.wait_for(watcher.wait(), timeout)
        except TimeoutError:
            pass
        finally:
            self._watchers.discard(watcher)
