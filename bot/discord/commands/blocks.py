"""`/block`, `/unblock`, `/exclude` and `/readmit`: whom a person or a server keeps away."""

import discord

from ...controls.panel import Panel
from ...tables.refusals import Refusal
from ...wording.lists import commas
from ...wording.names import escaped
from ...wording.strings import Words
from ..permissions import moderated_server
from ..services import Services
from .build import MODERATORS, AnyCommand, command, managers_command

Member = discord.User | discord.Member


class BlockCommands:
    """The commands with which people and moderators keep somebody away."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        return (
            command(words, "block", self.block),
            command(words, "unblock", self.unblock),
            managers_command(words, "bar", self.bar, permissions=MODERATORS),
            managers_command(words, "unbar", self.unbar, permissions=MODERATORS),
        )

    async def block(
        self, interaction: discord.Interaction, member: discord.User | None = None
    ) -> None:
        """Keep somebody from challenging and inviting the person; tell who all are blocked."""
        async with self.services.reply(interaction) as reply:
            owner = interaction.user.id
            if member is not None:
                self._expect_other(interaction, member)
                await self.services.store.blocks.add(owner, member.id)
            await reply.say(await self._all(reply.words, "blocked", owner, member))

    async def unblock(self, interaction: discord.Interaction, member: discord.User) -> None:
        """Let somebody challenge and invite the person again."""
        async with self.services.reply(interaction) as reply:
            owner = interaction.user.id
            if not await self.services.store.blocks.remove(owner, member.id):
                raise Refusal("not-blocked", name=escaped(member.display_name))
            await reply.say(await self._all(reply.words, "unblocked", owner, member))

    async def bar(
        self, interaction: discord.Interaction, member: discord.User | None = None
    ) -> None:
        """Keep somebody away from the bot on the server; tell who all are."""
        async with self.services.reply(interaction) as reply:
            server = _server(interaction)
            if member is not None:
                self._expect_other(interaction, member)
                _expect_below(interaction, member)
                await self.services.store.blocks.add(server, member.id)
                await self.services.invitations.withdraw_all(member.id, guild_id=server)
                await self.services.tournaments.take_out(member.id, server)
            await reply.say(await self._all(reply.words, "barred", server, member))

    async def unbar(self, interaction: discord.Interaction, member: discord.User) -> None:
        """Let somebody use the bot on the server again."""
        async with self.services.reply(interaction) as reply:
            server = _server(interaction)
            if not await self.services.store.blocks.remove(server, member.id):
                raise Refusal("not-barred", name=escaped(member.display_name))
            await reply.say(await self._all(reply.words, "unbarred", server, member))

    def _expect_other(self, interaction: discord.Interaction, member: Member) -> None:
        if member.id in (interaction.user.id, self.services.me):
            raise Refusal("block-whom")

    async def _all(self, words: Words, done: str, owner: int, member: Member | None) -> Panel:
        """Return what was done with a member, and everybody whom the owner keeps away."""
        lines = []
        if member is not None:
            lines.append(words(f"{done}-member", name=escaped(member.display_name)))
        kept = "barred" if done.endswith("barred") else "blocked"
        all_kept = await self.services.store.blocks.of(owner)
        shown = commas(words, (f"<@{each}>" for each in all_kept[:SHOWN_AT_MOST]))
        lines.append(
            words(f"{kept}-all", members=shown, count=len(all_kept))
            if all_kept
            else words(f"{kept}-none")
        )
        return Panel(("\n".join(lines),))


SHOWN_AT_MOST = 100
"""How many people a list names: as many mentions have room in a message."""


def _server(interaction: discord.Interaction) -> int:
    """Return the server of an interaction; raises `Refusal` for whoever does not moderate it."""
    server = moderated_server(interaction)
    if server is None:
        raise Refusal("not-moderator")
    return server


def _expect_below(interaction: discord.Interaction, member: Member) -> None:
    """Check that a member does not manage the server, unless who asks does; raises `Refusal`."""
    manages = isinstance(member, discord.Member) and (
        member.resolved_permissions or discord.Permissions.none()
    )
    if manages and manages.manage_guild and not interaction.permissions.manage_guild:
        raise Refusal("bar-manager", name=escaped(member.display_name))
