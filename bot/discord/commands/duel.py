"""`/duel` and the member menu: challenge a person, play the computer, or watch it play."""

import discord
from discord import app_commands

from engine.ai.levels import LEVELS

from ...fair.dealing import CUT_LENGTH
from ...tables.challenge_panels import BEGINNERS, RANDOM, WONDERS
from ..invitations import GameRequest, invite
from ..services import Services
from .build import AnyCommand, command, member_menu


class DuelCommands:
    """The commands that begin a game."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command and the menu."""
        words = self.services.strings.words(None)
        choices = {"wonders": WONDERS, "begins": BEGINNERS, "level": LEVELS}
        return (
            command(words, "duel", self.duel, choices=choices),
            member_menu(words, "challenge", self.challenge),
        )

    async def duel(
        self,
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        wonders: str = WONDERS[0],
        begins: str = RANDOM,
        level: str = "",
        watch: bool = False,
        cut: app_commands.Range[str, 1, CUT_LENGTH] = "",
    ) -> None:
        """Challenge a person, or play the computer if no opponent is named."""
        async with self.services.reply(interaction, private=False) as reply:
            request = GameRequest(wonders, begins, watch, level, cut)
            await invite(self.services, interaction, reply, opponent, request)

    async def challenge(
        self, interaction: discord.Interaction, opponent: discord.User | discord.Member
    ) -> None:
        """Challenge the member whose menu was opened, with the default options."""
        async with self.services.reply(interaction, private=False) as reply:
            await invite(self.services, interaction, reply, opponent, GameRequest())
