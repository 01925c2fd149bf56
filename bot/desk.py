"""What commands and buttons work with: the tables, the languages, and answers to interactions."""

from collections import deque
from random import Random

import discord
from msgspec import Struct, field

from .answers import Answer
from .closing import Closing
from .messages import Studio
from .store import Store
from .strings import Strings, Words
from .tables import Tables


class Desk(Struct, frozen=True):
    """The parts of the running bot; `me` is its own user id."""

    me: int
    tables: Tables
    store: Store
    strings: Strings
    studio: Studio
    closing: Closing
    rng: Random
    opened: deque[int] = field(default_factory=lambda: deque(maxlen=256))
    """The last messages whose button opened a thread: a double click opens one, not two."""

    def answer(self, interaction: discord.Interaction, *, private: bool = True) -> Answer:
        """Return the answer to an interaction, in the person's language."""
        words = self.strings.words(interaction.locale.value)
        return Answer(interaction, words, self.studio, self.closing, private=private)

    async def public_words(self, interaction: discord.Interaction) -> Words:
        """Return the language of the place: as set here, as Discord says, or the person's."""
        chosen = None
        if interaction.guild_id is not None:
            chosen = await self.store.guild_locale(interaction.guild_id)
        of_guild = interaction.guild_locale.value if interaction.guild_locale else None
        return self.strings.words(chosen or of_guild or interaction.locale.value)
