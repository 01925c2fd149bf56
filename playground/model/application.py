"""What the app registers: commands and emojis."""

from base64 import b64decode
from dataclasses import dataclass

from .json_types import Json


@dataclass(eq=False)
class Command:
    """A command as the app registered it; `guild_id` is None for a global one."""

    id: int
    guild_id: int | None
    raw: Json

    @property
    def kind(self) -> int:
        """1 for a slash command, 2 for one on a user, 3 for one on a message."""
        return int(self.raw.get("type") or 1)

    @property
    def name(self) -> str:
        """The untranslated name."""
        return str(self.raw["name"])

    @property
    def contexts(self) -> list[int]:
        """Where it can be used: in guilds (0), in the bot's DMs (1), in people's own DMs (2)."""
        if self.raw.get("contexts") is not None:
            return list(self.raw["contexts"])
        return [0, 2] if self.raw.get("dm_permission") is False else [0, 1, 2]

    @property
    def installs(self) -> list[int]:
        """By which installation: the guild's (0), the user's (1); both unless the app says."""
        found = self.raw.get("integration_types")
        return [0, 1] if found is None else list(found)


@dataclass(eq=False)
class Emoji:
    """An emoji of the application; `image` is its picture as a `data:` URL, as it was sent."""

    id: int
    raw: Json
    image: str

    @property
    def content_type(self) -> str:
        """The type of the picture."""
        return self.image.partition(":")[2].partition(";")[0]

    @property
    def data(self) -> bytes:
        """The bytes of the picture."""
        return b64decode(self.image.partition(",")[2])
