"""What commands and buttons work with: the tables, the languages, and answers to interactions."""

from collections import deque

import discord
from msgspec import Struct, field

from ..computer.reviews import Reviews
from ..fair.dealing import Dealer
from ..runtime.shutdown import Closing
from ..store import Store
from ..tables.challenges import Challenging
from ..tables.tables import Tables
from ..wording.presentation import Audience, Audiences
from ..wording.strings import Strings
from ..workers.ai_pool import Thinkers
from ..workers.render_pool import Studio
from .permissions import owner
from .replies import Answer


class Desk(Struct, frozen=True):
    """The parts of the running bot; `me` is its own user id."""

    me: int
    tables: Tables
    challenging: Challenging
    dealer: Dealer
    store: Store
    strings: Strings
    audiences: Audiences
    studio: Studio
    thinkers: Thinkers
    closing: Closing
    reviews: Reviews
    opened: deque[int] = field(default_factory=lambda: deque(maxlen=256))
    """The last messages whose button opened a thread: a double click opens one, not two."""

    def answer(self, interaction: discord.Interaction, *, private: bool = True) -> Answer:
        """Return the answer to an interaction, in the person's language."""
        words = self.strings.words(interaction.locale.value)
        return Answer(interaction, words, self.studio, self.closing, private=private)

    async def everybody(self, interaction: discord.Interaction) -> Audience:
        """Return whoever reads along; they read what is chosen here, or what Discord says."""
        locale = interaction.guild_locale or interaction.locale
        return await self.audiences.everybody(owner(interaction), locale.value)

    async def alone(self, interaction: discord.Interaction) -> Audience:
        """Return the person who asked, for an answer that nobody else sees."""
        words = self.strings.words(interaction.locale.value)
        return await self.audiences.alone(interaction.user.id, owner(interaction), words)
