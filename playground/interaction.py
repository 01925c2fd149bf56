"""What an app registers and what people ask of it: commands and interactions."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field

from .errors import Json
from .model import Channel, User
from .seen import Message


@dataclass(eq=False)
class Command:
    """A command as the app registered it; `guild_id` is None for a global one."""

    id: int
    guild_id: int | None
    raw: Json

    @property
    def kind(self) -> int:
        """1 slash, 2 on a user, 3 on a message."""
        return int(self.raw.get("type") or 1)

    @property
    def name(self) -> str:
        """The untranslated name."""
        return str(self.raw["name"])

    @property
    def contexts(self) -> list[int]:
        """Where it can be used: in guilds (0), with the bot (1), among people (2)."""
        if self.raw.get("contexts") is not None:
            return list(self.raw["contexts"])
        return [0, 2] if self.raw.get("dm_permission") is False else [0, 1, 2]

    @property
    def installs(self) -> list[int]:
        """By which installation: the guild's (0), the user's (1); both unless the app says."""
        found = self.raw.get("integration_types")
        return [0, 1] if found is None else list(found)


COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5


@dataclass(eq=False, repr=False)
class Interaction:
    """Something a person did that the app must answer."""

    id: int
    token: str
    kind: int
    person: User
    channel: Channel
    data: Json
    owners: dict[str, str]
    described: str
    message: Message | None = None
    shown: list[Json] | None = None
    """The components of the message as the person who clicked saw them."""
    from_modal_of: "Interaction | None" = None
    forced_private: bool = False
    started: float = field(default_factory=time.monotonic)
    expired: bool = False
    lapsed: bool = False
    acknowledged_at: float | None = None
    response: int | None = None
    original: Message | None = None
    produced: list[Message] = field(default_factory=list)
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    followups: int = 0
    replied: bool = False

    @property
    def user_installed_only(self) -> bool:
        """Whether the app is here by this person's installation alone."""
        return "0" not in self.owners

    def __repr__(self) -> str:
        return f"<{self.described} by {self.person.name}>"

    def touch(self, messages: Iterable[Message]) -> None:
        """Note that these messages were made or changed through this interaction."""
        for message in messages:
            if message not in self.produced:
                self.produced.append(message)
