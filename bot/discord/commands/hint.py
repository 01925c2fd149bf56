"""`/hint`: what the computer would do, told to the one on turn alone."""

import discord

from ...computer.hints import Hints, posts_itself
from ..services import Desk
from .build import AnyCommand, command


class HintCommand:
    """The best moves, their chances, and why."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.hints = Hints(desk)

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.desk.strings.words(None), "hint", self.hint),)

    async def hint(self, interaction: discord.Interaction) -> None:
        """Give a hint. Where the answer must tell others first, it is not announced privately."""
        async with self.desk.answer(interaction, private=posts_itself(interaction)) as answer:
            await self.hints.give(interaction, answer)
