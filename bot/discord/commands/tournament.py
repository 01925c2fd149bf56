"""`/tournament` and `/tournaments`: open a tournament, and tell which ones there are."""

import discord
from discord import app_commands

from ...games import GAMES
from ...store import CLOCKS, TournamentKind
from ...tables.tournaments.pairing import robin_rounds
from ...tables.tournaments.tournaments import MOST
from ...wording.names import TITLE_LENGTH
from ..presses.tournaments import list_tournaments, open_tournament
from ..services import Services
from .build import AnyCommand, command

KINDS = ("swiss", "robin")
USUAL_CLOCK = "day"


class TournamentCommands:
    """The commands of tournaments."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        return (
            command(
                words,
                "tournament",
                self.tournament,
                choices={"game": tuple(GAMES), "kind": KINDS, "clock": tuple(CLOCKS)},
            ),
            command(words, "tournaments", self.tournaments),
        )

    async def tournament(
        self,
        interaction: discord.Interaction,
        game: str,
        name: app_commands.Range[str, 1, TITLE_LENGTH] = "",
        kind: str = KINDS[0],
        rounds: app_commands.Range[int, 0, robin_rounds(MOST)] = 0,
        clock: str = USUAL_CLOCK,
    ) -> None:
        """Open a tournament of a game in the channel."""
        async with self.services.reply(interaction, private=False) as reply:
            kinds: dict[str, TournamentKind] = {"swiss": "swiss", "robin": "robin"}
            await open_tournament(
                self.services,
                interaction,
                reply,
                name=name,
                game=game,
                kind=kinds[kind],
                rounds=rounds,
                clock=clock,
            )

    async def tournaments(self, interaction: discord.Interaction) -> None:
        """Tell which tournaments there are on the server."""
        async with self.services.reply(interaction) as reply:
            await list_tournaments(self.services, interaction, reply)
