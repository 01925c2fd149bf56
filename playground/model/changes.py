"""Publishes changes: to the gateway and the pages, to the store, and to whoever waits for one."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from .application import Command, Emoji
from .entities import Channel, Guild, Interaction, Member, Message
from .users import Role, User

Subject = Message | Channel | Guild | Member | Interaction | Role
"""What an event of the gateway can be about."""

Entity = Message | Channel | Guild | Interaction | User | Command | Emoji
"""What is stored as a record of its own; members and roles are part of their guild's."""


@dataclass(frozen=True)
class Change:
    """An event, under the name that the gateway gives it."""

    name: str
    subject: Subject
    guild: Guild | None = None


Listener = Callable[[Change], None]
Observer = Callable[[Entity], None]


@dataclass(eq=False, repr=False)
class ChangeFeed:
    """The subscribers. `listeners` are called with every event of the gateway, `observers` with
    every entity that was made, changed or deleted."""

    listeners: list[Listener] = field(default_factory=list, init=False)
    observers: list[Observer] = field(default_factory=list, init=False)
    _waiting: set[asyncio.Event] = field(default_factory=set, init=False)

    def publish(self, name: str, subject: Subject, guild: Guild | None = None) -> None:
        """Tell listeners of an event, observers of its subject, and wake whoever waits."""
        self.touch(subject.guild if isinstance(subject, Member) else subject, guild)
        for listener in self.listeners:
            listener(Change(name, subject, guild))
        self.wake()

    def touch(self, entity: Entity | Role, guild: Guild | None = None) -> None:
        """Tell observers that an entity is different now (for a role: its guild)."""
        stored = guild if isinstance(entity, Role) else entity
        if stored is not None:
            for observer in self.observers:
                observer(stored)

    def wake(self) -> None:
        """Wake everybody who waits for a change."""
        for event in self._waiting:
            event.set()

    async def change(self, timeout: float) -> None:  # noqa: ASYNC109 - the wait may end early
        """Wait for the next change, but no longer than `timeout` seconds."""
        event = asyncio.Event()
        self._waiting.add(event)
        try:
            # `wait_for` of Python 3.11 forgets that it was cancelled where the change comes then.
            async with asyncio.timeout(timeout):
                await event.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting.discard(event)
