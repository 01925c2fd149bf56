"""The Discord client: what it is made of, how it starts, and where interactions go."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from random import Random, SystemRandom

import discord

from ..games import GAMES, all_signs
from ..runtime.backoff import Backoff
from ..runtime.garbage import freeze_loaded, unfreeze
from ..runtime.metrics import Metrics
from ..runtime.settings import Settings
from ..runtime.shutdown import Shutdown
from ..store import Store, Unavailable
from ..tables.boards import Boards
from ..tables.delivery_retry import WAITS
from ..tables.refusals import Refusal
from ..wording.strings import shared_strings
from ..workers.ai_pool import AiPool, Closed
from ..workers.render_pool import RenderPool
from .assembly import assemble
from .budget import Budget
from .commands import all_commands
from .commands.tree import Tree
from .presses import press
from .recurring import Recurring
from .services import Services, admitted
from .sign_uploads import PAUSE, SignUploads
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


class Wonders(discord.AutoShardedClient):
    """The bot: `services` do what people ask for, `store` remembers it."""

    boards: Boards
    store: Store
    services: Services

    def __init__(
        self,
        settings: Settings,
        *,
        rng: Random | None = None,
        metrics: Metrics | None = None,
        freeze: bool = True,
        sign_pause: float | None = PAUSE,
    ) -> None:
        """Set the bot up; `freeze` excludes long-lived objects from garbage collection.

        `sign_pause` are the seconds between two uploads of signs; with `None` there are none.
        """
        self.metrics = metrics or Metrics()
        self.budget = Budget(settings.own_requests, self.metrics)
        self._freeze = freeze
        super().__init__(
            intents=INTENTS,
            http_trace=self.budget.tracing(),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0,
            chunk_guilds_at_startup=False,
            max_messages=None,
            enable_debug_events=True,  # for `NewestMessages`
        )
        self.settings = settings
        self.strings = shared_strings()
        self.render_pool = RenderPool(
            settings.render_workers, [game.warm for game in GAMES.values()]
        )
        self.ai_pool = AiPool(
            {name: game.agent for name, game in GAMES.items()}, settings.ai_workers
        )
        self.rng = rng or SystemRandom()
        self._show_waiting()
        self._tree = Tree(self, lambda: self.services, lambda: self.stopping)
        self._shutdown = Shutdown()
        self._resumed = False
        self._online = False
        self._recurring: Recurring | None = None
        self._warming: list[asyncio.Task[None]] = []
        self._sign_pause = sign_pause
        self._signing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the database, register the commands in every language, start the workers."""
        self._warm_up("pictures", self.render_pool.warm())
        self._warm_up("searches", self.ai_pool.warm())
        self.store = await Store.open(self.settings.database_url)
        assert self.user is not None
        self.services, self._computers = assemble(
            self.user.id,
            self,
            self.settings,
            self.store,
            self.budget,
            self.strings,
            self.render_pool,
            self.ai_pool,
            self.rng,
            self._shutdown,
            self.metrics,
        )
        self.boards = self.services.boards
        await self._tree.set_translator(Translator(self.strings))
        for command in all_commands(self.services):
            self._tree.add_command(command)
        await self._tree.sync()
        self._freeze_loaded()
        self._recurring = Recurring(self.services, lambda: self._online)
        if self._sign_pause is not None:
            self._signing = asyncio.create_task(self._keep_signs(self._sign_pause))

    async def on_ready(self) -> None:
        """Take up the games where the last run left them, once; later, show what was missed."""
        self._online = True
        if self._resumed:  # Discord has forgotten us for a while, and told us nothing meanwhile
            await self._show_again(None)
        if self._resumed or self._shutdown.begun:
            return
        self._resumed = True
        log.info("Ready as %s", self.user)
        self._freeze_loaded()
        backoff = Backoff(WAITS)
        while not self._shutdown.begun:
            try:
                with self._shutdown.working():
                    await self.boards.resume()
                return
            except Exception:
                log.exception("The games could not be resumed; trying again")
            await self._shutdown.sleep(backoff.next())

    async def on_resumed(self) -> None:
        """Note that Discord is connected again, and has told what happened meanwhile."""
        self._online = True

    async def on_disconnect(self) -> None:
        """Note that Discord is not connected: `is_ready` does not tell."""
        self._online = False

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
        if not self._resumed or self.stopping:
            return
        with suppress(Unavailable):  # which the store has told; the next such moment comes
            await self.boards.show_all_unshown(guild_id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer presses and forms here: an error in a discord.py view would reach nobody."""
        if interaction.type not in PRESSED:
            return
        if self.stopping:
            await self.refuse_restarting(interaction)
            return
        if await admitted(self.services, interaction):
            async with self.services.reply(interaction) as reply:
                await press(self.services, interaction, reply)

    async def refuse_restarting(self, interaction: discord.Interaction) -> None:
        """Tell a person privately that the bot is about to restart."""
        async with self.services.reply(interaction):
            raise Refusal("restarting")

    @property
    def connected(self) -> bool:
        """Whether this client has been ready at least once."""
        return self._resumed

    @property
    def stopping(self) -> bool:
        """Whether the bot is about to stop."""
        return self._shutdown.begun

    @property
    def database_open(self) -> bool:
        """Whether the database is open."""
        return hasattr(self, "store")

    async def close(self) -> None:
        """Stop: finish what is being drawn, keep what is stored, leave the rest to the restart."""
        await self._shutdown.finish(CLOSING_SECONDS)
        if self._recurring is not None:
            await self._recurring.close(CLOSING_SECONDS)
        if hasattr(self, "boards"):
            await self._computers.close()
            await self.services.notices.close()
            await self.boards.close()
        # Whoever still waits for a review or a film is told that the bot restarts: that needs the
        # connection to Discord, so the pools are closed first.
        self.ai_pool.close()
        self.render_pool.close()
        await self._shutdown.finish(LAST_SECONDS)
        for task in (*self._warming, *filter(None, (self._signing,))):
            task.cancel()
        await super().close()
        if self.database_open:
            await self.store.close()
        if self._freeze:
            unfreeze()

    def _freeze_loaded(self) -> None:
        if self._freeze:
            freeze_loaded()

    def _show_waiting(self) -> None:
        """Let the figures tell how many wait, at the moment in which they are read."""
        self.metrics.pictures.set_function(lambda: self.render_pool.waiting)
        for lane in self.ai_pool.waiting():
            count = partial(self._thoughts_waiting, lane)
            self.metrics.thoughts.labels(lane).set_function(count)

    def _thoughts_waiting(self, lane: str) -> float:
        return self.ai_pool.waiting()[lane]

    def _warm_up(self, workers: str, warming: Coroutine[object, object, None]) -> None:
        """Start workers in the background; only what is asked of them waits for that."""

        async def warm() -> None:
            try:
                await warming
            except Closed:
                log.info("The bot stopped before its workers were prepared")
            except Exception:
                log.exception(
                    "The workers for %s could not be started; the first are slow", workers
                )

        self._warming.append(asyncio.create_task(warm()))

    async def _keep_signs(self, pause: float) -> None:
        """Upload our signs in the background; words take their place until then."""
        presentations = self.services.presentations
        uploads = SignUploads(
            self, all_signs(), self.render_pool, self._shutdown, presentations.use, pause
        )
        try:
            await uploads.run()
        except Exception:
            log.exception("Signs cannot be uploaded; words take their place")
