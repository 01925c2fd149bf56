"""The services of the running bot that commands and presses use."""

from collections import deque
from functools import partial

import discord
from msgspec import Struct, field

from ..computer.hints import Hints
from ..computer.reviews import Reviews
from ..contract import Session
from ..fair.dealing import Dealer
from ..runtime.shutdown import Shutdown
from ..store import Store
from ..tables.allowances import Allowances
from ..tables.boards.boards import Boards
from ..tables.boards.panels import Panels
from ..tables.history.films import Films
from ..tables.history.past_games import PastGames
from ..tables.history.takeaway import Takeaway
from ..tables.invitations.challenges import Challenges
from ..tables.invitations.cutting import Cutting
from ..tables.invitations.full_tables import FullTables
from ..tables.invitations.invitations import Invitations
from ..tables.invitations.lobbies import Lobbies
from ..tables.invitations.rematches import Rematches
from ..tables.lessons import Lessons
from ..tables.notices.clocks import Clocks
from ..tables.notices.notices import Notices
from ..tables.notices.watching import Watching
from ..tables.privacy.privacy import Privacy
from ..tables.rankings.counting import Counting
from ..tables.rankings.rankings import Rankings
from ..tables.refusals import Refusal
from ..tables.seats.request_messages import RequestMessages
from ..tables.seats.resigning import Resigning
from ..tables.seats.substitution import Substitution
from ..tables.seats.undoing import Undoing
from ..tables.settings.settings import SettingPages
from ..tables.tables import Tables
from ..tables.tournaments.tournaments import Tournaments
from ..wording.presentation import Presentation, Presentations
from ..wording.strings import Strings, Words
from ..workers.render_pool import RenderPool
from .concurrency import ConcurrencyLimit
from .permissions import owner
from .replies.reply import Reply


class Services(Struct, frozen=True):
    """The services of the running bot; `me` is its own user id."""

    me: int
    tables: Tables
    boards: Boards
    panels: Panels
    invitations: Invitations
    challenges: Challenges
    lobbies: Lobbies
    full_tables: FullTables
    lessons: Lessons
    cutting: Cutting
    rematches: Rematches
    substitution: Substitution
    undoing: Undoing
    request_messages: RequestMessages
    resigning: Resigning
    privacy: Privacy
    clocks: Clocks
    notices: Notices
    tournaments: Tournaments
    counting: Counting
    rankings: Rankings
    past_games: PastGames
    takeaway: Takeaway
    watching: Watching
    settings: SettingPages
    dealer: Dealer
    store: Store
    strings: Strings
    presentations: Presentations
    render_pool: RenderPool
    hints: Hints
    reviews: Reviews
    films: Films
    allowances: Allowances
    concurrency: ConcurrencyLimit
    shutdown: Shutdown
    opened_threads: deque[int] = field(default_factory=lambda: deque(maxlen=256))
    """The last drafts whose button opened a thread, so that a double click opens only one."""

    def reply(self, interaction: discord.Interaction, *, private: bool = True) -> Reply:
        """Return the reply to an interaction, in the person's language."""
        words = partial(self.presentations.words_for, interaction.user.id, interaction.locale.value)
        return Reply(interaction, words, self.render_pool, self.shutdown, private=private)

    def brief_reply(self, interaction: discord.Interaction) -> Reply:
        """Return a reply in the language of the person's Discord: nothing is read for it."""

        async def words() -> Words:
            return self.strings.words(interaction.locale.value)

        return Reply(interaction, words, self.render_pool, self.shutdown)

    async def public_locale(self, reply: Reply) -> str:
        """Return the locale of the public messages of a game that is opened by a reply."""
        interaction = reply.interaction
        server = interaction.guild_id if interaction.is_guild_integration() else None
        preferred = interaction.guild_locale
        return await self.presentations.public_locale(
            server, preferred and preferred.value, reply.words
        )

    async def for_person(self, reply: Reply) -> Presentation:
        """Return the presentation of private messages to the person who asked."""
        person, owner_id = reply.interaction.user.id, owner(reply.interaction)
        return await self.presentations.for_person(person, owner_id, reply.words)

    async def for_viewers(self, reply: Reply, session: Session, *, share: bool) -> Presentation:
        """Return the presentation of a view of a game: to everybody if `share`, else to a person.

        What everybody sees speaks the game's language, whoever shares it.
        """
        if share:
            return await self.presentations.for_table(session.record)
        return await self.for_person(reply)


async def admitted(services: Services, interaction: discord.Interaction) -> bool:
    """Return whether a command or press may be handled; tell the person if it may not.

    Presses are not counted in a time: who plays quickly presses often.
    """
    person = interaction.user.id
    try:
        services.concurrency.enter(person)
        if interaction.type is discord.InteractionType.application_command:
            services.allowances.count("commands", person)
    except Refusal as refused:
        async with services.brief_reply(interaction):
            raise refused
        return False
    return True
