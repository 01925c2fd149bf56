"""The Discord client: what it is made of, how it starts, and where interactions go."""

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from itertools import chain, repeat
from random import Random, SystemRandom

import discord
import yarl
from discord import app_commands

from ..computer.players import Opponents
from ..computer.reviews import Reviews
from ..fair.dealing import Dealer
from ..games import KITS
from ..runtime.garbage import keep_nothing, keep_what_is_loaded
from ..runtime.metrics import Metrics
from ..runtime.settings import Settings
from ..runtime.shutdown import Closing
from ..store import Store, Unavailable
from ..tables.challenges import Challenging
from ..tables.delivery_retry import RETRIES
from ..tables.refusals import Refusal
from ..tables.tables import Tables
from ..wording.presentation import Audiences
from ..wording.strings import Strings
from ..workers.ai_pool import Thinkers
from ..workers.render_pool import Studio
from .commands import all_commands, all_offered
from .poster import Poster
from .presses import press
from .services import Desk
from .translator import Translator

log = logging.getLogger(__name__)

CLOSING_SECONDS = 8.0
"""How long the bot finishes what people have asked for before it leaves (see `signals`)."""

LAST_SECONDS = 1.0
"""How long it then waits for answers to those who pressed something in the meantime."""

INTENTS = discord.Intents(guilds=True)
"""What the bot asks to hear of; presses and commands come without, and nothing is privileged."""

PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""What does not come from a command: a press of a control, or a form filled in after one."""

EXPIRY_SECONDS = 30.0
"""How often challenges are looked through for those that nobody answered in time."""


class Tree(app_commands.CommandTree["Wonders"]):
    """The slash commands; what goes wrong before one of ours begins is answered too."""

    async def interaction_check(self, interaction: discord.Interaction["Wonders"]) -> bool:
        """Begin nothing new when the bot is about to leave; take no choice that none offers."""
        typing = interaction.type is discord.InteractionType.autocomplete
        if interaction.client.leaving:
            if not typing:
                await interaction.client.turn_away(interaction)
            return False
        if typing or all_offered(interaction):
            return True
        async with interaction.client.desk.answer(interaction):
            raise Refusal("unknown-choice")
        return False

    async def on_error(
        self, interaction: discord.Interaction["Wonders"], error: app_commands.AppCommandError
    ) -> None:
        """Apologise with the id under which the error is logged."""
        async with interaction.client.desk.answer(interaction):
            raise getattr(error, "original", error)


class Wonders(discord.AutoShardedClient):
    """The bot: `tables` does what people ask for, `store` remembers it."""

    tables: Tables
    store: Store
    desk: Desk

    def __init__(
        self, settings: Settings, *, rng: Random | None = None, metrics: Metrics | None = None
    ) -> None:
        self.metrics = metrics or Metrics()
        super().__init__(
            intents=INTENTS,
            http_trace=self.metrics.tracing(),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0,
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.settings = settings
        self.strings = Strings()
        self.studio = Studio(settings.painters, [kit.warm for kit in KITS.values()])
        self.thinkers = Thinkers({name: kit.mind for name, kit in KITS.items()}, settings.thinkers)
        self.rng = rng or SystemRandom()
        self._show_waiting()
        self._tree = Tree(self)
        self._closing = Closing()
        self._resumed = False
        self._expiry: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the database, register the commands in every language, wake the tables."""
        self._warming = asyncio.create_task(self._warm())
        self._waking = asyncio.create_task(self._wake())
        self.store = await Store.open(self.settings.database_url)
        audiences = Audiences(self.store, self.strings)
        poster = Poster(self, self.store, audiences, self.studio)
        self._opponents = Opponents(
            self.thinkers, poster.typing, self.rng, self.settings.watch_seconds, self._closing
        )
        dealer = Dealer(self.store, self.rng)
        self.tables = Tables(
            self.store,
            poster,
            audiences,
            self._opponents,
            dealer,
            self._closing,
            self.metrics,
        )
        assert self.user is not None
        self.desk = Desk(
            self.user.id,
            self.tables,
            Challenging(self.tables, dealer, self.store, poster, audiences),
            dealer,
            self.store,
            self.strings,
            audiences,
            self.studio,
            self.thinkers,
            self._closing,
            Reviews(self.thinkers, self._closing),
        )
        await self._tree.set_translator(Translator(self.strings))
        for command in all_commands(self.desk):
            self._tree.add_command(command)
        await self._tree.sync()
        keep_what_is_loaded()
        self._expiry = asyncio.create_task(self._expire())

    async def on_ready(self) -> None:
        """Take up the games where the last run left them, once; later, show what was missed."""
        if self._resumed:  # Discord has forgotten us for a while, and told us nothing meanwhile
            await self._show_again(None)
        if self._resumed or self._closing.begun:
            return
        self._resumed = True
        log.info("Ready as %s", self.user)
        keep_what_is_loaded()
        for seconds in chain((0, *RETRIES), repeat(RETRIES[-1])):
            if not await self._closing.sleep(seconds):
                return
            try:
                with self._closing.working():
                    await self.tables.resume()
                return
            except Exception:
                log.exception("The games could not be taken up; trying again")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show what could not be shown while the bot was not in a server."""
        await self._show_again(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Show what could not be shown while a server was out of order."""
        await self._show_again(guild.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Show what could not be shown where a permission may have been granted for a channel."""
        if before.overwrites != after.overwrites:
            await self._show_again(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Show what could not be shown where a role may have been granted a permission."""
        if before.permissions != after.permissions:
            await self._show_again(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Show what could not be shown where the bot may have been given a role."""
        if after == after.guild.me and before.roles != after.roles:
            await self._show_again(after.guild.id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Show what could not be shown where a thread was locked."""
        if before.locked and not after.locked:
            await self._show_again(after.guild.id)

    async def _show_again(self, guild_id: int | None) -> None:
        if not self._resumed or self.leaving:
            return
        with suppress(Unavailable):  # which the store has told; the next such moment comes
            await self.tables.show_all_unshown(guild_id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer presses and forms here: an error in a discord.py view would reach nobody."""
        if interaction.type not in PRESSED:
            return
        if self.leaving:
            await self.turn_away(interaction)
            return
        async with self.desk.answer(interaction) as answer:
            await press(self.desk, interaction, answer)

    async def turn_away(self, interaction: discord.Interaction) -> None:
        """Tell a person privately that the bot is about to restart."""
        async with self.desk.answer(interaction):
            raise Refusal("restarting")

    @property
    def leaving(self) -> bool:
        """Whether the bot is about to stop."""
        return self._closing.begun

    @property
    def remembers(self) -> bool:
        """Whether the database is open."""
        return hasattr(self, "store")

    async def close(self) -> None:
        """Stop: finish what is being drawn, keep what is stored, leave the rest to the restart."""
        await self._closing.finish(CLOSING_SECONDS)
        if self._expiry is not None:
            await asyncio.wait({self._expiry}, timeout=CLOSING_SECONDS)
            self._expiry.cancel()
        if hasattr(self, "tables"):
            await self._opponents.close()
            await self.tables.close()
        await self._closing.finish(LAST_SECONDS)
        for task in (self._warming, self._waking):
            if task is not None:
                task.cancel()
        await super().close()
        self.thinkers.close()
        self.studio.close()
        if self.remembers:
            await self.store.close()
        keep_nothing()

    def _show_waiting(self) -> None:
        """Let the figures tell how many wait, at the moment in which they are read."""
        self.metrics.pictures.set_function(lambda: self.studio.waiting)
        for lane in self.thinkers.waiting():
            count = partial(self._thoughts_waiting, lane)
            self.metrics.thoughts.labels(lane).set_function(count)

    def _thoughts_waiting(self, lane: str) -> float:
        return self.thinkers.waiting()[lane]

    async def _warm(self) -> None:
        """Make ready what pictures need, beside everything else: nobody waits for it."""
        try:
            await self.studio.warm()
        except Exception:
            log.exception("Pictures could not be made ready; the first ones take longer")

    async def _wake(self) -> None:
        """Start those who think, beside everything else: nobody waits for it but the computer."""
        try:
            await self.thinkers.warm()
        except Exception:
            log.exception("The computer player is not ready; its first moves take longer")

    async def _expire(self) -> None:
        while await self._closing.sleep(EXPIRY_SECONDS):
            try:
                await self.desk.challenging.expire(datetime.now(UTC))
            except Exception:
                log.exception("Challenges could not be looked through; trying again")


def point_at(settings: Settings) -> None:
    """Let discord.py talk to another server that speaks Discord's API, where one is set."""
    if settings.api_url:
        discord.http.Route.BASE = settings.api_url
    if settings.gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
