"""`/settings` and `/preferences`: what a server chooses, and what a person does."""

from collections.abc import Mapping
from typing import Any

import discord

from render.themes import STANDARD, themes

from ...controls.panel import Panel
from ...store import Preferences
from ...tables.refusals import Refusal
from ...wording.strings import Words
from ..services import Services
from .build import AnyCommand, command, managers_command

AUTOMATIC = "auto"
ON, OFF = "on", "off"
CHANNEL, THREADS = "channel", "threads"
POST, EDIT = "post", "edit"


class ServerCommands:
    """The commands that show and change the preferences of a server or a person."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        choices = {
            "language": (AUTOMATIC, *self.services.strings.locales),
            "board": tuple(themes()),
            "hints": (ON, OFF),
            "reviews": (ON, OFF),
            "pictures": (ON, OFF),
            "games": (CHANNEL, THREADS),
            "updates": (POST, EDIT),
            "challenges": (ON, OFF),
            "named": (ON, OFF),
        }
        return (
            managers_command(words, "settings", self.settings, choices=choices),
            command(words, "preferences", self.preferences, choices=choices),
        )

    async def settings(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        board: str | None = None,
        hints: str | None = None,
        reviews: str | None = None,
        pictures: str | None = None,
        games: str | None = None,
        updates: str | None = None,
    ) -> None:
        """Change the given preferences of the server, and show all."""
        async with self.services.reply(interaction) as reply:
            changes = dict(_changes(language, board, hints, reviews, pictures))
            if games is not None:
                changes["threads"] = games == THREADS
            if updates is not None:
                changes["edits"] = updates == EDIT
            server = interaction.guild_id if interaction.is_guild_integration() else None
            if server is None or (changes and not interaction.permissions.manage_guild):
                raise Refusal("not-manager")
            await reply.say(await self._change("settings-server", server, changes, reply.words))

    async def preferences(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        board: str | None = None,
        hints: str | None = None,
        reviews: str | None = None,
        pictures: str | None = None,
        challenges: str | None = None,
        named: str | None = None,
    ) -> None:
        """Change the given preferences of the person, and show all in the language chosen."""
        async with self.services.reply(interaction) as reply:
            changes = dict(_changes(language, board, hints, reviews, pictures))
            if challenges is not None:
                changes["challenges"] = challenges == ON
            if named is not None:
                changes["named"] = named == ON
            person, words = interaction.user.id, reply.words
            if "locale" in changes:
                words = self.services.strings.words(changes["locale"] or interaction.locale.value)
            await reply.say(await self._change("settings-own", person, changes, words))

    async def _change(
        self, key: str, owner_id: int, changes: Mapping[str, Any], words: Words
    ) -> Panel:
        """Change preferences; return the panel that tells all of their owner."""
        if changes:
            await self.services.store.preferences.change(owner_id, **changes)
        chosen = await self.services.store.preferences.of(owner_id)
        return Panel((_text(words, key, chosen),))


def _changes(
    language: str | None,
    board: str | None,
    hints: str | None,
    reviews: str | None,
    pictures: str | None,
) -> Mapping[str, Any]:
    """Return the fields of `Preferences` to change; `auto` resets the language."""
    changes: dict[str, Any] = {}
    if language is not None:
        changes["locale"] = None if language == AUTOMATIC else language
    if board is not None:
        changes["theme"] = board
    if hints is not None:
        changes["hints"] = hints == ON
    if reviews is not None:
        changes["reviews"] = reviews == ON
    if pictures is not None:
        changes["pictures"] = pictures == ON
    return changes


def _text(words: Words, key: str, chosen: Preferences) -> str:
    theme = chosen.theme if chosen.theme in themes() else STANDARD.name
    return words(
        key,
        language=words(f"choice-language-{chosen.locale or AUTOMATIC}"),
        board=words(f"choice-board-{theme}"),
        hints=words(f"choice-hints-{ON if chosen.hints else OFF}"),
        reviews=words(f"choice-reviews-{ON if chosen.reviews else OFF}"),
        pictures=words(f"choice-pictures-{ON if chosen.pictures else OFF}"),
        games=words(f"choice-games-{THREADS if chosen.threads else CHANNEL}"),
        updates=words(f"choice-updates-{EDIT if chosen.edits else POST}"),
        named=words(f"choice-named-{ON if chosen.named else OFF}"),
        challenges=words(f"choice-challenges-{ON if chosen.challenges else OFF}"),
    )
