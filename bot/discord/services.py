"""The parts of the running bot, as commands and presses use them."""

from collections import deque

import discord
from msgspec import Struct, field

from ..computer.hints import Hints
from ..computer.reviews import Reviews
from ..fair.dealing import Dealer
from ..runtime.shutdown import Shutdown
from ..store import Store
from ..tables.challenges import Challenges
from ..tables.privacy import Privacy
from ..tables.resigning import Resigning
from ..tables.substitution import Substitution
from ..tables.tables import Tables
from ..wording.presentation import Presentation, Presentations
from ..wording.strings import Strings
from ..workers.render_pool import RenderPool
from .permissions import owner
from .replies import Reply


class Services(Struct, frozen=True):
    """The parts of the running bot; `me` is its own user id."""

    me: int
    tables: Tables
    challenges: Challenges
    substitution: Substitution
    resigning: Resigning
    privacy: Privacy
    dealer: Dealer
    store: Store
    strings: Strings
    presentations: Presentations
    render_pool: RenderPool
    hints: Hints
    reviews: Reviews
    shutdown: Shutdown
    opened: deque[int] = field(default_factory=lambda: deque(maxlen=256))
    """The last messages whose button opened a thread: a double click opens one, not two."""

    def reply(self, interaction: discord.Interaction, *, private: bool = True) -> Reply:
        """Return the reply to an interaction, in the person's language."""
        words = self.strings.words(interaction.locale.value)
        return Reply(interaction, words, self.render_pool, self.shutdown, private=private)

    async def everybody(self, interaction: discord.Interaction) -> Presentation:
        """Return how a channel is shown something: as chosen there, else as Discord says."""
        locale = interaction.guild_locale or interaction.locale
        return await self.presentations.for_place(owner(interaction), locale.value)

    async def alone(self, interaction: discord.Interaction) -> Presentation:
        """Return how the person who asked is shown something privately."""
        words = self.strings.words(interaction.locale.value)
        return await self.presentations.for_person(interaction.user.id, owner(interaction), words)
