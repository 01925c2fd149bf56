"""Users and roles."""

from dataclasses import dataclass

from .permissions import Permission


@dataclass(eq=False)
class User:
    """An account: a person's or the bot's."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False

    @property
    def mention(self) -> str:
        """The text that mentions this user in a message."""
        return f"<@{self.id}>"

    def __repr__(self) -> str:
        return f"<{'bot' if self.bot else 'person'} {self.name}>"


@dataclass(eq=False)
class Role:
    """A role of a guild; the one with the guild's own id is @everyone."""

    id: int
    name: str
    permissions: Permission
    position: int = 0
    managed_by: int | None = None
    """The id of the bot that this role was made for, if any."""
