"""`/card`: describes a card, a wonder or a token."""

from collections import Counter
from collections.abc import Iterable, Sequence

import discord
from discord import app_commands
from msgspec import Struct

from ...controls.panel import Panel
from ...games import GAMES
from ...lessons.legend import with_signs
from ...tables.refusals import Refusal
from ...wording.find import is_called
from ...wording.names import escaped
from ...wording.presentation import Presentation
from ...wording.strings import Words
from ..services import Services
from .build import CHOICE_LENGTH, CHOICES_AT_MOST, AnyCommand, command


class _Found(Struct, frozen=True):
    """An item of a game that a typed text may mean."""

    game: str
    item: str
    name: str


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
            panel = _picked(to, name)
            if panel is None:
                found = await self._found(interaction, to.words, name, whole=True)
                if not found:
                    raise Refusal("no-card", name=escaped(name[:CHOICE_LENGTH]))
                panel = _described(to, found[0].game, found[0].item)
            await reply.say(panel)

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the items that match the typed text, in the person's language.

        A name that several games have is followed by the name of the game.
        """
        if not self.services.allowances.count_if_allowed("suggestions", interaction.user.id):
            return []
        words = await self.services.presentations.words_for(
            interaction.user.id, interaction.locale.value
        )
        found = await self._found(interaction, words, current, whole=False)
        names = Counter(each.name for each in found)
        return [
            app_commands.Choice(
                name=(each.name if names[each.name] == 1 else _of_game(words, each))[
                    :CHOICE_LENGTH
                ],
                value=f"{each.game}:{each.item}",
            )
            for each in found[:CHOICES_AT_MOST]
        ]

    async def _found(
        self, interaction: discord.Interaction, words: Words, typed: str, *, whole: bool
    ) -> Sequence[_Found]:
        """Return what the typed text means, the best first: what is called so comes first.

        In any language, if nothing is called so in the person's. Among equals, what is of the game
        that is played in the channel comes first. While the text is not `whole` yet, other
        languages are searched only if nothing matches: that takes five times as long, at each key.
        """
        assert interaction.channel_id is not None
        here = await self.services.store.tables.latest_game(interaction.channel_id)
        games = sorted(GAMES, key=lambda game: game != here)
        found = _matches(games, words, typed)
        best = [each for each in found if is_called(typed, each.name)]
        if not best and (whole or not found):
            own = {(each.game, each.item): each for each in found}
            elsewhere = {
                (each.game, each.item): each
                for locale in self.services.strings.locales
                for each in _matches(games, self.services.strings.words(locale), typed)
                if is_called(typed, each.name)
            }
            best = [own.get(item, each) for item, each in elsewhere.items()]
            best.sort(key=lambda each: each.game != here)
        return [*best, *(each for each in found if each not in best)]


def _matches(games: Iterable[str], words: Words, typed: str) -> Sequence[_Found]:
    """Return what matches the typed text in a language, the first game's items first."""
    return [_Found(game, *each) for game in games for each in GAMES[game].find(words, typed)]


def _picked(to: Presentation, value: str) -> Panel | None:
    """Return the description of an item that was picked from the list of `suggest`."""
    game, _, item = value.partition(":")
    try:
        return _described(to, game, item)
    except KeyError:
        return None


def _described(to: Presentation, game: str, item: str) -> Panel:
    """Return the description of an item and the way to the signs; raises `KeyError`."""
    return with_signs(to.words, GAMES[game].describe(to, item), game)


def _of_game(words: Words, found: _Found) -> str:
    return words("card-of-game", name=found.name, game=words(f"game-{found.game}"))
