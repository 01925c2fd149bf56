"""Command names and descriptions in every language, as Discord asks for them at registration."""

import discord
from discord import app_commands

from ..wording.strings import DEFAULT, Strings

SPOKEN = {
    "en-US": ("en-US", "en-GB"),
    "pt-BR": ("pt-BR",),
    "es-ES": ("es-ES", "es-419"),
}
"""Which of Discord's languages each of ours is shown in."""


class Translator(app_commands.Translator):
    """Looks up a `locale_str`, which carries its key, in the strings of a language."""

    def __init__(self, strings: Strings) -> None:
        self._ours = {
            theirs: strings.words(own) for own, spoken in SPOKEN.items() for theirs in spoken
        }

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text of a key in `locale`; `None` where Discord shows the default."""
        key = string.extras.get("key")
        words = self._ours.get(locale.value)
        if key is None or words is None or words.locale == DEFAULT:
            return None
        return words(key)
