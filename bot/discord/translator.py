"""Translates command names and descriptions when the commands are registered."""

import discord
from discord import app_commands

from ..wording.strings import DEFAULT, Strings


class Translator(app_commands.Translator):
    """Looks up a `locale_str`, which carries its key, in the strings of a language."""

    def __init__(self, strings: Strings) -> None:
        self._strings = strings

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text of a key in `locale`; `None` if Discord shows the default."""
        key = string.extras.get("key")
        words = self._strings.spoken(locale.value)
        if key is None or words is None or words.locale == DEFAULT:
            return None
        return words(key)
