"""`/card`: describes a card, a wonder or a token."""

from collections import Counter
from collections.abc import Iterable

import discord
from discord import app_commands

from ...controls.panel import Panel
from ...games import GAMES
from ...lessons.legend import with_signs
from ...tables.refusals import Refusal
from ...wording.names import escaped
from ...wording.presentation import Presentation
from ...wording.strings import Words
from ..services import Services
from .build import CHOICE_LENGTH, CHOICES_AT_MOST, AnyCommand, command


class CardCommand:
    """The command that describes an item of a game: the channel's game comes first."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        words = self.services.strings.words(None)
        return (command(words, "card", self.card, complete={"name": self.suggest}),)

    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """Describe the chosen item, or the best match of the typed name."""
        async with self.services.reply(interaction) as reply:
            self.services.allowances.count("looks", interaction.user.id)
            to = await self.services.for_person(reply)
            panel = _picked(to, name) or _best(await self._games(interaction), to, name)
            if panel is None:
                raise Refusal("no-card", name=escaped(name[:CHOICE_LENGTH]))
            await reply.say(panel)

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the items that match the typed text, in the person's language."""
        if not self.services.allowances.allows("suggestions", interaction.user.id):
            return []
        words = await self.services.presentations.words_for(
            interaction.user.id, interaction.locale.value
        )
        found = _found(await self._games(interaction), words, current)
        return [app_commands.Choice(name=name[:CHOICE_LENGTH], value=item) for item, name in found]

    async def _games(self, interaction: discord.Interaction) -> list[str]:
        """Return all games, the one that is played in the channel first."""
        assert interaction.channel_id is not None
        here = await self.services.store.tables.latest_game(interaction.channel_id)
        return sorted(GAMES, key=lambda game: game != here)


def _picked(to: Presentation, value: str) -> Panel | None:
    """Return the description of an item that was picked from the list of `suggest`."""
    game, _, item = value.partition(":")
    try:
        return _described(to, game, item)
    except KeyError:
        return None


def _best(games: Iterable[str], to: Presentation, name: str) -> Panel | None:
    """Return the description of the item that a typed name means best, in the first game."""
    for game in games:
        found = GAMES[game].find(to.words, name)
        if found:
            return _described(to, game, found[0][0])
    return None


def _described(to: Presentation, game: str, item: str) -> Panel:
    """Return the description of an item and the way to the signs; raises `KeyError`."""
    return with_signs(to.words, GAMES[game].describe(to, item), game)


def _found(games: Iterable[str], words: Words, text: str) -> list[tuple[str, str]]:
    """Return values and names of what the typed text means, the first game's items first.

    A name that several games have is followed by the name of the game.
    """
    found = [(game, *each) for game in games for each in GAMES[game].find(words, text)]
    names = Counter(name for _, _, name in found)
    return [
        (f"{game}:{item}", name if names[name] == 1 else _of_game(words, game, name))
        for game, item, name in found[:CHOICES_AT_MOST]
    ]


def _of_game(words: Words, game: str, name: str) -> str:
    return words("card-of-game", name=name, game=words(f"game-{game}"))
