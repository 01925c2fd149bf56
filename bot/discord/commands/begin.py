"""The commands that begin games, one for each game, and the member menus that challenge."""

from collections.abc import Iterator, Mapping
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from engine.ai.levels import LEVELS

from ...contract import ALL, Game, Selection
from ...fair.dealing import CUT_LENGTH
from ...games import GAMES
from ...store import CLOCKS
from ...tables.beginning import BEGINNERS, CLOCK, NO_CLOCK, RANDOM
from ...tables.selections import selected, suggestions
from ...wording.strings import Words
from ..presses.invitations import GameRequest, invite
from ..services import Services
from .build import AnyCommand, Callback, Completer, command, member_menu

SHARED = "begin"
"""The key under which the parameters of all these commands are named, but for a game's options."""


class BeginCommands:
    """The commands that begin a game: each invites people, or seats computers."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command of each game, and its menu if it has one."""
        return tuple(each for name, game in GAMES.items() for each in self._of_game(name, game))

    def _of_game(self, name: str, game: Game) -> Iterator[AnyCommand]:
        words = self.services.strings.words(None)
        parameters = tuple(_parameters(game))
        own = {*game.options, *game.selections}
        yield command(
            words,
            game.command,
            self._begins(name, parameters),
            choices={
                **game.options,
                "begins": BEGINNERS,
                "level": LEVELS,
                CLOCK: (NO_CLOCK, *CLOCKS),
            },
            complete={
                option: self._suggests(selection) for option, selection in game.selections.items()
            },
            shared={each.name: SHARED for each in parameters if each.name not in own},
        )
        if game.menu is not None:
            yield member_menu(words, game.menu, self._challenges(name, game.seats[-1]))

    def _begins(self, name: str, parameters: tuple[Parameter, ...]) -> Callback:
        """Return the function of a game's command, which has a parameter for each of its options.

        discord.py reads them from the signature.
        """

        async def begin(interaction: discord.Interaction, **given: Any) -> None:
            async with self.services.reply(interaction, private=False) as reply:
                request = _request(reply.words, name, given)
                await invite(self.services, interaction, reply, request)

        first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)
        begin.__signature__ = Signature((first, *parameters))  # type: ignore[attr-defined]
        return begin

    def _suggests(self, selection: Selection) -> Completer:
        """Return the function that completes what is typed for a selection."""

        async def suggest(
            interaction: discord.Interaction, current: str
        ) -> list[app_commands.Choice[str]]:
            if not self.services.allowances.count_if_allowed("suggestions", interaction.user.id):
                return []
            words = await self.services.presentations.words_for(
                interaction.user.id, interaction.locale.value
            )
            found = suggestions(words, selection, current)
            return [app_commands.Choice(name=name, value=value) for value, name in found]

        return suggest

    def _challenges(self, name: str, seats: int) -> Callback:
        """Return the function of a menu: it invites the member, with room for all who can play."""

        async def challenge(
            interaction: discord.Interaction, opponent: discord.User | discord.Member
        ) -> None:
            async with self.services.reply(interaction, private=False) as reply:
                request = GameRequest(game=name, people=(opponent,), seats=seats)
                await invite(self.services, interaction, reply, request)

        return challenge


def _parameters(game: Game) -> Iterator[Parameter]:
    """Yield the parameters of a game's command: people, the game's options, the computers."""
    least, most = game.seats.start, game.seats[-1]
    if most == 2:
        yield _parameter("opponent", discord.User | None, None)
        yield _parameter("open", bool, False)
    else:
        for n in range(2, most + 1):
            yield _parameter(f"player{n}", discord.User | None, None)
        yield _parameter("seats", app_commands.Range[int, least, most], 0)
        yield _parameter("computers", app_commands.Range[int, 0, most - 1], 0)
    for option, values in game.options.items():
        yield _parameter(option, str, values[0])
    for option in game.selections:
        yield _parameter(option, str, ALL)
    if game.starter and most == 2:
        yield _parameter("begins", str, RANDOM)
    yield _parameter("level", str, "")
    yield _parameter(CLOCK, str, "")
    yield _parameter("watch", bool, False)
    yield _parameter("cut", app_commands.Range[str, 1, CUT_LENGTH], "")


def _parameter(name: str, annotation: object, default: object) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _request(words: Words, name: str, given: Mapping[str, Any]) -> GameRequest:
    """Return what was asked for, from the parameters of a command; raises `Refusal`."""
    game = GAMES[name]
    chosen = {
        option: selected(words, selection, given[option])
        for option, selection in game.selections.items()
    }
    people = (given.get(each) for each in ("opponent", *(f"player{n}" for n in range(2, 8))))
    return GameRequest(
        game=name,
        people=tuple(person for person in people if person is not None),
        open=given.get("open", False),
        seats=given.get("seats", 0),
        computers=given.get("computers", 0),
        options={**{option: given[option] for option in game.options}, **chosen},
        begins=given.get("begins", RANDOM),
        level=given["level"],
        watch=given["watch"],
        clock=given[CLOCK],
        cut=given["cut"],
    )
