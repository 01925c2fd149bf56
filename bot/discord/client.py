"""The Discord client: what it is made of, how it starts, and where interactions go."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from random import Random, SystemRandom

import discord

from ..computer.players import ComputerPlayers
from ..games import all_signs
from ..runtime.backoff import Backoff
from ..runtime.garbage import freeze_loaded, unfreeze
from ..runtime.metrics import Metrics
from ..runtime.settings import Settings
from ..runtime.shutdown import Shutdown
from ..store import Store, Unavailable
from ..tables.boards.boards import Boards
from ..tables.boards.delivery_retry import WAITS
from ..tables.refusals import Refusal
from ..wording.strings import shared_strings
from ..workers.pool import Closed
from .assembly import Parts, assemble
from .budget import Budget
from .cluster import Cluster
from .commands import all_commands
from .commands.tree import Tree
from .guild_events import GuildEvents
from .pools import Pools
from .presses.press import press
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
    computers: ComputerPlayers

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
        self.pools = Pools(settings, self.metrics)
        self.render_pool, self.ai_pool = self.pools.render, self.pools.ai
        self.rng = rng or SystemRandom()
        self._tree = Tree(self, lambda: self.services, lambda: self.stopping)
        self._shutdown = Shutdown()
        self._resumed = False
        self._online = False
        self._recurring: Recurring | None = None
        self._warming: list[asyncio.Task[None]] = []
        self._sign_pause = sign_pause
        self.guild_events = GuildEvents(self, self._show_again)
        self.cluster = Cluster(self, settings, self.metrics) if settings.shards else None
        self._signing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the database, register the commands in every language, start the workers."""
        self._warm_up("pictures", self.render_pool.warm())
        self._warm_up("searches", self.ai_pool.warm())
        self.store = await Store.open(self.settings.database_url, self.settings.process_name)
        if self.cluster is not None:
            await self.cluster.prepare(self.store)
        await self.pools.open()
        assert self.user is not None
        parts = Parts(
            settings=self.settings,
            store=self.store,
            strings=self.strings,
            render_pool=self.render_pool,
            ai_pool=self.ai_pool,
            budget=self.budget,
            rng=self.rng,
            shutdown=self._shutdown,
            metrics=self.metrics,
        )
        self.services, self.computers = assemble(self.user.id, self, parts)
        self.boards = self.services.boards
        await self._tree.set_translator(Translator(self.strings))
        for command in all_commands(self.services):
            self._tree.add_command(command)
        if self.cluster is not None:
            await self.cluster.register(self._tree, self._tree.sync)
        else:
            await self._tree.sync()
        self._freeze_loaded()
        self._recurring = Recurring(self.services, self.computers, lambda: self.reachable)
        if self._sign_pause is not None:
            self._signing = asyncio.create_task(self._sign_uploads(self._sign_pause).run())

    async def launch_shards(self) -> None:
        """Open the connections to Discord: all of them, or those that the cluster leaves to us."""
        if self.cluster is None:
            await super().launch_shards()
        else:
            await self.cluster.join(self._take_up)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may begin."""
        if self.cluster is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.cluster.await_turn(shard_id)

    async def on_shard_ready(self, _: int) -> None:
        """Resume the games of a shard of a cluster."""
        if self.cluster is not None:
            self.cluster.arrived()

    on_shard_resumed = on_shard_ready

    async def on_ready(self) -> None:
        """Resume the games of the last run, once; after reconnections, show what was missed."""
        if self.cluster is not None:  # which resumes the games of each shard
            return
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
                await self._resume()
                return
            except Exception:
                log.exception("The games could not be resumed; trying again")
            await self._shutdown.sleep(backoff.next())

    async def _take_up(self) -> None:
        """Resume the games of the servers of this process."""
        if not self._resumed:
            self._resumed = True
            log.info("Ready as %s", self.user)
            self._freeze_loaded()
        await self._resume()

    async def _resume(self) -> None:
        """Show what was saved and not shown, and let computers move where it is their turn."""
        with self._shutdown.working():
            await self.services.invitations.show_begun()
            await self.boards.resume()
            due = await self.services.store.tables.computer_due()
            self.computers.take_up(self.services.tables, due)

    async def on_resumed(self) -> None:
        """Note that Discord is connected again, and has told what happened meanwhile."""
        self._online = True

    async def on_disconnect(self) -> None:
        """Note that Discord is not connected: `is_ready` does not tell."""
        self._online = False

    async def _show_again(self, guild_id: int | None) -> None:
        if not self._resumed or self.stopping:
            return
        with suppress(Unavailable):  # which the store has told; the next such moment comes
            await self.boards.show_all_unshown(guild_id)
            await self.services.tournaments.try_again(guild_id)

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
    def reachable(self) -> bool:
        """Whether Discord is connected to this process."""
        return self._online if self.cluster is None else self.cluster.online

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
        if self.cluster is not None:
            await self.cluster.leave()
        await self._shutdown.finish(CLOSING_SECONDS)
        if self._recurring is not None:
            await self._recurring.close(CLOSING_SECONDS)
        await self.guild_events.background.close()
        if hasattr(self, "boards"):
            await self.computers.close()
            await self.services.notices.close()
            await self.boards.close()
        # Whoever still waits for a review or a film is told that the bot restarts: that needs the
        # connection to Discord, so the pools are closed first.
        self.pools.close()
        await self._shutdown.finish(LAST_SECONDS)
        for task in (*self._warming, *filter(None, (self._signing,))):
            task.cancel()
        await super().close()
        await self.pools.disconnect()
        if self.database_open:
            await self.store.close()
        if self._freeze:
            unfreeze()

    def _freeze_loaded(self) -> None:
        if self._freeze:
            freeze_loaded()

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

    def _sign_uploads(self, pause: float) -> SignUploads:
        use, scope = self.services.presentations.use, self.store.scope
        return SignUploads(
            self, all_signs(), self.render_pool, self._shutdown, use, pause,
            lambda: scope.serves(None),
        )  # fmt: skip
