"""`/settings`: the preferences of a server, or of a person outside servers."""

import discord

from render.themes import STANDARD, themes

from ...controls.panel import Panel
from ...store import Preferences
from ...tables.refusals import Refusal
from ...wording.strings import Words
from ..permissions import owner
from ..services import Services
from .build import AnyCommand, managers_command

AUTOMATIC = "auto"
ON, OFF = "on", "off"


class ServerCommands:
    """The command that shows and changes preferences."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        words = self.services.strings.words(None)
        choices = {
            "language": (AUTOMATIC, *self.services.strings.locales),
            "board": tuple(themes()),
            "hints": (ON, OFF),
            "reviews": (ON, OFF),
        }
        return (managers_command(words, "settings", self.settings, choices=choices),)

    async def settings(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        board: str | None = None,
        hints: str | None = None,
        reviews: str | None = None,
    ) -> None:
        """Change the given preferences, and show all; `auto` is Discord's own language."""
        async with self.services.reply(interaction) as reply:
            owner_id = owner(interaction)
            of_server = owner_id == interaction.guild_id
            changes = _changes(language, board, hints, reviews)
            if changes:
                if of_server and not interaction.permissions.manage_guild:
                    raise Refusal("not-manager")
                await self.services.store.preferences.change(owner_id, **changes)
            chosen = await self.services.store.preferences.of(owner_id)
            await reply.say(Panel((_text(reply.words, chosen, of_server=of_server),)))


def _changes(
    language: str | None, board: str | None, hints: str | None, reviews: str | None
) -> dict[str, str | bool | None]:
    changes: dict[str, str | bool | None] = {}
    if language is not None:
        changes["locale"] = None if language == AUTOMATIC else language
    if board is not None:
        changes["theme"] = board
    if hints is not None:
        changes["hints"] = hints == ON
    if reviews is not None:
        changes["reviews"] = reviews == ON
    return changes


def _text(words: Words, chosen: Preferences, *, of_server: bool) -> str:
    theme = chosen.theme if chosen.theme in themes() else STANDARD.name
    return words(
        "settings-server" if of_server else "settings-own",
        language=words(f"choice-language-{chosen.locale or AUTOMATIC}"),
        board=words(f"choice-board-{theme}"),
        hints=words(f"choice-hints-{ON if chosen.hints else OFF}"),
        reviews=words(f"choice-reviews-{ON if chosen.reviews else OFF}"),
    )
